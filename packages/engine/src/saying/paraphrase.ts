/**
 * What a card does, in sentences of our own: read from what the engine runs (the records of its abilities), not from
 * what is printed, so that a wrong reading can be seen. CR 113.3, 608.2c.
 */
import type { Action, Ability, Card, CardFace, Clause, Cost } from '@kitchen-table/language';
import { faceAbilities } from '../questions/ability-records.ts';
import { sayAbility } from './abilities.ts';
import { sayClause } from './clauses.ts';
import { sayCondition } from './conditions.ts';
import { sayCost } from './costs.ts';
import { sayDeed } from './deeds/deeds.ts';
import { sayDuration } from './durations.ts';
import { sentence } from './english.ts';
import { sayFilter } from './filters.ts';
import { announced } from './lines.ts';
import { instruction, toDo } from './moods.ts';
import { introducedIn } from './names.ts';
import { sayNoun } from './nouns.ts';
import { sayRule } from './rules/rules.ts';
import { type Line, line, type Scope, type Speaker } from './speaking.ts';
import { sayTrigger } from './triggers.ts';
import { sayValue } from './values.ts';

const SPEAKER: Speaker = {
  noun: sayNoun,
  filter: sayFilter,
  value: sayValue,
  condition: sayCondition,
  deed: sayDeed,
  clause: sayClause,
  rule: sayRule,
  cost: sayCost,
  duration: sayDuration,
  trigger: sayTrigger,
  ability: sayAbility,
};

/** What a printed ability of a face does. */
export interface Told {
  /** Its place among the printed abilities of the face. */
  readonly ability: number;
  readonly lines: readonly Line[];
}

/** The abilities of each face of a card, told. */
export interface ToldFace {
  readonly face: string;
  readonly told: readonly Told[];
}

/** What the card does, face by face, ability by ability. */
export function paraphrase(card: Card): readonly ToldFace[] {
  return card.faces.map((face) => ({ face: face.name, told: paraphraseFace(face) }));
}

/** What a face does: a keyword with the abilities that it stands for. */
export function paraphraseFace(face: CardFace): readonly Told[] {
  const records = faceAbilities(face);
  const self = selfOf(face);
  const told: { ability: number; lines: Line[] }[] = [];
  // A spell's paragraphs are carried out as one text, in which each may speak of those before it. CR 608.2c.
  const spell = introducedIn(
    ...records.map(({ ability }) => ability).filter((ability) => ability.kind === 'spell' || hasSpellCost(ability)),
  );
  records.forEach((record, at) => {
    const { ability, index } = record;
    const printed = face.text === null ? index : (face.text.lines[index] ?? index);
    const named = ability.kind === 'spell' ? spell : introducedIn(ability);
    const scope: Scope = { speaker: SPEAKER, self, named, events: [], candidate: 'it', each: 'that one' };
    const lines = sayAbility(ability, scope);
    const last = told.at(-1);
    const before = records[at - 1];
    const meant = before?.index === index && before.ability.kind === 'keyword';
    if (last?.ability !== printed) told.push({ ability: printed, lines: [...lines] });
    else last.lines.push(...(meant ? [announced('That is', lines)] : lines));
  });
  return told;
}

function hasSpellCost(ability: Ability): boolean {
  return ability.kind === 'static' && ability.spellCost !== undefined;
}

/** What an object with these types is called: "this creature", "this spell". */
export function selfOf({ types }: CardFace): string {
  const [type] = types.includes('creature') ? ['creature'] : types;
  if (type === undefined) return 'this emblem';
  return type === 'instant' || type === 'sorcery' ? 'this spell' : `this ${type}`;
}

/** The scope of a text that stands alone: a question about a part of it. */
function alone(node: unknown, self: string): Scope {
  return { speaker: SPEAKER, self, named: introducedIn(node), events: [], candidate: 'it', each: 'that one' };
}

/** What doing the clause comes to, as something that may be done: "draw a card"; several steps in a row. */
export function clauseInWords(clause: Clause, self: string): string {
  const scope = alone(clause, self);
  return deedsIn(clause, scope).join(', then ');
}

function deedsIn(clause: Clause, scope: Scope): readonly string[] {
  if (clause.kind === 'do') return [deedInWords(clause.action, scope)];
  if (clause.kind === 'sequence') return clause.steps.flatMap((step) => deedsIn(step, scope));
  return sayClause(clause, scope).map(({ text }) => text);
}

function deedInWords(action: Action, scope: Scope): string {
  const { subject } = sayDeed(action, scope, 'told');
  return subject.person === 'you' ? toDo(action, scope) : instruction(action, scope);
}

/** A cost as something to be done: "pay 2 life". */
export function costInWords(cost: Cost, self: string): string {
  return sayCost(cost, alone(cost, self));
}

/** A deed as something to be done: "discard a card". */
export function actionInWords(action: Action, self: string): string {
  return toDo(action, alone(action, self));
}

/** A question: "Draw a card?" */
export function asQuestion(text: string): string {
  return sentence(text.replace(/[.:]$/, '')).replace(/\.$/, '?');
}
