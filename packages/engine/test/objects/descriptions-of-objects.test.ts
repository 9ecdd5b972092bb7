import type { Filter, Quality, Value } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import { matches } from '../../src/questions/objects/filters.ts';
import { find } from '../../src/questions/objects/nouns.ts';
import { evaluate } from '../../src/questions/values.ts';
import { holds } from '../../src/questions/conditions.ts';
import { objectEntity, playerEntity, type PlayerId } from '../../src/vocabulary/ids.ts';
import { contextOf } from '../../src/rules/resolving/bindings.ts';
import { card, classFilter, creature, filter, inCore, keyword, number, quantifier, you } from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';

const changeling = creature('Test Shifter', '1G', 1, 1, keyword('changeling'));
const relic = card('Test Relic', { cost: '2', types: ['artifact', 'creature'], power: 1, toughness: 3 });

function board(): Scenario {
  return scenario(
    [
      {
        battlefield: ['Grizzly Bears', 'Serra Angel', 'Forest', 'Test Relic', 'Test Shifter'],
        graveyard: ['Hill Giant', 'Shock'],
        hand: ['Shock'],
      },
      ['Goblin Piker', 'Isamaru'],
    ],
    { cards: [changeling, relic] },
  );
}

function fits(game: Scenario, of: Filter): string[] {
  const context = contextOf(game.ann.permanent('Grizzly Bears').id, game.ann.id);
  return [...game.game.battlefield, ...game.ann.state.graveyard]
    .filter((id) => matches(game.game, inCore(of), objectEntity(id), context))
    .map((id) => game.game.objects[id]!.record.card.name);
}

const quality = (...qualities: Quality[]): Filter => ({ ...filter('creature'), qualities });

test.each<[string, Filter, string[]]>([
  [
    'a bare type word means permanents (CR 109.2)',
    filter('creature'),
    ['Grizzly Bears', 'Serra Angel', 'Test Relic', 'Test Shifter', 'Goblin Piker', 'Isamaru'],
  ],
  ['two words must both hold', filter('artifact', 'creature'), ['Test Relic']],
  [
    'you control (CR 109.4)',
    quality({ kind: 'controlledBy', player: you }),
    ['Grizzly Bears', 'Serra Angel', 'Test Relic', 'Test Shifter'],
  ],
  [
    'an opponent controls',
    quality({ kind: 'controlledBy', player: { kind: 'playerNoun', who: 'opponents' } }),
    ['Goblin Piker', 'Isamaru'],
  ],
  ['with flying', quality({ kind: 'withKeyword', keyword: 'flying' }), ['Serra Angel']],
  [
    'power 2 or less (CR 208.1)',
    quality({ kind: 'withStat', stat: 'power', comparison: 'atMost', to: number(1) }),
    ['Test Relic', 'Test Shifter'],
  ],
  [
    'nonblack is every other color (CR 105.2)',
    { ...filter('creature'), adjectives: [{ kind: 'non', of: { kind: 'colorWord', color: 'white' } }] },
    ['Grizzly Bears', 'Test Relic', 'Test Shifter', 'Goblin Piker'],
  ],
  [
    'colorless (CR 105.2c)',
    { ...filter('creature'), adjectives: [{ kind: 'colorWord', color: 'colorless' }] },
    ['Test Relic'],
  ],
  [
    'legendary (CR 205.4d)',
    { ...filter('creature'), adjectives: [{ kind: 'supertypeWord', supertype: 'legendary' }] },
    ['Isamaru'],
  ],
  [
    'historic (CR 700.6)',
    { ...filter('creature'), adjectives: [{ kind: 'statusWord', status: 'historic' }] },
    ['Test Relic', 'Isamaru'],
  ],
  [
    'a changeling has every creature type (CR 702.73a)',
    { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'subtypeWord', subtype: 'Goblin' }] } },
    ['Test Shifter'],
  ],
  [
    'a creature card in a graveyard (CR 109.2a)',
    {
      kind: 'filter',
      noun: {
        kind: 'words',
        words: [
          { kind: 'typeWord', type: 'creature' },
          { kind: 'classWord', word: 'card' },
        ],
      },
      qualities: [{ kind: 'inZone', zone: ['graveyard'], of: you }],
    },
    ['Hill Giant'],
  ],
  [
    'one of several nouns',
    {
      kind: 'filter',
      noun: {
        kind: 'alternatives',
        of: [
          { kind: 'alternative', words: [{ kind: 'typeWord', type: 'land' }] },
          { kind: 'alternative', words: [{ kind: 'typeWord', type: 'artifact' }] },
        ],
        join: 'or',
      },
    },
    ['Forest', 'Test Relic'],
  ],
  ['the greatest power', quality({ kind: 'withExtreme', extreme: 'greatest', stat: 'power' }), ['Serra Angel']],
])('%s', (_name, of, names) => {
  expect(fits(board(), of)).toEqual(names);
});

