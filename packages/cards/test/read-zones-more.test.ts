/** Exiled cards that may be played, piles of which one is face down, Auras that could enchant, by card text. CR 406.3, 601.3, 700.3. */
import { describe, expect, test } from 'vitest';
import { plays, table } from './text-table.ts';

const IMPS = ['Imp | {0} | Creature — Imp | 1/1 |', 'Elf | {0} | Creature — Elf | 1/1 |'];

describe('cards that were exiled', () => {
  test('may be played one after the other for as long as they remain exiled (CR 611.2b)', () => {
    const lines = [
      'Take | {0} | Sorcery | | Exile the top three cards of your library. You may play those cards for as long as they remain exiled.',
      ...IMPS,
    ];
    const game = table(lines, [{ hand: ['Take'], library: ['Imp', 'Elf', 'Forest', 'Shock'] }, {}]);
    plays(game.ann, 'Take');
    plays(game.ann, 'Imp');
    plays(game.ann, 'Elf');
    game.ann.playsLand('Forest');
    expect(game.ann.battlefield).toEqual(['Imp', 'Elf', 'Forest']);
  });

  test('face down, may be looked at by who may play them, and by nobody else (CR 406.3)', () => {
    const lines = [
      'Take | {0} | Sorcery | | Exile the top two cards of target opponent’s library face down. You may look at and play those cards for as long as they remain exiled.',
      ...IMPS,
    ];
    const game = table(lines, [{ hand: ['Take'] }, { library: ['Imp', 'Elf', 'Forest'] }]);
    plays(game.ann, 'Take', 'ben');
    const seen = game.game.exile.map((id) => game.game.objects[id]?.visibleTo);
    expect(seen).toEqual([1 << game.ann.id, 1 << game.ann.id]);
    plays(game.ann, '');
    expect(IMPS.some((line) => line.startsWith(String(game.ann.battlefield[0])))).toBe(true);
  });

  test('may be cast for nothing, with the time said first (CR 118.9)', () => {
    const lines = [
      'Take | {0} | Sorcery | | Exile the top card of your library. You may cast that card this turn without paying its mana cost.',
    ];
    const game = table(lines, [{ hand: ['Take'], library: ['Hill Giant', 'Forest'] }, {}]);
    plays(game.ann, 'Take');
    plays(game.ann, 'Hill Giant');
    expect(game.ann.battlefield).toEqual(['Hill Giant']);
  });

  test('are plotted when an effect says so: cast for nothing on a later turn (CR 116.1)', () => {
    const lines = ['Plan | {0} | Sorcery | | Exile a creature card from your hand. If you do, it becomes plotted.'];
    const library = Array<string>(5).fill('Forest');
    const game = table(lines, [{ hand: ['Plan', 'Hill Giant'], library }, { library }]);
    plays(game.ann, 'Plan');
    expect(game.ann.exile).toEqual(['Hill Giant']);
    expect(game.ann.can('cast', 'Hill Giant')).toBe(false);
    game.to('PrecombatMain', game.game.turn + 2);
    plays(game.ann, 'Hill Giant');
    expect(game.ann.battlefield).toEqual(['Hill Giant']);
  });
});

test('so many cards of the hand are revealed, and one is chosen of them (CR 701.16a)', () => {
  const lines = [
    'Pry | {0} | Sorcery | | Target opponent reveals cards from their hand equal to the number of Swamps you control. You choose one of them. That player discards that card.',
  ];
  const game = table(lines, [
    { hand: ['Pry'], battlefield: ['Swamp', 'Swamp'] },
    { hand: ['Forest', 'Forest', 'Forest'] },
  ]);
  plays(game.ann, 'Pry', 'ben');
  expect([game.ben.hand.length, game.ben.graveyard]).toEqual([2, ['Forest']]);
});

test('a card is exiled at random, wherever the words stand (CR 608.2d)', () => {
  const lines = ['Slip | {0} | Sorcery | | Exile a land card from your graveyard at random. You gain 2 life.'];
  const game = table(lines, [{ hand: ['Slip'], graveyard: ['Shock', 'Forest', 'Forest'] }, {}]);
  plays(game.ann, 'Slip');
  expect([game.ann.exile, game.ann.life]).toEqual([['Forest'], 22]);
});

