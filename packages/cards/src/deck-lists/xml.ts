/** As much XML as deck list files use: elements, attributes, text, remarks. No entities but the five predefined. */

/** An element of an XML file with the line it starts on. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  text: string;
  /** The remarks (`<!-- -->`) directly inside. */
  remarks: readonly string[];
  line: number;
}

/** The root element, or what is wrong and where. */
export type XmlResult = { kind: 'element'; element: XmlElement } | { kind: 'wrong'; line: number; because: string };

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
  remarks: string[];
  line: number;
}

const TOKEN = /<![^>]*>|<\/\s*([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads an XML document. */
export function readXml(source: string): XmlResult {
  const document: OpenElement = { name: '', attributes: {}, children: [], text: '', remarks: [], line: 1 };
  const open: OpenElement[] = [document];
  let line = 1;
  let at = 0;
  while (at < source.length) {
    const top = open[open.length - 1] as OpenElement;
    const next = source.indexOf('<', at);
    const end = next === -1 ? source.length : next;
    top.text += unescapeXml(source.slice(at, end));
    line += newlines(source, at, end);
    if (next === -1) break;
    const region = regionAt(source, next);
    if (region !== null) {
      if (region.end < 0)
        return { kind: 'wrong', line, because: `"${region.opens}" is never closed; the file may be cut off.` };
      const inside = source.slice(next + region.opens.length, region.end);
      if (region.opens === '<!--') top.remarks.push(inside.trim());
      if (region.opens === '<![CDATA[') top.text += inside;
      at = region.end + region.closes.length;
      line += newlines(source, next, at);
      continue;
    }
    TOKEN.lastIndex = next;
    const token = TOKEN.exec(source);
    if (token === null) return { kind: 'wrong', line, because: 'this is not well-formed XML after "<".' };
    const problem = takeToken(token, open, line);
    if (problem !== undefined) return { kind: 'wrong', line, because: problem };
    at = TOKEN.lastIndex;
    line += newlines(source, next, at);
  }
  if (open.length > 1) {
    const unclosed = open[open.length - 1] as OpenElement;
    return {
      kind: 'wrong',
      line: unclosed.line,
      because: `<${unclosed.name.slice(0, 40)}> is never closed; the file may be cut off.`,
    };
  }
  const root = document.children[0];
  if (root === undefined) return { kind: 'wrong', line: 0, because: 'no XML element found.' };
  return { kind: 'element', element: root };
}

const REGIONS = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
] as const;

/** The remark, instruction or literal text that begins there, with where it ends; -1: nowhere. Null: none begins. */
function regionAt(source: string, from: number): { opens: string; closes: string; end: number } | null {
  for (const [opens, closes] of REGIONS)
    if (source.startsWith(opens, from)) return { opens, closes, end: source.indexOf(closes, from + opens.length) };
  return null;
}

function takeToken(token: RegExpExecArray, open: OpenElement[], line: number): string | undefined {
  const top = open[open.length - 1] as OpenElement;
  const [, closed, opened, attributes, selfClosed] = token;
  if (closed !== undefined) {
    if (closed !== top.name || open.length === 1) return `</${closed.slice(0, 40)}> closes nothing that is open.`;
    open.pop();
  }
  if (opened !== undefined) {
    const element: OpenElement = { name: opened, attributes: {}, children: [], text: '', remarks: [], line };
    for (const [, name, double, single] of (attributes as string).matchAll(ATTRIBUTE)) {
      element.attributes[name as string] = unescapeXml((double ?? single) as string);
    }
    top.children.push(element);
    if (selfClosed === '') open.push(element);
  }
  return undefined;
}

function newlines(source: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (source.charCodeAt(at) === 10) count++;
  return count;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-fA-F]{1,5})|(\w+));/g, (whole, decimal, hexadecimal, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hexadecimal !== undefined) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    return ENTITIES[name as string] ?? whole;
  });
}

/** Text made safe to stand in an attribute or between tags. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
