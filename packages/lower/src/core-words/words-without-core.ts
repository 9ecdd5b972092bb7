/** Whether core has a form for every word of a card: a card with a word that it has none for cannot be played. */
import {
  DEMANDED,
  EVENTS,
  FORBIDDEN,
  INSTRUCTIONS,
  COSTS,
  isActivatedKeyword,
  isKeyword,
  isManaSymbol,
  STATED,
} from '@kitchen-table/language/core';
import type { Ability, Action, Card, Clause, Cost, Rule, Trigger } from '@kitchen-table/language/core';
import { reportPermanentsElsewhere, reportUnknownDetails } from './details.ts';
import { reportEnteringLater } from './entering-later.ts';
import { reportUnpayable } from './fighting-costs.ts';
import { LAYOUTS } from './layouts.ts';
import { unknownEvent, unknownWord } from './questions.ts';
import { RULES } from './rules.ts';
import { reportRolesNotPlayed } from './roles-not-played.ts';
import { isXOfKeyword } from './x-of-keywords.ts';
import { saysWhichColor } from './said-in-parts.ts';
import { reportUndefinedX } from './undefined-x.ts';
import { reportUnfilled } from './unfilled-labels.ts';
import { type Report, reportUnknown, wordsOf } from './walk.ts';

/** A word of a card that has no core form. */
export interface Refusal {
  /** The node: its kind, and what about it core has no form for. */
  readonly node: string;
  /** Position among the abilities of its face. */
  readonly ability: number;
  readonly text: string;
}

/** In which mood a verb is said. */
type Mood = 'instruction' | 'event' | 'cost' | 'statement';

/** The verbs of core by mood. */
const VERBS: Readonly<Record<Mood, ReadonlySet<string>>> = {
  instruction: new Set<string>(INSTRUCTIONS),
  event: new Set<string>(EVENTS),
  cost: new Set<string>(COSTS),
  statement: new Set<string>(STATED),
};
const FORBIDDABLE: ReadonlySet<string> = new Set<string>(FORBIDDEN);
const DEMANDABLE: ReadonlySet<string> = new Set<string>(DEMANDED);

/** Every word of the card that core has no form for; empty when the card can be played. */
export function wordsWithoutCore(card: Card): readonly Refusal[] {
  const refused: Refusal[] = [];
  if (!LAYOUTS.has(card.layout)) refused.push({ node: `layout ${card.layout}`, ability: 0, text: card.name });
  for (const face of card.faces) {
    for (const symbol of face.manaCost ?? [])
      if (!isManaSymbol(symbol)) refused.push({ node: `symbol ${symbol}`, ability: 0, text: face.name });
    const { abilities } = face;
    abilities.forEach((ability, index) => {
      if (isXOfKeyword(ability, abilities[index - 1])) return;
      const report: Report = (node, text) => {
        if (!refused.some((other) => other.node === node && other.ability === index))
          refused.push({ node, ability: index, text });
      };
      // CR 207.5: which colors are circled is a matter of the card in the deck.
      if (ability.kind === 'static' && ability.rules[0]?.kind === 'circleColors' && card.circled === undefined)
        report('colors that are not circled', card.name);
      checkAbility(ability, report);
      reportUnknown(ability, report);
      const said = marksIn(ability);
      if ((said & Mark.Reference) !== 0) {
        reportUnfilled(ability, abilities, report);
        reportRolesNotPlayed(ability, report);
      }
      if ((said & Mark.X) !== 0) reportUndefinedX(ability, face, report);
      if ((said & Mark.Entering) !== 0) reportEnteringLater(ability, report);
      if ((said & Mark.ThatColor) !== 0 && !saysWhichColor(ability)) report('chosenColor.words that', 'that');
    });
  }
  return refused;
}

/** What an ability says somewhere that must be looked at in its place. */
const Mark = { Reference: 1, X: 2, Entering: 4, ThatColor: 8 } as const;

