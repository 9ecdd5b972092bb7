/** Keywords that are activated abilities. CR 702.6, 702.29, 702.53, 702.67, 702.84, 702.151. */
import type { Ability, Condition, Cost, Filter, KeywordAbility, Quality } from '@kitchen-table/language/core';
import type { Meaning } from './meanings.ts';
import { activated, doing, number, select, SELF, sequence, typed, YOU, YOURS } from './words.ts';

const DISCARD_THIS: Cost = [{ kind: 'actionCost', action: { kind: 'discard', object: SELF } }];

/** CR 702.6a; "equip [quality] creature" in the filter: CR 702.6c; "equip planeswalker": CR 702.6e. */
const equip: Meaning = (ability) => {
  const filter = ability.filter ?? typed('creature');
  const planeswalker =
    filter.noun.kind === 'words' &&
    filter.noun.words.some((word) => word.kind === 'typeWord' && word.type === 'planeswalker');
  return [
    activated(
      ability.cost ?? [],
      doing({
        kind: 'attach',
        object: SELF,
        to: select(withYours(filter), { amount: 'a', target: true }),
        ...(planeswalker ? { asThough: 'creature' as const } : {}),
      }),
      true,
    ),
  ];
};

/** CR 702.67a. */
const fortify: Meaning = (ability) => [
  activated(
    ability.cost ?? [],
    doing({ kind: 'attach', object: SELF, to: select(typed('land', [YOURS]), { amount: 'a', target: true }) }),
    true,
  ),
];

function withYours(filter: Filter): Filter {
  return { ...filter, qualities: [...(filter.qualities ?? []), YOURS] };
}

/** CR 702.29a. */
const cycling: Meaning = (ability) => [
  activated([...(ability.cost ?? []), ...DISCARD_THIS], doing({ kind: 'draw', amount: number(1) }), false),
];

/** CR 702.29e. */
function searching(filter: Filter): (ability: KeywordAbility) => readonly Ability[] {
  return (ability) => [
    activated(
      [...(ability.cost ?? []), ...DISCARD_THIS],
      sequence(
        doing({ kind: 'search', of: YOU, zones: ['library'], object: select(filter), label: 'found' }),
        doing({ kind: 'reveal', object: { kind: 'reference', to: 'found' } }),
        doing({
          kind: 'move',
          verb: 'put',
          object: { kind: 'reference', to: 'found' },
          to: { kind: 'place', zone: 'hand', of: YOU },
        }),
        doing({ kind: 'shuffle' }),
      ),
      false,
    ),
  ];
}

function cardOf(subtype: string): Filter {
  return {
    kind: 'filter',
    noun: {
      kind: 'words',
      words: [
        { kind: 'subtypeWord', subtype },
        { kind: 'classWord', word: 'card' },
      ],
    },
  };
}

function landCard(sort: 'basic' | 'artifact' | null): Filter {
  return {
    kind: 'filter',
    ...(sort === 'basic' ? { adjectives: [{ kind: 'supertypeWord', supertype: 'basic' }] } : {}),
    noun: {
      kind: 'words',
      words: [
        ...(sort === 'artifact' ? [{ kind: 'typeWord' as const, type: 'artifact' as const }] : []),
        { kind: 'typeWord', type: 'land' },
        { kind: 'classWord', word: 'card' },
      ],
    },
  };
}

/** CR 702.53a. */
const transmute: Meaning = (ability) => {
  const sameManaValue: Quality = {
    kind: 'withStat',
    stat: 'mana value',
    comparison: 'equal',
    to: { kind: 'stat', stat: 'mana value', of: SELF },
  };
  const filter: Filter = {
    kind: 'filter',
    noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
    qualities: [sameManaValue],
  };
  return searching(filter)(ability).map((made) =>
    made.kind === 'activated' ? { ...made, limits: [{ kind: 'onlyAsSorcery' }] } : made,
  );
};

