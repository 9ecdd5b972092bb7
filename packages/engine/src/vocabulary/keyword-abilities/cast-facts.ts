/** Keywords that look at how the spell was cast, or at costs paid for it. CR 702.56, 702.78, 702.109, 702.152, 702.153, 702.157, 702.175. */
import type { Ability, Condition, KeywordAbility, TokenDescription, Value } from '@kitchen-table/language/core';
import { GIFT_COST } from './gift.ts';
import type { Meaning } from './meanings.ts';
import { doing, DIES, ENTERS, EVENT_OBJECT, number, SELF, triggered, YOU } from './words.ts';

const HASTE: Ability = { kind: 'keyword', keyword: 'haste' };

/** The keyword's cost was paid. CR 400.7d. */
function paid(keyword: string): Condition {
  return { kind: 'castFact', fact: 'additional cost paid', subject: SELF, keyword };
}

/** How often the keyword's cost was paid. */
function timesPaid(keyword: string): Value {
  return { kind: 'castFact', fact: 'times kicked', keyword };
}

/** "it gains haste", as long as its cost was paid. */
function hasteIf(keyword: string): Ability {
  return {
    kind: 'static',
    rules: [{ kind: 'changes', action: { kind: 'gain', verb: 'have', object: SELF, abilities: [HASTE] } }],
    condition: paid(keyword),
  };
}

/** CR 702.109a: haste; that it goes back to its owner's hand is said of the spell (rules/casting-spells/leaving-at-the-end-step.ts). */
export const dash = (): Ability[] => [hasteIf('dash')];

/** CR 702.152a: haste, and a card when it dies; that it is sacrificed is said of the spell too. */
export const blitz: Meaning = (_ability, instance = 'blitz') => [
  hasteIf(instance),
  triggered(DIES, doing({ kind: 'draw', amount: number(1) }), paid(instance)),
];

const SMALL_COPY: TokenDescription = {
  kind: 'tokenCopy',
  of: SELF,
  except: [{ kind: 'setPowerToughness', object: SELF, power: number(1), toughness: number(1) }],
};

/** A newer keyword: a 1/1 copy when its cost was paid. CR 702.175 of today. */
export const offspring: Meaning = (_ability, instance = 'offspring') => [
  triggered(
    ENTERS,
    doing({ kind: 'create', quantifier: { kind: 'quantifier', amount: 'a' }, token: SMALL_COPY }),
    paid(instance),
  ),
];

/** CR 702.157a: a copy for each time that its cost was paid. */
export const squad: Meaning = (_ability, instance = 'squad') => [
  triggered(
    ENTERS,
    doing({
      kind: 'create',
      quantifier: { kind: 'quantifier', amount: 'number', number: timesPaid(instance) },
      token: { kind: 'tokenCopy', of: SELF },
    }),
    paid(instance),
  ),
];

/** Copies of the spell as it is cast, with new targets if its controller likes. CR 707.10c. */
function copies(times: Value, keyword: string, except?: KeywordAbility['except']): Ability {
  return triggered(
    { kind: 'cast', actor: YOU, object: SELF },
    doing({ kind: 'copy', object: EVENT_OBJECT, times, newTargets: true, ...(except === undefined ? {} : { except }) }),
    paid(keyword),
  );
}

/** CR 702.56a. */
export const replicate: Meaning = (_ability, instance = 'replicate') => [copies(timesPaid(instance), instance)];

/** CR 702.78a. */
export const conspire: Meaning = (_ability, instance = 'conspire') => [copies(timesPaid(instance), instance)];

/** CR 702.153a. */
export const casualty: Meaning = ({ except }, instance = 'casualty') => [copies(timesPaid(instance), instance, except)];

/** What the player may do besides, to have the keyword's cost paid: CR 702.78a, 702.153a, 702.166a. */
export function optionalCostOf(ability: KeywordAbility): KeywordAbility['cost'] | null {
  if (ability.keyword.startsWith('gift ')) return GIFT_COST;
  switch (ability.keyword) {
    case 'conspire':
      return [
        {
          kind: 'actionCost',
          action: {
            kind: 'tap',
            object: {
              kind: 'select',
              quantifier: { kind: 'quantifier', amount: 'number', number: number(2) },
              filter: {
                kind: 'filter',
                noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
                qualities: [
                  { kind: 'controlledBy', player: YOU },
                  { kind: 'share', what: 'color', with: SELF },
                ],
              },
            },
          },
        },
      ];
    case 'casualty':
      return [
        {
          kind: 'actionCost',
          action: {
            kind: 'sacrifice',
            object: {
              kind: 'select',
              quantifier: { kind: 'quantifier', amount: 'a' },
              filter: {
                kind: 'filter',
                noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
                qualities: [
                  { kind: 'withStat', stat: 'power', comparison: 'atLeast', to: ability.amount ?? number(1) },
                ],
              },
            },
          },
        },
      ];
    // CR 702.194a.
    case 'teamwork':
      return [
        {
          kind: 'actionCost',
          action: {
            kind: 'tap',
            object: {
              kind: 'select',
              quantifier: { kind: 'quantifier', amount: 'anyNumber' },
              filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
            },
            totalPower: ability.amount?.kind === 'number' ? ability.amount.number : 0,
          },
        },
      ];
    case 'bargain':
      return [
        {
          kind: 'actionCost',
          action: {
            kind: 'sacrifice',
            object: {
              kind: 'select',
              quantifier: { kind: 'quantifier', amount: 'a' },
              filter: {
                kind: 'filter',
                noun: {
                  kind: 'alternatives',
                  of: [
                    { kind: 'alternative', words: [{ kind: 'typeWord', type: 'artifact' }] },
                    { kind: 'alternative', words: [{ kind: 'typeWord', type: 'enchantment' }] },
                    { kind: 'alternative', words: [{ kind: 'classWord', word: 'token' }] },
                  ],
                  join: 'or',
                },
              },
            },
          },
        },
      ];
    default:
      return null;
  }
}

/** Keywords that count what was paid, by name. */
export const castFactKeywords: Readonly<Record<string, Meaning>> = {
  dash,
  blitz,
  offspring,
  squad,
  replicate,
  conspire,
  casualty,
};