test.each<[string, Value, number]>([
  ['a count (CR 107.1)', { kind: 'count', of: quality({ kind: 'controlledBy', player: you }) }, 4],
  ['cards in hand', { kind: 'count', of: { kind: 'zoneOfPlayer', zone: ['hand'], player: you } }, 1],
  ['the greatest power among', { kind: 'extreme', extreme: 'greatest', stat: 'power', among: filter('creature') }, 4],
  ['a total', { kind: 'total', stat: 'toughness', of: quality({ kind: 'controlledBy', player: you }) }, 10],
  ['half, rounded up (CR 107.1a)', { kind: 'half', of: number(7), rounded: 'up' }, 4],
  ['devotion to white (CR 700.5)', { kind: 'devotion', colors: ['white'], player: you }, 2],
  [
    'card types among cards in a graveyard',
    { kind: 'kindsAmong', what: 'card types', of: { kind: 'zoneOfPlayer', zone: ['graveyard'], player: you } },
    2,
  ],
  ['a life total', { kind: 'stat', stat: 'life total', of: you }, 20],
  ['mana value (CR 202.3)', { kind: 'stat', stat: 'mana value', of: { kind: 'self' } }, 2],
])('%s', (_name, value, expected) => {
  const game = board();
  expect(evaluate(game.game, inCore(value), contextOf(game.ann.permanent('Grizzly Bears').id, game.ann.id))).toBe(
    expected,
  );
});

test('opponents are everyone of another team, each of them (CR 102.3)', () => {
  const game = scenario([[], [], []]);
  const context = contextOf(0 as never, 0 as PlayerId);
  expect(find(game.game, { kind: 'playerNoun', who: 'opponents' }, context)).toEqual([
    playerEntity(1 as PlayerId),
    playerEntity(2 as PlayerId),
  ]);
  expect(
    find(game.game, inCore({ kind: 'select', quantifier: quantifier('each'), filter: classFilter('player') }), context),
  ).toHaveLength(3);
});

test('"you control no artifacts" and "an opponent controls two or more creatures" (CR 109.4)', () => {
  const game = board();
  const context = contextOf(game.ann.permanent('Grizzly Bears').id, game.ann.id);
  const controls = (player: 'you' | 'opponents', amount: 'no' | 'atLeast', count: number, of: Filter) =>
    holds(
      game.game,
      inCore({
        kind: 'controls',
        player: player === 'you' ? you : { kind: 'playerNoun', who: 'opponents' },
        object: { kind: 'select', quantifier: quantifier(amount, { number: number(count) }), filter: of },
      }),
      context,
    );
  expect(controls('you', 'no', 0, filter('artifact'))).toBe(false);
  expect(controls('opponents', 'no', 0, filter('artifact'))).toBe(true);
  expect(controls('opponents', 'atLeast', 2, filter('creature'))).toBe(true);
  expect(controls('opponents', 'atLeast', 3, filter('creature'))).toBe(false);
});
