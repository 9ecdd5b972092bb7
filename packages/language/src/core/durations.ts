/** Parts of turns that effects are about. CR 500.1, 611.2a. */
import type { Duration } from './nodes.ts';

/** A part of a turn to come. */
export type LaterPart = Extract<Duration, { kind: 'duringPart' }>;

/** Whether a duration is the next turn of a player, or their next combat phase. CR 611.2a. */
export function isLaterPart(during: Duration | undefined): during is LaterPart {
  return (
    during?.kind === 'duringPart' &&
    during.part.next === true &&
    during.part.of !== undefined &&
    (during.part.step === 'turn' || during.part.step === 'combat') &&
    during.before === undefined &&
    during.after === undefined
  );
}

/** "this step", said of the declare attackers step. CR 508. */
export function isThisDeclaration(when: unknown): boolean {
  const { kind, part } = (when ?? {}) as Duration & { part?: { step?: string; this?: true } };
  return kind === 'duringPart' && part?.step === 'declare attackers' && part.this === true;
}

/** When the control of a player works, by the words of its duration; null: no player can be controlled for so long. CR 720.1. */
export function controlDuring(duration: Duration | undefined): 'turn' | 'next turn' | 'combat' | 'next combat' | null {
  switch (duration?.kind) {
    case 'duringPart':
      if (duration.part.step === 'turn') return duration.part.next === true ? 'next turn' : 'turn';
      if (duration.part.step === 'combat') return duration.part.next === true ? 'next combat' : 'combat';
      return null;
    case 'untilEndOfTurn':
    case 'thisTurn':
      return 'turn';
    case 'untilEndOfCombat':
    case 'thisCombat':
      return 'combat';
    default:
      return null;
  }
}
