/** Heal: the damage marked on a permanent is removed. A rule of today's edition (701.69). */
import { type GameObject } from '../../../vocabulary/objects/objects.ts';
import { type KeywordAction, NOTHING_DONE } from '../keyword-action.ts';
import { removeDamage } from '../../../vocabulary/objects/object-notes.ts';

/** Heal: 701.69a of today's edition. */
export const healAction: KeywordAction = {
  kind: 'heal',
  cr: '701.69a',
  does: ({ game, object }) => {
    if ((game.objects[object] as GameObject).damage === 0) return NOTHING_DONE;
    removeDamage(game, object);
  },
  says: '{object} is healed',
  helps: true,
};