/** CR 702.71a: a creature card of the same mana value onto the battlefield for this permanent. */
const transfigure: Meaning = (ability) => {
  const sameManaValue: Quality = {
    kind: 'withStat',
    stat: 'mana value',
    comparison: 'equal',
    to: { kind: 'stat', stat: 'mana value', of: SELF },
  };
  const filter: Filter = {
    kind: 'filter',
    noun: {
      kind: 'words',
      words: [
        { kind: 'typeWord', type: 'creature' },
        { kind: 'classWord', word: 'card' },
      ],
    },
    qualities: [sameManaValue],
  };
  const found = { kind: 'reference', to: 'found' } as const;
  return [
    activated(
      [...(ability.cost ?? []), { kind: 'actionCost', action: { kind: 'sacrifice', object: SELF } }],
      sequence(
        doing({ kind: 'search', of: YOU, zones: ['library'], object: select(filter), label: 'found' }),
        doing({ kind: 'move', verb: 'put', object: found, to: { kind: 'place', zone: 'battlefield' } }),
        doing({ kind: 'shuffle' }),
      ),
      true,
    ),
  ];
};

/** CR 702.65a; the exchange itself: rules/keyword-abilities/aura-swap.ts. */
const auraSwap: Meaning = (ability) => [
  activated(ability.cost ?? [], { kind: 'may', clause: doing({ kind: 'keywordAction', action: 'aura swap' }) }, false),
];

/** CR 702.151a: two activated abilities, and no creature while attached. */
const reconfigure: Meaning = (ability) => {
  const attached: Condition = {
    kind: 'is',
    subject: { kind: 'host', how: 'equipped', filter: typed('creature') },
    filter: typed('creature'),
  };
  return [
    activated(
      ability.cost ?? [],
      doing({
        kind: 'attach',
        object: SELF,
        to: select(typed('creature', [YOURS]), { amount: 'a', target: true, other: true }),
      }),
      true,
    ),
    {
      kind: 'activated',
      cost: ability.cost ?? [],
      clause: doing({ kind: 'unattach', object: SELF }),
      limits: [{ kind: 'onlyAsSorcery' }, { kind: 'onlyIf', condition: attached }],
    },
    {
      kind: 'static',
      rules: [
        {
          kind: 'changes',
          action: {
            kind: 'become',
            verb: 'be',
            object: SELF,
            as: { kind: 'description', types: ['artifact'] },
          },
        },
      ],
      condition: attached,
    },
  ];
};

/** CR 702.122a: the creatures tapped need that much power among them; rules/costs/total-power.ts reads the words. */
const crew: Meaning = (ability) => {
  const power = ability.amount?.kind === 'number' ? ability.amount.number : 0;
  return [
    activated(
      [
        {
          kind: 'actionCost',
          action: {
            kind: 'tap',
            object: select(typed('creature', [YOURS]), { amount: 'anyNumber', other: true }),
            totalPower: power,
            toDo: 'crew',
          },
        },
      ],
      sequence(
        {
          kind: 'do',
          action: {
            kind: 'become',
            verb: 'become',
            object: SELF,
            as: { kind: 'description', types: ['artifact', 'creature'], inAddition: 'types' },
          },
          during: { kind: 'untilEndOfTurn' },
        },
        doing({ kind: 'keywordAction', action: 'become crewed', object: SELF }), // CR 702.122d
      ),
      false,
    ),
  ];
};

/** Activated keywords by name in lower case. */
export const costKeywords: Readonly<Record<string, Meaning>> = {
  crew,
  equip,
  fortify,
  reconfigure,
  cycling,
  transfigure,
  'aura swap': auraSwap,
  transmute,
  landcycling: searching(landCard(null)),
  'basic landcycling': searching(landCard('basic')),
  'artifact landcycling': searching(landCard('artifact')),
  plainscycling: searching(cardOf('Plains')),
  islandcycling: searching(cardOf('Island')),
  swampcycling: searching(cardOf('Swamp')),
  mountaincycling: searching(cardOf('Mountain')),
  forestcycling: searching(cardOf('Forest')),
  slivercycling: searching(cardOf('Sliver')),
  wizardcycling: searching(cardOf('Wizard')),
};
