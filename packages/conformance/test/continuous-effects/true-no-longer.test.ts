/** What is kept of the permanents is forgotten when what it depends on is so no longer. CR 611.3a, 613.5. */
import { describe, expect, test } from 'vitest';
import { keptWrongly } from '@kitchen-table/engine/testing';
import { now, plays, table } from '../support/text-table.ts';

const MULE =
  "Mule | {0} | Creature — Horse | 3/3 | This creature has flying as long as you haven't cast a spell this turn.";
const BARE = 'Bare | {0} | Enchantment | | Play with the top card of your library revealed.';
const NOD = 'Nod | {0} | Instant | | You gain 1 life.';
const MOTH =
  'Moth | {0} | Creature — Insect | 1/1 | This creature gets +1/+0 for each poison counter your opponents have.';
const FAME = 'Fame | {0} | Creature — Human | 1/1 | This creature gets +1/+0 for each experience counter you have.';
const BITE = 'Bite | {0} | Sorcery | | Each opponent gets two poison counters. You get an experience counter.';
const SHY = "Shy | {0} | Creature — Cat | 2/2 | This creature has vigilance if it hasn't dealt damage yet.";
const SPAR = 'Spar | {0} | Sorcery | | Target Cat you control fights target Cat an opponent controls.';
const STRAY = 'Stray | {0} | Creature — Cat | 1/1 | ';

describe('what effects say is so as long as it is so', () => {
  test('from the moment at which a spell is cast, before it resolves (CR 601.2i, 608.2i)', () => {
    const game = table([MULE, BARE, NOD], [{ hand: ['Nod'], battlefield: ['Mule', 'Bare'] }, {}]);
    expect(now(game.ann, 'Mule').abilities).toHaveLength(2);
    game.ann.casts('Nod');
    expect(now(game.ann, 'Mule').abilities).toHaveLength(1);
    expect(keptWrongly(game.game)).toBeNull();
  });

  test('from the moment at which players have counters (CR 122.1)', () => {
    const game = table([MOTH, FAME, BITE], [{ hand: ['Bite'], battlefield: ['Moth', 'Fame'] }, {}]);
    expect(now(game.ann, 'Moth').power).toBe(1);
    plays(game.ann, 'Bite');
    expect([now(game.ann, 'Moth').power, now(game.ann, 'Fame').power]).toEqual([3, 2]);
    expect(keptWrongly(game.game)).toBeNull();
  });

  test('from the moment at which it has dealt damage (CR 120.3)', () => {
    const game = table([SHY, STRAY, SPAR], [{ hand: ['Spar'], battlefield: ['Shy'] }, { battlefield: ['Stray'] }]);
    expect(now(game.ann, 'Shy').abilities).toHaveLength(2);
    plays(game.ann, 'Spar', 'Shy', 'Stray');
    expect(now(game.ann, 'Shy').abilities).toHaveLength(1);
    expect(keptWrongly(game.game)).toBeNull();
  });
});
