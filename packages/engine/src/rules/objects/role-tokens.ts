/** Role tokens: Auras that say what part their creature plays. CR 111.10j-r, 303.7. */
import type { Ability, CardFace, Characteristics, Noun, Rule, Value } from '@kitchen-table/language/core';

const ONE: Value = { kind: 'number', number: 1 };
const SELF: Noun = { kind: 'self' };
const HOST: Noun = {
  kind: 'host',
  how: 'enchanted',
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
};
const ENCHANT: Ability = {
  kind: 'keyword',
  keyword: 'enchant',
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
};

function changes(action: Characteristics): Rule {
  return { kind: 'changes', action };
}
const BIGGER: Rule = changes({ kind: 'get', object: HOST, power: ONE, toughness: ONE });

function having(...abilities: Ability[]): Rule {
  return changes({ kind: 'gain', verb: 'have', object: HOST, abilities });
}

function role(part: string, rules: readonly Rule[], ...more: Ability[]): readonly [string, CardFace] {
  const face: CardFace = {
    name: part,
    manaCost: null,
    supertypes: [],
    types: ['enchantment'],
    subtypes: ['Aura', 'Role'],
    text: null,
    abilities: [ENCHANT, { kind: 'static', rules }, ...more],
  };
  return [`${part} Role`, face];
}

function whenItAttacks(clause: Extract<Ability, { kind: 'triggered' }>['clause'], small: boolean): Ability {
  return {
    kind: 'triggered',
    trigger: {
      kind: 'trigger',
      word: 'whenever',
      events: [{ kind: 'attack', object: SELF }],
      ...(small
        ? {
            condition: {
              kind: 'compare',
              left: { kind: 'stat', stat: 'toughness', of: SELF },
              comparison: 'atMost',
              right: { kind: 'number', number: 3 },
            },
          }
        : {}),
    },
    clause,
  };
}

/** By the words of the card language: 'Royal Role'. */
export const ROLE_TOKENS: Readonly<Record<string, CardFace>> = Object.fromEntries([
  role('Cursed', [changes({ kind: 'setPowerToughness', object: HOST, power: ONE, toughness: ONE })]), // CR 111.10j
  role('Monster', [BIGGER, having({ kind: 'keyword', keyword: 'trample' })]), // CR 111.10k
  role('Royal', [
    BIGGER,
    having({ kind: 'keyword', keyword: 'ward', cost: [{ kind: 'manaCost', symbols: ['1'] }] }), // CR 111.10m
  ]),
  role('Sorcerer', [BIGGER, having(whenItAttacks({ kind: 'do', action: { kind: 'scry', amount: ONE } }, false))]), // CR 111.10n
  role('Virtuous', [
    changes({
      kind: 'get',
      object: HOST,
      power: ONE,
      toughness: ONE,
      forEach: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'each' },
        filter: {
          kind: 'filter',
          noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'enchantment' }] },
          qualities: [{ kind: 'controlledBy', player: { kind: 'you' } }],
        },
      },
    }), // CR 111.10p
  ]),
  role('Wicked', [BIGGER], {
    kind: 'triggered',
    trigger: {
      kind: 'trigger',
      word: 'when',
      events: [
        {
          kind: 'move',
          verb: 'put',
          object: SELF,
          from: { kind: 'place', zone: 'battlefield' },
          to: { kind: 'place', zone: 'graveyard' },
        },
      ],
    },
    clause: {
      kind: 'do',
      action: {
        kind: 'loseLife',
        amount: ONE,
        actor: {
          kind: 'select',
          quantifier: { kind: 'quantifier', amount: 'each' },
          filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } },
        },
      },
    },
  }), // CR 111.10q
  role('Young Hero', [
    having(
      whenItAttacks({ kind: 'do', action: { kind: 'putCounters', number: ONE, counter: '+1/+1', on: SELF } }, true),
    ), // CR 111.10r
  ]),
]);
