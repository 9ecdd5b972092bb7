/** Looks through every node of an ability for a kind, a field or a value that the engine does not read. */
import {
  controlDuring,
  deedNamed,
  givingAction,
  holdsWord,
  isToldThisWay,
  some,
  isToldTooLate,
} from '@kitchen-table/language/core';
import type { Ability, Action, Cost, Duration } from '@kitchen-table/language/core';
import { ACTIONS, type Mood, MOODS } from './moods.ts';
import { drawsAtLeast, isAnyCreature, isKnownEver } from './events.ts';
import { givenWay } from './given-ways.ts';
import { DRAFTING } from './drafting.ts';
import type { Fields, Known, Table } from './known.ts';
import { DESCRIPTIONS, isOfNamedPlayers, NOUNS } from './nouns.ts';
import { CONDITIONS, VALUES } from './values.ts';
import { RULES } from './rules.ts';
import { COSTS_AND_DURATIONS } from './costs-and-durations.ts';
import { ABILITIES, CLAUSES, THINGS } from './sentences.ts';

/** Takes what is not known: the node with the field, and the value that stands there. */
export type Report = (node: string, text: string) => void;

/** The words in which a node was said, for a report: what is not worded goes by its kind. */
export function wordsOf(node: object): string {
  const { words, kind } = node as { words?: unknown; kind?: unknown };
  return String(words ?? kind ?? 'nothing said');
}

const NODES: ReadonlyMap<string, Fields> = new Map(
  [NOUNS, DESCRIPTIONS, VALUES, CONDITIONS, ABILITIES, CLAUSES, RULES, COSTS_AND_DURATIONS, THINGS, DRAFTING].flatMap(
    (table: Table) => Object.entries(table),
  ),
);

/** What is known from where a node stands. */
export interface Place {
  readonly mood: Mood | null;
  /** An action that is paid is around it: what it chooses, the payer chooses. */
  readonly inCost: boolean;
  readonly inDelayed: boolean;
  /** A rule that an instruction puts in force is around it. */
  readonly inEffect: boolean;
  /** It is counted for a condition: "if you control four or more lands with different names". */
  readonly counted: boolean;
  /** It describes several that are chosen. */
  readonly several: boolean;
  /** It describes what somebody attacks with, or what ends "until they have exiled"; else empty. */
  readonly totalled: string;
}

/** "The next spell you cast this turn": of an effect that begins now. */
function isNextCast(node: Record<string, unknown>): boolean {
  return node['kind'] === 'nthCast' && node['nth'] === 'next';
}

/** "The first spell you cast each turn costs less": read of what costs less, not elsewhere. */
function isNthCast(node: Record<string, unknown>): boolean {
  return node['kind'] === 'nthCast';
}

const TOP: Place = {
  mood: null,
  inCost: false,
  inDelayed: false,
  inEffect: false,
  counted: false,
  several: false,
  totalled: '',
};

/** Reports every kind, field and value of the ability that no table names. */
export function reportUnknown(ability: Ability, report: Report): void {
  let found = unknownMemo.get(ability);
  if (found === undefined) {
    const collected: [node: string, text: string][] = [];
    walk(ability, 'ability', TOP, (node, text) => collected.push([node, text]));
    unknownMemo.set(ability, (found = collected));
  }
  for (const [node, text] of found) report(node, text);
}
/** Pure memo: many cards share lines, and with them the abilities. */
const unknownMemo = new WeakMap<Ability, readonly (readonly [node: string, text: string])[]>();

const MORE_THAN_ONE_COST: ReadonlySet<string> = new Set(['anyNumber', 'eitherCost', 'x']);

