/** Keywords of casting up to splice: buyback, kicker, madness, morph, amplify, entwine, sunburst. CR 702.27-702.47. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { card, classFilter, creature, keyword, cost, lands } from '../support/cards.ts';
import {
  a,
  act,
  damage,
  gain,
  lose,
  number,
  opponents,
  plays,
  self,
  sorcery,
  spell,
  steps,
  table,
  targetCreature,
  whenever,
  you,
  yes,
} from '../support/single-rule-cards.ts';
import type { Scenario } from '../support/scenario.ts';

const drain = (name: string, mana: string, amount: number, ...more: ReturnType<typeof keyword>[]) =>
  card(name, { cost: mana, types: ['sorcery'], abilities: [...more, spell(lose(opponents, amount))] });
const tapped = (game: Scenario, name: string, count: number): number =>
  Array.from({ length: count }, (_, n) => game.ann.permanent(name, n).status & 1).reduce((sum, bit) => sum + bit, 0);

test('buyback: for its cost besides, the spell goes to its owner’s hand as it resolves (CR 702.27a)', () => {
  for (const [answer, hand, lost] of [
    [1, ['Test Again'], 3],
    [0, [], 1],
  ] as const) {
    const game = table(
      [drain('Test Again', 'R', 2, keyword('buyback', cost('2')))],
      [{ battlefield: lands(3), hand: ['Test Again'] }, []],
    );
    yes(game, answer);
    plays(game, game.ann, 'Test Again');
    expect([game.ann.hand, tapped(game, 'Mountain', 3), game.ben.life]).toEqual([hand, lost, 18]);
  }
});

describe('kicker', () => {
  const kicked = (words: string, clause: Parameters<typeof steps>[0]) =>
    ({ kind: 'if', condition: { kind: 'castFact', fact: 'kicked', subject: self, words } as never, clause }) as const;

  test('and/or is two kickers: either, both or none (CR 702.33b)', () => {
    const either = keyword('kicker', {
      cost: [
        {
          kind: 'eitherCost',
          of: [[{ kind: 'manaCost', symbols: ['1'] }], [{ kind: 'manaCost', symbols: ['2'] }]],
        } as never,
      ],
    });
    for (const [answers, spent] of [
      [[1, 1], 4],
      [[0, 1], 3],
      [[0, 0], 1],
    ] as const) {
      const game = table(
        [drain('Test Kicked', 'R', 1, either)],
        [{ battlefield: lands(4), hand: ['Test Kicked'] }, []],
      );
      let asked = 0;
      game.plan((question) => (question.kind === 'yesNo' ? [answers[asked++] ?? 0] : null));
      game.ann.casts('Test Kicked');
      expect(tapped(game, 'Mountain', 4)).toBe(spent);
    }
  });

  test('multikicker is paid any number of times, and counts as kicked (CR 702.33c, 702.33e)', () => {
    const many = card('Test Many', {
      cost: 'R',
      types: ['sorcery'],
      abilities: [
        keyword('multikicker', cost('1')),
        spell(
          steps(
            kicked('~', lose(opponents, 5)),
            act({ kind: 'gainLife', amount: { kind: 'castFact', fact: 'times kicked' } }),
          ),
        ),
      ],
    });
    const game = table([many], [{ battlefield: lands(4), hand: ['Test Many'] }, []]);
    let asked = 0;
    game.plan((question) => (question.kind === 'yesNo' ? [asked++ < 2 ? 1 : 0] : null));
    plays(game, game.ann, 'Test Many');
    expect([game.ben.life, game.ann.life]).toEqual([15, 22]);
    const plain = table([many], [{ battlefield: lands(4), hand: ['Test Many'] }, []]);
    plays(plain, plain.ann, 'Test Many');
    expect([plain.ben.life, plain.ann.life]).toEqual([20, 20]);
  });
});

describe('madness', () => {
  const pitch = sorcery('Test Pitch', act({ kind: 'discard', object: a(classFilter('card')) }));

  test('its cost is an alternative cost: other costs are still paid (CR 702.35b)', () => {
    const mad = card('Test Mad', {
      cost: '5R',
      types: ['sorcery'],
      abilities: [
        { kind: 'static', rules: [], spellCost: { additional: [{ kind: 'lifeCost', amount: 3 }] } },
        keyword('madness', cost('R')),
        spell(lose(opponents, 2)),
      ],
    });
    const game = table([mad, pitch], [{ battlefield: lands(1), hand: ['Test Mad', 'Test Pitch'] }, []]);
    yes(game);
    game.ann.casts('Test Pitch');
    game.resolveAll();
    expect([game.ann.life, game.ben.life, tapped(game, 'Mountain', 1)]).toEqual([17, 18, 1]);
  });
});

describe('morph', () => {
  const morph = creature('Test Morph', '4R', 5, 5, keyword('morph', cost('1', 'R')), keyword('flying'));

  test('cast face down for {3} it is a 2/2 without name, text and mana cost (CR 702.37a, 702.37d)', () => {
    const game = table([morph], [{ battlefield: lands(3), hand: ['Test Morph', 'Grizzly Bears'] }, []]);
    const ways = game.session
      .options(game.ann.id)
      .flatMap((option) =>
        option.kind === 'cast' ? [[characteristics(game.game, option.object).name, option.via]] : [],
      );
    expect(ways).toEqual([['Test Morph', 'morph']]);
    game.ann.casts('Test Morph', { via: 'morph' });
    game.resolveAll();
    const now = characteristics(game.game, game.ann.permanent('').id);
    expect([now.power, now.toughness, now.manaCost, now.keywords, now.subtypes]).toEqual([2, 2, null, 0, []]);
  });

  test('an X in the morph cost is known to the other abilities (CR 702.37f)', () => {
    const hydra = creature(
      'Test Hydra',
      '4R',
      1,
      1,
      keyword('morph', cost('X', 'R')),
      whenever(
        { kind: 'turnedFaceUp', object: self },
        act({ kind: 'putCounters', number: { kind: 'x' }, counter: '+1/+1', on: self }),
      ),
    );
    const game = table([hydra], [{ battlefield: lands(6), hand: ['Test Hydra'] }, []]);
    game.ann.casts('Test Hydra', { via: 'morph' });
    game.resolveAll();
    game.plan((question) => (question.kind === 'chooseNumber' ? [2] : null));
    game.ann.takes('turn face up', '');
    game.resolveAll();
    expect(game.ann.stats('Test Hydra')).toBe('3/3');
  });
});

test('each instance of amplify works by itself (CR 702.38b)', () => {
  const amplified = creature(
    'Test Herald',
    '0',
    1,
    1,
    keyword('amplify', { amount: number(1) }),
    keyword('amplify', { amount: number(2) }),
  );
  const game = table([amplified], [{ hand: ['Test Herald', 'Grizzly Bears'], battlefield: [] }, []]);
  game.plan((question) =>
    question.kind === 'chooseObjects' && question.purpose === 'reveal' ? question.from.map((_, i) => i) : null,
  );
  game.ann.casts('Test Herald');
  game.resolveAll();
  expect(game.ann.stats('Test Herald')).toBe('4/4');
});

test('entwine: for its cost all modes, in printed order (CR 702.42a-b)', () => {
  const both = card('Test Both', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [
      keyword('entwine', cost('1')),
      spell({
        kind: 'modes',
        choose: { kind: 'modeCount', min: 1, max: 1, words: 'one' },
        modes: [
          { kind: 'mode', clause: act({ kind: 'setLife', actor: you, amount: number(7) }) },
          { kind: 'mode', clause: gain(3) },
        ],
      }),
    ],
  });
  const game = table([both], [{ battlefield: lands(2), hand: ['Test Both'] }, []]);
  yes(game);
  plays(game, game.ann, 'Test Both');
  expect([game.ann.life, tapped(game, 'Mountain', 2)]).toEqual([10, 2]);
  const one = table([both], [{ battlefield: lands(2), hand: ['Test Both'] }, []]);
  yes(one, 0);
  one.ann.casts('Test Both', { modes: [1] });
  one.resolve();
  expect([one.ann.life, tapped(one, 'Mountain', 2)]).toEqual([23, 1]);
});

describe('sunburst', () => {
  const burst = (types: ('artifact' | 'creature')[], ...more: ReturnType<typeof keyword>[]) =>
    card('Test Burst', {
      cost: '3',
      types,
      ...(types.includes('creature') ? { power: 0, toughness: 1 } : {}),
      abilities: [keyword('sunburst'), ...more],
    });
  const seat = { battlefield: ['Mountain', 'Forest', 'Island'], hand: ['Test Burst'] };

  test('+1/+1 counters on a creature, charge counters on others, one for each color spent (CR 702.44a)', () => {
    const one = table([burst(['artifact', 'creature'])], [seat, []]);
    plays(one, one.ann, 'Test Burst');
    expect(one.ann.permanent('Test Burst').counters).toEqual({ '+1/+1': 3 });
    const other = table([burst(['artifact'])], [seat, []]);
    plays(other, other.ann, 'Test Burst');
    expect(other.ann.permanent('Test Burst').counters).toEqual({ charge: 3 });
  });

  test('each instance works by itself (CR 702.44d)', () => {
    const game = table([burst(['artifact'], keyword('sunburst'))], [seat, []]);
    plays(game, game.ann, 'Test Burst');
    expect(game.ann.permanent('Test Burst').counters).toEqual({ charge: 6 });
  });

  test('none when it enters from elsewhere (CR 702.44b)', () => {
    const raise = sorcery(
      'Test Raise',
      act({
        kind: 'move',
        verb: 'return',
        object: {
          kind: 'select',
          quantifier: { kind: 'quantifier', amount: 'all' },
          filter: {
            kind: 'filter',
            noun: {
              kind: 'words',
              words: [
                { kind: 'typeWord', type: 'artifact' },
                { kind: 'classWord', word: 'card' },
              ],
            },
            qualities: [{ kind: 'inZone', zone: ['graveyard'], of: you }],
          },
        },
        to: { kind: 'place', zone: 'battlefield' },
      }),
    );
    const game = table(
      [burst(['artifact']), raise],
      [{ graveyard: ['Test Burst'], hand: ['Test Raise'], battlefield: [] }, []],
    );
    plays(game, game.ann, 'Test Raise');
    expect(game.ann.permanent('Test Burst').counters).toEqual({});
  });
});

describe('splice', () => {
  const arcane = (name: string, mana: string, clause: ReturnType<typeof act>, ...more: ReturnType<typeof keyword>[]) =>
    card(name, { cost: mana, types: ['instant'], subtypes: ['Arcane'], abilities: [spell(clause), ...more] });
  const rite = arcane('Test Rite', 'R', lose(opponents, 1));
  const bolt = arcane(
    'Test Splice',
    '5G',
    damage(2, targetCreature),
    keyword('splice', { detail: 'onto Arcane', ...cost('R') }),
  );

  test('it is not spliced when its targets can’t be chosen (CR 702.47b)', () => {
    const game = table([rite, bolt], [{ battlefield: lands(2), hand: ['Test Rite', 'Test Splice'] }, []]);
    yes(game);
    plays(game, game.ann, 'Test Rite');
    expect([game.ben.life, tapped(game, 'Mountain', 2)]).toEqual([19, 1]);
  });

  test('the spell gets the text only: its color stays, its targets are chosen, and the text is gone with it (CR 702.47c-e)', () => {
    const game = table(
      [rite, bolt],
      [{ battlefield: lands(2), hand: ['Test Rite', 'Test Splice'] }, ['Grizzly Bears']],
    );
    yes(game);
    game.ann.casts('Test Rite', { targets: ['Grizzly Bears'] });
    const onStack = game.game.stack[0] as never;
    expect([characteristics(game.game, onStack).name, characteristics(game.game, onStack).colors]).toEqual([
      'Test Rite',
      8,
    ]);
    game.resolveAll();
    expect([game.ben.graveyard, game.ben.life]).toEqual([['Grizzly Bears'], 19]);
    const card_ = game.ann.state.graveyard.at(-1) as never;
    expect(characteristics(game.game, card_).abilities).toHaveLength(1);
  });

  test('a spell whose only target was spliced on does nothing when that is illegal (CR 702.47d)', () => {
    const game = table(
      [rite, bolt],
      [
        { battlefield: lands(2), hand: ['Test Rite', 'Test Splice'] },
        { battlefield: ['Grizzly Bears', 'Mountain'], hand: ['Shock'] },
      ],
    );
    yes(game);
    game.ann.casts('Test Rite', { targets: ['Grizzly Bears'] });
    game.ben.casts('Shock', { targets: ['Grizzly Bears'] });
    game.resolveAll();
    expect(game.ben.life).toBe(20);
  });
});
