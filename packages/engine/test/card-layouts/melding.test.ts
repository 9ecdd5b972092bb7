/** Melded permanents. CR 701.37, 712.4, 712.8g, 712.21, 903.3b. */
import type { Ability, Noun } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { perform } from '../../src/events/perform.ts';
import { viewFor } from '../../src/play/views.ts';
import { characteristics, type GameObject, type ObjectId } from '../../src/index.ts';
import { StatusBit } from '../../src/vocabulary/objects/objects.ts';
import { act, card, keyword, self, you } from '../support/cards.ts';
import { aCreature, ALL, beast, cardIntoGraveyard, PIT, whenever } from '../support/merging-cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';

const named = (name: string): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: {
    kind: 'filter',
    noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
    qualities: [
      { kind: 'named', name },
      { kind: 'controlledBy', player: you },
      { kind: 'ownedBy', player: you },
    ],
  },
});
/** "{0}: Exile this creature and a creature named so that you own and control, then meld them." */
const joinWith = (counterpart: string): Ability => ({
  kind: 'activated',
  cost: [{ kind: 'manaCost', symbols: ['0'] }],
  clause: {
    kind: 'sequence',
    steps: [
      act({
        kind: 'exile',
        object: { kind: 'nounList', join: 'and', of: [self, named(counterpart)] },
        label: 'step1',
      } as never),
      act({ kind: 'meld', object: { kind: 'reference', to: 'step1', words: 'they' }, into: 'Test Colossus' }),
    ],
    joins: [', then'],
  },
});
const half = (name: string, cost: string, ...abilities: Ability[]): Card => ({
  ...beast(name, 1, 1, ...abilities),
  layout: 'meld',
  faces: [{ ...beast(name, 1, 1, ...abilities).faces[0], manaCost: [cost] }],
});
const LEFT = half('Test Left Half', '2', joinWith('Test Right Half'));
const RIGHT = half('Test Right Half', '3', keyword('reach'));
/** No meld card. */
const STRANGER = beast('Test Stranger', 1, 1);
const COLOSSUS: Card = {
  ...beast('Test Colossus', 9, 9, keyword('trample')),
  layout: 'meld',
  faces: [{ ...beast('Test Colossus', 9, 9, keyword('trample')).faces[0], manaCost: null }],
};
/** Joins with a stranger, who is not its counterpart. */
const CONFUSED = half('Test Confused Half', '2', joinWith('Test Stranger'));
/** Gains 1 life when a creature enters, 100 when one dies, 1000 for each card put into a graveyard. */
const CENSUS = card('Test Census', {
  types: ['artifact'],
  cost: '0',
  abilities: [
    whenever({ kind: 'enter', object: aCreature }, 1),
    whenever({ kind: 'die', object: aCreature }, 100),
    whenever(cardIntoGraveyard, 1000),
  ],
});
const CARDS = [...ALL, LEFT, RIGHT, STRANGER, COLOSSUS, CONFUSED, CENSUS];

function melded(hand: readonly string[] = [], more: readonly string[] = []): Scenario {
  const game = scenario([{ battlefield: ['Test Left Half', 'Test Right Half', ...more], hand }, []], { cards: CARDS });
  game.ann.activates('Test Left Half');
  return game.resolveAll();
}

test('both cards are exiled and enter combined, as one object represented by two cards (CR 701.37a, 712.4a, 712.14c)', () => {
  const game = melded([], ['Test Census']);
  expect(game.ann.battlefield.toSorted()).toEqual(['Test Census', 'Test Colossus']);
  expect(game.ann.exile).toEqual([]);
  expect(game.ann.life).toBe(21); // one creature entered
  const seen = viewFor(game.game, null, null).battlefield.find(({ name }) => name === 'Test Colossus');
  expect(seen?.components.toSorted()).toEqual(['Test Left Half', 'Test Right Half']);
});

test('it has only the characteristics of the combined face; its mana value is the sum of its fronts, that of a copy 0 (CR 712.8g, 712.4b, 202.3c)', () => {
  const game = melded(['Test Twin']);
  const now = characteristics(game.game, game.ann.permanent('Test Colossus').id);
  expect([now.power, now.toughness, now.manaValue]).toEqual([9, 9, 5]);
  expect(now.abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []))).toEqual([
    'trample',
  ]);
  game.ann.casts('Test Twin', { targets: ['Test Colossus'] });
  game.resolveAll();
  const copy = characteristics(game.game, game.ann.permanent('Test Colossus', 1).id);
  expect([copy.power, copy.manaValue]).toEqual([9, 0]);
});

test('on the stack and in other zones, a meld card has only the characteristics of its front face (CR 712.8a, 712.8b)', () => {
  const game = scenario([{ hand: ['Test Right Half'], battlefield: ['Plains', 'Plains', 'Plains'] }, []], {
    cards: CARDS,
  });
  const [inHand] = game.ann.state.hand;
  expect(characteristics(game.game, inHand as ObjectId).name).toBe('Test Right Half');
  game.ann.casts('Test Right Half');
  expect(game.stack).toEqual(['Test Right Half']);
  expect(characteristics(game.game, game.game.stack[0] as ObjectId).power).toBe(1);
});

