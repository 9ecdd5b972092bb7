/** Paragraphs that replace the one before, names that one part gives another, things done later or once a turn. CR 608.2c, 614.15, 603.2i, 700.8. */
import { describe, expect, test } from 'vitest';
import type { Ability, Clause, Condition, Filter, Noun } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/surface';
import {
  act,
  anyTarget,
  printedCard as card,
  classFilter,
  printedCreature as creature,
  filter,
  number,
  quantifier,
  self,
  spell,
  target,
  you,
} from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';
import { it, nodes, place, select, seq, sorcery, stating } from '../support/texts.ts';

const opponentsCreature: Filter = {
  ...filter('creature'),
  qualities: [{ kind: 'controlledBy', player: select(classFilter('opponent'), 'a', 'chosen1') }],
};
const hasCreature: Condition = { kind: 'controls', player: you, object: select(filter('creature')) };

function play(made: Card, mine: readonly string[], theirs: readonly string[], targets: readonly string[]): Scenario {
  expect(nodes(made)).toEqual([]);
  const game = scenario([{ hand: ['Test Sorcery'], battlefield: ['Mountain', ...mine] }, theirs], { cards: [made] });
  game.ann.casts('Test Sorcery', { targets });
  return game.resolve();
}

describe('paragraphs of one text', () => {
  const damage = (amount: number, to: Noun): Clause =>
    act({ kind: 'dealDamage', actor: self, amount: number(amount), to });
  const volley = sorcery(damage(3, anyTarget), {
    kind: 'if',
    condition: hasCreature,
    instead: true,
    trailing: true,
    clause: damage(5, { kind: 'reference', to: 'target1', words: 'as before' }),
  });

  test('"... instead" replaces the paragraph before it, with the same target (CR 614.15)', () => {
    expect(play(volley, ['Grizzly Bears'], [], ['ben']).ben.life).toBe(15);
    expect(play(volley, [], [], ['ben']).ben.life).toBe(17);
  });

  test('the same with a further sentence after it, which is carried out only then (CR 614.15)', () => {
    const made = sorcery(
      damage(3, anyTarget),
      seq(
        { kind: 'if', condition: hasCreature, instead: true, clause: act({ kind: 'gainLife', amount: number(2) }) },
        act({ kind: 'loseLife', actor: you, amount: number(1) }),
      ),
    );
    const game = play(made, ['Grizzly Bears'], [], ['ben']);
    expect([game.ann.life, game.ben.life]).toEqual([21, 20]);
  });

  test('a later paragraph speaks of the targets of an earlier one (CR 608.2c)', () => {
    const made = sorcery(act({ kind: 'tap', object: target(filter('creature')) }), {
      kind: 'if',
      condition: hasCreature,
      clause: act({ kind: 'destroy', object: it('target1') }),
    });
    expect(play(made, ['Grizzly Bears'], ['Hill Giant'], ['Hill Giant']).ben.graveyard).toEqual(['Hill Giant']);
  });

  test('"instead" with nothing before it is refused', () => {
    const alone = sorcery({ kind: 'if', condition: hasCreature, instead: true, clause: damage(5, you) });
    expect(nodes(alone)).toContain('if instead');
  });
});

