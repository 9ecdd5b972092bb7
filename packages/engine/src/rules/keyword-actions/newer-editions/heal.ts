/** Heal: the damage marked on a permanent is removed. A rule of today's edition (701.69). */
import { editObject } from '../../../vocabulary/door.ts';
import { type GameObject, StatusBit } from '../../../vocabulary/objects.ts';
import { type KeywordAction, NOTHING_DONE } from '../keyword-action.ts';

/** Heal: 701.69a of today's edition. */
export const healAction: KeywordAction = {
  kind: 'heal',
  cr: '701.69a',
  roles: { by: 'permanent' },
  does: ({ game, object }) => {
    if ((game.objects[object] as GameObject).damage === 0) return NOTHING_DONE;
    const healed = editObject(game, object);
    healed.damage = 0;
    healed.status &= ~StatusBit.DeathtouchDamage;
  },
  says: '{object} is healed',
  helps: true,
};
