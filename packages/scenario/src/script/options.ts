/** Which of the actions open to a player a script step means. */
import { abilityAsSaid } from '@kitchen-table/lower';
import {
  type ActionOption,
  characteristics,
  faceUpCosts,
  type Game,
  type GameObject,
  type ObjectId,
} from '@kitchen-table/engine';
import { withOwnCost } from '@kitchen-table/engine/testing';
import type { Cost } from '@kitchen-table/language/core';
import type { Ability } from '@kitchen-table/language/surface';
import type { ActionStep, Choice } from '../format/scenario.ts';
import { foldText } from '../position/fold.ts';
import { isNamed } from '../position/names.ts';
import { Failure, seatOf, type Table } from '../position/table.ts';
import { abilityText, labelsOfAbility, namesOfObject } from '../position/texts.ts';

/** An option and the object of its group that is meant. */
export interface Meant {
  readonly index: number;
  readonly option: ActionOption;
  /** For a mana ability that offers several colors: the one that the step names. */
  readonly color: string | null;
}

/** The ways to cast that `via` names; the other ways come as a question. */
const VIA: ReadonlySet<string> = new Set(
  'morph megamorph disguise bestow mutate prototype disturb escape overload plot retrace jump-start surge spectacle emerge awaken blitz warp mayhem fuse'.split(
    ' ',
  ),
);

/** Every option that the step may mean, first things first. */
export function meantBy(
  game: Game,
  table: Table,
  options: readonly ActionOption[],
  step: ActionStep,
): readonly Meant[] {
  const found: Meant[] = [];
  for (let index = 0; index < options.length; index++) {
    const option = options[index] as ActionOption;
    const color = fits(game, table, option, step);
    if (color !== false) found.push({ index, option, color });
  }
  // A text may fit a mana ability too: the others come first.
  if (step.do === 'activate') found.sort((one, other) => manaLast(one) - manaLast(other));
  return step.do === 'cast' && step.via === undefined && found.length > 0 ? chosenWay(table, found, step) : found;
}

function manaLast({ option }: Meant): number {
  return option.kind === 'activate' && option.isManaAbility ? 1 : 0;
}

/** False when the option is not meant; else the color that the text settles, or null. */
function fits(game: Game, table: Table, option: ActionOption, step: ActionStep): string | null | false {
  switch (step.do) {
    case 'play':
      return option.kind === 'playLand' && isFace(game, table, option.object, option.face, step.card, option.same)
        ? null
        : false;
    case 'cast':
      return option.kind === 'cast' &&
        isWay(option.via, step.via) &&
        isFace(game, table, option.object, option.face, step.card, option.same)
        ? null
        : false;
    case 'activate':
    case 'activate-mana':
      if (option.kind === 'pass' || option.kind === 'playLand') return false;
      if (option.kind === 'activate' && step.do === 'activate-mana' && !option.isManaAbility) return false;
      if (
        step.source !== undefined &&
        ![option.object, ...option.same].some((id) => isNamed(game, table, id, step.source as string))
      )
        return false;
      return begins(labelsOf(game, option), step.ability, namesOfObject(game, option.object));
    default:
      return false;
  }
}

/** CR 702.37b: megamorph is a variant of morph. */
const MORPHS: ReadonlySet<string> = new Set(['morph', 'megamorph']);

/** Whether a spell cast that way is cast as `via` says. */
export function isWay(via: string, wanted: string | undefined): boolean {
  if (wanted === undefined) return !VIA.has(via);
  return via === wanted.toLowerCase() || (MORPHS.has(via) && wanted.toLowerCase() === 'morph');
}

/** The name of the face that would be cast or played, or of the whole card. */
function isFace(
  game: Game,
  table: Table,
  id: ObjectId,
  face: number,
  name: string,
  same: readonly ObjectId[],
): boolean {
  if (name.startsWith('@')) return [id, ...same].some((one) => isNamed(game, table, one, name));
  const object = game.objects[id] as GameObject;
  const { card } = object.record;
  return (
    card.faces[face]?.name === name || card.name === name || (face === 0 && characteristics(game, id).name === name)
  );
}

/** What an action is called: the ability's text, or its keyword and cost. */
export function labelsOf(game: Game, option: Exclude<ActionOption, { kind: 'pass' | 'playLand' }>): readonly string[] {
  const { abilities } = characteristics(game, option.object);
  if (option.kind === 'activate') {
    const record = abilities[option.ability];
    return record === undefined ? [] : labelsOfAbility(game, option.object, record);
  }
  const word = option.kind === 'cast' ? option.via : option.action;
  if (word === '') return [];
  const printed = faceAbilities(game, option.object)
    .filter((ability) => ability.kind === 'keyword' && ability.keyword === word)
    .map((ability) =>
      'detail' in ability && ability.detail === 'own mana cost'
        ? ownCostLabel(game, option.object, word, option.kind === 'cast' ? option.face : 0)
        : abilityText(ability),
    );
  if (option.kind === 'special' && word === 'turn face up') return faceUpLabels(game, option.object);
  if (option.kind === 'special' && word === 'ignore effect') return [...ignoringLabels(game, option.object), word];
  if (option.kind === 'special' && word.startsWith('unlock ')) return unlockLabels(game, option.object, word);
  const { foretoldBy } = (game.objects[option.object] as GameObject).memory;
  const given =
    word === 'foretell' && foretoldBy !== undefined && option.kind === 'cast'
      ? [abilityText(abilityAsSaid(withOwnCost(foretoldBy, printedCost(game, option.object, option.face))))]
      : [];
  return [...printed, ...given, word];
}

