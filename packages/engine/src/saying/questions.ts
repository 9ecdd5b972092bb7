/** What is asked of a player, in a sentence with the names of what is meant. CR 608.2d, 118.12. */
import type { Action, Clause, Cost, Entering, Label, Rule } from '@kitchen-table/language/core';
import { characteristics } from '../questions/continuous-effects/characteristics.ts';
import type { Context } from '../vocabulary/context.ts';
import type { Game } from '../vocabulary/game.ts';
import {
  type Entity,
  entityObject,
  entityPlayer,
  isPlayerEntity,
  NO_ENTITY,
  NO_OBJECT,
  type ObjectId,
  type PlayerId,
} from '../vocabulary/ids.ts';
import { StatusBit } from '../vocabulary/objects/objects.ts';
import { Zone } from '../vocabulary/zones/zones.ts';
import { sayClause } from './clauses.ts';
import { continued, list, many, one, type Phrase, sentence, words, YOU } from './english.ts';
import { introducedIn } from './nouns/names.ts';
import { howItEnters } from './nouns/places.ts';
import { SPEAKER } from './speaker.ts';
import { deedOf, price, type Scope, unreachable } from './speaking.ts';

/** "Draw a card?": what the player may do. `have`: what they may have done by something else. */
export function mayBeDone(game: Game, clause: Clause, player: PlayerId, context: Context, have: boolean): string {
  const scope = asking(game, clause, player, context);
  return question(stepsOf(clause).map((step) => asDone(step, scope, have)));
}

/** "Pay {2}?", "Discard a card?": one of these, so that something else does not happen. */
export function mayBePaid(game: Game, ways: readonly Action[], player: PlayerId, context: Context): string {
  return `${ways.map((way) => wayToPay(game, way, player, context)).join(' or ')}?`;
}

/** "Pay {2}", "Discard a card". */
export function wayToPay(game: Game, action: Action, player: PlayerId, context: Context): string {
  return capital(deedAsDone(action, asking(game, action, player, context), false));
}

/** "Pay 2 life for NAME?": what is asked as it enters. CR 614.12a. */
export function entryPaid(
  game: Game,
  cost: Cost,
  name: string,
  entering: Entering | undefined,
  player: PlayerId,
  context: Context,
): string {
  const paid = `${capital(price(cost, asking(game, cost, player, context)))} for ${name === '' ? 'it' : name}?`;
  const how = howItEnters(entering, asking(game, entering, player, context));
  return how === '' ? paid : `${paid} Otherwise it enters ${how}.`;
}

/** "As it enters: choose a color?", "Have it enter tapped?". CR 614.1c. */
export function entryWanted(
  game: Game,
  { clause, entering }: Extract<Rule, { kind: 'entersWith' }>,
  player: PlayerId,
  context: Context,
): string {
  const how = howItEnters(entering, asking(game, entering, player, context));
  if (clause === undefined) return `Have it enter ${how}?`;
  const asked = mayBeDone(game, clause, player, context, false);
  return `As it enters: ${asked.charAt(0).toLowerCase()}${asked.slice(1)}`;
}

/** The verbs of what is done, with what is paid for those who pay: for who decides without reading. */
export function deedsIn(clause: Clause): readonly Action['kind'][] | undefined {
  // What is repeated may cost what it has cost before.
  if (clause.kind === 'repeat') return ['draw', 'loseLife'];
  return clause.kind === 'do' ? deedsOf(clause.action) : undefined;
}

/** The verbs of one deed; of a payment, those of the cost. */
export function deedsOf(action: Action): readonly Action['kind'][] {
  return action.kind === 'pay' ? deedsOfCost(action.cost) : [action.kind];
}

/** The verbs of paying a cost. CR 118.1. */
export function deedsOfCost(cost: Cost): readonly Action['kind'][] {
  return cost.flatMap((part): readonly Action['kind'][] => {
    switch (part.kind) {
      case 'lifeCost':
        return ['loseLife'];
      case 'actionCost':
        return part.also === undefined ? [part.action.kind] : [part.action.kind, part.also.kind];
      case 'tapCost':
        return ['tap'];
      case 'untapCost':
        return ['untap'];
      case 'manaCost':
      case 'manaCostOf':
      case 'loyaltyCost':
      case 'eitherCost':
        return ['pay'];
      default:
        return unreachable(part);
    }
  });
}

