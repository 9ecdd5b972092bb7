/** Lines out of a stream of bytes, none longer than is allowed. */

/** So many bytes a line may have. */
export const LONGEST_LINE = 65_536;

const NEW_LINE = 10;

/** The lines of a stream, without their ends; null for one that is too long, which is passed over. */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array>,
  longest: number = LONGEST_LINE,
): AsyncGenerator<string | null> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let tooLong = false;
  const add = (part: Uint8Array): void => {
    length += part.length;
    tooLong ||= length > longest;
    if (tooLong) parts = [];
    else parts.push(part);
  };
  const taken = (): string | null => {
    const line = tooLong ? null : textOf(parts, length);
    parts = [];
    length = 0;
    tooLong = false;
    return line;
  };
  for await (const chunk of stream) {
    let from = 0;
    for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, from)) {
      add(chunk.subarray(from, end));
      yield taken();
      from = end + 1;
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  if (length > 0) yield taken();
}

function textOf(parts: readonly Uint8Array[], length: number): string {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return new TextDecoder().decode(bytes);
}
