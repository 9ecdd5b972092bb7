/** What is given for a permanent before it enters, and numbers chosen as it does. CR 607.2d, 614.1c, 614.12a. */
import { StatusBit } from '@kitchen-table/engine';
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/rules-table.ts';

describe('something may be given in the place of entering (CR 614.12a)', () => {
  const BEAD =
    "Bead | {0} | Artifact | | If Bead would enter, you may discard a land card instead. If you do, put Bead onto the battlefield. If you don't, put it into its owner's graveyard.\n{T}: Add {G}.";
  const GLAD = 'Glad | {0} | Enchantment | | Whenever an artifact enters, you gain 1 life.';
  const after = (wanted: 0 | 1, ...hand: string[]) => {
    const game = table([BEAD, GLAD], [{ battlefield: ['Glad'], hand: ['Bead', ...hand] }, []]);
    game.ann.answers('yesNo', [wanted]);
    plays(game, game.ann, 'Bead');
    game.resolveAll();
    return [game.ann.battlefield, game.ann.graveyard, game.ann.life];
  };

  test('who gives it has the permanent; who does not has it in the graveyard, and it has never entered (CR 603.6d)', () => {
    expect(after(1, 'Forest')).toEqual([['Glad', 'Bead'], ['Forest'], 21]);
    expect(after(0, 'Forest')).toEqual([['Glad'], ['Bead'], 20]);
  });

  test('who has nothing of the kind gives nothing (CR 118.3)', () => {
    expect(after(1, 'Shock')).toEqual([['Glad'], ['Bead'], 20]);
  });
});

describe('a number that was chosen as it entered (CR 607.2d)', () => {
  const COUNTER =
    'Counter | {0} | Creature — Human | 3/4 | As Counter enters, choose a number between 1 and 10.\nWhenever an opponent casts a spell with mana value, power, or toughness equal to the chosen number, that player loses 2 life and you draw a card.';
  const WARDEN =
    "Warden | {0} | Creature — Human | 1/1 | As Warden enters, choose a number.\nNoncreature spells with mana value equal to the chosen number can't be cast.";
  const game = (card: string, number: number) => {
    const made = table(
      [COUNTER, WARDEN],
      [
        { hand: [card], library: ['Forest', 'Forest', 'Forest'], battlefield: ['Mountain'] },
        {
          hand: ['Shock', 'Grizzly Bears'],
          battlefield: ['Mountain', 'Forest', 'Forest'],
          library: ['Forest', 'Forest'],
        },
      ],
    );
    made.ann.answers('chooseNumber', [number]);
    plays(made, made.ann, card);
    return made.to('PrecombatMain', 2);
  };

  test('is asked for between its bounds, and compared with each of what is named', () => {
    const lost = (number: number, spell: string) => {
      const now = game('Counter', number);
      now.ben.casts(spell, { targets: spell === 'Shock' ? ['ann'] : [] });
      now.resolveAll();
      return 20 - now.ben.life;
    };
    expect([lost(1, 'Shock'), lost(2, 'Shock')]).toEqual([2, 0]);
    expect([lost(2, 'Grizzly Bears'), lost(3, 'Grizzly Bears')]).toEqual([2, 0]);
  });

  test('a prohibition of spells with that mana value', () => {
    expect([game('Warden', 1).ben.can('cast', 'Shock'), game('Warden', 2).ben.can('cast', 'Shock')]).toEqual([
      false,
      true,
    ]);
    expect(game('Warden', 2).ben.can('cast', 'Grizzly Bears')).toBe(true);
  });

  test('one that came without a choice forbids nothing', () => {
    const made = table([WARDEN], [{ battlefield: ['Warden'] }, { battlefield: ['Mountain'], hand: ['Shock'] }]);
    expect(made.ben.can('cast', 'Shock')).toBe(true);
  });
});

test('"you may have it enter tapped. If you do, ...": its controller chooses as it enters (CR 614.1c, 614.12a)', () => {
  const lines = [
    'Base | | Land | | You may have Base enter tapped. If you do, you get two rad counters. / {T}: Add {C}.',
  ];
  for (const [answer, counters] of [
    [1, 2],
    [0, 0],
  ] as const) {
    const game = table(lines, [{ hand: ['Base'] }, {}]);
    game.ann.answers('yesNo', [answer]);
    game.ann.playsLand('Base');
    game.resolveAll();
    const tapped = (game.ann.permanent('Base').status & StatusBit.Tapped) !== 0;
    expect([tapped, game.game.players[0]?.counters['rad'] ?? 0]).toEqual([answer === 1, counters]);
  }
});
