/** Triple: a creature's power or toughness becomes three times as much for a time. A rule of today's edition (701.11). */
import { characteristics } from '../../../questions/continuous-effects/characteristics.ts';
import { objectEntity } from '../../../vocabulary/ids.ts';
import { addEffect } from '../../effects/durations.ts';
import type { KeywordAction } from '../keyword-action.ts';

type Sides = 'power' | 'toughness' | 'power and toughness';

/** Triple: it gets twice what it has as it is done, also of what is less than nothing: 701.11b-c of today's edition. */
export const tripleAction: KeywordAction = {
  kind: 'triple',
  cr: '701.11b',
  does: ({ game, object, words, context, during }) => {
    const { power, toughness } = characteristics(game, object);
    const more = { kind: 'double', object: { kind: 'self' }, what: words.detail as Sides } as const;
    const twice = [2 * power, 2 * toughness] as const;
    addEffect(game, { kind: 'changes', action: more }, context, during, [objectEntity(object)], twice);
  },
  says: null,
  helps: true,
};
