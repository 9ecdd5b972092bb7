import type { Ability } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import { act, card, filter, keyword, number, quantifier, spell, you } from '../../engine/test/support/cards.ts';
import { type Scenario, scenario } from '../../engine/test/support/scenario.ts';
import { gainedTexts, objectTexts } from '../src/match/snapshots.ts';
import { whyOf } from '../src/match/why.ts';

const wings = card('Test Wings', {
  cost: '1W',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      rules: [
        {
          kind: 'changes',
          action: {
            kind: 'gain',
            verb: 'have',
            object: {
              kind: 'select',
              quantifier: quantifier('bare'),
              filter: { ...filter('creature'), qualities: [{ kind: 'controlledBy', player: you }] },
            },
            abilities: [keyword('flying')],
          },
        },
      ],
    } satisfies Ability,
  ],
});
const birth = card('Test Birth', {
  cost: '0',
  types: ['sorcery'],
  abilities: [
    spell(
      act({
        kind: 'create',
        quantifier: quantifier('a'),
        token: {
          kind: 'token',
          power: number(1),
          toughness: number(1),
          colors: ['green'],
          types: ['creature'],
          subtypes: ['Saproling'],
          abilities: [keyword('trample')],
        },
      }),
    ),
  ],
});

function id(game: Scenario, name: string): number {
  return game.ann.permanent(name).id;
}

test('what an effect gives stands apart from the own text, and names its giver (CR 613.1f)', () => {
  const game = scenario([['Grizzly Bears', 'Test Wings'], []], { cards: [wings] });
  const view = game.session.view(0 as never);
  const bears = id(game, 'Grizzly Bears');
  expect(gainedTexts(view)[bears]).toEqual(['Flying']);
  expect(objectTexts(view, game.game)[bears]).toBe(undefined);
  const why = whyOf(game.game, view, bears, game.session.question);
  if (why.kind !== 'why') throw new Error('no answer');
  const giver = why.explanation?.contributions.findIndex(({ name }) => name === 'Test Wings') ?? -1;
  expect(why.lines[giver]).toEqual({ gained: ['Flying'], lost: [] });
});

test('a token has the text that it was created with (CR 111.3)', () => {
  const game = scenario([{ hand: ['Test Birth'] }, []], { cards: [birth] });
  game.ann.casts('Test Birth');
  game.resolveAll();
  const view = game.session.view(1 as never);
  expect(objectTexts(view, game.game)[id(game, 'Saproling Token')]).toEqual(['Trample']);
});

test('who is asked learns why a player is no choice; others do not (CR 117.1)', () => {
  const game = scenario([[], []]);
  const targets = { kind: 'targets', player: 0, legal: [-1], reason: { text: '', source: 0, rule: '601.2c' } } as never;
  const asked = (viewer: number, player: number): unknown =>
    whyOf(game.game, game.session.view(viewer as never), player, targets);
  expect(asked(0, -2)).toMatchObject({ explanation: null, whyNot: [{ rule: '601.2c' }] });
  expect(asked(1, -2)).toMatchObject({ explanation: null, whyNot: [] });
  expect(asked(0, -40)).toMatchObject({ explanation: null, whyNot: [] });
});
