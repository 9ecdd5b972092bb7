/** Prevented damage and replaced draws meet what changes permanents, and each other. CR 614-616. */
import { expect, test } from 'vitest';
import { meeting, rows, side, things } from './kinds.ts';

const ROWS = rows(`
  prevention, copy | 707.2 |  | Saint | ann Twin Saint, ben Bolt ann, ann Bolt ben | 20 20 | ?
  prevention, control | 109.5 |  | Saint | ann Steal Saint, ben Bolt ann, ann Bolt ben | 20 17 | ?
  prevention, flicker | 400.7 | Drake |  | ann Guard Drake, ann Flicker Drake, ben Bolt Drake | 20 20 |
  prevention, face down | 708.2 | Drake |  | ann Guard Drake, ann Mask Drake, ben Bolt _ | 20 20 | face down 2/2
  prevention face down | 708.2 | Saint |  | ben Mask Saint, ben Bolt ann | 17 20 | ?
  prevention phased out | 702.26b | Saint |  | ben Fade Saint, ben Bolt ann | 17 20 | ?
  prevention without abilities | 613.1f | Saint |  | ben Numb Saint, ben Bolt ann | 17 20 | ?
  made a creature, prevention | 615.1 | Urn |  | ann Wake Urn, ann Guard Urn, ben Bolt Urn, ben Bolt Urn | 20 20 |
  made a creature, prevention twice | 615.7 | Urn |  | ann Wake Urn, ann Guard Urn, ann Guard Urn, ben Bolt Urn, ben Bolt Urn | 20 20 | Urn 4/4
  type, prevention | 615.1 | Drake |  | ann Hop Drake, ann Guard Drake, ben Bolt Drake, ben Bolt Drake | 20 20 | Drake 1/5 flying
  prevention, prevention | 615.7 |  |  | ann Guard ann, ann Guard ann, ben Bolt ann, ben Bolt ann | 18 20 | ?
  draw replaced, copy | 616.1e | Scribe |  | ann Twin Scribe, ann Draw ann | 22 20 | ?
  draw replaced, control | 109.5 |  | Scribe | ann Steal Scribe, ann Draw ann, ann Draw ben | 22 20 | ?
  draw replaced, flicker | 400.7 | Scribe |  | ann Flicker Scribe, ann Draw ann | 22 20 | ?
  draw replaced, face down | 708.2 | Scribe |  | ann Mask Scribe, ann Draw ann | 20 20 | ?
  draw replaced, phased out | 702.26b | Scribe |  | ann Fade Scribe, ann Draw ann | 20 20 | ?
  draw replaced, no abilities | 613.1f | Scribe |  | ann Numb Scribe, ann Draw ann | 20 20 | ?
  draw replaced, made another creature | 613.1d | Scribe |  | ann Metal Scribe, ann Wake Scribe, ann Draw ann | 22 20 | Scribe 4/4
  draw replaced, type | 613.1d | Scribe |  | ann Hop Scribe, ann Draw ann | 22 20 | Scribe 1/5
  draw replaced, prevention | 616.1 | Scribe + Saint |  | ann Draw ann, ben Bolt ann | 22 20 | ?
  draw replaced for each player | 614.6 | Scribe | Scribe | ann Draw ben | 20 22 | ?
`);

test.each(ROWS.map((row) => [row.pair, row.rule, row] as const))(
  '%s (CR %s)',
  (_pair, _rule, { mine, theirs, casts, after: [lives, ann] }) => {
    const game = meeting(mine, theirs, casts);
    expect(`${game.ann.life} ${game.ben.life}`).toBe(lives);
    if (ann !== '?') expect(side(game.ann)).toEqual(things(ann));
  },
);