/** "{2}: Ignore this effect." CR 116.2d. */
function ignoringLabels(game: Game, id: ObjectId): readonly string[] {
  return characteristics(game, id).abilities.flatMap(({ ability }) =>
    (ability.kind === 'static' ? ability.rules : []).flatMap((rule) =>
      rule.kind === 'mayIgnore' ? [`${costLabel(rule.cost)}: Ignore this effect.`] : [],
    ),
  );
}

function costLabel(cost: Cost): string {
  return cost
    .flatMap((part) => (part.kind === 'manaCost' ? part.symbols : []))
    .map((symbol) => `{${symbol}}`)
    .join('');
}

/** "{2}{R}: Unlock the right half." CR 709.5e of today. */
function unlockLabels(game: Game, id: ObjectId, action: string): readonly string[] {
  const side = action.includes('left') ? 'left' : 'right';
  const face = (game.objects[id] as GameObject).record.card.faces[side === 'left' ? 0 : 1];
  const cost = (face?.manaCost ?? []).map((symbol) => `{${symbol}}`).join('');
  return [`${cost}: Unlock the ${side} half.`, `Unlock the ${side} half.`];
}

/** "The flashback cost is equal to its mana cost." */
function ownCostLabel(game: Game, id: ObjectId, keyword: string, face: number): string {
  // Of a split card the cost of the half that is cast: CR 709.3a.
  const isSplit = (game.objects[id] as GameObject).record.card.faces.length > 1;
  const cost = (isSplit ? printedCost(game, id, face) : characteristics(game, id).manaCost) ?? [];
  return `${keyword} ${cost.map((symbol) => `{${symbol}}`).join('')}`;
}

function printedCost(game: Game, id: ObjectId, face: number): readonly string[] | null {
  return (game.objects[id] as GameObject).record.card.faces[face]?.manaCost ?? null;
}

/** CR 116.2b: the cost by which the face-down permanent may be turned up, and what that does. */
function faceUpLabels(game: Game, id: ObjectId): readonly string[] {
  const labels: string[] = [];
  const faceUp = 'Turn this face-down permanent face up.';
  for (const cost of faceUpCosts(game.objects[id] as GameObject)) {
    labels.push(`${costLabel(cost)}: ${faceUp}`);
  }
  return [...labels, faceUp];
}

function faceAbilities(game: Game, id: ObjectId): readonly Ability[] {
  const now = characteristics(game, id).abilities.map((record) => abilityAsSaid(record.ability));
  const printed = (game.objects[id] as GameObject).record.card.faces.flatMap(({ text }) => text?.abilities ?? []);
  return [...now, ...printed];
}

/** Whether a label begins with the text; one color of several counts for mana abilities. */
function begins(labels: readonly string[], part: string, names: readonly string[]): string | null | false {
  const wanted = foldText(part, names).replace(/\.$/, '');
  const color = /^(.*add )\{([wubrgc])\}$/.exec(wanted);
  for (const label of labels) {
    const folded = foldText(label, names);
    if (color !== null && folded.startsWith(color[1] as string)) {
      const rest = folded.slice((color[1] as string).length);
      const symbol = (color[2] as string).toUpperCase();
      if (rest === `{${color[2]}}.`) return null;
      if (rest.includes(`{${color[2]}}`) && / or /.test(rest)) return symbol;
      if (/any (?:one )?(?:color|type)|the chosen color/.test(rest) && color[2] !== 'c') return symbol;
    }
    if (folded.startsWith(wanted)) return null;
  }
  return false;
}

const COST_WORDS: Readonly<Record<string, string>> = { normal: '', free: 'without paying' };

/** Several ways to pay: the `cost` entry says which; without one the mana cost. CR 118.9. */
function chosenWay(table: Table, found: readonly Meant[], step: Extract<ActionStep, { do: 'cast' }>): readonly Meant[] {
  const ways = new Set(found.map(({ option }) => (option.kind === 'cast' ? option.via : '')));
  const { choices } = table.queues[step.player];
  const at = choices.findIndex((entry) => typeof entry === 'object' && 'cost' in entry);
  if (ways.size < 2) {
    // The only way: an entry that names it is done with.
    if (at === 0 && ways.has(wayMeant(choices[0]) ?? '')) choices.shift();
    return found;
  }
  const entry = choices[at];
  if (entry === undefined || typeof entry !== 'object' || !('cost' in entry)) {
    if (table.scenario.strict && !ways.has(''))
      throw new Failure(`${step.player} has no answer to: which way to pay for ${step.card}`);
    return found.filter(({ option }) => option.kind === 'cast' && option.via === '');
  }
  choices.splice(at, 1);
  const wanted = wayMeant(entry);
  return found.filter(({ option }) => option.kind === 'cast' && option.via === wanted);
}

/** The way to cast that a `cost` entry names. */
function wayMeant(entry: Choice | undefined): string | null {
  if (typeof entry !== 'object' || !('cost' in entry)) return null;
  return COST_WORDS[entry.cost] ?? entry.cost;
}

/** The answer that picks the option, and of identical objects the one that an alias names. */
export function pickOption(table: Table, game: Game, meant: Meant, step: ActionStep): readonly number[] {
  const byHand = table.scenario.players[seatOf(table, game.priority)]?.payment === 'manual' ? 1 : 0;
  const alias = 'source' in step ? step.source : 'card' in step && step.card.startsWith('@') ? step.card : undefined;
  if (alias === undefined || meant.option.kind === 'pass') return [meant.index, byHand];
  const nth = [meant.option.object, ...meant.option.same].findIndex((id) => isNamed(game, table, id, alias));
  return [meant.index, byHand, Math.max(0, nth)];
}
