/** Objects that are found after they changed zones, or become new ones where they are. CR 400.7-400.11, 406.7. */
import { describe, expect, test } from 'vitest';
import { type ObjectId, type PlayerId, Zone } from '@kitchen-table/engine';
import { leave, perform } from '../../../engine/src/events/perform.ts';
import { plays, table } from '../support/rules-table.ts';

describe('found after a change of zones', () => {
  test('damage of a permanent spell that is prevented stays prevented for the permanent it becomes (CR 400.7c)', () => {
    const lines = [
      'Hush | {0} | Instant | | Prevent all noncombat damage a source of your choice would deal this turn.',
      'Stinger | {0} | Creature — Insect | 1/1 | When Stinger enters, it deals 3 damage to each opponent.',
    ];
    for (const [responds, life] of [
      [true, 20],
      [false, 17],
    ] as const) {
      const game = table(lines, [{ hand: ['Stinger'] }, { hand: ['Hush'] }]);
      game.ann.casts('Stinger');
      if (responds) {
        game.plan((question) =>
          question.kind === 'chooseObjects' && question.player === 1 ? [game.indexOf(question.from, 'Stinger')] : null,
        );
        plays(game, game.ben, 'Hush');
      }
      expect(game.resolveAll().ben.life).toBe(life);
    }
  });

  test('"this creature" is a permanent: once it has died, no counters are put on the card in the graveyard (CR 109.2 + 400.7)', () => {
    const lines = [
      'Hungry Heap | {0} | Creature — Ooze | 2/2 | Sacrifice a creature: Put three +1/+1 counters on this creature.',
      'Mourning Hound | {0} | Creature — Dog | 1/1 | Whenever another creature you control dies, put two +1/+1 counters on Mourning Hound.',
      'Snuff | {0} | Instant | | Destroy target creature.',
    ];
    for (const eaten of ['Mourning Hound', 'Hungry Heap']) {
      const game = table(lines, [['Hungry Heap', 'Mourning Hound'], { hand: ['Snuff'] }]);
      game.plan((question) => (question.kind === 'chooseObjects' ? [game.indexOf(question.from, eaten)] : null));
      game.ann.activates('Hungry Heap');
      if (eaten === 'Hungry Heap') game.ben.casts('Snuff', { targets: ['Mourning Hound'] });
      game.resolveAll();
      for (const id of game.ann.state.graveyard) expect(game.game.objects[id]?.counters).toEqual({});
      expect(game.ann.battlefield).toEqual(eaten === 'Hungry Heap' ? [] : ['Hungry Heap']);
      if (eaten === 'Mourning Hound') expect(game.ann.stats('Hungry Heap')).toBe('5/5');
    }
  });

  test('when the enchanted creature dies, its Auras are found in the graveyard, put there then or by state-based actions (CR 400.7f)', () => {
    const lines = [
      'Loyal Bond | {0} | Enchantment — Aura | | Enchant creature / When enchanted creature dies, return Loyal Bond to its owner’s hand.',
      'Fall One | {0} | Instant | | Destroy target creature.',
      'Fall All | {0} | Sorcery | | Destroy all creatures and enchantments.',
    ].map((line) => line.replace('’', "'"));
    for (const [name, targets] of [
      ['Fall One', ['Grizzly Bears']],
      ['Fall All', []],
    ] as const) {
      const game = table(lines, [{ battlefield: ['Grizzly Bears'], hand: ['Loyal Bond', name] }, {}]);
      plays(game, game.ann, 'Loyal Bond', ['Grizzly Bears']);
      game.ann.casts(name, { targets });
      game.resolveAll();
      expect([name, game.ann.hand, game.ann.battlefield]).toEqual([name, ['Loyal Bond'], []]);
    }
  });

  test('an effect that allows a land card to be played finds the land (CR 400.7i)', () => {
    const wake =
      'Wake Land | {0} | Sorcery | | You may play target land card from your graveyard. It becomes a 3/3 Elemental creature until end of turn.';
    const game = table([wake], [{ hand: ['Wake Land'], graveyard: ['Forest'] }, {}]);
    game.ann.answers('yesNo', [1]);
    plays(game, game.ann, 'Wake Land', ['Forest']);
    expect(game.ann.stats('Forest')).toBe('3/3');
  });

  test('a card discarded with madness that was not cast is found in the graveyard (CR 400.7k, 702.35c)', () => {
    const lines = [
      'Mad Cat | {5} | Creature — Cat | 5/5 | Madness {5}',
      'Quick Loss | {0} | Sorcery | | Discard a card. At the beginning of the next end step, return that card to your hand.',
    ];
    const game = table(lines, [{ hand: ['Quick Loss', 'Mad Cat'] }, {}]);
    plays(game, game.ann, 'Quick Loss');
    expect([game.ann.exile, game.ann.hand]).toEqual([['Mad Cat'], []]);
    game.resolveAll();
    expect(game.ann.graveyard).toEqual(['Quick Loss', 'Mad Cat']);
    game.to('End');
    expect(game.ann.hand).toEqual(['Mad Cat']);
  });

  test('a card exiled from exile stays there as a new object, which what exiled the old one does not know (CR 400.8, 406.7)', () => {
    const lines = [
      'Vault | {0} | Artifact | | {0}: Exile target card from a graveyard. / {1}: Put a card exiled with Vault into its owner’s hand.',
      'Deeper | {0} | Instant | | Exile target card in exile.',
    ].map((line) => line.replace('’', "'"));
    const held = (again: boolean): readonly string[] => {
      const game = table(lines, [{ battlefield: ['Vault', 'Plains'], graveyard: ['Shock'], hand: ['Deeper'] }, {}]);
      game.ann.activates('Vault', { targets: ['Shock'], ability: 0 });
      game.resolve();
      const [before] = game.game.exile;
      if (again) {
        plays(game, game.ann, 'Deeper', ['Shock']);
        expect([game.game.exile.length, game.game.exile[0] === before]).toEqual([1, false]);
      }
      game.ann.activates('Vault', { ability: 1 });
      return game.resolve().ann.hand;
    };
    expect([held(false), held(true)]).toEqual([['Deeper', 'Shock'], []]);
  });

  test('a card put into the command zone from the command zone is a new object there (CR 400.10)', () => {
    const game = table([], [{ command: ['Grizzly Bears'] }, {}]);
    const before = game.game.command[0] as ObjectId;
    game.alter((position) => {
      perform(position, [leave(before, Zone.Command, Zone.Command, 'put', 0 as PlayerId, -1 as ObjectId, '400.10')]);
    });
    expect([game.ann.command, game.game.command[0] === before]).toEqual([['Grizzly Bears'], false]);
  });
});

