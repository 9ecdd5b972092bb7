/** The Ring tempts a player: an emblem that grows, and a Ring-bearer. CR 701.52. */
import type { KeywordAction } from './keyword-action.ts';
import type { Ability, Clause, Condition, Duration, Noun, Trigger } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { askChooseObjects, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { TEMPTED, THE_RING } from '../../vocabulary/players/the-ring.ts';
import { createEmblem } from '../objects/emblems.ts';
import { deedEvent } from '../event-makers.ts';
import { creaturesOf } from '../../questions/objects/permanents-of.ts';
import { countOn, setStatus } from '../../vocabulary/objects/object-notes.ts';

const CREATURE = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } } as const;
const RING_BEARER: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'the' },
  filter: {
    kind: 'filter',
    noun: { kind: 'words', words: [{ kind: 'classWord', word: 'Ring-bearer' }] },
    qualities: [{ kind: 'controlledBy', player: { kind: 'you' } }],
  },
};
const A_CREATURE: Noun = { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: CREATURE };

/** "As long as the Ring has tempted that player so many times or more". */
function times(number: number): Duration {
  const condition: Condition = {
    kind: 'hasCounters',
    subject: { kind: 'self' },
    counter: TEMPTED,
    comparison: 'atLeast',
    to: { kind: 'number', number },
  };
  return { kind: 'forAsLongAs', condition };
}

function whenever(event: Trigger['events'][number], clause: Clause, tempted: number): Ability {
  return {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'whenever', events: [event], during: times(tempted) },
    clause,
  };
}

/** What the emblem says. CR 701.52c. */
const ABILITIES: readonly Ability[] = [
  {
    kind: 'static',
    rules: [
      {
        kind: 'changes',
        action: {
          kind: 'become',
          verb: 'be',
          object: RING_BEARER,
          as: { kind: 'description', supertypes: ['legendary'], inAddition: 'still' },
        },
      },
      {
        kind: 'cant',
        action: {
          kind: 'beBlocked',
          object: RING_BEARER,
          whom: {
            kind: 'select',
            quantifier: { kind: 'quantifier', amount: 'bare' },
            filter: {
              ...CREATURE,
              qualities: [
                {
                  kind: 'withStat',
                  stat: 'power',
                  comparison: 'over',
                  to: { kind: 'stat', stat: 'power', of: RING_BEARER },
                },
              ],
            },
          },
        },
      },
    ],
  },
  whenever(
    { kind: 'attack', object: RING_BEARER },
    {
      kind: 'sequence',
      steps: [
        { kind: 'do', action: { kind: 'draw', amount: { kind: 'number', number: 1 } } },
        {
          kind: 'do',
          action: {
            kind: 'discard',
            object: {
              kind: 'select',
              quantifier: { kind: 'quantifier', amount: 'a' },
              filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
            },
          },
        },
      ],
    },
    2,
  ),
  whenever(
    { kind: 'becomeBlocked', object: RING_BEARER, whom: A_CREATURE },
    {
      kind: 'delayed',
      trigger: {
        kind: 'trigger',
        word: 'at',
        events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'end of combat' } }],
      },
      clause: {
        kind: 'do',
        action: {
          kind: 'sacrifice',
          object: { kind: 'reference', to: 'outer event.recipient' },
          actor: {
            kind: 'playerOf',
            relation: 'controller',
            of: { kind: 'reference', to: 'outer event.recipient' },
          },
        },
      },
    },
    3,
  ),
  whenever(
    {
      kind: 'dealDamage',
      sort: 'combat',
      actor: RING_BEARER,
      to: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'a' },
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
      },
    },
    {
      kind: 'do',
      action: {
        kind: 'loseLife',
        amount: { kind: 'number', number: 3 },
        actor: {
          kind: 'select',
          quantifier: { kind: 'quantifier', amount: 'each' },
          filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } },
        },
      },
    },
    4,
  ),
];

/** The emblem first, then a creature of the player; the one chosen, or NO_OBJECT. CR 701.52a, 701.52c-d. */
function theRingTempts(game: Game, player: PlayerId, source: ObjectId): ObjectId {
  const emblem = emblemOf(game, player) ?? createEmblem(game, player, ABILITIES, source, THE_RING);
  countOn(game, emblem, TEMPTED);
  const [chosen] = askChooseObjects(
    game,
    player,
    reason('Choose your Ring-bearer', source, '701.52a'),
    creaturesOf(game, player),
    1,
    1,
    'choose',
    { helps: true },
  );
  if (chosen === undefined) return NO_OBJECT;
  for (const id of game.battlefield)
    if (((game.objects[id] as GameObject).status & StatusBit.RingBearer) !== 0)
      if (characteristics(game, id).controller === player) setStatus(game, id, StatusBit.RingBearer, false);
  setStatus(game, chosen, StatusBit.RingBearer, true);
  // CR 701.52a: chosen also when it was the Ring-bearer already.
  perform(game, [deedEvent('choose a Ring-bearer', player, chosen, 1, { cause: source, rule: '701.52a' })]);
  return chosen;
}

function emblemOf(game: Game, player: PlayerId): ObjectId | null {
  for (const id of game.command) {
    const { owner, record } = game.objects[id] as GameObject;
    if (owner === player && record.card.name === THE_RING && record.card.faces[0].types.length === 0) return id;
  }
  return null;
}

/** The Ring tempts a player. CR 701.52. */
export const theRingTemptsAction: KeywordAction = {
  kind: 'the ring tempts you',
  cr: '701.52a',
  does: ({ game, player, context }) => {
    const bearer = theRingTempts(game, player, context.source);
    if (bearer !== NO_OBJECT) return { made: [objectEntity(bearer)] };
  },
  says: 'The Ring tempts {player}',
  helps: true,
};