function walk(node: unknown, name: string, place: Place, report: Report): void {
  if (Array.isArray(node)) {
    for (const part of node) walk(part, name, place, report);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const part = node as Readonly<Record<string, unknown>>;
  const kind = typeof part['kind'] === 'string' ? part['kind'] : name;
  const fields = place.mood === null ? NODES.get(kind) : ACTIONS[place.mood][kind];
  if (fields === undefined) {
    report(place.mood === null ? kind : `${place.mood} ${kind}`, kind);
    return;
  }
  const special = unknownTogether(kind, part, place);
  if (special !== null) report(special, kind);
  for (const field in part) {
    const value = part[field];
    if (field === 'kind' || value === undefined) continue;
    if ((field === 'label' || field === 'apart') && place.mood !== null) continue;
    const known = fields[field];
    const plain = typeof value !== 'object' || value === null;
    if (plain && known === true) continue;
    const path = pathOf(kind, field);
    if (known === undefined) report(inMood(place, path), sayValue(value));
    else if (!fits(known, value, path, place)) report(`${inMood(place, path)} ${sayValue(value)}`, sayValue(value));
    else if (!plain) {
      const mood = MOODS[path] ?? null;
      const inner = path === 'select.filter' || path === 'filter.qualities';
      walk(
        value,
        path,
        {
          mood,
          inCost: mood === null ? place.inCost : mood === 'cost',
          inDelayed: kind === 'delayed' && field === 'trigger',
          inEffect: path === 'rule.rule',
          totalled: path === 'attack.with' || path === 'exileUntil.until' ? path : inner ? place.totalled : '',
          several:
            path === 'select.filter'
              ? SEVERAL.has((part['quantifier'] as { amount?: unknown } | undefined)?.amount)
              : place.several && path === 'filter.qualities',
          counted: COUNTED.has(path) || (place.counted && inner),
        },
        report,
      );
    }
  }
}

/** What a field is called in a report: with the mood in which its verb is said. */
function inMood({ mood }: Place, path: string): string {
  return mood === null ? path : `${mood} ${path}`;
}

/** Pure memo: the names of fields within nodes. */
const paths = new Map<string, Map<string, string>>();

function pathOf(kind: string, field: string): string {
  let fields = paths.get(kind);
  if (fields === undefined) paths.set(kind, (fields = new Map()));
  let path = fields.get(field);
  if (path === undefined) fields.set(field, (path = `${kind}.${field}`));
  return path;
}

function fits(known: Known, value: unknown, path: string, place: Place): boolean {
  // A delayed trigger may wait for this turn only: "when that creature dies this turn".
  if (path === 'trigger.during' && place.inDelayed && (value as { kind?: string }).kind === 'thisTurn') return true;
  if (known === true) return true;
  if (typeof known === 'function') return known(value);
  return typeof value === 'object' && value !== null ? true : known.includes(value);
}

/** What is only counted. */
const COUNTED: ReadonlySet<string> = new Set(['controls.object', 'thereIs.object']);

/** Quantifiers of several that are chosen, and so may be chosen by what they are to one another. */
const SEVERAL: ReadonlySet<unknown> = new Set('number upTo anyNumber atLeast oneOrTwo oneToThree oneOfEach'.split(' '));

/** Whether what is moved is targeted. */
function takesTargets(object: unknown): boolean {
  const { quantifier, of } = (object ?? {}) as { quantifier?: { target?: true }; of?: readonly unknown[] };
  return quantifier?.target === true || (Array.isArray(of) && of.some(takesTargets));
}

/** Fields that are read by themselves, but not together or not here. */
function unknownTogether(kind: string, part: Readonly<Record<string, unknown>>, place: Place): string | null {
  if ((part['from'] as { single?: true } | undefined)?.single === true && !takesTargets(part['object']))
    return 'from a single graveyard, without targets';
  if (kind === 'filter' && isOfNamedPlayers(part)) return 'the name of a player';
  // What kind was chosen is known to the steps after it: rules/effects/execute.ts.
  const { clause } = part as { clause?: { kind?: string; action?: { kind?: string } } };
  if (clause?.kind === 'do' && clause.action?.kind === 'chooseCounter') return 'chooseCounter alone';
  switch (kind) {
    case 'that':
      // "who didn't" is answered of what this text did; of a turn it is not.
      if (part['thisWay'] === true) return isToldThisWay(part['event'] as Action) ? null : 'that, this way';
      return part['not'] === true ? 'that.not' : null;
    case 'totalStat':
      // questions/targets/chosen-together.ts: at most so much, of what is chosen one after the other; and not to pay with.
      // Or of what was attacked with: questions/triggered-abilities/combat-matching.ts.
      if (place.totalled === 'attack.with' && part['stat'] === 'power') return null;
      // rules/costs/costs-together.ts, rules/effects/objects/library.ts.
      if ((place.inCost || place.totalled === 'exileUntil.until') && part['comparison'] === 'atLeast') return null;
      return !place.inCost && (part['comparison'] === 'atMost' || part['comparison'] === 'under') ? null : 'totalStat';
    case 'different':
      return !place.inCost && !place.counted && !place.several ? `different ${String(part['what'])}` : null;
    case 'putCounters':
      return place.mood === 'instruction' && part['counter'] === null && part['options'] === undefined
        ? 'putCounters of any kind'
        : null;
    case 'removeCounters':
      return part['among'] === true &&
        place.mood !== 'instruction' &&
        !['number', 'x'].includes((part['number'] as { kind?: string }).kind ?? '')
        ? 'removeCounters.among, any number'
        : null;
    case 'quantifier':
      // "of their choice": of the one who pays.
      if (place.inCost && part['chooser'] !== undefined && (part['chooser'] as { words?: string }).words !== 'they')
        return 'cost quantifier.chooser';
      return null;
    case 'tokenCopy':
      // events/entering-the-battlefield/entering.ts: of what enters as a copy, not of tokens.
      return some(part['except'], (node) => node['kind'] === 'alsoEnters') ? 'tokenCopy.except alsoEnters' : null;
    case 'changes':
      // Nothing is chosen by a static ability.
      return place.inEffect || !some(part['action'], isOfYourChoice) ? null : 'a choice of a static ability';
    case 'replace':
      return isToldTooLate(deedNamed(part['would'] as Action)) ? 'replace what is told of when it is done' : null;
    case 'entersWith':
      // rules/casting-spells/next-spell.ts.
      return some(part['object'], isNthCast) && !(place.inEffect && some(part['object'], isNextCast))
        ? 'entersWith of the nth spell cast'
        : null;
    case 'cant':
      // Who must pay is whoever attacks or blocks: "you" is only said of the object itself.
      if (
        (part['unlessPaid'] as { actor?: { kind?: string } } | undefined)?.actor?.kind === 'you' &&
        (part['action'] as { object?: { kind?: string } }).object?.kind !== 'self'
      )
        return 'cant unless you pay, of others';
      // "can't cast spells or play lands with such a name": it is said of both.
      if (some(part['also'], isExpansion) && !some(part['action'], isExpansion)) return 'cant of an expansion in part';
      if (place.inEffect && (part['action'] as Action).kind === 'counter' && some(part['action'], isNextCast))
        return null;
      return some(part['action'], isNthCast) ? `${kind} of the nth spell cast` : null;
    case 'may':
      // "as though it had flash": questions/casting-spells/nth-spell.ts, counted from now for the next one.
      if (part['asThough'] === 'flash' && (place.inEffect || !some(part['action'], isNextCast))) return null;
      return some(part['action'], isNthCast) ? `${kind} of the nth spell cast` : null;
    case 'gain':
    case 'get':
      if (kind === 'gain' && givenWay(part, place.inEffect) !== null) return givenWay(part, place.inEffect);
      // questions/casting-spells/nth-spell.ts; "the next spell" is that of an instruction: next-spell.ts.
      if (kind === 'gain' && some(part['object'], isNextCast) === (place.mood === 'instruction')) return null;
      return some(part['object'], isNthCast) ? `${kind} of the nth spell cast` : null;
    case 'costChange':
      if (some(part['of'], (node) => isNthCast(node) && node['from'] !== undefined))
        return 'costChange.of cast from there';
      // "The next spell": counted as the effect begins, effects/rule-for-a-time.ts.
      if (!place.inEffect && some(part['of'], isNextCast)) return 'nthCast.nth next';
      return part['of'] !== undefined &&
        (part['of'] as { kind?: string }).kind !== 'select' &&
        some(part['of'], isNthCast)
        ? 'costChange.of the nth spell cast'
        : null;
    case 'happenedEver':
      return isKnownEver(part['event'] as Action) ? null : 'happenedEver of other deeds';
    case 'trigger':
      if (some(part['events'], drawsAtLeast)) return 'trigger.events draw of several';
      // Which ability it is, is known only when that is on the stack: put-triggers-on-stack.ts.
      if (
        some(part['events'], ({ kind }) => kind === 'abilityTriggers') &&
        (part['condition'] ?? part['firstTime']) !== undefined
      )
        return 'trigger.condition of an ability that triggers';
      return isOnASide(part['during']) ? 'trigger.during before or after' : null;
    case 'forEach':
      // A party is counted; which creatures are in it is never asked.
      return some(part['clause'], (node) => node['to'] === 'each') &&
        some(part['of'], (node) => node['kind'] === 'inParty')
        ? 'each creature in a party'
        : null;
    case 'xNotZero':
    case 'xAtMost':
    case 'spendOnX':
      return place.inEffect ? null : `${String(part['kind'])} of a keyword`;
    case 'mostEachTurn':
      return ['cast', 'draw', 'untap'].includes(String((part['action'] as { kind?: string }).kind))
        ? null
        : 'mostEachTurn of other deeds';
    case 'static': {
      const { condition, spellCost } = part as {
        condition?: unknown;
        spellCost?: { additional?: unknown; optional?: true };
      };
      // One cost that is paid or not, or paid with any number of things (rules/costs/any-number-paid.ts): not either of two.
      if (
        spellCost?.optional === true &&
        givingAction(spellCost.additional as Cost) === null &&
        (holdsWord(spellCost.additional, MORE_THAN_ONE_COST) ||
          (Array.isArray(spellCost.additional) && spellCost.additional.some(Array.isArray)))
      )
        return 'static.spellCost.optional';
      return condition !== undefined && spellCost?.additional !== undefined
        ? 'additional cost under a condition'
        : null;
    }
    case 'keywordAction':
      // What is exploited is always some creature: nothing more is noted of it.
      return place.mood === 'event' &&
        part['action'] === 'exploit' &&
        part['to'] !== undefined &&
        !isAnyCreature(part['to'])
        ? 'event exploit of some creatures'
        : null;
    case 'unless': {
      // "counter that spell unless its controller pays": the payer is not the controller of the object that says it.
      const { actor, clause } = part as {
        actor?: { kind?: string; of?: { kind?: unknown } };
        clause?: { action?: { object?: { kind?: unknown } } };
      };
      const object = clause?.action?.object;
      return actor?.kind === 'playerOf' && actor.of?.kind === 'self' && object !== undefined && object.kind !== 'self'
        ? 'unless its controller, of something else'
        : null;
    }
    case 'do': {
      if (
        !['become', 'gain'].includes(String((part['action'] as { kind?: string }).kind)) &&
        some(part['action'], isNextCast)
      )
        return 'nthCast.nth next';
      // CR 720.1: a player is controlled during a turn or combat; nothing else is done during a part of a turn.
      const { action, during } = part as { action?: { kind?: string }; during?: Duration };
      if (during?.kind === 'inTurns' && action?.kind !== 'play' && action?.kind !== 'cast') return 'do.during inTurns';
      return during?.kind === 'duringPart' && (action?.kind !== 'gainControl' || controlDuring(during) === null)
        ? 'do.during duringPart'
        : null;
    }
    case 'reference':
      return part['to'] === null || part['to'] === undefined ? 'unbound reference' : null;
    case 'amountOf':
      return part['to'] === null ? 'unbound amount' : null;
    default:
      return null;
  }
}

function isExpansion(node: Record<string, unknown>): boolean {
  return node['kind'] === 'firstPrintedIn';
}

/** Words that are chosen as an instruction is carried out. */
function isOfYourChoice(node: Record<string, unknown>): boolean {
  return (
    node['kind'] === 'colorOfYourChoice' ||
    node['kind'] === 'colorsOf' ||
    node['kind'] === 'thatColor' ||
    node['kind'] === 'ofYourChoice' ||
    /of your choice$/.test(String(node['words']))
  );
}

/** "before attackers are declared": read where casting and activating are limited, not elsewhere. */
function isOnASide(during: unknown): boolean {
  return typeof during === 'object' && during !== null && ('before' in during || 'after' in during);
}

function sayValue(value: unknown): string {
  if (typeof value === 'object' && value !== null) return String((value as { kind?: unknown }).kind ?? 'several');
  return String(value);
}
