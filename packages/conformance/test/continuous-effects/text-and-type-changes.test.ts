/** Searching, shuffling, states and states that repeat, with cards read from text. CR 608, 616, 701.19-20, 704, 729, 730. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '@kitchen-table/engine';
import { now, plays, table, uses } from '../support/text-table.ts';

describe('searching and shuffling', () => {
  test('a found card that is not said to be revealed is not (CR 701.19e)', () => {
    const lines = [
      'Red One | {R} | Creature — Giant | 3/3 |',
      'Seek | {0} | Sorcery | | Search your library for a red card, put it into your hand, then shuffle.',
    ];
    const game = table(lines, [{ hand: ['Seek'], library: ['Red One'] }, {}], { log: true });
    game.ann.answers('chooseObjects', [0]);
    plays(game.ann, 'Seek');
    expect(game.ann.hand).toEqual(['Red One']);
    const shown = (player: number): string =>
      JSON.stringify([game.session.log(player as never), game.session.view(player as never)]);
    expect([shown(0).includes('Red One'), shown(1).includes('Red One')]).toEqual([true, false]);
  });

  test('"search, shuffle, put that card on top": the found card is not shuffled away (CR 701.20b)', () => {
    const lines = [
      'Red One | {R} | Creature — Giant | 3/3 |',
      'Seek | {0} | Sorcery | | Search your library for a red card, then shuffle and put that card on top.',
    ];
    for (const seed of ['one', 'two', 'three', 'four']) {
      const game = table(lines, [{ hand: ['Seek'], library: ['Plains', 'Island', 'Red One', 'Swamp', 'Forest'] }, {}], {
        seed,
      });
      game.ann.answers('chooseObjects', (question) =>
        question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Red One')] : [],
      );
      plays(game.ann, 'Seek');
      // The library as it lies is from the bottom to the top.
      expect(game.ann.library.at(-1)).toBe('Red One');
    }
  });

  test('a scry ability triggers after the scrying, also when there was nothing to look at (CR 701.18d)', () => {
    const lines = [
      'Oracle | {0} | Enchantment | | Whenever you scry, you gain 1 life.',
      'Omen | {0} | Instant | | Scry 2.',
    ];
    const game = table(lines, [{ battlefield: ['Oracle'], hand: ['Omen'], library: [] }, {}]);
    expect(plays(game.ann, 'Omen').ann.life).toBe(21);
  });
});

describe('illegal actions', () => {
  test('an illegal cast is taken back: the player still has priority and does something else (CR 730.2)', () => {
    const game = table([], [{ battlefield: ['Mountain'], hand: ['Shock', 'Giant Growth'] }, {}]);
    const question = game.question;
    if (question?.kind !== 'priority') throw new Error('no priority');
    expect(game.session.answer([question.options.length])).not.toBe(null);
    expect([game.question?.kind, game.question?.player, game.ann.hand]).toEqual([
      'priority',
      0,
      ['Shock', 'Giant Growth'],
    ]);
    game.ann.casts('Shock', { targets: ['ben'] });
    expect(game.resolveAll().ben.life).toBe(18);
  });
});

describe('layers and sums', () => {
  test('what a text-defined token is (CR 612.4): its types and text come from what created it', () => {
    const game = table(
      ['Litter | {0} | Sorcery | | Create two 2/1 white Cat creature tokens with lifelink.'],
      [{ hand: ['Litter'] }, {}],
    );
    plays(game.ann, 'Litter');
    const { subtypes, abilities, power } = now(game.ann, 'Cat Token');
    expect([subtypes, abilities.length, power]).toEqual([['Cat'], 1, 2]);
  });

  test('an effect that ends a type may end another effect that waits: the order is looked at anew after each (CR 613.8c, 613.8)', () => {
    const lines = [
      'Blood | {0} | Enchantment | | Nonbasic lands are Mountains.',
      'Waste | {0} | Land | | All lands are Islands.',
    ];
    const game = table(lines, [['Waste', 'Blood'], {}]);
    const { subtypes } = now(game.ann, 'Waste');
    expect(subtypes).toEqual(['Mountain']);
  });

  test('protector and defense: a Siege without a protector in the game gets another one (CR 704.5w)', () => {
    const fort = { name: 'Old Fort', mana_cost: '{0}', type_line: 'Battle — Siege', oracle_text: '', defense: '3' };
    const game = table([fort], [{ hand: ['Old Fort'] }, {}, {}]);
    game.ann.casts('Old Fort');
    game.resolveAll();
    const first = game.ann.permanent('Old Fort').memory.protector as number;
    game.session.concede(first as never);
    while (game.question !== null && game.question.kind !== 'priority') game.proceed();
    game.resolveAll();
    game.proceed();
    const second = game.ann.permanent('Old Fort').memory.protector;
    expect([first === 0, second === first, second === 0]).toEqual([false, false, false]);
  });

  test('a card found by name: either face of a double-faced card, one at a time (CR 712.8)', () => {
    const larva = {
      name: 'Larva // Moth',
      layout: 'transform',
      card_faces: [
        {
          name: 'Larva',
          mana_cost: '{0}',
          type_line: 'Creature — Insect',
          power: '1',
          toughness: '1',
          oracle_text: '{0}: Transform this creature.',
        },
        { name: 'Moth', mana_cost: '', type_line: 'Creature — Insect', power: '4', toughness: '4', oracle_text: '' },
      ],
    };
    const game = table([larva], [{ hand: ['Larva // Moth'] }, {}]);
    expect(characteristics(game.game, game.ann.state.hand[0] as never).name).toBe('Larva');
    plays(game.ann, 'Larva');
    uses(game.ann, 'Larva');
    expect(game.ann.battlefield).toEqual(['Moth']);
  });
});
