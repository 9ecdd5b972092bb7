/** Keyword counters as continuous effects of the layer of abilities, each as late as it was put there. CR 122.1b, 613.1f, 613.7c. */
import type { Action, Noun } from '@kitchen-table/language/core';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity } from '../../vocabulary/ids.ts';
import { isKeywordCounter, KEYWORD_BITS } from '../../vocabulary/objects/keywords.ts';
import { type Counters, type GameObject, NO_COUNTERS } from '../../vocabulary/objects/objects.ts';
import { Layer } from './change-actions.ts';
import { GIVES_ABILITIES } from './aspects.ts';
import type { Change } from './changes-in-force.ts';
import { type Keywords, keywordsGiven, NO_KEYWORDS } from './keyword-aspects.ts';

const SELF: Noun = { kind: 'self' };
const LAYERS = 1 << Layer.Ability;

type Gain = Extract<Action, { kind: 'gain' }>;

/** Pure memo: one node for each keyword, and what it gives. */
const gains: Map<string, { readonly action: Gain; readonly given: Keywords }> = new Map();

function gainOf(keyword: string): { readonly action: Gain; readonly given: Keywords } {
  let known = gains.get(keyword);
  if (known === undefined) {
    const action: Gain = { kind: 'gain', verb: 'have', object: SELF, abilities: [{ kind: 'keyword', keyword }] };
    gains.set(keyword, (known = { action, given: keywordsGiven(action) }));
  }
  return known;
}

/** Whether one of the counters gives a keyword that stands for a triggered ability: exalted, decayed. CR 702.83a, 702.147a. */
export function someStandsForText(counters: Counters): boolean {
  for (const counter in counters) if (isKeywordCounter(counter) && !Object.hasOwn(KEYWORD_BITS, counter)) return true;
  return false;
}

/** What the keyword counters on permanents give. */
export function gatherKeywordCounters(game: Game): readonly Change[] {
  let changes: Change[] | null = null;
  for (const id of game.battlefield) {
    const object = game.objects[id];
    if (object === undefined || object.counters === NO_COUNTERS) continue;
    // Where it matters how many there are (CR 702.83b), each gives one; of the others one is enough.
    for (const counter in object.counters)
      if (isKeywordCounter(counter))
        for (let i = 0; i < (object.counters[counter] ?? 0); i++) (changes ??= []).push(changeOf(object, counter));
  }
  return changes ?? NONE;
}
const NONE: readonly Change[] = [];

function changeOf(object: GameObject, counter: string): Change {
  const { action, given } = gainOf(counter);
  return {
    parts: [
      { action, layers: LAYERS, noun: { node: SELF, key: 'counter', ofTypes: false }, fixedForAll: true, each: null },
    ],
    layers: LAYERS,
    reads: 0,
    writes: GIVES_ABILITIES,
    keywordsRead: NO_KEYWORDS,
    keywordsGiven: given,
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
