/**
 * Cuts a stream of text into JSON records without holding the whole file: items of an array (Scryfall's bulk files),
 * lines of one value each (JSON Lines), or members of the object `data` (MTGJSON AtomicCards).
 */

/** One record cut out: its text, its key if it was a member of `data`, and the line (from 1) that it starts on. */
export interface RawRecord {
  text: string;
  key?: string;
  line: number;
}

/** Thrown when a file is no JSON at all or is cut off; `because` is the end of a sentence that names the file. */
export class NotJson extends Error {
  readonly line: number;
  constructor(line: number, because: string) {
    super(because);
    this.line = line;
  }
}

/** A record longer than this is no card. NOT-CR. */
const LONGEST_RECORD = 8_000_000;
/** So much of a file is looked at to tell its shape. */
const HEAD = 1024;

/** Where the records of a file stand. */
type Shape = 'lines' | 'values' | 'items' | 'members';

/** Cuts a file into records as its text arrives. */
export async function* splitRecords(chunks: AsyncIterable<string>): AsyncGenerator<RawRecord> {
  let head = '';
  let cut: Cutter | undefined;
  for await (const chunk of chunks) {
    if (cut !== undefined) {
      yield* cut.push(chunk);
      continue;
    }
    head += chunk;
    if (head.length < HEAD && !head.trimStart().includes('\n')) continue;
    cut = cutterFor(head);
    yield* cut.push(head.replace(/^\uFEFF/, ''));
  }
  if (cut === undefined) {
    cut = cutterFor(head);
    yield* cut.push(head.replace(/^\uFEFF/, ''));
  }
  yield* cut.end();
}

interface Cutter {
  push(chunk: string): RawRecord[];
  end(): RawRecord[];
}

function cutterFor(head: string): Cutter {
  const shape = shapeOf(head.replace(/^\uFEFF/, ''));
  return shape === 'lines' ? lineCutter() : bracketCutter(shape);
}

function shapeOf(head: string): Shape {
  const start = head.trimStart();
  if (start.startsWith('[')) return 'items';
  if (!start.startsWith('{')) throw new NotJson(1, 'this is not JSON; give a Scryfall or MTGJSON file, or JSON Lines.');
  if (/^\{\s*"(?:meta|data)"\s*:\s*\{/.test(start)) return 'members';
  const end = start.indexOf('\n');
  return end === -1 || start.slice(0, end).trimEnd().endsWith('}') ? 'lines' : 'values';
}

/** JSON Lines: a broken line costs only itself. */
function lineCutter(): Cutter {
  let rest = '';
  let line = 0;
  const record = (text: string): RawRecord[] => {
    line++;
    return text.trim() === '' ? [] : [{ text, line }];
  };
  return {
    push: (chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() as string;
      if (rest.length > LONGEST_RECORD) throw new NotJson(line + 1, 'a line of this length is no card.');
      return lines.flatMap(record);
    },
    end: () => record(rest),
  };
}

const RECORD_DEPTH: Readonly<Record<Exclude<Shape, 'lines'>, number>> = { values: 0, items: 1, members: 2 };

/** Follows brackets and strings; a record is what one pair of brackets at the record depth holds. */
function bracketCutter(shape: Exclude<Shape, 'lines'>): Cutter {
  const recordDepth = RECORD_DEPTH[shape];
  let depth = 0;
  let line = 1;
  let inString = false;
  let escaped = false;
  let text = ''; // what is kept of the current record, or of the current key
  let startLine = 0; // of the current record; 0 outside records
  let key = '';
  let topKey = '';
  let over = false;

  const inRecord = (): boolean => startLine > 0;
  const startsHere = (): boolean => depth === recordDepth && (shape !== 'members' || topKey === 'data');

  const push = (chunk: string): RawRecord[] => {
    const ready: RawRecord[] = [];
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      if (code === 10) line++;
      if (inString) {
        if (escaped) escaped = false;
        else if (code === 92) escaped = true;
        else if (code === 34) {
          inString = false;
          if (!inRecord()) {
            key = text + chunk.slice(from, at);
            text = '';
          }
        }
      } else if (code === 34) {
        inString = true;
        if (!inRecord()) from = at + 1;
      } else if (code === 123 || code === 91) {
        if (over && depth === 0 && shape !== 'values')
          throw new NotJson(line, 'there is more after the end of the list.');
        if (!inRecord() && depth === 1) topKey = key;
        if (!inRecord() && startsHere()) {
          startLine = line;
          from = at;
        }
        depth++;
      } else if (code === 125 || code === 93) {
        depth--;
        if (depth < 0) throw new NotJson(line, 'a bracket closes nothing that is open.');
        if (inRecord() && depth === recordDepth) {
          const whole = text + chunk.slice(from, at + 1);
          ready.push(shape === 'members' ? { text: whole, key, line: startLine } : { text: whole, line: startLine });
          text = '';
          startLine = 0;
        }
        if (depth === 0) over = true;
      }
    }
    if (inRecord() || inString) text += chunk.slice(from);
    if (text.length > LONGEST_RECORD) throw new NotJson(startLine, 'a record of this size is no card.');
    return ready;
  };

  const end = (): RawRecord[] => {
    if (depth > 0 || inString)
      throw new NotJson(startLine > 0 ? startLine : line, 'the file ends in the middle; get it again.');
    return [];
  };
  return { push, end };
}
