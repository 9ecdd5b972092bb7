/** How planeswalking, chaos and schemes are told in the log. CR 701.24-701.26, 901. */
import type { GameEvent } from '../vocabulary/events.ts';
import type { LogPart } from '../vocabulary/log.ts';

/** Stands for the card in a line. */
export const OBJECT = '{object}';

const VERBS: Readonly<Record<string, string>> = {
  'planeswalk away': 'planeswalks away from',
  'planeswalk to': 'planeswalks to',
  encounter: 'encounters',
  'set in motion': 'sets in motion',
  abandon: 'abandons',
};
/** Told by other lines: the roll of the die, where the player planeswalks to. */
const UNTOLD: ReadonlySet<string> = new Set([
  'planeswalk',
  'planeswalk by rolling',
  'roll the planar die',
  'roll a blank',
]);

/** The line for such an action; null when it is told otherwise, undefined for all other actions. */
export function supplementaryLine(
  event: Extract<GameEvent, { kind: 'keywordAction' }>,
): readonly LogPart[] | null | undefined {
  if (event.action === 'chaos ensues') return ['Chaos ensues'];
  if (UNTOLD.has(event.action)) return null;
  const verb = VERBS[event.action];
  return verb === undefined ? undefined : [{ player: event.player }, ` ${verb} `, OBJECT];
}
