/** The log: what happened, why, and by which rule. */
import type { ObjectId, PlayerId } from './ids.ts';
import type { Step } from './turn-structure/steps.ts';

/** A word of a log line: plain text, an object by the name it had, or a player. */
export type LogPart = string | { readonly object: ObjectId; readonly name: string } | { readonly player: PlayerId };

/** A line of the log: what happened, when, by what and by which rule. */
export interface LogEntry {
  readonly turn: number;
  readonly step: Step;
  /** The CR number. Every line has one. */
  readonly rule: string;
  /** What caused it, or NO_OBJECT for the game's own rules. */
  readonly cause: ObjectId;
  readonly parts: readonly LogPart[];
  /** When some may not know all: who sees `parts`; the others see `publicParts`. CR 400.2. */
  readonly seenBy?: readonly PlayerId[];
  readonly publicParts?: readonly LogPart[];
}
