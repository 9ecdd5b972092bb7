/** Transforming and modal double-faced cards. CR 712, 701.28. */
import type { Label } from '@kitchen-table/language/surface';
import type { Card, CardFace } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { characteristics, type ObjectId } from '../../src/index.ts';
import { act, card, creature, keyword, number, spell } from '../support/cards.ts';
import { COPY, GROW } from '../support/merging-cards.ts';
import { scenario } from '../support/scenario.ts';

function doubleFaced(layout: Card['layout'], front: Card, back: Card, backCost: CardFace['manaCost'] = null): Card {
  return {
    name: `${front.name} // ${back.name}`,
    layout,
    colorIdentity: [],
    faces: [front.faces[0], { ...back.faces[0], manaCost: backCost }],
  };
}
const EVERY = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'all' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
} as const;
const TURN = card('Test Turning', {
  types: ['instant'],
  cost: '0',
  abilities: [spell(act({ kind: 'transform', object: EVERY }))],
});
const PUPA = doubleFaced(
  'transform',
  creature('Test Pupa', '2G', 1, 1, keyword('reach')),
  creature('Test Imago', '0', 4, 4, keyword('flying')),
);
const PILOT = doubleFaced('modal double-faced', creature('Test Pilot', '1', 2, 2), creature('Test Gunner', '3', 3, 3), [
  '3',
]);
const SPELLBACK = doubleFaced(
  'transform',
  creature('Test Scroll', '1', 1, 1),
  card('Test Verse', {
    types: ['sorcery'],
    cost: '0',
    abilities: [spell(act({ kind: 'gainLife', amount: number(1) }))],
  }),
);
const FLAT = creature('Test Flat', '1', 2, 2);
const COUNTRY = doubleFaced(
  'modal double-faced',
  creature('Test Farmer', '1', 1, 1),
  card('Test Country', { types: ['land'], subtypes: ['Forest'] }),
);
const CARDS = [TURN, PUPA, PILOT, SPELLBACK, FLAT, COPY, GROW, COUNTRY];
const NAMES = (game: ReturnType<typeof scenario>): string[] => game.ann.battlefield.toSorted();

test('each face has its own characteristics; a permanent has those of the face that is up (CR 712.8, 712.8d, 712.8e, 701.28a)', () => {
  const game = scenario([{ battlefield: [PUPA.name], hand: ['Test Turning'] }, []], { cards: CARDS });
  const { id } = game.ann.permanent('Test Pupa');
  const words = (): string[] =>
    characteristics(game.game, id).abilities.flatMap(({ ability }) =>
      ability.kind === 'keyword' ? [ability.keyword] : [],
    );
  expect([game.ann.stats('Test Pupa'), words()]).toEqual(['1/1', ['reach']]);
  game.ann.casts('Test Turning');
  game.resolveAll();
  expect([game.ann.stats('Test Imago'), words()]).toEqual(['4/4', ['flying']]);
  // The mana value is still that of the front.
  expect(characteristics(game.game, id).manaValue).toBe(3);
});

const one = (label: Label) => ({
  kind: 'select' as const,
  quantifier: { kind: 'quantifier' as const, amount: 'a' as const, target: true as const },
  filter: EVERY.filter,
  label,
});
/** "Target creature becomes a copy of another target creature." */
const MIMICRY = card('Test Mimicry', {
  types: ['instant'],
  cost: '0',
  abilities: [spell(act({ kind: 'becomeCopy', object: one('target1'), of: one('target2') }))],
});

test('the mana value of what copies a back face is 0 (CR 712.8e, 202.3b)', () => {
  const game = scenario([{ battlefield: [PUPA.name, 'Test Flat'], hand: ['Test Turning', 'Test Mimicry'] }, []], {
    cards: [...CARDS, MIMICRY],
  });
  const flat = game.ann.permanent('Test Flat').id;
  game.ann.casts('Test Turning');
  game.resolveAll();
  game.ann.casts('Test Mimicry', { targets: ['Test Flat', 'Test Imago'] });
  game.resolveAll();
  const now = characteristics(game.game, flat);
  expect([now.name, now.power, now.manaValue]).toEqual(['Test Imago', 4, 0]);
});

test('in a hand or graveyard, and as a spell by default, it has only its front face (CR 712.8a, 712.8c, 712.11)', () => {
  const game = scenario([{ hand: [PUPA.name], battlefield: ['Forest', 'Forest', 'Forest'] }, []], { cards: CARDS });
  expect(game.ann.hand).toEqual(['Test Pupa']);
  game.ann.casts('Test Pupa');
  expect(game.stack).toEqual(['Test Pupa']);
  expect(characteristics(game.game, game.game.stack[0] as ObjectId).power).toBe(1);
});

