/** What the engine has no meaning for is refused, whatever part of a card it stands in; what it accepts is carried out. */
import { describe, expect, test } from 'vitest';
import { lower } from '@kitchen-table/lower';
import type { Ability, Action, Clause, Noun, Rule, Select } from '@kitchen-table/language/surface';
import { characteristics, checkAnswer } from '../../../engine/src/index.ts';
import {
  act,
  printedCard as card,
  classFilter,
  printedCreature as creature,
  filter,
  keyword,
  number,
  quantifier,
  self,
  target,
  you,
} from '../../../engine/test/support/cards.ts';
import { type Scenario, scenario } from '../../../engine/test/support/scenario.ts';
import { it, nodes, place, select, seq, sorcery, stating } from '../../../engine/test/support/texts.ts';

function play(
  clause: Clause,
  seats: {
    mine?: string[];
    theirs?: string[];
    library?: string[];
    targets?: string[];
    plan?: (game: Scenario) => void;
  } = {},
): Scenario {
  const made = sorcery(clause);
  expect(nodes(made)).toEqual([]);
  const game = scenario(
    [
      {
        hand: ['Test Sorcery'],
        battlefield: ['Mountain', ...(seats.mine ?? [])],
        library: seats.library ?? ['Plains', 'Island', 'Swamp', 'Forest'],
      },
      { battlefield: seats.theirs ?? [] },
    ],
    { cards: [lower(made)] },
  );
  game.ann.casts('Test Sorcery', { targets: seats.targets ?? [] });
  seats.plan?.(game);
  return game.resolve();
}

