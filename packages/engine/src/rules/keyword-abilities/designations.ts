/** Deeds after which a permanent or card is something that it was not: renowned, saddled, plotted, face down, out of combat. */
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { perform } from '../../events/perform.ts';
import { removeFromCombat } from '../../events/zones/removed-from-combat.ts';
import { by } from '../effects/outcome.ts';
import { putCountersEvent } from '../event-makers.ts';
import { becomes } from '../keyword-actions/happenings.ts';
import { type KeywordAction, NOTHING_DONE } from '../keyword-actions/keyword-action.ts';
import { mark, setStatus, showTo } from '../../vocabulary/objects/object-notes.ts';

/** Renown: once; it gets the counters and becomes renowned. CR 702.112a. */
export const renownAction: KeywordAction = {
  kind: 'renown',
  cr: '702.112a',
  does: ({ game, object, amount, player, context }) => {
    if (((game.objects[object] as GameObject).status & StatusBit.Renowned) !== 0) return NOTHING_DONE;
    perform(game, [putCountersEvent(objectEntity(object), '+1/+1', amount, player, by(context, '702.112a'))]);
    setStatus(game, object, StatusBit.Renowned, true);
    becomes(game, 'renowned', player, object, amount, by(context, '702.112a'));
  },
  says: null,
  helps: true,
};

/** Saddled until the end of the turn: 702.171a of today's edition. */
export const saddleAction: KeywordAction = {
  kind: 'saddle',
  cr: '702.171a',
  does: ({ game, object, player, context }) => {
    const before = (game.objects[object] as GameObject).status;
    setStatus(game, object, StatusBit.Saddled, true);
    if ((before & StatusBit.Saddled) === 0) becomes(game, 'saddled', player, object, 1, by(context, '702.171a'));
  },
  says: '{player} saddles {object}',
  helps: true,
};

/** Harness: once; 701.64a of today's edition. */
export const harnessAction: KeywordAction = {
  kind: 'harness',
  cr: '701.64a',
  possible: ({ game, object }) => !isHarnessed(game, object),
  does: ({ game, object }) => {
    if (isHarnessed(game, object)) return NOTHING_DONE;
    mark(game, object, { harnessed: 1 });
  },
  says: '{object} is harnessed',
  helps: true,
};

function isHarnessed(game: Game, object: ObjectId): boolean {
  return (game.objects[object] as GameObject).memory.marks?.['harnessed'] === 1;
}

/** From then on as though it had been foretold. CR 702.143d. */
export const becomeForetoldAction: KeywordAction = {
  kind: 'become foretold',
  cr: '702.143d',
  does: ({ game, object }) => {
    if (!isIn(game, object, Zone.Exile)) return NOTHING_DONE;
    mark(game, object, { foretell: game.turn });
    showTo(game, object, 1 << (game.objects[object] as GameObject).owner);
  },
  says: '{object} becomes foretold',
  helps: true,
};

/** Plotted as though by its own ability: 702.170 of today's edition. */
export const becomePlottedAction: KeywordAction = {
  kind: 'become plotted',
  cr: '702.170a',
  does: ({ game, object }) => {
    if (!isIn(game, object, Zone.Exile)) return NOTHING_DONE;
    mark(game, object, { plot: game.turn });
  },
  says: '{object} becomes plotted',
  helps: true,
};

/** A Class becomes that level. CR 716.2a. */
export const becomeLevelAction: KeywordAction = {
  kind: 'become level',
  cr: '716.2a',
  does: ({ game, object, amount }) => mark(game, object, { level: amount }),
  says: '{object} becomes level {amount}',
  helps: true,
};

/** CR 506.4. */
export const removeFromCombatAction: KeywordAction = {
  kind: 'remove from combat',
  cr: '506.4',
  does: ({ game, object }) => removeFromCombat(game, object),
  says: '{object} is removed from combat',
  helps: null,
};

/** CR 708.2a-b. */
export const turnFaceDownAction: KeywordAction = {
  kind: 'turn face down',
  cr: '708.2a',
  does: ({ game, object, context }) => ({
    done: perform(game, [{ kind: 'turnFaceDown', object, ...by(context, '708.2a') }]).length > 0,
  }),
  says: '{object} is turned face down',
  helps: null,
};
