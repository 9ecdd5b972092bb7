/** "Why 12/12?": what makes an object's numbers, abilities and types what they are, in the order of the layers. CR 613. */
import type { Ability } from '@kitchen-table/language/core';
import { characteristics } from '../questions/continuous-effects/characteristics.ts';
import { Layer } from '../questions/continuous-effects/change-actions.ts';
import { applyLayers } from '../questions/continuous-effects/layers.ts';
import { startingPoint } from '../questions/continuous-effects/starting-points.ts';
import { type AbilityRecord, type Characteristics, Interest } from '../vocabulary/objects/characteristics.ts';
import { emptySnapshot } from '../vocabulary/derived.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import type { GameObject } from '../vocabulary/objects/objects.ts';
import { StatusBit } from '../vocabulary/objects/objects.ts';
import type { ObjectView } from '../vocabulary/views.ts';
import { Zone } from '../vocabulary/zones/zones.ts';
import { colorLetters, spokenAbilities, typeWords } from './view-words.ts';
import { fork } from '../vocabulary/fork.ts';

/** One thing that contributes, with the rule that lets it. */
export interface Contribution {
  /** What it is: the object's own numbers, its counters, or the object whose effect it is. */
  readonly kind: 'printed' | 'counters' | 'effect';
  /** The object whose effect it is, or NO_OBJECT. */
  readonly source: ObjectId;
  readonly name: string;
  readonly rule: string;
  /** What it adds; all contributions together are the numbers of now. */
  readonly power: number;
  readonly toughness: number;
  /** It sets the numbers instead of adding to them: '1/1'. CR 613.4b. */
  readonly sets: string | null;
  /** Keywords gained and lost. */
  readonly gains: readonly string[];
  readonly loses: readonly string[];
  /** Every ability gained and lost, keywords among them, in the card language. CR 613.1f. */
  readonly gained: readonly Ability[];
  readonly lost: readonly Ability[];
  /** What else is another than before. CR 613.1a-613.1e. */
  readonly becomes: Becomes;
}

/** Characteristics that a contribution changes, as they are after it. */
export interface Becomes {
  readonly name?: string;
  readonly controller?: PlayerId;
  /** Letters: 'WU'; '' for colorless. */
  readonly colors?: string;
  /** All three together when one of them changes. */
  readonly types?: Pick<ObjectView, 'supertypes' | 'types' | 'subtypes'>;
}

/** Why an object is as it is. */
export interface Explanation {
  readonly object: ObjectId;
  /** Null when it has none. CR 208.3. */
  readonly power: number | null;
  readonly toughness: number | null;
  readonly keywords: readonly string[];
  readonly contributions: readonly Contribution[];
}

/** The rule of each layer. CR 613.2, 613.1, 613.4. */
const RULES: Readonly<Record<number, string>> = {
  [Layer.Copy]: '613.2a',
  [Layer.Control]: '613.1b',
  [Layer.Text]: '613.1c',
  [Layer.Type]: '613.1d',
  [Layer.Color]: '613.1e',
  [Layer.Ability]: '613.1f',
  [Layer.Defining]: '613.4a',
  [Layer.Setting]: '613.4b',
  [Layer.Modifying]: '613.4c',
  [Layer.Switching]: '613.4d',
};

/** Layers that set power and toughness, or put others in their place. */
const SETTING: ReadonlySet<number> = new Set([Layer.Copy, Layer.Defining, Layer.Setting, Layer.Switching]);

/** What contributes to an object's power, toughness and keywords; null when there is no such object. */
export function explain(game: Game, id: ObjectId): Explanation | null {
  const object = game.objects[id];
  if (object === undefined) return null;
  const now = characteristics(game, id);
  const start = object.lastKnown ?? startingPoint(object);
  const contributions: Contribution[] = [printed(object, start)];
  let at = start;
  if (object.zone === Zone.Battlefield && object.lastKnown === null) {
    for (const step of steps(game, object)) {
      // What no effect tells of (levels) is told by what the next one finds.
      add(contributions, between(at, step.before, 'effect', id, start.name, '711.2'));
      add(
        contributions,
        between(
          step.before,
          step.after,
          step.counters ? 'counters' : 'effect',
          step.source,
          step.name,
          step.rule,
          SETTING.has(step.layer),
        ),
      );
      at = step.after;
    }
    add(contributions, between(at, now, 'effect', id, start.name, '711.2'));
  } else add(contributions, between(start, now, 'effect', id, start.name, '604.3', true));
  const none = Number.isNaN(now.power);
  return {
    object: id,
    power: none ? null : now.power,
    toughness: none ? null : now.toughness,
    keywords: keywordsOf(now),
    contributions,
  };
}

