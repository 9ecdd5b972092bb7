/** Words of an object's text that an effect replaces: color words, land types, creature types. CR 612. */
import { type Ability, COLORS } from '@kitchen-table/language/core';
import type { AbilityRecord, Characteristics } from '../../vocabulary/objects/characteristics.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import { NO_OBJECT } from '../../vocabulary/ids.ts';
import { refresh } from './ability-changes.ts';
import { abilityRecords } from '../abilities/ability-records.ts';
import { intrinsicManaAbilities, isIntrinsic } from './intrinsic-mana.ts';

/**
 * Every such word of the rules text and the type line. Colors of the object are no words, and neither are its name or
 * mana symbols. CR 612.1-612.2.
 */
export function changeText(now: Characteristics, from: string, to: string): void {
  const abilities = now.abilities.map((record) => changedRecord(record, from, to));
  const changed = abilities.some((record, index) => record !== now.abilities[index]);
  const typeLine = now.subtypes.includes(from);
  if (!changed && !typeLine) return;
  now.abilities = abilities;
  if (typeLine) {
    now.subtypes = [...new Set(now.subtypes.map((subtype) => (subtype === from ? to : subtype)))];
    if ((now.types & TypeBit.Land) !== 0) {
      // CR 305.6: the mana ability comes with the type.
      now.abilities = now.abilities.filter((record) => !isIntrinsic(record));
      now.abilities = [...now.abilities, ...intrinsicManaAbilities(now)];
    }
  }
  refresh(now);
}

/** The rules text of an object is another. What effects grant is no part of it: that comes in a later layer. CR 612.5, 612.3. */
export function haveText(now: Characteristics, abilities: readonly Ability[]): void {
  now.abilities = abilities.flatMap((ability) => abilityRecords(ability, -1, NO_OBJECT, null));
  refresh(now);
}

const recordMemo = new WeakMap<AbilityRecord, Map<string, AbilityRecord>>();

/** The ability with the word replaced: the same record each time, and the old one when the word is not in it. */
function changedRecord(record: AbilityRecord, from: string, to: string): AbilityRecord {
  const key = `${from}/${to}`;
  let byWords = recordMemo.get(record);
  if (byWords === undefined) recordMemo.set(record, (byWords = new Map()));
  let known = byWords.get(key);
  if (known === undefined) {
    const ability = withWord(record.ability, from, to);
    byWords.set(key, (known = ability === record.ability ? record : { ...record, ability }));
  }
  return known;
}

/** Parts of a text that are names, or are kept only for its wording: no words used as colors or types. CR 612.2. */
const NOT_WORDS: ReadonlySet<string> = new Set(['name', 'words', 'label', 'to', 'kind', 'counter', 'symbols']);

/** The text with one word in place of another; the same node when the word is not in it. */
export function withWord<Node>(node: Node, from: string, to: string): Node {
  return replaced(node, from, to) as Node;
}

function replaced(node: unknown, from: string, to: string): unknown {
  if (typeof node === 'string') return replacedWord(node, from, to);
  if (typeof node !== 'object' || node === null) return node;
  let changed = false;
  if (Array.isArray(node)) {
    const parts = node.map((part: unknown) => {
      const after = replaced(part, from, to);
      if (after !== part) changed = true;
      return after;
    });
    return changed ? parts : node;
  }
  const after: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(node)) {
    after[key] = NOT_WORDS.has(key) && typeof part !== 'object' ? part : replaced(part, from, to);
    if (after[key] !== part) changed = true;
  }
  return changed ? after : node;
}

/** "swampwalk", "forestcycling": a type within a keyword is a type word. CR 702.14b, 702.29e. */
function replacedWord(word: string, from: string, to: string): string {
  if (word === from) return to;
  if ((COLORS as readonly string[]).includes(from)) return word;
  for (const ending of ['walk', 'cycling']) {
    const before = from.toLowerCase() + ending;
    if (word.endsWith(before)) return word.slice(0, -before.length) + to.toLowerCase() + ending;
  }
  return word;
}
