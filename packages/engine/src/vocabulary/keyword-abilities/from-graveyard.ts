/** Keywords that work in a graveyard. CR 702.59, 702.84, 702.128, 702.129, 702.141. */
import type {
  Ability,
  Characteristics,
  Clause,
  Color,
  Cost,
  KeywordAbility,
  Label,
  Noun,
  Reference,
  TokenDescription,
} from '@kitchen-table/language/core';
import type { Meaning } from './meanings.ts';
import { activated, classed, doing, number, select, SELF, sequence, triggered, typed, YOU } from './words.ts';

const FROM_GRAVEYARD = { kind: 'place', zone: 'graveyard', of: YOU } as const;
const EXILE_THIS: Cost[number] = { kind: 'actionCost', action: { kind: 'exile', object: SELF, from: FROM_GRAVEYARD } };
const HASTE: Ability = { kind: 'keyword', keyword: 'haste' };

function it(label: Label): Reference {
  return { kind: 'reference', to: label };
}

function withThis(ability: KeywordAbility): Cost {
  return [...(ability.cost ?? []), EXILE_THIS];
}

/** "At the beginning of the next end step". CR 603.7. */
export function atNextEndStep(clause: Clause): Clause {
  return {
    kind: 'delayed',
    trigger: {
      kind: 'trigger',
      word: 'at',
      events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'end', next: true } }],
    },
    clause,
  };
}

/** CR 702.84a: returned with haste for a turn; exiled then, or if it would leave. */
export const unearth: Meaning = (ability) => {
  const unearthed = it('unearthed');
  return [
    activated(
      ability.cost ?? [],
      sequence(
        doing({
          kind: 'move',
          verb: 'return',
          object: SELF,
          from: FROM_GRAVEYARD,
          to: { kind: 'place', zone: 'battlefield' },
          label: 'unearthed',
        }),
        doing({ kind: 'gain', verb: 'gain', object: unearthed, abilities: [HASTE] }),
        atNextEndStep(doing({ kind: 'exile', object: unearthed })),
        {
          kind: 'rule',
          rule: {
            kind: 'replace',
            would: { kind: 'leave', object: unearthed },
            instead: doing({ kind: 'exile', object: unearthed }),
          },
          during: { kind: 'restOfGame' },
        },
      ),
      true,
    ),
  ];
};

/** A copy of this card, except for its color, that it has no mana cost and is a Zombie too, and perhaps for its size. */
function zombieCopy(color: Color, size: number | null): TokenDescription {
  const except: Characteristics[] = [
    {
      kind: 'become',
      verb: 'be',
      object: SELF,
      as: { kind: 'description', colors: [color], loses: 'mana cost' },
    },
    {
      kind: 'become',
      verb: 'be',
      object: SELF,
      as: { kind: 'description', subtypes: ['Zombie'], inAddition: 'types' },
    },
  ];
  if (size !== null)
    except.push({ kind: 'setPowerToughness', object: SELF, power: number(size), toughness: number(size) });
  return { kind: 'tokenCopy', of: SELF, except };
}

/** CR 702.128a. */
export const embalm: Meaning = (ability) => [
  activated(
    withThis(ability),
    doing({ kind: 'create', quantifier: { kind: 'quantifier', amount: 'a' }, token: zombieCopy('white', null) }),
    true,
  ),
];

/** CR 702.129a. */
export const eternalize: Meaning = (ability) => [
  activated(
    withThis(ability),
    doing({ kind: 'create', quantifier: { kind: 'quantifier', amount: 'a' }, token: zombieCopy('black', 4) }),
    true,
  ),
];

/** CR 702.141a: a hasty copy for each opponent, which must attack that opponent this turn; sacrificed at the end. */
export const encore: Meaning = (ability) => {
  const copy = it('encore.copy');
  const opponent: Noun = it('encore.opponent');
  return [
    activated(
      withThis(ability),
      {
        kind: 'forEach',
        of: select(classed('opponent'), { amount: 'each' }),
        label: 'encore.opponent',
        clause: sequence(
          doing({
            kind: 'create',
            quantifier: { kind: 'quantifier', amount: 'a' },
            token: { kind: 'tokenCopy', of: SELF },
            label: 'encore.copy',
          }),
          doing({ kind: 'gain', verb: 'gain', object: copy, abilities: [HASTE] }),
          {
            kind: 'rule',
            rule: { kind: 'must', action: { kind: 'attack', object: copy, whom: opponent } },
            during: { kind: 'thisTurn' },
          },
          atNextEndStep(doing({ kind: 'sacrifice', object: copy })),
        ),
      },
      true,
    ),
  ];
};

/** CR 702.59a: when a creature is put into your graveyard from the battlefield, pay or lose the card. */
export const recover: Meaning = (ability) => [
  triggered(
    {
      kind: 'move',
      verb: 'put',
      object: select(typed('creature', [{ kind: 'ownedBy', player: YOU }])),
      from: { kind: 'place', zone: 'battlefield' },
      to: FROM_GRAVEYARD,
    },
    sequence(
      { kind: 'may', clause: doing({ kind: 'pay', cost: ability.cost ?? [] }) },
      {
        kind: 'ifDone',
        clause: doing({
          kind: 'move',
          verb: 'return',
          object: SELF,
          from: FROM_GRAVEYARD,
          to: { kind: 'place', zone: 'hand', of: YOU },
        }),
        otherwise: doing({ kind: 'exile', object: SELF, from: FROM_GRAVEYARD }),
      },
    ),
  ),
];