test('a modal double-faced spell, and the permanent it becomes, has only the face that was chosen (CR 712.8f, 712.11b, 712.13)', () => {
  const game = scenario([{ hand: [PILOT.name], battlefield: ['Forest', 'Forest', 'Forest'] }, []], { cards: CARDS });
  const options = game.session.options(game.ann.id).flatMap((option) => (option.kind === 'cast' ? [option.face] : []));
  expect(options.toSorted()).toEqual([0, 1]);
  const at = (game.question as unknown as { options: { kind: string; face?: number }[] }).options.findIndex(
    (option) => option.kind === 'cast' && option.face === 1,
  );
  game.answer([at]);
  while (game.question?.kind !== 'priority') game.proceed();
  expect(game.stack).toEqual(['Test Gunner']);
  game.resolveAll();
  expect(game.ann.stats('Test Gunner')).toBe('3/3');
});

test('only the face that would be up decides whether a face can be cast (CR 712.11c)', () => {
  // One land pays for the front, not for the back.
  const game = scenario([{ hand: [PILOT.name], battlefield: ['Forest'] }, []], { cards: CARDS });
  const options = game.session.options(game.ann.id).flatMap((option) => (option.kind === 'cast' ? [option.face] : []));
  expect(options).toEqual([0]);
});

test('a land face may be played as a land, and enters with that face up (CR 712.12)', () => {
  const game = scenario([{ hand: [COUNTRY.name] }, []], { cards: CARDS });
  const question = game.question as unknown as { options: { kind: string; face?: number }[] };
  const at = question.options.findIndex((option) => option.kind === 'playLand' && option.face === 1);
  expect(question.options.some((option) => option.kind === 'playLand' && option.face === 0)).toBe(false);
  game.answer([at]);
  expect(game.ann.battlefield).toEqual(['Test Country']);
});

test('nothing but a transforming double-faced permanent transforms: no other card, no copy on a single-faced card, no modal one (CR 712.9, 701.28c)', () => {
  const game = scenario([{ battlefield: [PUPA.name, PILOT.name, 'Test Flat'], hand: ['Test Turning'] }, []], {
    cards: CARDS,
  });
  game.ann.casts('Test Turning');
  game.resolveAll();
  expect(NAMES(game)).toEqual(['Test Flat', 'Test Imago', 'Test Pilot']);
});

test('a permanent does not transform into an instant or sorcery (CR 712.10, 701.28d)', () => {
  const game = scenario([{ battlefield: [SPELLBACK.name], hand: ['Test Turning'] }, []], { cards: CARDS });
  game.ann.casts('Test Turning');
  game.resolveAll();
  expect(game.ann.battlefield).toEqual(['Test Scroll']);
});

test('put onto the battlefield, it enters with its front face up (CR 712.14)', () => {
  const raise = card('Test Raising', {
    types: ['instant'],
    cost: '0',
    abilities: [
      spell(
        act({
          kind: 'move',
          verb: 'return',
          object: {
            kind: 'select',
            quantifier: { kind: 'quantifier', amount: 'a', target: true },
            filter: {
              kind: 'filter',
              noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
              qualities: [{ kind: 'inZone', zone: ['graveyard'] }],
            },
            label: 'target1',
          },
          to: { kind: 'place', zone: 'battlefield' },
        }),
      ),
    ],
  });
  const game = scenario([{ graveyard: [PUPA.name], hand: ['Test Raising'] }, []], { cards: [...CARDS, raise] });
  game.ann.casts('Test Raising', { targets: ['Test Pupa'] });
  game.resolveAll();
  expect(game.ann.battlefield).toEqual(['Test Pupa']);
});

test('transforming makes no new object: what applied to it goes on (CR 712.18)', () => {
  const game = scenario([{ battlefield: [PUPA.name], hand: ['Test Growth', 'Test Turning'] }, []], { cards: CARDS });
  const { id } = game.ann.permanent('Test Pupa');
  game.ann.casts('Test Growth', { targets: ['Test Pupa'] });
  game.resolveAll();
  game.ann.casts('Test Turning');
  game.resolveAll();
  expect(game.ann.permanent('Test Imago').id).toBe(id);
  expect(game.ann.stats('Test Imago')).toBe('6/6');
});

test('while face down it does not transform, and it is turned up with its front face (CR 712.15, 712.15a)', () => {
  const morph = doubleFaced(
    'transform',
    creature('Test Cocoon', '5', 2, 3, keyword('morph', { cost: [{ kind: 'manaCost', symbols: ['0'] }] })),
    creature('Test Butterfly', '0', 5, 5),
  );
  const game = scenario([{ hand: [morph.name, 'Test Turning'], battlefield: ['Forest', 'Forest', 'Forest'] }, []], {
    cards: [...CARDS, morph],
  });
  game.ann.casts('Test Cocoon', { via: 'morph' });
  game.resolveAll();
  game.ann.casts('Test Turning');
  game.resolveAll();
  expect(game.ann.stats('')).toBe('2/2');
  game.ann.takes('turn face up', '');
  expect(game.ann.stats('Test Cocoon')).toBe('2/3');
});