describe('from outside the game', () => {
  const WISH = 'Small Wish | {0} | Sorcery | | Put a card you own from outside the game into your hand.';
  const CAT = 'Far Cat | {0} | Creature — Cat | 2/2 |';

  test('a card of the sideboard that is brought in is owned by who had it there (CR 108.3b)', () => {
    const lines = [
      WISH,
      CAT,
      'Lure Away | {0} | Sorcery | | Gain control of target creature.',
      'Fall One | {0} | Instant | | Destroy target creature.',
    ];
    const game = table(lines, [
      { hand: ['Small Wish'], sideboard: ['Far Cat'] },
      { hand: ['Lure Away', 'Fall One'], sideboard: ['Grizzly Bears'] },
    ]);
    game.ann.answers('yesNo', [1]);
    plays(game, game.ann, 'Small Wish');
    expect(game.ann.hand).toEqual(['Far Cat']);
    plays(game, game.ann, 'Far Cat');
    game.to('PrecombatMain', 2);
    plays(game, game.ben, 'Lure Away', ['Far Cat']);
    expect(game.ben.battlefield).toEqual(['Far Cat']);
    plays(game, game.ben, 'Fall One', ['Far Cat']);
    expect([game.ann.graveyard, game.ben.graveyard]).toEqual([
      ['Small Wish', 'Far Cat'],
      ['Lure Away', 'Fall One'],
    ]);
  });

  test('it stays in the game, until it or its owner leaves the game (CR 400.11b)', () => {
    const game = table([WISH, CAT], [{ hand: ['Small Wish'], sideboard: ['Far Cat'] }, {}, {}]);
    game.ann.answers('yesNo', [1]);
    plays(game, game.ann, 'Small Wish');
    plays(game, game.ann, 'Far Cat');
    game.to('PrecombatMain', 4);
    expect(game.ann.battlefield).toEqual(['Far Cat']);
    const card = game.ann.permanent('Far Cat').card;
    game.session.concede(0 as PlayerId);
    const where = game.game.objects.filter((object) => object.card === card).map(({ zone }) => zone);
    expect(new Set(where)).toEqual(new Set([Zone.None]));
  });

  test('a nontraditional card is not brought in: it stays outside (CR 108.5)', () => {
    const lines = [
      WISH,
      { name: 'Quiet Plane', mana_cost: '', type_line: 'Plane — Alara', oracle_text: 'Creatures have haste.' },
      {
        name: 'Loud Scheme',
        mana_cost: '',
        type_line: 'Scheme',
        oracle_text: 'When you set this scheme in motion, draw a card.',
      },
    ];
    const game = table(lines, [
      { hand: ['Small Wish'], sideboard: ['Quiet Plane', 'Loud Scheme', 'Grizzly Bears'] },
      {},
    ]);
    const offered: number[] = [];
    game.plan((question) => {
      if (question.kind === 'chooseObjects') offered.push(question.from.length);
      return question.kind === 'yesNo' ? [1] : null;
    });
    plays(game, game.ann, 'Small Wish');
    expect([game.ann.hand, offered]).toEqual([['Grizzly Bears'], []]);
  });
});