/** The marks in a node. */
function marksIn(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  let marks = 0;
  const { kind } = node as { kind?: unknown };
  if (kind === 'reference' || kind === 'amountOf') marks = Mark.Reference;
  else if (kind === 'x') marks = Mark.X;
  else if (kind === 'entersWith') marks = Mark.Entering;
  else if (kind === 'chosenColor' && 'words' in node && node.words === 'that') marks = Mark.ThatColor;
  for (const field in node) marks |= marksIn((node as Readonly<Record<string, unknown>>)[field]);
  return marks;
}

function checkAbility(ability: Ability, report: Report): void {
  switch (ability.kind) {
    case 'keyword':
      if (!isKeyword(ability.keyword)) report(`keyword ${ability.keyword}`, ability.keyword);
      // CR 702.62a: given without a number and a cost, it is of cards that are exiled already.
      if (
        ability.keyword === 'suspend' &&
        ability.cost !== undefined &&
        !['number', 'x'].includes(ability.amount?.kind ?? '')
      )
        report('keyword suspend X', ability.keyword);
      if (ability.limits !== undefined && !isActivatedKeyword(ability.keyword))
        report('keyword with limits', ability.keyword);
      if (ability.cost !== undefined) checkCost(ability.cost, report);
      checkRest(ability.filter, report);
      for (const each of ability.cleaved ?? []) checkAbility(each, report);
      return;
    case 'spell':
      checkClause(ability.clause, report);
      return;
    case 'activated':
      checkCost(ability.cost, report);
      checkClause(ability.clause, report);
      checkRest(ability.limits, report);
      return;
    case 'triggered':
      checkTrigger(ability.trigger, report);
      checkClause(ability.clause, report);
      return;
    case 'static':
      for (const rule of ability.rules) checkRule(rule, report);
      checkRest(ability.condition, report);
      if (ability.spellCost !== undefined) {
        if (ability.spellCost.additional === undefined && ability.spellCost.alternative === undefined)
          report('spellCost', wordsOf(ability.spellCost));
        for (const cost of [ability.spellCost.additional, ability.spellCost.alternative])
          for (const part of (cost ?? []).flat() as Cost) checkCost([part], report);
      }
      return;
    case 'chapter':
    case 'room':
      checkClause(ability.clause, report);
      return;
    case 'level':
      for (const each of ability.abilities) checkAbility(each, report);
      return;
    case 'classLevel':
      checkCost(ability.cost, report);
      for (const each of ability.abilities) checkAbility(each, report);
      return;
  }
}

function checkTrigger(trigger: Trigger, report: Report): void {
  for (const event of trigger.events) checkAction(event, 'event', report);
  checkRest(trigger.condition, report);
  checkRest(trigger.during, report);
}

function checkClause(clause: Clause, report: Report): void {
  switch (clause.kind) {
    case 'do':
      checkAction(clause.action, 'instruction', report);
      checkRest(clause.during, report);
      return;
    case 'sequence':
      clause.steps.forEach((step, index) => {
        // Whether it will be done is not known yet.
        if (step.kind === 'ifDone' && clause.steps[index - 1]?.kind === 'delayed')
          report('if done later', wordsOf(step));
        // "instead" replaces the step before it.
        if (step.kind === 'if' && step.instead === true && index > 0) {
          const { instead: _instead, ...plain } = step;
          checkClause(plain, report);
        } else if (!isRepeat(step)) checkClause(step, report);
        else if (step.kind === 'if') checkRest(step.condition, report);
      });
      return;
    case 'during':
      report('during', clause.during.kind);
      return;
    case 'may':
      checkRest(clause.actor, report);
      checkClause(clause.clause, report);
      return;
    case 'ifDone':
      checkClause(clause.clause, report);
      if (clause.otherwise !== undefined) checkClause(clause.otherwise, report);
      return;
    case 'if':
      checkRest(clause.condition, report);
      checkClause(clause.clause, report);
      if (clause.otherwise !== undefined) checkClause(clause.otherwise, report);
      if (clause.instead === true) report('if instead', 'what it is instead of');
      return;
    case 'unless':
      checkClause(clause.clause, report);
      checkAction(clause.action, 'cost', report);
      if (clause.or !== undefined) checkAction(clause.or, 'cost', report);
      return;
    case 'forEach':
      checkRest(clause.of, report);
      checkClause(clause.clause, report);
      return;
    case 'modes':
      for (const mode of clause.modes) {
        // A cost before a mode ("{2} —") is not only a label: spree, pawprints.
        if (mode.label !== undefined && mode.label.includes('{')) report('mode with a cost', mode.label);
        checkClause(mode.clause, report);
      }
      return;
    case 'delayed':
      checkTrigger(clause.trigger, report);
      checkClause(clause.clause, report);
      return;
    case 'whereX':
      checkRest(clause.value, report);
      checkClause(clause.clause, report);
      return;
    case 'rule':
      checkRule(clause.rule, report);
      checkRest(clause.during, report);
      return;
    case 'startingWith':
      checkClause(clause.clause, report);
      return;
    case 'repeat':
      report('repeat', 'what is to be repeated');
      return;
    case 'sameBy':
      checkClause(clause.clause, report);
      checkRest(clause.by, report);
      return;
    case 'separatePiles':
      checkRest(clause.of, report);
      checkClause(clause.chosen, report);
      if (clause.other !== undefined) checkClause(clause.other, report);
      return;
  }
}

