/** One verb with two things, each on a condition of its own, the verb said once. CR 608.2c. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

test('damage to each sort on its own color spent; of a hybrid cost only what was paid (CR 608.2c)', () => {
  const line =
    'Ember Rain | {1}{R/G}{R/G} | Sorcery | | Ember Rain deals 3 damage to each creature without flying if {R} was spent to cast this spell and 3 damage to each creature with flying if {G} was spent to cast this spell.';
  const hawk = 'Gray Hawk | {0} | Creature — Bird | 2/3 | Flying';
  for (const [lands, left] of [
    [['Mountain', 'Mountain', 'Mountain'], ['Gray Hawk']],
    [['Forest', 'Forest', 'Forest'], ['Hill Giant']],
    [['Mountain', 'Forest', 'Plains'], []],
  ] as const) {
    const seats = [{ battlefield: [...lands], hand: ['Ember Rain'] }, { battlefield: ['Hill Giant', 'Gray Hawk'] }];
    const game = table([line, hawk], seats);
    plays(game.ann, 'Ember Rain');
    expect(game.ben.battlefield).toEqual(left);
  }
});

test('life for each color spent, twice when both were (CR 608.2c)', () => {
  const line =
    'Dawn Draught | {2}{G/W}{G/W} | Sorcery | | You gain 2 life if {G} was spent to cast this spell and 3 life if {W} was spent to cast this spell.';
  for (const [lands, life] of [
    [['Plains', 'Plains', 'Island', 'Island'], 23],
    [['Plains', 'Forest', 'Island', 'Island'], 25],
  ] as const) {
    const game = table([line], [{ battlefield: [...lands], hand: ['Dawn Draught'] }, {}]);
    plays(game.ann, 'Dawn Draught');
    expect(game.ann.life).toBe(life);
  }
});

test('a counter for what it is: one for a creature, another for a planeswalker, none for neither (CR 122.1)', () => {
  const line =
    'Old Forge | {0} | Artifact | | {T}: Choose target permanent that entered this turn. Put a +1/+1 counter on it if it’s a creature and a charge counter on it if it’s an artifact.';
  const golem = 'Clay Golem | {0} | Artifact Creature — Golem | 1/1 |';
  const idol = 'Idol | {0} | Artifact | |';
  const shrine = 'Shrine | {0} | Enchantment | |';
  for (const [card, counters] of [
    ['Clay Golem', { '+1/+1': 1, charge: 1 }],
    ['Idol', { charge: 1 }],
    ['Shrine', {}],
  ] as const) {
    const game = table([line, golem, idol, shrine], [{ battlefield: ['Old Forge'], hand: [card] }, {}]);
    plays(game.ann, card);
    uses(game.ann, 'Old Forge', card);
    expect(game.ann.permanent(card).counters).toEqual(counters);
  }
});
