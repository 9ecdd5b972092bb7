/** Invented creatures that mutate, and what they mutate onto. */
import type { Ability, Noun } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { act, card, keyword, number, self, spell, you } from './cards.ts';

/** A creature that is no Human. */
export function beast(name: string, power: number, toughness: number, ...abilities: Ability[]): Card {
  return card(name, { cost: '0', types: ['creature'], subtypes: ['Beast'], power, toughness, abilities });
}

const MUTATE: Ability = { kind: 'keyword', keyword: 'mutate', cost: [{ kind: 'manaCost', symbols: ['0'] }] };

export function mutant(name: string, power: number, toughness: number, ...abilities: Ability[]): Card {
  return beast(name, power, toughness, MUTATE, ...abilities);
}

/** Something of the kind, whichever. */
export const one = (noun: object): Noun =>
  ({
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'a' },
    filter: { kind: 'filter', noun: { kind: 'words', words: [noun] } },
  }) as never;
export const aCreature: Noun = one({ kind: 'typeWord', type: 'creature' });

/** "Whenever (the event), you gain (so much) life." */
export const whenever = (event: object, amount: number): Ability => ({
  kind: 'triggered',
  trigger: { kind: 'trigger', word: 'whenever', events: [event] } as never,
  clause: act({ kind: 'gainLife', amount: number(amount), actor: you }),
});

/** A card put into a graveyard, from anywhere. */
export const cardIntoGraveyard = {
  kind: 'move',
  verb: 'put',
  object: one({ kind: 'classWord', word: 'card' }),
  from: { kind: 'place', zone: 'graveyard', anywhere: true },
  to: { kind: 'place', zone: 'graveyard' },
};

/** "If (the event) would happen to something, exile it instead." */
export const exileInstead = (would: object): Ability => ({
  kind: 'static',
  rules: [
    {
      kind: 'replace',
      would,
      instead: act({ kind: 'exile', object: { kind: 'reference', to: 'event.object', words: 'it' } }),
    } as never,
  ],
});

/** "Whenever this creature mutates, you gain so much life." */
export const whenMutates = (amount: number): Ability =>
  whenever({ kind: 'keywordAction', action: 'mutate', actor: self }, amount);

export const OX: Card = beast('Plain Ox', 1, 5, keyword('vigilance'));
export const HAWK: Card = mutant('Grafted Hawk', 2, 2, keyword('flying'), whenMutates(3));
export const TUSK: Card = mutant('Grafted Tusk', 4, 4, keyword('trample'), whenMutates(10));
export const PERSON: Card = card('Plain Person', {
  cost: '0',
  types: ['creature'],
  subtypes: ['Human'],
  power: 2,
  toughness: 2,
});

const CREATURE = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } } as const;
const TARGET = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a', target: true },
  filter: CREATURE,
  label: 'target1',
} as const;

export const KILL: Card = card('Test Kill', {
  types: ['instant'],
  cost: '0',
  abilities: [spell(act({ kind: 'destroy', object: TARGET }))],
});
/** Creatures that would die are exiled instead. */
export const PIT: Card = card('Test Pit', {
  types: ['enchantment'],
  cost: '0',
  abilities: [exileInstead({ kind: 'die', object: aCreature })],
});
export const BANISH: Card = card('Test Banish', {
  types: ['instant'],
  cost: '0',
  abilities: [spell(act({ kind: 'exile', object: TARGET }))],
});
export const BOUNCE: Card = card('Test Bounce', {
  types: ['instant'],
  cost: '0',
  abilities: [spell(act({ kind: 'move', verb: 'return', object: TARGET, to: { kind: 'place', zone: 'hand' } }))],
});
export const BURY: Card = card('Test Bury', {
  types: ['instant'],
  cost: '0',
  abilities: [
    spell(
      act({
        kind: 'move',
        verb: 'put',
        object: TARGET,
        to: { kind: 'place', zone: 'library', position: 'top' } as never,
      }),
    ),
  ],
});
export const GROW: Card = card('Test Growth', {
  types: ['instant'],
  cost: '0',
  abilities: [
    spell({
      kind: 'do',
      action: { kind: 'get', object: TARGET, power: number(2), toughness: number(2) },
      during: { kind: 'untilEndOfTurn' },
    }),
  ],
});
/** Exile it, then give it back at once. */
export const BLINK: Card = card('Test Blink', {
  types: ['instant'],
  cost: '0',
  abilities: [
    spell({
      kind: 'sequence',
      steps: [
        act({ kind: 'exile', object: TARGET }),
        act({
          kind: 'move',
          verb: 'return',
          object: { kind: 'reference', to: 'target1', words: 'it' },
          to: { kind: 'place', zone: 'battlefield' },
        }),
      ],
    } as never),
  ],
});
export const COPY: Card = card('Test Twin', {
  types: ['sorcery'],
  cost: '0',
  abilities: [
    spell(
      act({
        kind: 'create',
        quantifier: { kind: 'quantifier', amount: 'a' },
        token: { kind: 'tokenCopy', of: TARGET },
        actor: you,
      }),
    ),
  ],
});
export const ALL: readonly Card[] = [OX, HAWK, TUSK, PERSON, KILL, BANISH, BOUNCE, BURY, GROW, BLINK, COPY];
