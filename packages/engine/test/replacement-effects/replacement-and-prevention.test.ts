/** Replacement and prevention effects, and their interaction. CR 614-616. */
import type { Action, Clause, Rule } from '@kitchen-table/language/surface';
import { describe, expect, test } from 'vitest';
import { StatusBit } from '../../src/vocabulary/objects/objects.ts';
import { act, anyTarget, card, classFilter, creature, number, self, spell, target, you } from '../support/cards.ts';
import {
  all,
  any,
  bare,
  CREATURE,
  each,
  enchantment,
  gain,
  instant,
  mana,
  rule,
  when,
  YOURS,
} from '../support/conformance-cards.ts';
import { scenario, type Scenario } from '../support/scenario.ts';

const plains = (count: number): string[] => Array.from({ length: count }, () => 'Plains');
const replace = (would: Action, instead: Clause | null): Rule => ({ kind: 'replace', would, instead });
const thatMuch = { kind: 'amountOf' as const, to: 'event.amount' as const, words: 'that much' };
const myDraw: Action = { kind: 'draw', amount: number(1), actor: you };
const myLife: Action = { kind: 'gainLife', actor: you };
const twofold = enchantment(
  'Test Twofold',
  rule(replace(myLife, act({ kind: 'gainLife', actor: you, amount: { kind: 'times', by: 2, of: thatMuch } }))),
);
const plusOne = enchantment(
  'Test Plus',
  rule(
    replace(
      myLife,
      act({ kind: 'gainLife', actor: you, amount: { kind: 'sum', of: [thatMuch, number(1)], words: 'life plus' } }),
    ),
  ),
);
const drawLife = enchantment('Test Feast', rule(replace(myDraw, act(gain(1)))));
const lifeDraw = enchantment('Test Study', rule(replace(myLife, act({ kind: 'draw', actor: you, amount: thatMuch }))));
const heal = instant('Test Heal', gain(3));
const sweep = instant('Test Sweep', { kind: 'destroy', object: all(CREATURE) });
const fog = instant('Test Fog', {
  kind: 'do',
  action: { kind: 'prevent', amount: 'all', sort: 'combat' },
  during: { kind: 'thisTurn' },
});

function play(game: Scenario, name: string, ...targets: string[]): Scenario {
  game.ann.casts(name, { targets });
  return game.resolveAll();
}

