/** What is heard when one picture of the table follows another. Pure. */
import type { Snapshot } from '../model/types.ts';

/** A sound, by what it tells. */
export type Sound = 'draw' | 'cast' | 'damage' | 'your turn' | 'end';

type Picture = Pick<Snapshot, 'view' | 'sequence'>;

/** The sounds, each once, in the order in which such things happen; none at the first picture, nor when something was taken back. */
export function soundsBetween(before: Picture | null, after: Picture): readonly Sound[] {
  if (before === null || before.sequence >= after.sequence || after.view.turn < before.view.turn) return [];
  const [old, now] = [before.view, after.view];
  if (now.over) return old.over ? [] : ['end'];
  const heard: Sound[] = [];
  if (now.turn > old.turn && now.viewer !== null && now.activePlayer === now.viewer) heard.push('your turn');
  if (hasDrawn(old, now)) heard.push('draw');
  const waited = new Set(old.stack.map(({ id }) => id));
  if (now.stack.some(({ id, kind }) => kind === 'spell' && !waited.has(id))) heard.push('cast');
  if (isHurt(old, now)) heard.push('damage');
  return heard;
}

type View = Snapshot['view'];

/** The viewer has taken a card from the library. */
function hasDrawn(old: View, now: View): boolean {
  const own = now.players.find(({ id }) => id === now.viewer);
  const was = old.players.find(({ id }) => id === now.viewer);
  return own !== undefined && was !== undefined && own.handSize > was.handSize && own.librarySize < was.librarySize;
}

/** Somebody has less life, or a permanent more damage. */
function isHurt(old: View, now: View): boolean {
  const damage = new Map(old.battlefield.map((object) => [object.id, object.damage]));
  return (
    now.players.some(({ life }, seat) => life < (old.players[seat]?.life ?? life)) ||
    now.battlefield.some((object) => object.damage > (damage.get(object.id) ?? object.damage))
  );
}