test('a card goes to one of two places, as its player chooses (CR 608.2d)', () => {
  const lines = [
    'Find | {0} | Sorcery | | Reveal cards from the top of your library until you reveal an artifact card. Put that card onto the battlefield or into your hand.',
    'Orb | {2} | Artifact | |',
  ];
  for (const choice of [0, 1]) {
    const game = table(lines, [{ hand: ['Find'], library: ['Orb', 'Forest'] }, {}]);
    game.plan((question) => (question.kind === 'chooseModes' ? [choice] : null));
    plays(game.ann, 'Find');
    expect([game.ann.battlefield, game.ann.hand]).toEqual(choice === 0 ? [['Orb'], []] : [[], ['Orb']]);
  }
});

describe('a face-down pile and a face-up pile', () => {
  const lines = [
    'Sever | {0} | Sorcery | | Target opponent looks at the top three cards of your library and separates them into a face-down pile and a face-up pile. Put one pile into your hand and the other into your graveyard.',
  ];
  test('the one who chooses is not told what is face down (CR 700.3b)', () => {
    const game = table(lines, [{ hand: ['Sever'], library: ['Hill Giant', 'Shock', 'Forest', 'Swamp'] }, {}]);
    const told: string[] = [];
    game.plan((question) => {
      if (question.kind === 'chooseObjects' && question.player === game.ben.id) return [0, 1];
      if (question.kind !== 'chooseOption') return null;
      told.push(...question.options);
      return [0];
    });
    plays(game.ann, 'Sever', 'ben');
    expect(told).toEqual(['The face-down pile of 2', 'Forest']);
    expect([game.ann.hand.toSorted(), game.ann.graveyard.toSorted()]).toEqual([
      ['Hill Giant', 'Shock'],
      ['Forest', 'Sever'],
    ]);
  });
});

describe('what a card is like', () => {
  test('an Aura is found only if it could enchant that creature (CR 303.4a)', () => {
    const lines = [
      'Tailor | {0} | Creature — Human | 1/1 | When ~ enters, you may search your library for an Aura card that could enchant it, reveal that card, put it into your hand, then shuffle.',
      'Mantle | {1} | Enchantment — Aura | | Enchant creature',
      'Fence | {1} | Enchantment — Aura | | Enchant land',
    ];
    const game = table(lines, [{ hand: ['Tailor'], library: ['Mantle', 'Fence', 'Forest'] }, {}]);
    const offered: number[] = [];
    game.plan((question) => {
      if (question.kind === 'yesNo') return [1];
      if (question.kind !== 'chooseObjects' || question.purpose !== 'search') return null;
      offered.push(question.from.length);
      return [0];
    });
    plays(game.ann, 'Tailor');
    expect([offered, game.ann.hand]).toEqual([[1], ['Mantle']]);
  });

  test('with one of several keywords (CR 113.3)', () => {
    const lines = [
      'Ward | {0} | Sorcery | | Destroy all creatures with flying, reach, or defender.',
      'Kite | {0} | Creature — Bird | 1/1 | Flying',
      'Wall | {0} | Creature — Wall | 0/3 | Defender',
    ];
    const game = table(lines, [{ hand: ['Ward'] }, { battlefield: ['Kite', 'Wall', 'Hill Giant'] }]);
    plays(game.ann, 'Ward');
    expect(game.ben.battlefield).toEqual(['Hill Giant']);
  });

  test('protection from the card type that was chosen (CR 702.16a + 607.2d)', () => {
    const lines = [
      'Shell | {0} | Creature — Beast | 2/2 | As ~ enters, choose a card type.\nOther creatures you control have protection from the chosen card type.',
    ];
    const game = table(lines, [
      { hand: ['Shell'], battlefield: ['Hill Giant'] },
      { hand: ['Shock'], battlefield: ['Mountain'] },
    ]);
    game.plan((question) => (question.kind === 'chooseOption' ? [question.options.indexOf('instant')] : null));
    plays(game.ann, 'Shell');
    expect(() => game.ben.casts('Shock', { targets: ['Hill Giant'] })).toThrow();
  });
});
