/** What players choose by the words of a text: modes that are left, names, how many, X. CR 107.3, 201.4, 700.2. */
import { describe, expect, test } from 'vitest';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { now, plays, table, uses } from '../support/text-table.ts';

describe('modes', () => {
  const FEAST =
    'Feast | {0} | Enchantment | | {0}: Choose one that hasn’t been chosen —\n• Draw a card.\n• You gain 3 life.';

  test('one that was chosen is not offered again, and then none (CR 700.2)', () => {
    const game = table([FEAST], [{ battlefield: ['Feast'] }, {}]);
    game.ann.answers('chooseModes', [0]);
    uses(game.ann, 'Feast');
    uses(game.ann, 'Feast');
    expect([game.ann.hand.length, game.ann.life]).toEqual([1, 23]);
    expect(game.ann.can('activate', 'Feast')).toBe(false);
  });

  test('"this turn": the next turn they may be chosen again (CR 700.2)', () => {
    const game = table([FEAST.replace('chosen —', 'chosen this turn —')], [{ battlefield: ['Feast'] }, {}]);
    uses(game.ann, 'Feast');
    uses(game.ann, 'Feast');
    expect(game.ann.can('activate', 'Feast')).toBe(false);
    game.to('PrecombatMain', 3);
    expect(game.ann.can('activate', 'Feast')).toBe(true);
  });

  test('at random: nobody is asked (CR 700.2)', () => {
    const lines = ['Dice | {0} | Sorcery | | Choose one at random —\n• You gain 1 life.\n• You gain 2 life.'];
    const game = table(lines, [{ hand: ['Dice'] }, {}]);
    plays(game.ann, 'Dice');
    expect(game.ann.life).toBeGreaterThan(20);
  });
});

describe('names', () => {
  test('a nonland card name is chosen among those only (CR 201.4)', () => {
    const lines = [
      'Word | {0} | Sorcery | | Choose a nonland card name. Each opponent discards all cards with that name.',
    ];
    const game = table(lines, [{ hand: ['Word'] }, { hand: ['Forest', 'Hill Giant'] }]);
    game.ann.answers('chooseOption', (question) =>
      question.kind === 'chooseOption' ? [question.options.indexOf('Hill Giant')] : [],
    );
    plays(game.ann, 'Word');
    expect(game.ben.hand).toEqual(['Forest']);
  });
});

describe('X', () => {
  test('how many are tapped is X, where nothing else says it (CR 107.3f)', () => {
    const lines = [
      'Drum | {0} | Enchantment | | {0}: You may tap X untapped creatures you control. If you do, you gain X life.',
    ];
    const game = table(lines, [{ battlefield: ['Drum', 'Hill Giant', 'Hill Giant'] }, {}]);
    game.ann.answers('yesNo', [1]).answers('chooseObjects', [0, 1]);
    uses(game.ann, 'Drum');
    expect(game.ann.life).toBe(22);
  });

  test('X said in one sentence is the same X in the next (CR 107.3i)', () => {
    const lines = [
      'Count | {0} | Sorcery | | Draw X cards, where X is the number of creatures you control. You gain X life.',
    ];
    const game = table(lines, [{ battlefield: ['Hill Giant', 'Hill Giant'], hand: ['Count'] }, {}]);
    plays(game.ann, 'Count');
    expect([game.ann.hand.length, game.ann.life]).toEqual([2, 22]);
  });

  test('"When you do": the X that was paid says what may be chosen (CR 603.12)', () => {
    const lines = [
      'Graver | {0} | Sorcery | | You may pay {X}. When you do, return target creature card with mana value X from your graveyard to your hand.',
      'Cub | {2} | Creature — Bear | 2/2 |',
      'Calf | {1} | Creature — Ox | 1/1 |',
    ];
    const game = table(lines, [
      { battlefield: ['Forest', 'Forest'], graveyard: ['Cub', 'Calf'], hand: ['Graver'] },
      {},
    ]);
    game.ann.answers('yesNo', [1]).answers('chooseNumber', [2]);
    plays(game.ann, 'Graver');
    expect(game.ann.hand).toEqual(['Cub']);
  });
});

