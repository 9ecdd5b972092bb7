/** Frames of a pipe: four bytes of length, one of kind, then what is said. Numbers lie as in x86 and ARM: the lowest byte first. */

/** JSON: a command or its answer. */
export const JSON_FRAME = 1;
/** An action for each environment, as 32-bit integers. */
export const STEP_FRAME = 2;
/** What the environments have to say after a step: the memory of a Batch. */
export const BATCH_FRAME = 3;
/** What one seat sees: its observation, then its mask. */
export const SEAT_FRAME = 4;

const HEAD = 5;
/** So long a frame may be that comes in: longer ones are a mistake of the other side. */
const LONGEST = 64 * 1024 * 1024;

/** A frame. */
export interface Frame {
  readonly kind: number;
  readonly bytes: Uint8Array;
}

/** The head of a frame with so many bytes. */
export function headOf(kind: number, length: number): Uint8Array {
  const head = new Uint8Array(HEAD);
  new DataView(head.buffer).setUint32(0, length, true);
  head[4] = kind;
  return head;
}

/** Cuts what comes in into frames. */
export class FrameReader {
  #left: Uint8Array = new Uint8Array(0);

  /** The frames that are whole now. */
  *read(chunk: Uint8Array): Generator<Frame> {
    let bytes = chunk;
    if (this.#left.length > 0) {
      bytes = new Uint8Array(this.#left.length + chunk.length);
      bytes.set(this.#left);
      bytes.set(chunk, this.#left.length);
    }
    let at = 0;
    while (bytes.length - at >= HEAD) {
      const length = new DataView(bytes.buffer, bytes.byteOffset + at).getUint32(0, true);
      if (length > LONGEST) throw new Error(`A frame has at most ${LONGEST} bytes, not ${length}.`);
      if (bytes.length - at < HEAD + length) break;
      yield { kind: bytes[at + 4] as number, bytes: new Uint8Array(bytes.subarray(at + HEAD, at + HEAD + length)) };
      at += HEAD + length;
    }
    this.#left = new Uint8Array(bytes.subarray(at));
  }
}
