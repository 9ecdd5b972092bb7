/** Whether the event that an ability waits for has the part that its text speaks of: "that player", "that Saga". CR 603.2, 608.2k. */
import { type Ability, type Action, type EventLabel, type Noun, some } from '@kitchen-table/language/core';
import type { Report } from './walk.ts';

type Kind = Action['kind'];
type Node = Readonly<Record<string, unknown>>;

/** Events with another side: who or what that is, stands in questions/triggered-abilities/event-roles.ts. */
const WITH_RECIPIENT: ReadonlySet<Kind> = new Set<Kind>([
  'attack',
  'attackUnblocked',
  'becomeAttached',
  'becomeBlocked',
  'becomeTarget',
  'becomeUnattached',
  'block',
  'counter',
  'dealDamage',
  'fight',
  'keywordAction',
  'putCounters',
  'putSticker',
  'removeCounters',
  'resolve',
]);
/** Those of fights and attachments, where the other side is one of the same kind. */
const WITH_WHOM: ReadonlySet<Kind> = new Set<Kind>([
  'attack',
  'attackUnblocked',
  'becomeAttached',
  'becomeBlocked',
  'becomeUnattached',
  'block',
  'fight',
  'keywordAction',
]);
const WITH_SOURCE: ReadonlySet<Kind> = new Set<Kind>(['activate', 'becomeTarget', 'cast', 'dealDamage']);

/** What each role needs of an event; roles that are not here are played in every event that has a player. */
const PLAYED: { readonly [label in EventLabel]?: (event: Action) => boolean } = {
  'event.object': ({ kind }) => kind !== 'beginningOf',
  'event.recipient': (event) => WITH_RECIPIENT.has(event.kind) || saysWhose(event),
  'event.whom': (event) => WITH_WHOM.has(event.kind),
  'event.source': (event) => WITH_SOURCE.has(event.kind),
  'event.before': (event) => event.kind === 'cast',
  'event.attacked': (event) => event.kind === 'attack',
};

/** "A spell that targets only a single creature", "one or more creatures", "enters under an opponent's control", "is put into an opponent's graveyard", "a spell an opponent controls causes you to discard". */
function saysWhose(event: Action): boolean {
  switch (event.kind) {
    case 'enter':
      return event.under !== undefined;
    case 'move':
      return event.to.of !== undefined;
    case 'discard':
      return event.cause !== undefined;
    case 'cast':
      return some(
        event.object,
        ({ kind, only, noun }) => kind === 'targeting' && (only === true || isOneOrMore(noun as Noun)),
      );
    default:
      return false;
  }
}

function isOneOrMore(noun: Noun): boolean {
  return noun.kind === 'select' && noun.quantifier.amount === 'atLeast';
}

/** Reports a role that nobody plays in one of the events that set the text off. */
export function reportRolesNotPlayed(ability: Ability, report: Report): void {
  follow(ability as unknown as Node, [], report);
}

function follow(node: Node, around: readonly (readonly Action[])[], report: Report): void {
  if (Array.isArray(node)) {
    for (const part of node) if (isNode(part)) follow(part, around, report);
    return;
  }
  if ((node['kind'] === 'reference' || node['kind'] === 'amountOf') && typeof node['to'] === 'string')
    check(node['to'], around, report);
  const events = eventsOf(node);
  const inside = events === null ? around : [...around, events];
  for (const field in node) {
    const part = node[field];
    if (isNode(part)) follow(part, inside, report);
  }
}

function check(label: string, around: readonly (readonly Action[])[], report: Report): void {
  const role = label.replace(/^(?:outer )+/, '') as EventLabel;
  const played = PLAYED[role];
  if (played === undefined) return;
  const out = (label.length - role.length) / 'outer '.length;
  for (const event of around[around.length - 1 - out] ?? [])
    if (!played(event)) report(`${role} of ${event.kind}`, label);
}

/** The events that a text waits for, or replaces; null: it is no such text. */
function eventsOf(node: Node): readonly Action[] | null {
  switch (node['kind']) {
    case 'triggered':
    case 'delayed':
      return ((node['trigger'] as { events?: readonly Action[] } | undefined)?.events ?? []) as readonly Action[];
    case 'replace': {
      const would = node['would'] as Action | readonly Action[] | undefined;
      return would === undefined ? [] : Array.isArray(would) ? would : [would as Action];
    }
    default:
      return null;
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