test('what is no meld pair is not melded, and stays where it is (CR 701.37b, 701.37c)', () => {
  const game = scenario([{ battlefield: ['Test Confused Half', 'Test Stranger'] }, []], { cards: CARDS });
  game.ann.activates('Test Confused Half');
  game.resolveAll();
  expect(game.ann.battlefield).toEqual([]);
  expect(game.ann.exile.toSorted()).toEqual(['Test Confused Half', 'Test Stranger']);
});

test('a token copy of the counterpart is exiled and ceases to exist; the card stays exiled (CR 701.37b, 701.37c)', () => {
  const game = scenario(
    [{ battlefield: ['Test Left Half', 'Test Right Half'], hand: ['Test Twin', 'Test Kill'] }, []],
    {
      cards: CARDS,
    },
  );
  game.ann.casts('Test Twin', { targets: ['Test Right Half'] });
  game.resolveAll();
  game.ann.casts('Test Kill', { targets: ['Test Right Half'] }); // the card
  game.resolveAll();
  game.ann.activates('Test Left Half');
  game.resolveAll();
  expect(game.ann.battlefield).toEqual([]);
  expect(game.ann.exile).toEqual(['Test Left Half']);
});

test('one permanent dies, and two cards are put into the graveyard, in the order their owner likes (CR 712.21, 712.21a, 712.21e)', () => {
  const game = melded(['Test Kill'], ['Test Census']);
  const before = game.ann.life;
  game.plan((question) => (question.kind === 'order' && question.items.length === 2 ? [1, 0] : null));
  game.ann.casts('Test Kill', { targets: ['Test Colossus'] });
  game.resolveAll();
  expect(game.ann.graveyard.filter((name) => name !== 'Test Kill')).toEqual(['Test Right Half', 'Test Left Half']);
  expect(game.ann.life - before).toBe(3100); // one death; two cards and the spell
});

test('whoever exiles it orders the two cards (CR 712.21b)', () => {
  const game = melded(['Test Banish']);
  game.plan((question) => (question.kind === 'order' ? [1, 0] : null));
  game.ann.casts('Test Banish', { targets: ['Test Colossus'] });
  game.resolveAll();
  expect(game.ann.exile).toEqual(['Test Right Half', 'Test Left Half']);
});

test('an effect that finds what it became finds both cards (CR 712.21c)', () => {
  const game = melded(['Test Blink']);
  game.ann.casts('Test Blink', { targets: ['Test Colossus'] });
  game.resolveAll();
  expect(game.ann.battlefield.toSorted()).toEqual(['Test Left Half', 'Test Right Half']);
});

test('a replacement effect that applies to it takes both cards (CR 712.21d)', () => {
  const game = scenario([{ battlefield: ['Test Left Half', 'Test Right Half', 'Test Pit'], hand: ['Test Kill'] }, []], {
    cards: [...CARDS, PIT],
  });
  game.ann.activates('Test Left Half');
  game.resolveAll();
  game.ann.casts('Test Kill', { targets: ['Test Colossus'] });
  game.resolveAll();
  expect(game.ann.exile.toSorted()).toEqual(['Test Left Half', 'Test Right Half']);
});

test('melded and other double-faced permanents can’t be turned face down (CR 712.16)', () => {
  const game = melded();
  const { id } = game.ann.permanent('Test Colossus');
  game.alter((now) => {
    perform(now, [{ kind: 'turnFaceDown', object: id, cause: id, rule: '708.2' }]);
  });
  expect((game.game.objects[id] as GameObject).status & StatusBit.FaceDown).toBe(0);
  const twoFaced: Card = {
    name: 'Test Pupa // Test Imago',
    layout: 'transform',
    colorIdentity: [],
    faces: [beast('Test Pupa', 1, 1).faces[0], { ...beast('Test Imago', 3, 3).faces[0], manaCost: null }],
  };
  const other = scenario([['Test Pupa // Test Imago'], []], { cards: [twoFaced] });
  const pupa = other.ann.permanent('Test Pupa').id;
  other.alter((now) => {
    perform(now, [{ kind: 'turnFaceDown', object: pupa, cause: pupa, rule: '708.2' }]);
  });
  expect(other.ann.stats('Test Pupa')).toBe('1/1');
});

test('a melded permanent with a commander in it is that commander (CR 903.3b)', () => {
  const game = scenario(
    [{ command: ['Test Right Half'], battlefield: ['Test Left Half', 'Plains', 'Plains', 'Plains'] }, []],
    {
      cards: CARDS,
      format: 'commander',
    },
  );
  game.ann.casts('Test Right Half');
  game.resolveAll();
  game.ann.activates('Test Left Half');
  game.resolveAll();
  const seen = viewFor(game.game, null, null).battlefield.find(({ name }) => name === 'Test Colossus');
  expect(seen?.commander).toBe(true);
});