describe('who and what is meant', () => {
  test('"target creature an opponent controls ... that player" (CR 608.2c, 608.2h)', () => {
    const made = sorcery(
      seq(
        act({ kind: 'destroy', object: target(opponentsCreature) }),
        act({ kind: 'loseLife', actor: { kind: 'reference', to: 'chosen1', words: 'that' }, amount: number(3) }),
      ),
    );
    const game = play(made, ['Grizzly Bears'], ['Hill Giant'], ['Hill Giant']);
    expect([game.ann.life, game.ben.life, game.ben.graveyard]).toEqual([20, 17, ['Hill Giant']]);
  });

  test('a second target that the same player controls (CR 601.2c)', () => {
    const same: Filter = { ...filter('creature'), qualities: [{ kind: 'controlledBy', player: it('chosen1') }] };
    const made = sorcery(
      act({
        kind: 'dealDamage',
        actor: target(opponentsCreature),
        amount: { kind: 'stat', stat: 'power', of: it('target1') },
        to: {
          kind: 'select',
          quantifier: quantifier('a', { target: true, other: true }),
          filter: same,
          label: 'target2',
        },
      }),
    );
    expect(nodes(made)).toEqual([]);
    const three = scenario(
      [{ hand: ['Test Sorcery'], battlefield: ['Mountain'] }, ['Hill Giant', 'Grizzly Bears'], ['Raging Goblin']],
      { cards: [made] },
    );
    const offered: number[] = [];
    three.plan((question) => {
      if (question.kind === 'targets') offered.push(question.legal.length);
      return null;
    });
    three.ann.casts('Test Sorcery', { targets: ['Hill Giant', 'Grizzly Bears'] });
    three.resolve();
    // Not the Goblin: its controller has no second creature.
    expect(offered).toEqual([2]);
    expect([three.ben.graveyard, three.cat.battlefield]).toEqual([['Grizzly Bears'], ['Raging Goblin']]);
  });

  test('what was destroyed this way decides who draws (CR 608.2c)', () => {
    const made = sorcery(
      seq(act({ kind: 'destroy', object: target(classFilter('permanent')) }), {
        kind: 'if',
        condition: {
          kind: 'thereIs',
          object: select(
            { ...filter('creature'), qualities: [{ kind: 'thisWay', done: 'destroyed' }] },
            'a',
            'chosen1',
          ),
          words: 'is done',
        },
        clause: act({
          kind: 'draw',
          actor: { kind: 'playerOf', relation: 'controller', of: it('chosen1') },
          amount: number(1),
        }),
      }),
    );
    const destroyed = play(made, [], ['Hill Giant'], ['Hill Giant']);
    expect([destroyed.ann.hand.length, destroyed.ben.hand.length]).toEqual([0, 1]);
    const land = play(made, [], ['Forest'], ['Forest']);
    expect([land.ben.battlefield, land.ben.hand.length]).toEqual([[], 0]);
  });

  test('"creatures can’t attack or block" is said of the same creatures twice (CR 508.1c, 509.1b)', () => {
    const light = card('Test Light', {
      types: ['enchantment'],
      abilities: [
        stating({
          kind: 'cant',
          action: {
            kind: 'attack',
            object: select(
              { ...filter('creature'), adjectives: [{ kind: 'colorWord', color: 'red' }] },
              'bare',
              'chosen1',
            ),
          },
          also: [{ kind: 'block', object: { kind: 'reference', to: 'chosen1', words: 'unsaid' } }],
        }),
      ],
    });
    const game = scenario(
      [
        ['Test Light', 'Grizzly Bears', 'Raging Goblin'],
        ['Hill Giant', 'Wind Drake'],
      ],
      { cards: [light] },
    );
    let attackers = 0;
    let blockers = 0;
    game.plan((question) => {
      if (question.kind === 'attackers' && question.player === game.ann.id) attackers = question.attackers.length;
      if (question.kind === 'blockers') blockers = question.blockers.length;
      return null;
    });
    game.ann.attacks('Grizzly Bears');
    game.throughCombat();
    expect([attackers, blockers]).toEqual([1, 1]);
  });
});

describe('later, and once', () => {
  test('"return it at the beginning of the next end step. If you do" asks about what is done then (CR 603.7)', () => {
    const made = sorcery(
      seq(
        act({ kind: 'tap', object: target(filter('creature')) }),
        {
          kind: 'delayed',
          trigger: {
            kind: 'trigger',
            word: 'at',
            events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'end', next: true } }],
          },
          clause: act({ kind: 'move', verb: 'return', object: it('target1'), to: place('hand', { of: you }) }),
        },
        { kind: 'ifDone', words: 'you do', clause: act({ kind: 'gainLife', amount: number(2) }) },
      ),
    );
    const game = play(made, ['Grizzly Bears'], [], ['Grizzly Bears']);
    expect([game.ann.life, game.ann.battlefield.includes('Grizzly Bears')]).toEqual([20, true]);
    game.to('Upkeep', 2);
    expect([game.ann.life, game.ann.hand]).toEqual([22, ['Grizzly Bears']]);
  });

  const host = (once: boolean): Card => {
    const trigger: Ability = {
      kind: 'triggered',
      trigger: { kind: 'trigger', word: 'whenever', events: [{ kind: 'gainLife', actor: you }] },
      clause: { kind: 'may', clause: act({ kind: 'draw', amount: number(1) }) },
      ...(once ? { doneOnceEachTurn: true as const } : {}),
    };
    const gain: Ability = { kind: 'activated', cost: [], clause: act({ kind: 'gainLife', amount: number(1) }) };
    return card('Test Host', { types: ['enchantment'], abilities: [trigger, gain] });
  };

  test('"do this only once each turn": it triggers until it has been done, then no more (CR 603.2i)', () => {
    expect(nodes(host(true))).toEqual([]);
    const drawn = (made: Card, answers: readonly number[]): number => {
      const game = scenario([{ battlefield: ['Test Host'], library: ['Plains', 'Plains', 'Plains', 'Plains'] }, []], {
        cards: [made],
      });
      let asked = 0;
      game.plan((question) => (question.kind === 'yesNo' ? [answers[asked++] ?? 1] : null));
      for (let i = 0; i < 3; i++) {
        game.ann.activates('Test Host');
        game.resolveAll();
      }
      return game.ann.hand.length * 10 + asked;
    };
    expect([drawn(host(false), [1, 1, 1]), drawn(host(true), [1, 1, 1]), drawn(host(true), [0, 1, 1])]).toEqual([
      33, 11, 12,
    ]);
  });
});

