/** Flipping a permanent: the characteristics printed upside down are its own from now on. CR 710.2, 710.4. */
import type { KeywordAction } from '../keyword-actions/keyword-action.ts';
import { showFaces } from '../../events/zones/merging.ts';
import { copiedValuesOf } from '../../questions/continuous-effects/layer-changes.ts';
import type { CardRecord } from '../../vocabulary/objects/cards.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { componentsOf } from '../../vocabulary/objects/merged.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { setFace, setStatus } from '../../vocabulary/objects/object-notes.ts';
import { setEffects } from '../../vocabulary/game-notes.ts';

/** The upside-down half of a flip card among the faces of its record. */
const FLIPPED = 1;

/** Flips it, if it is (or copies) a flip card and is not flipped; whether it was flipped. CR 710.4: there is no way back. */
export function flip(game: Game, id: ObjectId): boolean {
  const object = game.objects[id] as GameObject;
  if ((object.status & StatusBit.Flipped) !== 0) return false;
  const components = componentsOf(object);
  if (components !== null) {
    // CR 727.2h: the component that is a flip card shows its other half.
    if (!components.some(({ record }) => isFlipCard(game, record))) return false;
    setStatus(game, id, StatusBit.Flipped, true);
    showFaces(game, id, 'flip', FLIPPED);
    return true;
  }
  const values = copiedValuesOf(game, id, []);
  if (!isFlipCard(game, values.record)) return false;
  setStatus(game, id, StatusBit.Flipped, true);
  if (object.record.index === values.record) setFace(game, id, FLIPPED);
  // What it copies says both halves; which of them counts is its own status: CR 707.2, 110.5.
  setEffects(
    game,
    game.effects.map((effect) =>
      effect.copied != null && effect.affected?.includes(objectEntity(id)) === true
        ? { ...effect, copied: { ...effect.copied, face: FLIPPED } }
        : effect,
    ),
  );
  return true;
}

function isFlipCard(game: Game, record: number): boolean {
  return (game.records[record] as CardRecord).card.layout === 'flip';
}

/** Flip. CR 710.2. */
export const flipAction: KeywordAction = {
  kind: 'flip',
  cr: '710.2',
  does: ({ game, object }) => ({ done: flip(game, object) }),
  says: '{object} is flipped',
  helps: true,
};