describe('replacement', () => {
  test('of two effects on one event the affected player chooses the first; each applies once (CR 616.1e, 616.1f)', () => {
    const lives = [0, 1].map((first) => {
      const game = scenario([{ battlefield: ['Test Twofold', 'Test Plus', ...plains(1)], hand: ['Test Heal'] }, []], {
        cards: [twofold, plusOne, heal],
      });
      game.plan((question) => (question.kind === 'priority' || question.kind === 'targets' ? null : [first]));
      return play(game, 'Test Heal').ann.life;
    });
    expect(lives.sort()).toEqual([27, 28]);
  });

  test('an effect may become applicable through another: life becomes cards, cards become life, once each (CR 616.2, 614.5)', () => {
    const game = scenario([{ battlefield: ['Test Feast', 'Test Study', ...plains(1)], hand: ['Test Heal'] }, []], {
      cards: [drawLife, lifeDraw, heal],
    });
    play(game, 'Test Heal');
    expect([game.ann.life, game.ann.hand.length]).toEqual([23, 0]);
  });

  test('draws are replaced though the library is empty, and nobody loses for it (CR 614.11)', () => {
    const game = scenario(
      [{ battlefield: ['Test Feast', 'Island', 'Island', 'Island'], hand: ['Divination'], library: [] }, []],
      { cards: [drawLife] },
    );
    play(game, 'Divination');
    expect([game.ann.life, game.isOver]).toEqual([22, false]);
  });

  test('each draw of several is replaced by itself (CR 614.11a)', () => {
    const once = enchantment('Test Joy', when(myDraw, gain(1)));
    const two = enchantment('Test Double', rule(replace(myDraw, act({ kind: 'draw', actor: you, amount: number(2) }))));
    const game = scenario(
      [{ battlefield: ['Test Joy', 'Test Double', 'Island', 'Island', 'Island'], hand: ['Divination'] }, []],
      { cards: [once, two] },
    );
    play(game, 'Divination');
    expect([game.ann.hand.length, game.ann.life]).toEqual([4, 24]);
  });

  test('an effect for an event that never happens does nothing (CR 614.7)', () => {
    const exileDead = enchantment(
      'Test Rest',
      rule(
        replace(
          { kind: 'die', object: any(CREATURE) },
          act({ kind: 'exile', object: { kind: 'reference', to: 'event.object', words: 'it' } }),
        ),
      ),
    );
    const game = scenario([{ battlefield: ['Test Rest', 'Darksteel Myr', ...plains(1)], hand: ['Test Sweep'] }, []], {
      cards: [exileDead, sweep],
    });
    expect(play(game, 'Test Sweep').ann.battlefield).toContain('Darksteel Myr');
  });

  test('damage of 0 is no damage: nothing is added to it, nothing triggers (CR 614.7a, 120.8)', () => {
    const worse = enchantment(
      'Test Worse',
      rule(
        replace(
          { kind: 'dealDamage' },
          act({ kind: 'dealDamage', amount: { kind: 'sum', of: [thatMuch, number(1)], words: 'damage plus' } }),
        ),
      ),
    );
    const none = instant('Test None', { kind: 'dealDamage', actor: self, amount: number(0), to: anyTarget });
    const game = scenario(
      [{ battlefield: ['Test Worse', 'Mountain', ...plains(1)], hand: ['Test None', 'Shock'] }, []],
      { cards: [worse, none] },
    );
    expect(play(game, 'Test None', 'ben').ben.life).toBe(20);
    expect(play(game, 'Shock', 'ben').ben.life).toBe(17);
  });

  test('regeneration must be there before: a shield saves once, taps, and clears damage (CR 614.4, 614.8, 614.3)', () => {
    const troll = creature('Test Troll', 'G', 2, 2, {
      kind: 'activated',
      cost: mana('G'),
      clause: act({ kind: 'regenerate', object: self }),
    });
    const game = scenario(
      [{ battlefield: ['Test Troll', 'Forest', ...plains(2)], hand: ['Test Sweep', 'Test Sweep'] }, []],
      { cards: [troll, sweep] },
    );
    game.ann.casts('Test Sweep');
    game.ann.activates('Test Troll');
    game.resolveAll();
    expect([
      game.ann.battlefield.includes('Test Troll'),
      game.ann.permanent('Test Troll').status & StatusBit.Tapped,
    ]).toEqual([true, StatusBit.Tapped]);
    expect(play(game, 'Test Sweep').ann.graveyard).toContain('Test Troll');
  });

  test('a skipped draw step has no draw, and nothing that waits for its beginning (CR 614.1b, 614.10, 614.10a)', () => {
    const skip = enchantment(
      'Test Skip',
      rule({ kind: 'skipRule', part: { kind: 'turnPart', of: you, step: 'draw' } }),
    );
    const bell = enchantment('Test Bell', {
      kind: 'triggered',
      trigger: {
        kind: 'trigger',
        word: 'at',
        events: [{ kind: 'beginningOf', part: { kind: 'turnPart', of: you, step: 'draw' } }],
      },
      clause: act(gain(1)),
    });
    for (const [with_, life, hand] of [
      ['Test Skip', 20, 0],
      ['Plains', 21, 1],
    ] as const) {
      const game = scenario([['Test Bell', with_], []], { cards: [skip, bell] });
      game.to('PrecombatMain', 3);
      expect([game.ann.life, game.ann.hand.length]).toEqual([life, hand]);
    }
  });

  test('"creatures enter tapped" and "enter with a counter" both apply, also to what has just become a creature spell (CR 614.1d, 614.12)', () => {
    const slow = enchantment(
      'Test Slow',
      rule({ kind: 'entersWith', object: bare(CREATURE), entering: { kind: 'entering', tapped: true } }),
    );
    const strong = enchantment(
      'Test Strong',
      rule({
        kind: 'entersWith',
        object: each(YOURS),
        entering: { kind: 'entering', counters: [{ number: number(1), counter: '+1/+1', additional: true }] },
      }),
    );
    const game = scenario(
      [{ battlefield: ['Test Slow', 'Test Strong', 'Forest', 'Forest'], hand: ['Grizzly Bears'] }, []],
      { cards: [slow, strong] },
    );
    play(game, 'Grizzly Bears');
    expect([game.ann.stats('Grizzly Bears'), game.ann.permanent('Grizzly Bears').status & StatusBit.Tapped]).toEqual([
      '3/3',
      StatusBit.Tapped,
    ]);
  });

  test('what can’t happen is no cost that could be paid (CR 614.17b)', () => {
    const rite = card('Test Rite', {
      cost: 'W',
      types: ['instant'],
      abilities: [
        {
          kind: 'static',
          rules: [],
          spellCost: { additional: [{ kind: 'actionCost', action: { kind: 'sacrifice', object: any(CREATURE) } }] },
        },
        spell(act({ kind: 'draw', amount: number(1) })),
      ],
    });
    const oath = enchantment(
      'Test Oath',
      rule({ kind: 'cant', action: { kind: 'sacrifice', actor: bare(classFilter('player')), object: bare(CREATURE) } }),
    );
    for (const [with_, can] of [
      ['Test Oath', false],
      ['Plains', true],
    ] as const) {
      const game = scenario([{ battlefield: ['Plains', 'Grizzly Bears', with_], hand: ['Test Rite'] }, []], {
        cards: [rite, oath],
      });
      expect(game.ann.can('cast', 'Test Rite')).toBe(can);
    }
  });

  test('life that can’t be gained can’t be replaced by something else (CR 614.17c, 614.17)', () => {
    const none = enchantment(
      'Test None',
      rule({ kind: 'cant', action: { kind: 'gainLife', actor: bare(classFilter('player')) } }),
    );
    const game = scenario([{ battlefield: ['Test None', 'Test Study', ...plains(1)], hand: ['Test Heal'] }, []], {
      cards: [none, lifeDraw, heal],
    });
    play(game, 'Test Heal');
    expect([game.ann.life, game.ann.hand.length]).toEqual([20, 0]);
  });

  test('an indestructible creature uses up no regeneration shield: nothing would destroy it (CR 614.17c)', () => {
    const regrow = instant('Test Regrow', { kind: 'regenerate', object: target(CREATURE) });
    const game = scenario([{ battlefield: ['Darksteel Myr', ...plains(2)], hand: ['Test Regrow', 'Test Sweep'] }, []], {
      cards: [regrow, sweep],
    });
    play(game, 'Test Regrow', 'Darksteel Myr');
    expect(play(game, 'Test Sweep').ann.permanent('Darksteel Myr').status & StatusBit.Tapped).toBe(0);
  });

  test('the starting player of two skips the first draw step, not only the draw (CR 103.8a, 614.10a)', () => {
    const bell = enchantment('Test Bell', {
      kind: 'triggered',
      trigger: {
        kind: 'trigger',
        word: 'at',
        events: [{ kind: 'beginningOf', part: { kind: 'turnPart', of: you, step: 'draw' } }],
      },
      clause: act(gain(1)),
    });
    expect(scenario([['Test Bell'], []], { cards: [bell] }).ann.life).toBe(20);
    expect(scenario([['Test Bell'], [], []], { cards: [bell] }).resolveAll().ann.life).toBe(21);
  });

  test('of "exile it instead" and "shuffle it in instead" one applies, and the other has nothing left to do (CR 616.1f)', () => {
    const rest = enchantment(
      'Test Rest',
      rule(
        replace(
          { kind: 'die', object: any(CREATURE) },
          act({ kind: 'exile', object: { kind: 'reference', to: 'event.object', words: 'it' } }),
        ),
      ),
    );
    const hydra = creature(
      'Test Return',
      'G',
      2,
      2,
      rule(
        replace(
          { kind: 'die', object: self },
          act({
            kind: 'shuffle',
            object: { kind: 'reference', to: 'self', words: 'it' },
            into: { kind: 'playerOf', relation: 'owner', of: { kind: 'reference', to: 'self', words: 'it' } },
          }),
        ),
      ),
    );
    const places = [0, 1].map((first) => {
      const game = scenario([{ battlefield: ['Test Rest', 'Test Return', 'Mountain'], hand: ['Shock'] }, []], {
        cards: [rest, hydra],
      });
      game.plan((question) => (question.kind === 'priority' || question.kind === 'targets' ? null : [first]));
      play(game, 'Shock', 'Test Return');
      return `${game.ann.exile.length} ${game.ann.library.includes('Test Return')} ${game.ann.graveyard.length}`;
    });
    expect(places.sort()).toEqual(['0 true 1', '1 false 1']);
  });
});

