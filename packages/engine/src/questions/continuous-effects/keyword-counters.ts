/** Keyword counters as continuous effects of the layer of abilities, each as late as it was put there. CR 122.1b, 613.1f, 613.7c. */
import type { Action, Noun } from '@kitchen-table/language/core';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity } from '../../vocabulary/ids.ts';
import { KEYWORD_BITS } from '../../vocabulary/objects/keywords.ts';
import { type GameObject, NO_COUNTERS } from '../../vocabulary/objects/objects.ts';
import { Layer } from './change-actions.ts';
import { GIVES_ABILITIES } from './aspects.ts';
import type { Change } from './changes-in-force.ts';

const SELF: Noun = { kind: 'self' };
const LAYERS = 1 << Layer.Ability;

type Gain = Extract<Action, { kind: 'gain' }>;

/** Pure memo: one node for each keyword. */
const gains: Map<string, Gain> = new Map();

function gainOf(keyword: string): Gain {
  let gain = gains.get(keyword);
  if (gain === undefined)
    gains.set(
      keyword,
      (gain = { kind: 'gain', verb: 'have', object: SELF, abilities: [{ kind: 'keyword', keyword }] }),
    );
  return gain;
}

/** What the keyword counters on permanents give. */
export function gatherKeywordCounters(game: Game): readonly Change[] {
  let changes: Change[] | null = null;
  for (const id of game.battlefield) {
    const object = game.objects[id];
    if (object === undefined || object.counters === NO_COUNTERS) continue;
    for (const counter in object.counters)
      if (Object.hasOwn(KEYWORD_BITS, counter)) (changes ??= []).push(changeOf(object, counter));
  }
  return changes ?? NONE;
}
const NONE: readonly Change[] = [];

function changeOf(object: GameObject, counter: string): Change {
  const action = gainOf(counter);
  return {
    parts: [{ action, layers: LAYERS, noun: { node: SELF, key: 'counter' }, fixedForAll: true, each: null }],
    layers: LAYERS,
    reads: 0,
    writes: GIVES_ABILITIES,
    removes: false,
    steady: true,
    counts: false,
    conditionOfEach: null,
    ability: null,
    effect: null,
    context: {
      source: NO_OBJECT,
      controller: object.controller,
      bindings: NO_BINDINGS,
      x: null,
      stackObject: NO_OBJECT,
    },
    timestamp: object.memory.counterTimes?.[counter] ?? object.timestamp,
    defining: false,
    condition: null,
    affected: [objectEntity(object.id)],
    locked: null,
    copied: null,
    started: false,
    sets: new Map(),
  };
}