/** "Repeat this process", or the same under a condition: about the steps before it. */
function isRepeat(step: Clause): boolean {
  if (step.kind === 'if' && step.otherwise === undefined) return step.clause.kind === 'repeat';
  if (step.kind === 'ifDone' && step.otherwise === undefined && step.reflexive !== true)
    return step.clause.kind === 'repeat';
  if (step.kind === 'may') return step.clause.kind === 'repeat';
  return step.kind === 'repeat';
}

function checkAction(action: Action, mood: Mood, report: Report): void {
  if (!VERBS[mood].has(action.kind)) report(`${mood} ${action.kind}`, action.kind);
  else if (mood === 'event') reportUnknownEvent(action, report);
  reportUnknownDetails(action, mood, report);
  if ((action.kind === 'cast' || action.kind === 'play') && action.insteadOfManaCost !== undefined)
    checkCost(action.insteadOfManaCost, report);
  if (action.kind === 'rollDie') for (const row of action.results ?? []) checkClause(row.clause, report);
  if (action.kind === 'pay') checkCost(action.cost, report);
  if (action.kind === 'addMana' && 'number' in action.mana) checkRest(action.mana.number, report);
  if (action.kind === 'addMana' && action.spendOnly?.whenSpent !== undefined)
    checkClause(action.spendOnly.whenSpent.clause, report);
  for (const [key, value] of Object.entries(action)) {
    // What a granted ability says must be understood as well.
    if (key === 'abilities' && Array.isArray(value))
      for (const ability of value as readonly Ability[]) checkAbility(ability, report);
    else if (key !== 'results' && key !== 'cost' && key !== 'mana') checkRest(value, report);
  }
}

function checkCost(cost: Cost, report: Report): void {
  for (const part of cost) {
    if (part.kind === 'manaCost') {
      for (const symbol of part.symbols) if (!isManaSymbol(symbol)) report(`symbol ${symbol}`, symbol);
    } else if (part.kind === 'actionCost') {
      checkAction(part.action, 'cost', report);
      if (part.also !== undefined) checkAction(part.also, 'cost', report);
    } else if (part.kind === 'eitherCost') for (const way of part.of) checkCost(way, report);
  }
}

