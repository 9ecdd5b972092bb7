/** What players did with cards, how far down a library, odd and even, and choices of two things to do, by card text. CR 107.1, 401.7, 608.2. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

describe('odd and even', () => {
  test('zero is even (CR 107.1)', () => {
    const lines = [
      'Parity | {0} | Sorcery | | Destroy each artifact with an even mana value.',
      'Bauble | {0} | Artifact | |',
      'Gear | {3} | Artifact | |',
    ];
    const game = table(lines, [{ hand: ['Parity'] }, { battlefield: ['Bauble', 'Gear'] }]);
    plays(game.ann, 'Parity');
    expect(game.ben.battlefield).toEqual(['Gear']);
  });

  test('the one that was chosen is meant (CR 607.2d)', () => {
    const lines = [
      'Parity | {0} | Sorcery | | Choose odd or even. Destroy each artifact with mana value of the chosen quality.',
      'Orb | {2} | Artifact | |',
      'Gear | {3} | Artifact | |',
    ];
    const game = table(lines, [{ hand: ['Parity'] }, { battlefield: ['Orb', 'Gear'] }]);
    game.plan((question) => (question.kind === 'chooseOption' ? [question.options.indexOf('odd')] : null));
    plays(game.ann, 'Parity');
    expect(game.ben.battlefield).toEqual(['Orb']);
  });
});

describe('how far down', () => {
  const library = ['Forest', 'Shock', 'Forest', 'Shock'];

  test('second from the top, or on the bottom, as the owner chooses (CR 608.2d)', () => {
    const lines = [
      'Sink | {0} | Sorcery | | The owner of target creature puts it into their library second from the top or on the bottom.',
    ];
    for (const [choice, at] of [
      [0, -2],
      [1, 0],
    ] as const) {
      const game = table(lines, [{ hand: ['Sink'] }, { battlefield: ['Hill Giant'], library }]);
      game.plan((question) => (question.kind === 'chooseOption' && question.player === game.ben.id ? [choice] : null));
      plays(game.ann, 'Sink', 'Hill Giant');
      expect(game.ben.library.at(at)).toBe('Hill Giant');
    }
  });

  test('just beneath so many cards (CR 401.7)', () => {
    const lines = [
      'Bury | {X} | Sorcery | | Put target creature into its owner’s library just beneath the top X cards of that library.',
    ];
    const game = table(lines, [
      { hand: ['Bury'], battlefield: ['Swamp', 'Swamp'] },
      { battlefield: ['Hill Giant'], library },
    ]);
    game.ann.casts('Bury', { targets: ['Hill Giant'], x: 2 });
    game.resolveAll();
    expect(game.ben.library.at(-3)).toBe('Hill Giant');
  });
});

describe('what players did', () => {
  test('spells cast from elsewhere than the hand are counted (CR 608.2h)', () => {
    const lines = [
      'Loop | {0} | Sorcery | | Flashback {0}',
      'Sum | {0} | Sorcery | | You gain 2 life for each spell you’ve cast this turn from anywhere other than your hand.',
    ];
    const game = table(lines, [{ hand: ['Loop', 'Sum'], graveyard: ['Loop'] }, {}]);
    plays(game.ann, 'Loop');
    game.ann.casts('Loop', { via: 'flashback' });
    game.resolveAll();
    plays(game.ann, 'Sum');
    expect(game.ann.life).toBe(22);
  });

  test('both kinds of spell must have been cast (CR 608.2h)', () => {
    const lines = [
      'Sum | {0} | Sorcery | | If you’ve cast both a creature spell and an artifact spell this turn, you gain 3 life.',
      'Orb | {0} | Artifact | |',
      'Imp | {0} | Creature — Imp | 1/1 |',
    ];
    const game = table(lines, [{ hand: ['Sum', 'Sum', 'Orb', 'Imp'] }, {}]);
    plays(game.ann, 'Orb');
    plays(game.ann, 'Sum');
    expect(game.ann.life).toBe(20);
    plays(game.ann, 'Imp');
    plays(game.ann, 'Sum');
    expect(game.ann.life).toBe(23);
  });

  test('cards you put into your hand this way (CR 608.2c)', () => {
    const lines = [
      'Sort | {0} | Sorcery | | Look at the top three cards of your library. Put two of them into your hand and the rest into exile. You lose 1 life for each card you put into your hand this way.',
    ];
    const game = table(lines, [{ hand: ['Sort'], library: ['Forest', 'Shock', 'Forest', 'Shock'] }, {}]);
    plays(game.ann, 'Sort');
    expect([game.ann.life, game.ann.hand.length]).toEqual([18, 2]);
  });

  test('opponents who were dealt combat damage are counted (CR 608.2h)', () => {
    const lines = [
      'Score | {0} | Sorcery | | You gain X life, where X is the number of opponents that were dealt combat damage this turn.',
    ];
    const game = table(lines, [{ hand: ['Score'], battlefield: ['Hill Giant'] }, {}]);
    game.ann.attacks('Hill Giant');
    game.throughCombat();
    plays(game.ann, 'Score');
    expect(game.ann.life).toBe(21);
  });
});

describe('a choice of two things', () => {
  test('of which only one can be done is that one, and "when you do" is about it (CR 608.2d + 603.12)', () => {
    const lines = ['Toll | {0} | Sorcery | | You may sacrifice an artifact or pay {2}. When you do, you gain 4 life.'];
    const game = table(lines, [{ hand: ['Toll'], battlefield: ['Swamp', 'Swamp'] }, {}]);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    plays(game.ann, 'Toll');
    expect(game.ann.life).toBe(24);
  });

  test('may be offered to an opponent, who need not (CR 608.2d)', () => {
    const lines = [
      'Offer | {0} | Sorcery | | Target opponent may discard a card or sacrifice an artifact. If they don’t, they lose 6 life.',
    ];
    const game = table(lines, [{ hand: ['Offer', 'Offer'] }, { hand: ['Forest'] }]);
    plays(game.ann, 'Offer', 'ben');
    expect([game.ben.life, game.ben.hand.length]).toEqual([14, 1]);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    plays(game.ann, 'Offer', 'ben');
    expect([game.ben.life, game.ben.hand.length]).toEqual([14, 0]);
  });
});

describe('processes', () => {
  test('are repeated so many more times, and no oftener (CR 608.2c)', () => {
    const lines = [
      'Cycle | {0} | Sorcery | | You draw a card and you lose 1 life. Repeat this process three more times.',
    ];
    const game = table(lines, [{ hand: ['Cycle'], library: Array<string>(6).fill('Forest') }, {}]);
    plays(game.ann, 'Cycle');
    expect([game.ann.hand.length, game.ann.life]).toEqual([4, 16]);
  });

  test('cards are revealed until one is, whoever reveals them (CR 701.16a)', () => {
    const lines = [
      'Dig | {0} | Sorcery | | Target opponent reveals cards from the top of their library until two creature cards are revealed, then puts all cards revealed this way into their graveyard.',
    ];
    const game = table(lines, [
      { hand: ['Dig'] },
      { library: ['Forest', 'Hill Giant', 'Shock', 'Grizzly Bears', 'Forest'] },
    ]);
    plays(game.ann, 'Dig', 'ben');
    expect([game.ben.library, game.ben.graveyard.length]).toEqual([['Forest'], 4]);
  });
});

describe('how much there was', () => {
  test('damage dealt to you this turn is added up (CR 608.2h)', () => {
    const lines = ['Salve | {0} | Sorcery | | If you were dealt 4 or more damage this turn, you gain 9 life.'];
    const game = table(lines, [
      { hand: ['Salve', 'Salve', 'Shock', 'Shock'], battlefield: ['Mountain', 'Mountain'] },
      {},
    ]);
    plays(game.ann, 'Shock', 'ann');
    plays(game.ann, 'Salve');
    expect(game.ann.life).toBe(18);
    plays(game.ann, 'Shock', 'ann');
    plays(game.ann, 'Salve');
    expect(game.ann.life).toBe(25);
  });

  test('that amount of damage is as much as was dealt (CR 608.2h)', () => {
    const lines = [
      'Echo | {0} | Enchantment | | Whenever a source you control deals noncombat damage to an opponent, ~ deals that amount of damage to you.',
    ];
    const game = table(lines, [{ hand: ['Shock'], battlefield: ['Echo', 'Mountain'] }, {}]);
    plays(game.ann, 'Shock', 'ben');
    expect([game.ann.life, game.ben.life]).toEqual([18, 18]);
  });

  test('mana of a kind that was not spent is asked about (CR 601.2h)', () => {
    const lines = ['Spur | {1} | Sorcery | | If {G} wasn’t spent to cast ~, you lose 5 life.'];
    for (const [land, life] of [
      ['Forest', 20],
      ['Swamp', 15],
    ] as const) {
      const game = table(lines, [{ hand: ['Spur'], battlefield: [land] }, {}]);
      plays(game.ann, 'Spur');
      expect(game.ann.life).toBe(life);
    }
  });
});