test('a party has up to one each of four types, and each creature one place: the best that can be made (CR 700.8, 700.8a)', () => {
  const made = sorcery({
    kind: 'whereX',
    value: {
      kind: 'count',
      of: select({ ...filter('creature'), qualities: [{ kind: 'inParty', player: you }] }, 'bare'),
    },
    clause: act({ kind: 'gainLife', amount: { kind: 'x' } }),
  });
  const member = (name: string, ...subtypes: string[]): Card =>
    card(name, { cost: 'W', types: ['creature'], subtypes, power: 1, toughness: 1 });
  const cards = [
    made,
    member('Test Both', 'Cleric', 'Wizard'),
    member('Test Cleric', 'Cleric'),
    member('Test Rogue', 'Rogue'),
    member('Test Any', 'Cleric', 'Rogue', 'Warrior', 'Wizard'),
  ];
  expect(nodes(made)).toEqual([]);
  const gained = (...creatures: string[]): number => {
    const game = scenario([{ hand: ['Test Sorcery'], battlefield: ['Mountain', ...creatures] }, ['Test Any']], {
      cards,
    });
    game.ann.casts('Test Sorcery');
    return game.resolve().ann.life - 20;
  };
  expect([
    gained('Grizzly Bears'),
    gained('Test Cleric', 'Test Cleric'),
    gained('Test Both', 'Test Cleric'),
    gained('Test Any', 'Test Both', 'Test Cleric', 'Test Rogue'),
    gained('Test Any', 'Test Both', 'Test Cleric', 'Test Rogue', 'Test Any', 'Test Any'),
  ]).toEqual([0, 1, 2, 4, 4]);
});

test('"change the target": to another legal one, and not at all where there is none (CR 115.7a)', () => {
  const bend: Card = card('Test Bend', {
    cost: 'R',
    types: ['instant'],
    abilities: [spell(act({ kind: 'chooseNewTargets', change: true, object: target(classFilter('spell')) }))],
  });
  expect(nodes(bend)).toEqual([]);
  const bolt = (theirs: readonly string[]): Scenario => {
    const game = scenario(
      [
        { hand: ['Murder'], battlefield: ['Swamp', 'Swamp', 'Swamp', ...theirs] },
        { hand: ['Test Bend'], battlefield: ['Mountain', 'Hill Giant'] },
      ],
      { cards: [bend] },
    );
    game.ann.casts('Murder', { targets: ['Hill Giant'] });
    game.ben.casts('Test Bend', { targets: ['Murder'] });
    game.plan((question) => (question.kind === 'yesNo' ? [0] : null));
    return game.resolveAll();
  };
  expect(bolt(['Grizzly Bears']).ann.graveyard).toContain('Grizzly Bears');
  expect(bolt([]).ben.graveyard).toContain('Hill Giant');
});

test('"prevent 1 of that damage" leaves the rest (CR 615.10)', () => {
  const defender = creature('Test Defender', '1W', 1, 9, {
    kind: 'static',
    rules: [
      {
        kind: 'replace',
        prevents: true,
        would: { kind: 'dealDamage', to: self },
        instead: act({ kind: 'prevent', amount: number(1), of: 'that damage' }),
      },
    ],
  });
  expect(nodes(defender)).toEqual([]);
  const game = scenario(
    [{ hand: ['Lightning Bolt', 'Shock'], battlefield: ['Mountain', 'Mountain'] }, ['Test Defender']],
    { cards: [defender] },
  );
  game.ann.casts('Lightning Bolt', { targets: ['Test Defender'] });
  game.resolve();
  expect(game.ben.permanent('Test Defender').damage).toBe(2);
  game.ann.casts('Shock', { targets: ['Test Defender'] });
  game.resolve();
  expect(game.ben.permanent('Test Defender').damage).toBe(3);
});
