/** Flip cards: another name, type line, text and size, upside down. CR 710. */
import type { Ability, Filter } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import { characteristics, SupertypeBit } from '../../src/index.ts';
import { act, card, creature, filter, keyword, number, quantifier, self, spell, target } from '../support/cards.ts';
import { enchantment, every, freely, onEntering, twoParts } from '../support/layout-cards.ts';
import { scenario } from '../support/scenario.ts';

const flips: Ability = freely({ kind: 'keywordAction', action: 'flip', object: self });
const novice = twoParts('flip', creature('Test Novice', '3R', 1, 1, keyword('haste'), flips), {
  ...card('Test Master', {
    types: ['creature'],
    supertypes: ['legendary'],
    subtypes: ['Shaman'],
    power: 2,
    toughness: 3,
    abilities: [keyword('flying'), flips],
  }),
});
const NAME = novice.name;
const legendary: Filter = { ...filter('creature'), adjectives: [{ kind: 'supertypeWord', supertype: 'legendary' }] };
const RED = 1 << 3;

test('once flipped, it has the other name, text, types and size (CR 710.2, 710.1b)', () => {
  const game = scenario([[NAME], []], { cards: [novice] });
  expect(game.ann.stats('Test Novice')).toBe('1/1');
  game.ann.activates('Test Novice');
  game.resolveAll();
  const now = characteristics(game.game, game.ann.permanent('Test Master').id);
  expect([now.power, now.toughness, now.subtypes, now.supertypes]).toEqual([2, 3, ['Shaman'], SupertypeBit.Legendary]);
  const words = now.abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []));
  expect(words).toEqual(['flying']);
});

test('its color and mana cost stay, and so do effects on it (CR 710.1c)', () => {
  const game = scenario([{ battlefield: [NAME, 'Forest'], hand: ['Giant Growth'] }, []], { cards: [novice] });
  game.ann.casts('Giant Growth', { targets: ['Test Novice'] });
  game.resolveAll();
  game.ann.activates('Test Novice');
  game.resolveAll();
  const now = characteristics(game.game, game.ann.permanent('Test Master').id);
  expect([now.manaValue, now.colors]).toEqual([4, RED]);
  expect(game.ann.stats('Test Master')).toBe('5/6');
});

test('legendary creatures get +2/+2: the flipped one only (CR 710.2)', () => {
  const crown = enchantment('Test Crown', {
    kind: 'static',
    rules: [
      { kind: 'changes', action: { kind: 'get', object: every(legendary), power: number(2), toughness: number(2) } },
    ],
  });
  const game = scenario([[NAME, 'Test Crown'], []], { cards: [novice, crown] });
  expect(game.ann.stats('Test Novice')).toBe('1/1');
  game.ann.activates('Test Novice');
  game.resolveAll();
  expect(game.ann.stats('Test Master')).toBe('4/5');
});

test('a search for a legendary card does not find it: in a library it is the normal half (CR 710.2, 710.1b)', () => {
  const found: Filter = {
    kind: 'filter',
    adjectives: [{ kind: 'supertypeWord', supertype: 'legendary' }],
    noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
  };
  const seek = card('Test Seek', {
    cost: 'R',
    types: ['sorcery'],
    abilities: [
      spell({
        kind: 'sequence',
        joins: ['.'],
        steps: [
          act({
            kind: 'search',
            of: { kind: 'you' },
            zones: ['library'],
            object: { kind: 'select', quantifier: quantifier('a'), filter: found, label: 'found' },
          }),
          act({
            kind: 'move',
            verb: 'put',
            object: { kind: 'reference', to: 'found', words: 'it' },
            to: { kind: 'place', zone: 'hand', of: { kind: 'you' } },
          }),
        ],
      }),
    ],
  });
  const position = (top: string) => {
    const game = scenario([{ battlefield: ['Mountain'], hand: ['Test Seek'], library: [top, 'Plains'] }, []], {
      cards: [novice, seek],
    });
    game.ann.answers('chooseObjects', [0]);
    game.ann.casts('Test Seek');
    game.resolveAll();
    return game.ann.hand;
  };
  expect(position(NAME)).toEqual([]);
  expect(position('Isamaru')).toEqual(['Isamaru']);
});

test('there is no way back, and a flipped permanent that has left remembers nothing (CR 710.4)', () => {
  const game = scenario([{ battlefield: [NAME, 'Island'], hand: ['Unsummon'] }, []], { cards: [novice] });
  game.ann.activates('Test Novice');
  game.resolveAll();
  game.ann.activates('Test Master');
  game.resolveAll();
  expect(game.ann.battlefield).toContain('Test Master');
  game.ann.casts('Unsummon', { targets: ['Test Master'] });
  game.resolveAll();
  expect(game.ann.hand).toEqual(['Test Novice']);
});

test('a copy of the flipped one is not flipped, and can be flipped itself (CR 710.2, 707.2)', () => {
  const mimic = creature(
    'Test Mimic',
    '1',
    1,
    1,
    freely({ kind: 'becomeCopy', object: self, of: target(filter('creature')) }),
  );
  const game = scenario([[NAME, 'Test Mimic'], []], { cards: [novice, mimic] });
  game.ann.activates('Test Novice');
  game.resolveAll();
  game.ann.activates('Test Mimic', { targets: ['Test Master'] });
  game.resolveAll();
  expect(game.ann.stats('Test Novice')).toBe('1/1');
  game.ann.answers('chooseObjects', [0]);
  game.ann.activates('Test Novice');
  game.resolveAll();
  // Both are legendary now, and have the same name: one stays.
  expect(game.ann.battlefield).toEqual(['Test Master']);
});

test('a player who names a card may name the other half (CR 710.5, 201.4c)', () => {
  const namer = enchantment('Test Namer', onEntering(act({ kind: 'choose', what: 'a card name' })));
  const game = scenario([{ battlefield: ['Plains', NAME], hand: ['Test Namer'] }, []], { cards: [novice, namer] });
  let chosen: readonly string[] = [];
  game.ann.answers('chooseOption', (question) => {
    chosen = question.kind === 'chooseOption' ? question.options : [];
    return [chosen.indexOf('Test Master')];
  });
  game.ann.casts('Test Namer');
  game.resolveAll();
  expect(chosen).toEqual(expect.arrayContaining(['Test Novice', 'Test Master']));
  expect(game.game.objects[game.ann.permanent('Test Namer').id]?.memory.chosenWord).toBe('Test Master');
});