describe('prevention', () => {
  test('prevention must be there before the damage (CR 615.4)', () => {
    const game = scenario([{ battlefield: ['Grizzly Bears', ...plains(1)], hand: ['Test Fog'] }, []], { cards: [fog] });
    game.ann.attacks('Grizzly Bears');
    game.to('CombatDamage');
    expect(play(game, 'Test Fog').ben.life).toBe(18);
    const early = scenario([{ battlefield: ['Grizzly Bears', ...plains(1)], hand: ['Test Fog'] }, []], {
      cards: [fog],
    });
    early.ann.attacks('Grizzly Bears');
    early.to('DeclareAttackers');
    expect(play(early, 'Test Fog').throughCombat().ben.life).toBe(20);
  });

  test('prevention for a turn ends with it, and combat damage is not other damage (CR 615.3)', () => {
    const game = scenario(
      [{ battlefield: ['Grizzly Bears', 'Mountain', ...plains(1)], hand: ['Test Fog', 'Shock'] }, []],
      { cards: [fog] },
    );
    play(game, 'Test Fog');
    expect(play(game, 'Shock', 'ben').ben.life).toBe(18);
    game.to('PrecombatMain', 3);
    game.ann.attacks('Grizzly Bears');
    expect(game.throughCombat().ben.life).toBe(16);
  });

  test('a shield for each creature counts for each by itself, and only for those there as it was made (CR 615.11)', () => {
    const cover = instant('Test Cover', {
      kind: 'do',
      action: { kind: 'prevent', next: true, amount: number(1), to: each(CREATURE) },
      during: { kind: 'thisTurn' },
    });
    const quake = instant('Test Quake', { kind: 'dealDamage', actor: self, amount: number(2), to: each(CREATURE) });
    const quick = creature('Test Quick', 'W', 2, 2);
    const game = scenario(
      [
        { battlefield: ['Grizzly Bears', ...plains(3)], hand: ['Test Cover', 'Test Quick', 'Test Quake'] },
        ['Goblin Piker', 'Hill Giant'],
      ],
      { cards: [cover, quake, quick] },
    );
    play(game, 'Test Cover');
    play(game, 'Test Quick');
    play(game, 'Test Quake');
    expect([game.ann.permanent('Grizzly Bears').damage, game.ben.permanent('Hill Giant').damage]).toEqual([1, 1]);
    expect([game.ann.graveyard.includes('Test Quick'), game.ben.graveyard]).toEqual([true, ['Goblin Piker']]);
  });

  test('damage that can’t be prevented is dealt, shield or not (CR 615.12)', () => {
    const sure = enchantment('Test Sure', rule({ kind: 'cant', action: { kind: 'prevent', amount: 'all' } }));
    const game = scenario([{ battlefield: ['Grizzly Bears', 'Test Sure', ...plains(1)], hand: ['Test Fog'] }, []], {
      cards: [fog, sure],
    });
    play(game, 'Test Fog');
    game.ann.attacks('Grizzly Bears');
    expect(game.throughCombat().ben.life).toBe(18);
  });
});
