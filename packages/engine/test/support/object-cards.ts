/** Cards that the tests of objects and tokens share. */
import { act, instant, it, targetCreature } from './single-rule-cards.ts';

export const murder = instant('Test Murder', act({ kind: 'destroy', object: targetCreature }));

export const bounce = instant(
  'Test Bounce',
  act({
    kind: 'move',
    verb: 'return',
    object: { ...targetCreature, label: 'target1' },
    to: { kind: 'place', zone: 'hand', of: { kind: 'playerOf', relation: 'owner', of: it('target1') } },
  }),
);
