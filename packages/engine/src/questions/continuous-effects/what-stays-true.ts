/** What is true of everything else when an object comes or goes: the same, if the object has no part in it. CR 604, 613. */
import { Interest } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { startingPoint } from './starting-points.ts';
import { noteDerived } from '../../vocabulary/game-notes.ts';

/** What is noted of abilities wherever they work. */
const NOTED = Interest.Rules | Interest.Triggered;
/** What the layers look for, besides. */
const SOUGHT = NOTED | Interest.Changes | Interest.Defining | Interest.Levels;

/** A permanent comes or goes: forgets what is true now, unless it is no matter of that permanent. */
export function forgetPermanent(game: Game, object: GameObject): void {
  const { derived } = game;
  if (derived === null) return;
  if (!derived.plain || (startingPoint(object).interest & SOUGHT) !== 0) noteDerived(game, null);
  else if (derived.token === game.token) derived.characteristics[object.id] = undefined;
}

/** A card comes to a zone or leaves it, the battlefield apart: forgets what is true now, unless none of its abilities works there. */
export function forgetCard(game: Game, object: GameObject, zone: Zone): void {
  const { derived } = game;
  if (derived === null) return;
  if (!derived.steady) noteDerived(game, null);
  else if ((derived.zones & (1 << zone)) !== 0 && !(derived.plain && hasNoPart(object, zone))) noteDerived(game, null);
}

function hasNoPart(object: GameObject, zone: Zone): boolean {
  const { interest, abilities } = startingPoint(object);
  // CR 113.6b: the layers look at spells too.
  const looked = zone === Zone.Stack ? SOUGHT : NOTED;
  if ((interest & looked) === 0) return true;
  return !abilities.some((record) => (record.interest & looked) !== 0 && (record.zones & (1 << zone)) !== 0);
}