/** A cost in a few words, as one of several ways to pay: mana by its symbols alone. CR 118.1. */
export function costInWords(cost: Cost): string {
  const scope: Scope = { ...PLAIN, named: introducedIn(cost) };
  return cost
    .map((part) =>
      part.kind === 'tapCost'
        ? '{T}'
        : part.kind === 'untapCost'
          ? '{Q}'
          : price([part], scope).replace(/^pay (?=\{)/, ''),
    )
    .join(', ');
}

/** A mode in a sentence, for who chooses among them. CR 700.2. */
export function modeInWords(modal: Clause, clause: Clause): string {
  const named = new Map([...introducedIn(modal), ...introducedIn(clause)]);
  const said = sayClause(clause, { ...PLAIN, named });
  return said
    .map(({ text }) => text)
    .join(' ')
    .replace(/\.$/, '');
}

const PLAIN: Scope = {
  speaker: SPEAKER,
  self: 'it',
  named: new Map(),
  events: [],
  candidate: 'it',
  subject: 'it',
  each: 'that one',
  you: YOU,
  bound: null,
};

/** The scope in which the text is read now: labels stand for what they are bound to. */
function asking(game: Game, node: unknown, player: PlayerId, context: Context): Scope {
  const named = introducedIn(node);
  return {
    ...PLAIN,
    self: (context.source === NO_OBJECT ? null : nameOf(game, context.source)) ?? 'it',
    named,
    you: player === context.controller ? YOU : one(game.players[context.controller]?.name ?? 'the controller'),
    bound: (label: Label) => {
      const entities = context.bindings[label]?.entities ?? NOTHING;
      return boundTo(game, entities, player) ?? (named.has(label) ? null : unseen(entities));
    },
  };
}
const NOTHING: readonly Entity[] = [];

/** What was named before and is hidden: its names are not told. CR 400.2. */
function unseen(entities: readonly Entity[]): Phrase | null {
  if (entities.length === 0 || entities.includes(NO_ENTITY)) return null;
  return entities.length === 1 ? one('that card') : many('those cards');
}

function boundTo(game: Game, entities: readonly Entity[], player: PlayerId): Phrase | null {
  const names: string[] = [];
  for (const entity of entities) {
    if (entity === NO_ENTITY) return null;
    const name = isPlayerEntity(entity)
      ? entityPlayer(entity) === player
        ? 'you'
        : (game.players[entityPlayer(entity)]?.name ?? null)
      : nameOf(game, entityObject(entity));
    if (name === null) return null;
    names.push(name);
  }
  if (names.length === 0) return null;
  return names.length > 1 ? many(list(names)) : names[0] === 'you' ? YOU : one(names[0] as string);
}

/** Zones in which everybody sees what an object is. CR 400.2. */
const PUBLIC: ReadonlySet<Zone> = new Set([Zone.Battlefield, Zone.Stack, Zone.Graveyard, Zone.Exile, Zone.Command]);

/** The name of what everybody sees; null for hidden and face-down cards. */
function nameOf(game: Game, id: ObjectId): string | null {
  const object = game.objects[id];
  if (object === undefined || !PUBLIC.has(object.zone) || (object.status & StatusBit.FaceDown) !== 0) return null;
  const { name } = object.lastKnown ?? characteristics(game, id);
  return name === '' ? null : name;
}

function stepsOf(clause: Clause): readonly Clause[] {
  return clause.kind === 'sequence' ? clause.steps.flatMap(stepsOf) : [clause];
}

function asDone(clause: Clause, scope: Scope, have: boolean): string {
  if (clause.kind !== 'do')
    return continued(
      sayClause(clause, scope)
        .map(({ text }) => text)
        .join(' '),
    );
  const lasts = clause.during === undefined ? '' : scope.speaker.duration(clause.during, scope);
  return words(deedAsDone(clause.action, scope, have), lasts);
}

/** "draw a card"; of what others do: "have the creature deal 2 damage to you". */
function deedAsDone(action: Action, scope: Scope, have: boolean): string {
  const { subject, verb, rest } = deedOf(action, scope, 'told');
  const byAPlayer = !('actor' in action) || action.actor === undefined || action.kind !== 'dealDamage';
  return subject.person === 'you' || (byAPlayer && 'actor' in action && !have)
    ? words(verb, rest)
    : words('have', subject.text, verb, rest);
}

/** No more than a few steps in one sentence: the rest is in the text. */
function question(steps: readonly string[]): string {
  const shown = steps.length > 3 ? [...steps.slice(0, 3), 'so on'] : steps;
  return sentence(list(shown).replace(/[.:]$/, '')).replace(/\.$/, '?');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
