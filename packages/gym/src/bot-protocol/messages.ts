/** What a table and a bot outside say to each other, a line of JSON each. docs/bot-protocol.md tells it to those who write bots. */
import type { GameView, PlayerId, Question } from '@kitchen-table/engine';
import type { OptionKind } from '../actions/choices.ts';

/** The version of the protocol. */
export const PROTOCOL_VERSION = 1;

/** An option as a bot is told of it. */
export interface ToldOption {
  readonly kind: OptionKind;
  /** The object (from 0) or player (-1 is seat 0, -2 seat 1) that is chosen or acts; null where it is neither. */
  readonly entity: number | null;
  readonly name: string;
  readonly number: number;
  readonly text: string;
  /** Whom or what it attacks or blocks. */
  readonly against: number | null;
}

/** What a table says to a bot. */
export type ToBot =
  | {
      readonly type: 'hello';
      readonly protocol: number;
      readonly format: string;
      readonly seat: PlayerId;
      readonly players: readonly string[];
    }
  | {
      readonly type: 'choose';
      /** The reply names it. */
      readonly number: number;
      readonly options: readonly ToldOption[];
      readonly mayStop: boolean;
      /** With the first choice of a question: the question, and what the seat sees. */
      readonly question?: Question;
      readonly view?: GameView;
    }
  | { readonly type: 'error'; readonly sentence: string }
  | {
      readonly type: 'over';
      readonly reward: number;
      readonly truncated: boolean;
      readonly winners: readonly PlayerId[];
    };

/** A bot's reply, or what is wrong with it, in one sentence. */
export type Read = { readonly option: number | null } | { readonly wrong: string };

/** Reads a line that answers a choice. */
export function readReply(
  line: string | null,
  number: number,
  options: number,
  mayStop: boolean,
  longest: number,
): Read {
  if (line === null) return { wrong: `That line has more than ${longest} bytes.` };
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return { wrong: 'That line is not JSON.' };
  }
  if (typeof said !== 'object' || said === null || Array.isArray(said))
    return { wrong: 'That line is not a JSON object.' };
  const { type, number: named, option } = said as Record<string, unknown>;
  if (type !== 'choose') return { wrong: 'The "type" of a reply is "choose".' };
  if (named !== number) return { wrong: `The choice that is open has the "number" ${number}.` };
  if (option === null)
    return mayStop ? { option } : { wrong: 'Here something has to be chosen: "option" can\'t be null.' };
  if (typeof option !== 'number' || !Number.isInteger(option) || option < 0 || option >= options)
    return { wrong: `"option" is ${mayStop ? 'null or ' : ''}a whole number from 0 to ${options - 1}.` };
  return { option };
}