describe('who acts', () => {
  test('"their hand" within an event is that of whoever casts (CR 603.2)', () => {
    const lines = [
      'Ear | {0} | Enchantment | | Whenever a player casts a spell from their hand, you gain 1 life.',
      'Eye | {0} | Enchantment | | Whenever a player casts a spell from anywhere other than their hand, you gain 5 life.',
      'Echo | {0} | Sorcery | | Draw a card.\nFlashback {0}',
    ];
    const game = table(lines, [{ battlefield: ['Ear', 'Eye'], hand: ['Echo'] }, {}]);
    plays(game.ann, 'Echo');
    expect(game.ann.life).toBe(21);
    plays(game.ann, 'Echo');
    expect(game.ann.life).toBe(26);
  });

  test('"to its owner" within an event is the owner of what deals the damage (CR 603.2)', () => {
    const lines = [
      'Scale | {0} | Enchantment | | Whenever a creature deals damage to its owner, you gain 1 life.',
      'Imp | {0} | Creature — Imp | 1/1 | When this creature enters, it deals 1 damage to each player.',
    ];
    const game = table(lines, [{ battlefield: ['Scale'], hand: ['Imp'] }, {}]);
    plays(game.ann, 'Imp');
    expect(game.ann.life).toBe(20);
    expect(game.ben.life).toBe(19);
  });
});

describe('what is lost, and what is chosen to be gained', () => {
  const keywords = (player: TestPlayer, name: string): readonly string[] =>
    now(player, name).abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []));

  test('all abilities but those that the same text gives (CR 613.1f)', () => {
    const lines = [
      'Ice | {0} | Enchantment — Aura | | Enchant creature\nEnchanted creature has base power and toughness 0/4, has defender, loses all other abilities, and is a blue Wall in addition to its other colors and types.',
      'Hawk | {0} | Creature — Bird | 1/1 | Flying',
    ];
    const game = table(lines, [{ battlefield: ['Hawk'], hand: ['Ice'] }, {}]);
    plays(game.ann, 'Ice', 'Hawk');
    expect([game.ann.stats('Hawk'), keywords(game.ann, 'Hawk'), now(game.ann, 'Hawk').subtypes]).toEqual([
      '0/4',
      ['defender'],
      ['Bird', 'Wall'],
    ]);
  });

  test('all creature types, and no others (CR 205.1a)', () => {
    const lines = ['Blank | {0} | Instant | | Target creature loses all creature types until end of turn.'];
    const game = table(lines, [{ battlefield: ['Hill Giant'], hand: ['Blank'] }, {}]);
    plays(game.ann, 'Blank', 'Hill Giant');
    expect(now(game.ann, 'Hill Giant').subtypes).toEqual([]);
  });

  test('one bonus or the other, as its controller chooses (CR 608.2d)', () => {
    const lines = ['Shift | {0} | Instant | | Target creature gets +2/-1 or -1/+2 until end of turn.'];
    const game = table(lines, [{ battlefield: ['Hill Giant'], hand: ['Shift'] }, {}]);
    game.ann.answers('chooseOption', [1]);
    plays(game.ann, 'Shift', 'Hill Giant');
    expect(game.ann.stats('Hill Giant')).toBe('2/5');
  });

  test('"up to" so many cards are drawn: each player says how many (CR 121.1)', () => {
    const lines = ['Wheel | {0} | Sorcery | | Each player draws up to two cards.'];
    const game = table(lines, [{ hand: ['Wheel'] }, {}]);
    game.ann.answers('chooseNumber', [1]);
    game.ben.answers('chooseNumber', [2]);
    plays(game.ann, 'Wheel');
    expect([game.ann.hand.length, game.ben.hand.length]).toEqual([1, 2]);
  });
});