function checkRule(rule: Rule, report: Report): void {
  if (RULES[rule.kind] === undefined && rule.kind !== 'may') {
    report(`rule ${rule.kind}`, rule.kind === 'playerRule' ? rule.what : rule.kind);
    return;
  }
  switch (rule.kind) {
    case 'cant':
      reportUnpayable(rule, report);
      for (const action of [rule.action, ...(rule.also ?? [])]) {
        if (!FORBIDDABLE.has(action.kind)) report(`cant ${action.kind}`, action.kind);
        // CR 609.1: only what a spell or ability would have somebody exile is looked at.
        if (action.kind === 'exile' && rule.cause === undefined) report('cant exile', action.kind);
        checkRest(action, report);
      }
      return;
    case 'must':
      if (!DEMANDABLE.has(rule.action.kind)) report(`must ${rule.action.kind}`, rule.action.kind);
      checkRest(rule.action, report);
      return;
    case 'may':
      if (rule.asItAttacks === true && rule.action.kind === 'keywordAction' && rule.action.action === 'exert') {
        if (rule.whenDone !== undefined) checkClause(rule.whenDone, report);
        return;
      }
      // CR 116.2e.
      if (rule.action.kind === 'discard' && rule.action.object.kind === 'self' && rule.asThough === 'an instant')
        return;
      // "Any time you could cast an instant": rules/activated-abilities/activation-limits.ts.
      if (rule.action.kind === 'activate' && rule.asThough === 'an instant') return;
      if (rule.action.kind !== 'cast' && rule.action.kind !== 'play' && rule.action.kind !== 'look')
        report(`may ${rule.action.kind}`, rule.action.kind);
      if (rule.asThough !== undefined && !rule.asThough.includes('flash')) report('may as though', rule.asThough);
      if (rule.additionalCost !== undefined) checkAction(rule.additionalCost, 'cost', report);
      if (rule.additionalCost !== undefined && rule.asThough !== undefined && rule.action.kind !== 'cast')
        report('may with a cost', rule.additionalCost.kind);
      if (rule.ifCast !== undefined) checkClause(rule.ifCast.clause, report);
      checkRest(rule.action, report);
      return;
    case 'revealsFirstDraw':
      for (const { clause } of rule.linked) checkClause(clause, report);
      return;
    case 'changesRolls':
      if (rule.cost !== undefined) checkAction(rule.cost, 'cost', report);
      return;
    case 'skipInstead':
      if (rule.then !== undefined) checkClause(rule.then, report);
      return;
    case 'asYou':
    case 'asFound':
      checkClause(rule.clause, report);
      return;
    case 'replace':
      if (!VERBS.event.has(rule.would.kind)) report(`replace ${rule.would.kind}`, rule.would.kind);
      checkRest(rule.would, report);
      reportPermanentsElsewhere(rule.would, report);
      if (rule.instead !== null && typeof rule.instead === 'object')
        checkClause(rule.instead, (node, text) =>
          node === 'instruction enter' && rule.would.kind === 'enter' ? undefined : report(node, text),
        );
      return;
    case 'entersWith':
      // "it enters with ..." as a step is read by events/entering-the-battlefield/entering.ts.
      if (rule.clause !== undefined)
        checkClause(rule.clause, (node, text) => (node === 'instruction enter' ? undefined : report(node, text)));
      checkRest(rule.entering, report);
      if (rule.whenDone !== undefined) checkClause(rule.whenDone, report);
      return;
    case 'changes':
      checkAction(rule.action, 'statement', report);
      return;
    case 'costChange':
      for (const symbol of rule.symbols ?? []) if (!isManaSymbol(symbol)) report(`symbol ${symbol}`, symbol);
      checkRest(rule, report);
      return;
    default:
      checkRest(rule, report);
  }
}

function reportUnknownEvent(action: Action, report: Report): void {
  const unknown = unknownEvent(action);
  if (unknown !== null) report(`event with ${unknown}`, unknown);
}

/** What must be looked at within nouns, values, conditions and durations: words, and granted abilities. */
function checkRest(node: unknown, report: Report): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const part of node) checkRest(part, report);
    return;
  }
  const part = node as Record<string, unknown>;
  const unknown = unknownWord(part);
  if (unknown !== null) report(unknown, unknown);
  for (const key of Object.keys(part)) {
    const value = part[key];
    if (key === 'abilities' && Array.isArray(value))
      for (const ability of value as readonly Ability[]) checkAbility(ability, report);
    else if (key === 'ability' && part['kind'] === 'withAbility') checkAbility(value as Ability, report);
    else checkRest(value, report);
  }
}
