/** Continuous effects, their layers and timestamps. CR 604, 611, 613. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { creature, filter, keyword, number, self, you } from '../support/cards.ts';
import {
  aCreature,
  any,
  aura,
  bare,
  changes,
  colored,
  CREATURE,
  each,
  enchanted,
  enchantment,
  ENTERS,
  equipped,
  gain,
  get,
  instant,
  mana,
  permanent,
  thisTurn,
  when,
  YOURS,
} from '../support/conformance-cards.ts';
import { scenario, type Scenario } from '../support/scenario.ts';

const plains = (count: number): string[] => Array.from({ length: count }, () => 'Plains');
const whiten = instant(
  'Test Whiten',
  thisTurn({ kind: 'become', verb: 'become', object: aCreature, as: { kind: 'description', colors: ['white'] } }),
);
const redden = instant(
  'Test Redden',
  thisTurn({ kind: 'become', verb: 'become', object: aCreature, as: { kind: 'description', colors: ['red'] } }),
);
const honor = enchantment(
  'Test Honor',
  changes(get(bare({ ...colored('white'), qualities: [{ kind: 'controlledBy', player: you }] }), 1, 1)),
);
const flyer = aura(
  'Test Wings',
  changes({ kind: 'gain', verb: 'have', object: enchanted, abilities: [keyword('flying')] }),
);
const clipper = aura(
  'Test Clip',
  changes({ kind: 'gain', verb: 'lose', object: enchanted, abilities: [keyword('flying')] }),
);
const flies = (game: Scenario, name: string): boolean =>
  characteristics(game.game, game.ann.permanent(name).id).abilities.some(
    ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'flying',
  );

function play(game: Scenario, name: string, ...targets: string[]): Scenario {
  game.ann.casts(name, { targets });
  return game.resolveAll();
}

describe('static abilities', () => {
  test('a static effect follows the color it asks for, both ways and at once (CR 611.3b, 613.5, 611.3a)', () => {
    const game = scenario(
      [{ battlefield: ['Typhoid Rats', 'Test Honor', ...plains(2)], hand: ['Test Whiten', 'Test Redden'] }, []],
      { cards: [honor, whiten, redden] },
    );
    expect(game.ann.stats('Typhoid Rats')).toBe('1/1');
    expect(play(game, 'Test Whiten', 'Typhoid Rats').ann.stats('Typhoid Rats')).toBe('2/2');
    expect(play(game, 'Test Redden', 'Typhoid Rats').ann.stats('Typhoid Rats')).toBe('1/1');
  });

  test('a creature enters with what an anthem gives it: triggers see it so (CR 611.3c, 603.6b)', () => {
    const watch = enchantment(
      'Test Watch',
      when(
        {
          kind: 'enter',
          object: any({
            ...YOURS,
            qualities: [
              { kind: 'controlledBy', player: you },
              { kind: 'withStat', stat: 'power', comparison: 'atLeast', to: number(3) },
            ],
          }),
        },
        gain(1),
      ),
    );
    const anthem = enchantment('Test Anthem', changes(get(bare(YOURS), 1, 1)));
    for (const [with_, life] of [
      ['Test Anthem', 21],
      ['Forest', 20],
    ] as const) {
      const game = scenario([{ battlefield: ['Forest', 'Forest', 'Test Watch', with_], hand: ['Grizzly Bears'] }, []], {
        cards: [watch, anthem],
      });
      expect(play(game, 'Grizzly Bears').ann.life).toBe(life);
    }
  });

  test('a creature that loses its abilities as it enters has no enters trigger (CR 603.6b, 611.3c)', () => {
    const humble = enchantment(
      'Test Humble',
      changes({ kind: 'gain', verb: 'lose', object: bare(CREATURE), abilities: 'all' }),
    );
    const priest = creature('Test Priest', 'W', 1, 1, when(ENTERS, gain(2)));
    for (const [with_, life] of [
      ['Test Humble', 20],
      ['Forest', 22],
    ] as const) {
      const game = scenario([{ battlefield: ['Plains', with_], hand: ['Test Priest'] }, []], {
        cards: [humble, priest],
      });
      expect(play(game, 'Test Priest').ann.life).toBe(life);
    }
  });

  test('equipment that moves leaves the first creature and serves the second (CR 604.4, 701.3a)', () => {
    const sword = permanent(
      'Test Sword',
      ['artifact'],
      { subtypes: ['Equipment'] },
      changes(get(equipped, 2, 0)),
      keyword('equip', { cost: mana('1') }),
    );
    const game = scenario([['Test Sword', 'Grizzly Bears', 'Hill Giant', ...plains(2)], []], { cards: [sword] });
    game.ann.activates('Test Sword', { targets: ['Grizzly Bears'] });
    game.resolveAll();
    expect([game.ann.stats('Grizzly Bears'), game.ann.stats('Hill Giant')]).toEqual(['4/2', '3/3']);
    game.ann.activates('Test Sword', { targets: ['Hill Giant'] });
    game.resolveAll();
    expect([game.ann.stats('Grizzly Bears'), game.ann.stats('Hill Giant')]).toEqual(['2/2', '5/3']);
  });

  test('a static ability stops with its source: no last known information for it (CR 604.7, 604.2)', () => {
    const lord = creature('Test Lord', '1W', 1, 1, changes(get(bare({ ...YOURS }), 0, 2)));
    const game = scenario(
      [{ battlefield: ['Test Lord', 'Grizzly Bears', 'Mountain', 'Mountain'], hand: ['Shock', 'Lightning Bolt'] }, []],
      { cards: [lord] },
    );
    play(game, 'Shock', 'Grizzly Bears');
    expect(game.ann.stats('Grizzly Bears')).toBe('2/4');
    play(game, 'Lightning Bolt', 'Test Lord');
    expect(game.ann.graveyard).toContain('Grizzly Bears'); // 2/2 again, with 2 damage
  });

  test('effects change permanents only, unless they say otherwise (CR 609.2)', () => {
    const game = scenario(
      [{ battlefield: ['Test Honor', 'White Knight'], graveyard: ['White Knight'], hand: ['White Knight'] }, []],
      { cards: [honor] },
    );
    expect(game.ann.stats('White Knight')).toBe('3/3');
    for (const id of [...game.ann.state.graveyard, ...game.ann.state.hand])
      expect(characteristics(game.game, id).power).toBe(2);
  });
});

describe('effects of spells and abilities', () => {
  test('X is counted once, as the effect begins (CR 611.2d)', () => {
    const swell = instant('Test Swell', {
      kind: 'whereX',
      value: { kind: 'count', of: bare(YOURS) },
      clause: {
        kind: 'do',
        action: { kind: 'get', object: aCreature, power: { kind: 'x' }, toughness: number(0) },
        during: { kind: 'untilEndOfTurn' },
      },
    });
    const game = scenario(
      [
        {
          battlefield: ['Grizzly Bears', 'Hill Giant', 'Raging Goblin', 'Plains', 'Mountain'],
          hand: ['Test Swell', 'Shock'],
        },
        [],
      ],
      { cards: [swell] },
    );
    play(game, 'Test Swell', 'Grizzly Bears');
    expect(game.ann.stats('Grizzly Bears')).toBe('5/2');
    play(game, 'Shock', 'Raging Goblin');
    expect(game.ann.stats('Grizzly Bears')).toBe('5/2');
  });

  test('"all creatures" of a spell are those there as it resolves; later ones are not affected (CR 611.2c)', () => {
    const rally = instant('Test Rally', thisTurn(get(bare(YOURS), 1, 1)));
    const game = scenario(
      [{ battlefield: ['Hill Giant', 'Plains', 'Forest', 'Forest'], hand: ['Test Rally', 'Grizzly Bears'] }, []],
      { cards: [rally] },
    );
    play(game, 'Test Rally');
    play(game, 'Grizzly Bears');
    expect([game.ann.stats('Hill Giant'), game.ann.stats('Grizzly Bears')]).toEqual(['4/4', '2/2']);
  });

  test('control for as long as you control the source: nothing if the source is gone, and it ends with it (CR 611.2b)', () => {
    const thief = creature('Test Thief', 'U', 1, 1, {
      kind: 'triggered',
      trigger: { kind: 'trigger', word: 'when', events: [ENTERS] },
      clause: {
        kind: 'do',
        action: { kind: 'gainControl', object: aCreature },
        during: { kind: 'forAsLongAs', condition: { kind: 'controls', player: you, object: self } },
      },
    });
    const start = (): Scenario => {
      const game = scenario([{ battlefield: ['Island', 'Mountain'], hand: ['Test Thief', 'Shock'] }, ['Craw Wurm']], {
        cards: [thief],
      });
      game.ann.casts('Test Thief');
      game.ann.answers('targets', (question, state) => [
        (question as { legal: readonly number[] }).legal.findIndex(
          (id) => characteristics(state, id as never).name === 'Craw Wurm',
        ),
      ]);
      return game.resolve();
    };
    const late = start();
    late.ann.casts('Shock', { targets: ['Test Thief'] });
    late.resolveAll();
    expect(late.ben.battlefield).toContain('Craw Wurm');
    const done = start().resolveAll();
    expect(done.ann.battlefield).toContain('Craw Wurm');
    done.ann.casts('Shock', { targets: ['Test Thief'] });
    done.resolveAll();
    expect(done.ben.battlefield).toContain('Craw Wurm');
  });
});

describe('layers', () => {
  const forced = instant(
    'Test Shrink',
    thisTurn({ kind: 'setPowerToughness', object: aCreature, power: number(0), toughness: number(1) }),
  );
  const stout = enchantment('Test Stout', changes(get(bare(YOURS), 0, 2)));

  test('counters, pumps and anthems apply after a power and toughness set last of all (CR 613.5, 613.4b, 613.4c)', () => {
    const grow = instant('Test Counter', { kind: 'putCounters', number: number(1), counter: '+1/+1', on: aCreature });
    const game = scenario(
      [
        {
          battlefield: ['Grizzly Bears', 'Test Stout', 'Forest', 'Plains', 'Plains'],
          hand: ['Giant Growth', 'Test Shrink', 'Test Counter'],
        },
        [],
      ],
      { cards: [forced, stout, grow] },
    );
    play(game, 'Test Counter', 'Grizzly Bears');
    play(game, 'Giant Growth', 'Grizzly Bears');
    expect(game.ann.stats('Grizzly Bears')).toBe('6/8');
    play(game, 'Test Shrink', 'Grizzly Bears');
    expect(game.ann.stats('Grizzly Bears')).toBe('4/7');
  });

  test('of "has flying" and "loses flying" the later wins (CR 613.9, 613.7, 613.7d)', () => {
    const order = (first: string, second: string): boolean => {
      const game = scenario([{ battlefield: ['Hill Giant', ...plains(2)], hand: ['Test Wings', 'Test Clip'] }, []], {
        cards: [flyer, clipper],
      });
      play(game, first, 'Hill Giant');
      return flies(play(game, second, 'Hill Giant'), 'Hill Giant');
    };
    expect(order('Test Clip', 'Test Wings')).toBe(true);
    expect(order('Test Wings', 'Test Clip')).toBe(false);
  });

  test('a spell’s effect has the time of its resolution: later than an Aura on the creature (CR 613.7b)', () => {
    const lift = instant(
      'Test Lift',
      thisTurn({ kind: 'gain', verb: 'gain', object: aCreature, abilities: [keyword('flying')] }),
    );
    const game = scenario(
      [{ battlefield: ['Hill Giant', ...plains(3)], hand: ['Test Lift', 'Test Clip', 'Test Lift'] }, []],
      { cards: [lift, clipper] },
    );
    expect(flies(play(game, 'Test Lift', 'Hill Giant'), 'Hill Giant')).toBe(true);
    expect(flies(play(game, 'Test Clip', 'Hill Giant'), 'Hill Giant')).toBe(false);
    expect(flies(play(game, 'Test Lift', 'Hill Giant'), 'Hill Giant')).toBe(true);
  });

  test('an Equipment gets a new timestamp as it becomes attached (CR 613.7e, 701.3c)', () => {
    const boots = (name: string, verb: 'have' | 'lose') =>
      permanent(
        name,
        ['artifact'],
        { subtypes: ['Equipment'] },
        changes({ kind: 'gain', verb, object: equipped, abilities: [keyword('flying')] }),
        keyword('equip', { cost: mana('0') }),
      );
    const game = scenario([['Test Kite', 'Test Anvil', 'Hill Giant', 'Grizzly Bears'], []], {
      cards: [boots('Test Kite', 'have'), boots('Test Anvil', 'lose')],
    });
    const equip = (what: string, whom: string): void => {
      game.ann.activates(what, { targets: [whom] });
      game.resolveAll();
    };
    equip('Test Kite', 'Hill Giant');
    equip('Test Anvil', 'Hill Giant');
    expect(flies(game, 'Hill Giant')).toBe(false);
    equip('Test Kite', 'Hill Giant'); // attached there already: nothing happens, CR 701.3b
    expect(flies(game, 'Hill Giant')).toBe(false);
    equip('Test Kite', 'Grizzly Bears');
    equip('Test Kite', 'Hill Giant');
    expect(flies(game, 'Hill Giant')).toBe(true);
  });

  test('an effect that tries to attach a thing to where it is does nothing, so its timestamp stays (CR 701.3b)', () => {
    const boots = (name: string, verb: 'have' | 'lose') =>
      permanent(
        name,
        ['artifact'],
        { subtypes: ['Equipment'] },
        changes({ kind: 'gain', verb, object: equipped, abilities: [keyword('flying')] }),
        keyword('equip', { cost: mana('0') }),
      );
    const game = scenario([['Test Kite', 'Test Anvil', 'Hill Giant'], []], {
      cards: [boots('Test Kite', 'have'), boots('Test Anvil', 'lose')],
    });
    for (const what of ['Test Kite', 'Test Anvil', 'Test Kite']) {
      game.ann.activates(what, { targets: ['Hill Giant'] });
      game.resolveAll();
    }
    expect(flies(game, 'Hill Giant')).toBe(false);
  });

  test('control changes come first: an anthem counts what you control now (CR 613.1b)', () => {
    const steal = instant('Test Steal', { kind: 'gainControl', object: aCreature });
    const game = scenario([{ battlefield: ['Test Stout', 'Plains'], hand: ['Test Steal'] }, ['Grizzly Bears']], {
      cards: [stout, steal],
    });
    expect(play(game, 'Test Steal', 'Grizzly Bears').ann.stats('Grizzly Bears')).toBe('2/4');
  });

  test('an ability gained in layer 6 raises power in layer 7 (CR 613.1g, 613.6)', () => {
    const lend = enchantment(
      'Test Lend',
      changes({ kind: 'gain', verb: 'have', object: bare(YOURS), abilities: [changes(get(self, 2, 0))] }),
    );
    const game = scenario([['Grizzly Bears', 'Test Lend'], ['Hill Giant']], { cards: [lend] });
    expect([game.ann.stats('Grizzly Bears'), game.ben.stats('Hill Giant')]).toEqual(['4/2', '3/3']);
  });

  test('an effect that makes lands creatures lets another see them as creatures, whatever the order (CR 613.8, 613.8a)', () => {
    const wake = enchantment(
      'Test Wake',
      changes({
        kind: 'become',
        verb: 'be',
        object: bare(filter('land')),
        as: { kind: 'description', types: ['creature'], power: number(1), toughness: number(1), inAddition: 'still' },
      }),
    );
    for (const order of [
      ['Test Stout', 'Test Wake'],
      ['Test Wake', 'Test Stout'],
    ]) {
      const game = scenario([[...order, 'Forest'], ['Island']], { cards: [wake, stout] });
      expect([game.ann.stats('Forest'), game.ben.stats('Island')]).toEqual(['1/3', '1/1']);
    }
  });

  test('rules for players apply with the creatures as they are now (CR 613.11)', () => {
    const forced_ = enchantment('Test War', {
      kind: 'static',
      rules: [{ kind: 'must', action: { kind: 'attack', object: each(colored('red')), eachCombat: true } }],
    });
    const game = scenario([{ battlefield: ['Grizzly Bears', 'Test War', 'Plains'], hand: ['Test Redden'] }, []], {
      cards: [forced_, redden],
    });
    play(game, 'Test Redden', 'Grizzly Bears');
    game.throughCombat();
    expect(game.ben.life).toBe(18);
  });
});
