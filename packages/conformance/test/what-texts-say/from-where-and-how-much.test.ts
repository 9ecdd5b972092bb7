/** The first spell from a graveyard, what came there from elsewhere, any amount of one color, a lasting ban on keywords. CR 106.4, 113.11, 305.6, 608.2. */
import { expect, test } from 'vitest';
import { hasKeyword } from '../../../engine/src/questions/objects/keywords.ts';
import { now, plays, table, uses } from '../support/text-table.ts';

const SPARK = 'Spark | {0} | Instant | | You gain 1 life. / Flashback {0}';

test('the first spell from your graveyard each turn is counted among those from there alone (CR 603.2)', () => {
  const game = table(
    [
      SPARK,
      'Choir | {1} | Enchantment | | Whenever you cast your first instant or sorcery spell from your graveyard each turn, you gain 10 life.',
    ],
    [{ battlefield: ['Choir'], hand: ['Spark'], graveyard: ['Spark', 'Spark'] }, {}],
  );
  const casts = (via: string): number => {
    game.ann.casts('Spark', { via });
    game.resolveAll();
    return game.ann.life;
  };
  expect([casts(''), casts('flashback'), casts('flashback')]).toEqual([21, 32, 33]);
});

test('any amount of one kind of mana: no more than there is of that kind (CR 106.1, 118.3)', () => {
  const game = table(
    [
      'Wyrm | {1} | Creature | 1/1 | {0}: You may pay any amount of {R}. When you do, Wyrm deals that much damage to target opponent.',
    ],
    [{ battlefield: ['Wyrm', 'Mountain', 'Mountain', 'Mountain', 'Forest'] }, {}],
  );
  const most: number[] = [];
  game.plan((question) => {
    if (question.kind === 'yesNo') return [1];
    if (question.kind !== 'chooseNumber') return null;
    most.push(question.max);
    return [2];
  });
  uses(game.ann, 'Wyrm');
  expect([most, game.ben.life]).toEqual([[3], 18]);
});

test('cards put into graveyards this way are those of all players (CR 608.2c)', () => {
  const game = table(
    [
      'Dredger | {1} | Artifact | | {0}: Each player mills two cards. Exile up to three creature cards put into graveyards this way. You gain 1 life for each card exiled this way.',
      'Bear | {1} | Creature | 2/2 |',
      'Ox | {1} | Creature | 4/4 |',
      'Elk | {1} | Creature | 3/3 |',
    ],
    [
      { battlefield: ['Dredger'], library: ['Bear', 'Forest', 'Forest'], graveyard: ['Elk'] },
      { library: ['Ox', 'Forest', 'Forest'] },
    ],
  );
  game.plan((question) => (question.kind === 'chooseObjects' ? question.from.map((_, index) => index) : null));
  uses(game.ann, 'Dredger');
  expect([game.ann.exile, game.ben.exile, game.ann.graveyard.toSorted(), game.ann.life]).toEqual([
    ['Bear'],
    ['Ox'],
    ['Elk', 'Forest'],
    22,
  ]);
});

test('whoever would be dealt damage: it is prevented and a counter is removed, once for each event (CR 615.1a)', () => {
  const game = table(
    [
      'Horde | {0} | Creature | 0/0 | Horde enters with three +1/+1 counters on it. / If Horde would be dealt damage, prevent that damage and remove a +1/+1 counter from it.',
      'Bolt | {0} | Instant | | Bolt deals 3 damage to any target.',
    ],
    [{ hand: ['Bolt', 'Horde'] }, {}],
  );
  plays(game.ann, 'Horde');
  plays(game.ann, 'Bolt', 'Horde');
  expect(game.ann.stats('Horde')).toBe('2/2');
});

test('damage equal to something to a player and that much to a creature, if there is one (CR 115.6, 120.3)', () => {
  const REACTOR =
    'Core | {0} | Artifact | | Core enters with three charge counters on it. / {0}, Sacrifice Core: It deals damage equal to the number of charge counters on it to target player and that much damage to up to one target creature.';
  const game = table([REACTOR, 'Ox | {1} | Creature | 4/4 |'], [{ hand: ['Core'] }, { battlefield: ['Ox'] }]);
  plays(game.ann, 'Core');
  uses(game.ann, 'Core', 'ben', 'Ox');
  expect([game.ben.life, game.ben.permanent('Ox').damage]).toEqual([17, 3]);
});