describe('carried out', () => {
  const top3: Action = {
    kind: 'look',
    object: { kind: 'libraryCards', position: 'top', count: number(3), library: you, label: 'chosen1' },
  };
  const oneOfThem = select({ ...classFilter('card'), qualities: [{ kind: 'among', noun: it('chosen1') }] });
  const theRest: Noun = { kind: 'reference', to: 'chosen1', words: 'the rest', rest: true };

  test('"one of them into your hand and the rest into your graveyard" (CR 608.2c)', () => {
    const game = play(
      seq(
        act(top3),
        act({
          kind: 'move',
          verb: 'put',
          object: oneOfThem,
          to: place('hand', { of: you }),
          also: { object: theRest, to: place('graveyard', { of: you }) },
        }),
      ),
    );
    expect(game.ann.hand.length).toBe(1);
    expect(game.ann.graveyard.length).toBe(3);
    expect(game.ann.library).toEqual(['Forest']);
  });

  test('"for each creature destroyed this way": as they last were (CR 608.2h)', () => {
    const destroyed = select({ ...filter('creature'), qualities: [{ kind: 'thisWay', done: 'destroyed' }] }, 'bare');
    const game = play(
      seq(
        act({ kind: 'destroy', object: select(filter('creature'), 'all') }),
        act({ kind: 'gainLife', amount: { kind: 'count', of: destroyed } }),
      ),
      { mine: ['Grizzly Bears', 'Darksteel Myr'], theirs: ['Hill Giant'] },
    );
    expect(game.ann.life).toBe(22);
  });

  test('"for each creature, create a copy of it": the label on the noun means each in turn', () => {
    const each = select(
      { ...filter('creature'), qualities: [{ kind: 'controlledBy', player: you }] },
      'each',
      'chosen1',
    );
    const game = play(
      {
        kind: 'forEach',
        leading: true,
        of: each,
        clause: act({ kind: 'create', quantifier: quantifier('a'), token: { kind: 'tokenCopy', of: it('chosen1') } }),
      },
      { mine: ['Grizzly Bears', 'Hill Giant'] },
    );
    expect(game.ann.battlefield.slice().sort()).toEqual([
      'Grizzly Bears',
      'Grizzly Bears',
      'Hill Giant',
      'Hill Giant',
      'Mountain',
    ]);
  });

  test('"each creature you control deals damage equal to its power": each its own (CR 608.2h)', () => {
    const mine = select(
      { ...filter('creature'), qualities: [{ kind: 'controlledBy', player: you }] },
      'each',
      'chosen1',
    );
    const opponents: Noun = { kind: 'playerNoun', who: 'opponents' };
    const game = play(
      act({
        kind: 'dealDamage',
        actor: mine,
        amount: { kind: 'stat', stat: 'power', of: it('chosen1') },
        to: opponents,
      }),
      { mine: ['Grizzly Bears', 'Hill Giant'] },
    );
    expect(game.ben.life).toBe(15);
  });

  test('a search for this card and that card finds one of each (CR 701.19a)', () => {
    const land = (subtype: string): Select =>
      select({
        kind: 'filter',
        noun: {
          kind: 'words',
          words: [
            { kind: 'subtypeWord', subtype },
            { kind: 'classWord', word: 'card' },
          ],
        },
      });
    const game = play(
      seq(
        act({
          kind: 'search',
          of: you,
          zones: ['library'],
          object: { kind: 'nounList', join: 'and', of: [land('Forest'), land('Plains')], label: 'chosen1' },
        }),
        act({ kind: 'move', verb: 'put', object: it('chosen1'), to: place('hand', { of: you }) }),
      ),
      {
        library: ['Plains', 'Island', 'Plains', 'Forest', 'Forest'],
        plan: (game) => game.plan((question) => (question.kind === 'chooseObjects' ? [0] : null)),
      },
    );
    expect(game.ann.hand.slice().sort()).toEqual(['Forest', 'Plains']);
  });

  test('"if you don’t control an Elf" is the other way round', () => {
    const elf = select({ kind: 'filter', noun: { kind: 'words', words: [{ kind: 'subtypeWord', subtype: 'Elf' }] } });
    const clause: Clause = {
      kind: 'if',
      condition: { kind: 'controls', player: you, object: elf, not: true },
      clause: act({ kind: 'loseLife', amount: number(2) }),
    };
    expect(play(clause).ann.life).toBe(18);
  });

  test('"can’t be blocked except by Walls" and "by more than one creature" (CR 509.1b)', () => {
    const wall = select(
      { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'subtypeWord', subtype: 'Wall' }] } },
      'bare',
    );
    const sneaky = creature(
      'Sneaky',
      'G',
      2,
      2,
      stating({ kind: 'cant', action: { kind: 'beBlocked', object: self, except: wall } }),
    );
    const lonely = creature(
      'Lonely',
      'G',
      2,
      2,
      stating({ kind: 'cant', action: { kind: 'beBlocked', object: self, moreThan: 1 } }),
    );
    const brick = card('Brick', { cost: 'G', types: ['creature'], subtypes: ['Wall'], power: 0, toughness: 4 });
    expect([...nodes(sneaky), ...nodes(lonely)]).toEqual([]);
    const game = scenario(
      [{ battlefield: ['Sneaky', 'Lonely'] }, { battlefield: ['Brick', 'Grizzly Bears', 'Hill Giant'] }],
      { cards: [sneaky, lonely, brick] },
    );
    let refusals = 0;
    game.ann.attacks(['Sneaky', 'Lonely']);
    game.plan((question) => {
      if (question.kind !== 'blockers') return null;
      const pair = (blocker: string, attacker: string): number[] => [
        question.blockers.findIndex((id) => characteristics(game.game, id).name === blocker),
        question.attackers.findIndex((id) => characteristics(game.game, id).name === attacker),
      ];
      if (checkAnswer(question, pair('Hill Giant', 'Sneaky')) !== null) refusals++;
      if (checkAnswer(question, [...pair('Grizzly Bears', 'Lonely'), ...pair('Hill Giant', 'Lonely')]) !== null)
        refusals++;
      return [...pair('Brick', 'Sneaky'), ...pair('Grizzly Bears', 'Lonely')];
    });
    game.throughCombat();
    expect(refusals).toBe(2);
    expect(game.ben.life).toBe(20);
  });

  test('"when this enters and whenever it attacks": both events set it off (CR 603.2)', () => {
    const twice: Ability = {
      kind: 'triggered',
      trigger: {
        kind: 'trigger',
        word: 'when',
        events: [{ kind: 'enter', object: self }],
        more: { word: 'whenever', events: [{ kind: 'attack', object: self }] },
      },
      clause: act({ kind: 'gainLife', amount: number(1) }),
    };
    const made = creature('Twice', 'G', 2, 2, keyword('haste'), twice);
    expect(nodes(made)).toEqual([]);
    const game = scenario([{ hand: ['Twice'], battlefield: ['Forest'] }, {}], { cards: [made] });
    game.ann.casts('Twice');
    game.resolveAll();
    expect(game.ann.life).toBe(21);
    game.ann.attacks('Twice');
    game.throughCombat();
    expect(game.ann.life).toBe(22);
  });

  test('a land that may be paid for as it enters is tapped when it is not (CR 614.12a)', () => {
    const entering: Rule = {
      kind: 'entersWith',
      object: self,
      entering: { kind: 'entering', tapped: true },
      unlessPaid: [{ kind: 'lifeCost', amount: 2 }],
    };
    const dear = card('Dear Land', { types: ['land'], abilities: [stating(entering)] });
    expect(nodes(dear)).toEqual([]);
    for (const pays of [true, false]) {
      const game = scenario([{ hand: ['Dear Land'] }, {}], { cards: [dear] });
      game.plan((question) => (question.kind === 'yesNo' ? [pays ? 1 : 0] : null));
      game.ann.playsLand('Dear Land');
      expect([game.ann.life, game.ann.permanent('Dear Land').status & 1]).toEqual(pays ? [18, 0] : [20, 1]);
    }
  });

  test('"doesn’t untap during its controller’s next untap step": that one and no other (CR 502.3)', () => {
    const frozen: Rule = {
      kind: 'doesntUntap',
      object: it('target1'),
      part: {
        kind: 'turnPart',
        step: 'untap',
        next: true,
        of: { kind: 'playerOf', relation: 'controller', of: it('target1') },
      },
    };
    const game = play(seq(act({ kind: 'tap', object: target(filter('creature')) }), { kind: 'rule', rule: frozen }), {
      theirs: ['Hill Giant'],
      targets: ['Hill Giant'],
    });
    const tapped = (): number => game.ben.permanent('Hill Giant').status & 1;
    game.to('Upkeep', 2);
    expect(tapped()).toBe(1);
    game.to('Upkeep', 4);
    expect(tapped()).toBe(0);
  });

  test('the player whose library was searched shuffles it (CR 701.20a)', () => {
    const owner: Noun = { kind: 'playerOf', relation: 'controller', of: it('target1'), label: 'chosen2' };
    const game = play(
      seq(
        act({ kind: 'exile', object: target(filter('creature')) }),
        act({
          kind: 'search',
          of: owner,
          zones: ['graveyard', 'hand', 'library'],
          object: select(classFilter('card'), 'anyNumber', 'chosen1'),
        }),
        act({ kind: 'loseLife', actor: it('chosen2'), amount: number(1) }),
      ),
      { theirs: ['Hill Giant'], targets: ['Hill Giant'] },
    );
    expect([game.ann.life, game.ben.life]).toEqual([20, 19]);
  });

  test('"you may pay {X}. If you do": X is chosen as it is paid (CR 107.3f)', () => {
    const clause = seq(
      { kind: 'may', clause: act({ kind: 'pay', cost: [{ kind: 'manaCost', symbols: ['X'] }] }) },
      { kind: 'ifDone', words: 'you do', clause: act({ kind: 'gainLife', amount: { kind: 'x' } }) },
    );
    const game = play(clause, {
      mine: ['Mountain', 'Mountain', 'Mountain'],
      plan: (table) =>
        table.plan((question) =>
          question.kind === 'chooseNumber' ? [question.max] : question.kind === 'yesNo' ? [1] : null,
        ),
    });
    expect(game.ann.life).toBe(23);
  });

  test('"enters under an opponent’s control, that player": the one under whose control (CR 608.2k)', () => {
    const curse: Ability = {
      kind: 'triggered',
      trigger: {
        kind: 'trigger',
        word: 'whenever',
        events: [{ kind: 'enter', object: select(filter('creature')), under: select(classFilter('player')) }],
      },
      clause: act({ kind: 'loseLife', actor: it('event.recipient'), amount: number(1) }),
    };
    const made = card('Test Curse', { cost: 'G', types: ['enchantment'], abilities: [curse] });
    expect(nodes(made)).toEqual([]);
    const game = scenario([{ hand: ['Grizzly Bears'], battlefield: ['Test Curse', 'Forest', 'Forest'] }, {}], {
      cards: [made],
    });
    game.ann.casts('Grizzly Bears');
    game.resolveAll();
    expect([game.ann.life, game.ben.life]).toEqual([19, 20]);
  });

  test('X is worked out when it is first needed: after the counter (CR 608.2h)', () => {
    const counted: Clause = {
      kind: 'whereX',
      value: { kind: 'countersOn', counter: '+1/+1', on: it('target1') },
      clause: seq(
        act({ kind: 'putCounters', number: number(2), counter: '+1/+1', on: target(filter('creature')) }),
        act({ kind: 'gainLife', amount: { kind: 'x' } }),
      ),
    };
    expect(play(counted, { mine: ['Grizzly Bears'], targets: ['Grizzly Bears'] }).ann.life).toBe(22);
  });

  test('"2 life for each creature you control" is gained at once (CR 119.9)', () => {
    const mine = select({ ...filter('creature'), qualities: [{ kind: 'controlledBy', player: you }] }, 'each');
    const joy: Ability = {
      kind: 'triggered',
      trigger: { kind: 'trigger', word: 'whenever', events: [{ kind: 'gainLife', actor: you }] },
      clause: act({ kind: 'loseLife', amount: number(1) }),
    };
    const made = sorcery({ kind: 'forEach', of: mine, clause: act({ kind: 'gainLife', amount: number(2) }) });
    const game = scenario([{ hand: ['Test Sorcery'], battlefield: ['Mountain', 'Grizzly Bears', 'Joyless'] }, {}], {
      cards: [made, creature('Joyless', 'G', 1, 1, joy)],
    });
    game.ann.casts('Test Sorcery');
    game.resolveAll();
    expect(game.ann.life).toBe(23);
  });

  test('"the exiled card" is what another ability of the object exiled (CR 607.2a)', () => {
    const exiles: Ability = {
      kind: 'triggered',
      trigger: { kind: 'trigger', word: 'when', events: [{ kind: 'enter', object: self }] },
      clause: act({
        kind: 'exile',
        object: target(filter('creature')),
        until: { kind: 'untilLeaves', object: self, verb: 'leaves the battlefield' },
      }),
    };
    const counts: Ability = {
      kind: 'activated',
      cost: [],
      clause: act({
        kind: 'gainLife',
        amount: { kind: 'stat', stat: 'power', of: { kind: 'reference', to: 'linked.exiled', words: 'the' } },
      }),
    };
    const made = card('Jail', { cost: 'G', types: ['artifact'], abilities: [exiles, counts] });
    expect(nodes(made)).toEqual([]);
    const game = scenario([{ hand: ['Jail'], battlefield: ['Forest'] }, { battlefield: ['Hill Giant'] }], {
      cards: [made],
    });
    game.ann.casts('Jail');
    game.resolveAll();
    expect(game.ben.battlefield).toEqual([]);
    game.ann.activates('Jail');
    game.resolveAll();
    expect(game.ann.life).toBe(23);
  });
});