interface Step {
  readonly layer: number;
  readonly source: ObjectId;
  readonly counters: boolean;
  readonly name: string;
  readonly rule: string;
  readonly before: Characteristics;
  readonly after: Characteristics;
}

/** The changes that the layers make to the object, in their order. CR 613.6-613.8. */
function steps(game: Game, object: GameObject): readonly Step[] {
  const copy = fork(game);
  const found: Step[] = [];
  const snapshot = emptySnapshot(copy.token, 0, 0);
  const everything = Interest.Changes | Interest.Defining | Interest.Levels;
  applyLayers(copy, snapshot, everything, (changed, layer, source, before, after) => {
    if (changed !== object.id) return;
    const counters = source === NO_OBJECT;
    const rule = !counters ? (RULES[layer] ?? '613.1') : layer === Layer.Ability ? '122.1b' : '122.1a';
    found.push({
      layer,
      source,
      counters,
      name: counters ? 'Counters' : nameOf(game, source),
      rule,
      before,
      after: after.copy(),
    });
  });
  return found;
}

function nameOf(game: Game, source: ObjectId): string {
  return game.objects[source] === undefined ? 'The game' : characteristics(game, source).name;
}

/** CR 208.1, 708.2a, 111.3. */
function printed(object: GameObject, start: Characteristics): Contribution {
  const faceDown = (object.status & StatusBit.FaceDown) !== 0;
  const token = (object.status & StatusBit.Token) !== 0;
  return {
    kind: 'printed',
    source: NO_OBJECT,
    name: faceDown ? 'Face down' : token ? 'As it was created' : 'Printed',
    rule: faceDown ? '708.2a' : token ? '111.3' : '208.1',
    power: number(start.power),
    toughness: number(start.toughness),
    sets: null,
    gains: keywordsOf(start),
    loses: [],
    gained: [],
    lost: [],
    becomes: NOTHING,
  };
}

function between(
  before: Characteristics,
  after: Characteristics,
  kind: Contribution['kind'],
  source: ObjectId,
  name: string,
  rule: string,
  sets = false,
): Contribution {
  const had = keywordsOf(before);
  const has = keywordsOf(after);
  const changes = number(before.power) !== number(after.power) || number(before.toughness) !== number(after.toughness);
  return {
    kind,
    source,
    name,
    rule,
    power: number(after.power) - number(before.power),
    toughness: number(after.toughness) - number(before.toughness),
    sets: sets && changes ? `${number(after.power)}/${number(after.toughness)}` : null,
    gains: has.filter((word) => !had.includes(word)),
    loses: had.filter((word) => !has.includes(word)),
    gained: spokenAbilities(after.abilities.filter((one) => !hasAbility(before, one))),
    lost: spokenAbilities(before.abilities.filter((one) => !hasAbility(after, one))),
    becomes: becomes(before, after),
  };
}

/** The same words given anew are no other ability. */
function hasAbility(now: Characteristics, record: AbilityRecord): boolean {
  return now.abilities.some((one) => one === record || one.ability === record.ability);
}

function becomes(before: Characteristics, after: Characteristics): Becomes {
  const types =
    before.types !== after.types ||
    before.supertypes !== after.supertypes ||
    before.subtypes.join() !== after.subtypes.join();
  const found: Becomes = {
    ...(before.name === after.name ? {} : { name: after.name }),
    ...(before.controller === after.controller ? {} : { controller: after.controller }),
    ...(before.colors === after.colors ? {} : { colors: colorLetters(after.colors) }),
    ...(types ? { types: typeWords(after) } : {}),
  };
  return Object.keys(found).length === 0 ? NOTHING : found;
}
const NOTHING: Becomes = {};

/** Adds what changes something. */
function add(contributions: Contribution[], one: Contribution): void {
  const changes = one.power !== 0 || one.toughness !== 0 || one.gains.length > 0 || one.loses.length > 0;
  if (changes || one.gained.length > 0 || one.lost.length > 0 || one.becomes !== NOTHING) contributions.push(one);
}

/** No power counts as none of it. */
function number(value: number): number {
  return Number.isNaN(value) ? 0 : value;
}

/** The keyword abilities in words, each once. */
function keywordsOf(now: Characteristics): readonly string[] {
  const words = new Set<string>();
  for (const { ability } of now.abilities) if (ability.kind === 'keyword') words.add(ability.keyword);
  return [...words];
}