test('a life total that becomes the starting life total (CR 119.5)', () => {
  const game = table(
    [
      'Dove | {0} | Creature | 1/1 | When Dove enters, if your life total is less than your starting life total, it becomes equal to your starting life total. / Whenever you gain life, put a +1/+1 counter on Dove.',
      'Sap | {0} | Instant | | You lose 7 life.',
    ],
    [{ hand: ['Dove', 'Sap'] }, {}],
  );
  plays(game.ann, 'Sap');
  plays(game.ann, 'Dove');
  expect([game.ann.life, game.ann.stats('Dove')]).toEqual([20, '2/2']);
});

test('a creature card that came to the graveyard from elsewhere than the battlefield may be cast from there (CR 601.3)', () => {
  const game = table(
    [
      'Sage | {1} | Creature | 1/1 | Once during each of your turns, you may cast a creature spell from among cards in your graveyard that were put there from anywhere other than the battlefield this turn.',
      'Drop | {0} | Instant | | Discard a card.',
      'Doom | {0} | Instant | | Destroy target creature.',
      'Cub | {0} | Creature | 1/1 |',
      'Old Cub | {0} | Creature | 1/1 |',
      'Dead Cub | {0} | Creature | 1/1 |',
    ],
    [{ battlefield: ['Sage', 'Dead Cub'], hand: ['Doom', 'Drop', 'Cub'], graveyard: ['Old Cub'] }, {}],
  );
  plays(game.ann, 'Doom', 'Dead Cub');
  expect(['Old Cub', 'Dead Cub'].map((name) => game.ann.can('cast', name))).toEqual([false, false]);
  plays(game.ann, 'Drop');
  expect(['Old Cub', 'Dead Cub', 'Cub'].map((name) => game.ann.can('cast', name))).toEqual([false, false, true]);
});

test('a land of every nonbasic land type is a Locus and a Gate, and no Forest (CR 205.3i, 305.6)', () => {
  const game = table(
    [
      'Nexus | | Land | | Nexus is every nonbasic land type. / {T}: Add {C}.',
      'Post | | Land — Locus | | {T}: Add {C} for each Locus on the battlefield.',
    ],
    [{ battlefield: ['Nexus', 'Post'] }, {}],
  );
  const { subtypes, abilities } = now(game.ann, 'Nexus');
  expect(['Locus', 'Gate', "Urza's", 'Forest', 'Elf'].map((type) => subtypes.includes(type))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(abilities.filter((each) => each.isManaAbility)).toHaveLength(1);
});

test('what lost a keyword and can’t have it gets it back from nothing until the turn ends; what comes later may have it (CR 113.11, 611.2c)', () => {
  const game = table(
    [
      "Beacon | | Land | | {T}: Until end of turn, creatures you don't control lose shroud and hexproof and can't have shroud or hexproof.",
      'Cloak | {0} | Instant | | Target creature gains hexproof until end of turn.',
      'Fox | {0} | Creature | 2/2 | Flash / Hexproof',
      'Ox | {0} | Creature | 4/4 |',
    ],
    [{ battlefield: ['Beacon'] }, { battlefield: ['Fox', 'Ox'], hand: ['Cloak', 'Fox'] }],
  );
  uses(game.ann, 'Beacon');
  plays(game.ben, 'Cloak', 'Ox');
  plays(game.ben, 'Fox');
  const seen = (): unknown[] =>
    [now(game.ben, 'Fox'), now(game.ben, 'Ox'), now(game.ben, 'Fox', 1)].map((each) => hasKeyword(each, 'hexproof'));
  expect(seen()).toEqual([false, false, true]);
  game.to('Upkeep', 2);
  expect(seen()).toEqual([true, false, true]);
});
