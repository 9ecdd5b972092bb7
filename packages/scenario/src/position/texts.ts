/** The printed texts of abilities, as the scenario format compares them. */
import {
  type AbilityRecord,
  characteristics,
  type Game,
  type GameObject,
  keywordMeaning,
  type ObjectId,
} from '@kitchen-table/engine';
import type { Ability as Played } from '@kitchen-table/language/core';
import type { Ability, Cost } from '@kitchen-table/language/surface';
import { abilityAsSaid } from '@kitchen-table/lower';
import { printAbility } from '@kitchen-table/oracle';
import { leads, ownNames } from './fold.ts';

/** A text, and the names of the object that says it. */
export interface OwnText {
  readonly text: string;
  readonly names: readonly string[];
}

const printed = new WeakMap<Ability, string>();

/** The text of an ability: keyword abilities begin with the keyword, chapters with their numerals. */
export function abilityText(played: Ability | Played): string {
  const ability = abilityAsSaid(played);
  const known = printed.get(ability);
  if (known !== undefined) return known;
  const text = printAbility(ability) ?? plainKeyword(ability);
  printed.set(ability, text);
  return text;
}

/** Keywords that only the engine gives (a land type's mana ability aside) have their name and cost. */
function plainKeyword(ability: Ability): string {
  return ability.kind === 'keyword' ? `${ability.keyword} ${manaText(ability.cost ?? [])}`.trim() : '';
}

function manaText(cost: Cost): string {
  return cost
    .map((part) =>
      part.kind === 'manaCost'
        ? part.symbols.map((symbol) => `{${symbol}}`).join('')
        : part.kind === 'tapCost'
          ? '{T}'
          : '',
    )
    .join('');
}

/** The names under which the object's own text may speak of it. */
export function namesOfObject(game: Game, id: ObjectId): readonly string[] {
  const object = game.objects[id] as GameObject;
  const names = new Set(ownNames(characteristics(game, id).name));
  for (const face of object.record.card.faces) for (const name of ownNames(face.name)) names.add(name);
  return [...names];
}

/** The text of an ability of the object. */
export function textOf(game: Game, id: ObjectId, record: AbilityRecord): OwnText {
  return { text: recordText(game, id, record), names: namesOfObject(game, id) };
}

/** The printed words where there are some: the engine's own may say "~" for "it". */
function recordText(game: Game, id: ObjectId, record: AbilityRecord): string {
  const printed = record.grantedBy < 0 ? printedAbility(game, id, record.index) : undefined;
  return abilityText(printed?.kind === record.ability.kind ? printed : record.ability);
}

/** The printed line that says the ability of the face that the object shows. */
function printedAbility(game: Game, id: ObjectId, index: number): Ability | undefined {
  const { text } = characteristics(game, id).face;
  return text?.abilities[text.lines[index] ?? -1];
}

/** What an ability of the object may be called: its own text, the keyword that stands for it, or what that means. CR 702.1. */
export function labelsOfAbility(game: Game, id: ObjectId, record: AbilityRecord): readonly string[] {
  const labels = [recordText(game, id, record)];
  for (const other of characteristics(game, id).abilities) {
    const same = other.index === record.index && other.grantedBy === record.grantedBy;
    if (!same || other.ability === record.ability || other.ability.kind !== 'keyword') continue;
    labels.push(abilityText(other.ability));
    for (const meant of keywordMeaning(other.ability))
      if (meant.kind === record.ability.kind) labels.push(abilityText(meant));
  }
  return labels;
}

/** The texts that the spell or ability on the stack goes by. */
export function textsOnStack(game: Game, id: ObjectId): readonly OwnText[] {
  const { stack } = game.objects[id] as GameObject;
  if (stack === null) return [];
  if (stack.kind === 'spell') return characteristics(game, id).abilities.map((record) => textOf(game, id, record));
  const names = stack.source >= 0 ? namesOfObject(game, stack.source) : [];
  const { ability } = stack;
  if (ability === null) return [];
  const labels = stack.source >= 0 ? labelsOfAbility(game, stack.source, ability) : [abilityText(ability.ability)];
  return labels.map((text) => ({ text, names }));
}

/** Whether the ability on the stack begins with the text. */
export function stackText(game: Game, id: ObjectId, part: string): boolean {
  return textsOnStack(game, id).some(({ text, names }) => leads(text, part, names));
}
