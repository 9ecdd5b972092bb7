/** Trigger conditions: who and what takes part in an event, as something to speak of afterwards. CR 603.2. */
import type { Action, Filter, Label, Noun, Quality } from '@kitchen-table/language/surface';
import { controls, eventCandidate, owns, wordsOf, type Candidate, type Node } from './candidates.ts';
import { speakOfAsked } from './conditions.ts';
import { isCounted, noteCounted, noteCountedOf } from './counted.ts';
import { EVENT_LABELS, FIXED_LABELS } from '@kitchen-table/language/surface';
import { roleHere, type Scope, type Walk } from './scope.ts';

/** "Searches a library": whose, is not said, and nobody speaks of that player. */
function isUnsaid(event: Node, { noun }: Candidate): boolean {
  return event.kind === 'search' && event['words'] === 'a library' && noun !== undefined && noun === event['of'];
}

/** "Whenever a creature is dealt damage": it is what the event is about. */
function isSuffered(event: Node): event is Node & { to: Node } {
  return event.kind === 'dealDamage' && event['passive'] === true;
}

/** Visits a trigger condition: what takes part in its event is spoken of afterwards by its role there. */
export function visitTrigger(scope: Scope, node: Node, { visit, visitParts }: Walk): void {
  // "When this enters and whenever it attacks": events like the others.
  const more = (node['more'] as { events?: readonly (Action & Node)[] } | undefined)?.events ?? [];
  const events = [...(node['events'] as readonly (Action & Node)[]), ...more];
  const subjects: Candidate[] = [];
  const { selfDealtDamage } = scope;
  const before = scope.candidates.length;
  for (const event of events) {
    scope.candidates.length = before;
    // "When you cycle ~ or it dies": the object itself may be spoken of in the events that follow.
    const selves = subjects.filter((each) => each.self);
    scope.candidates.push(...selves);
    const mark = scope.candidates.length;
    const problems = scope.problems.length;
    visitParts(scope, event);
    // What is not bound there is read, and has no meaning yet.
    if (more.includes(event)) scope.problems.length = problems;
    const subjectNode = (events.every(isSuffered) ? event.to : (event.actor ?? event.object)) as Node | undefined;
    if (event.kind === 'beginningOf') {
      const named = scope.candidates.splice(mark);
      const whose = named.find((candidate) => candidate.sort === 'player');
      subjects.push(
        ...named
          .filter((candidate) => candidate.sort !== 'player')
          .map((candidate): Candidate => ({ ...candidate, role: 'event', step: 0 })),
      );
      // "your upkeep", "the next end step": nobody calls you "that player", and nobody is spoken of.
      const { of } = event.part as { of?: { kind: string } };
      if (of !== undefined && of.kind !== 'you')
        subjects.push(
          eventCandidate(roleHere(scope, EVENT_LABELS.player), 'player', new Set(['player', ...(whose?.words ?? [])])),
        );
      continue;
    }
    for (const candidate of scope.candidates.splice(mark)) {
      if (isUnsaid(event, candidate)) continue;
      if (candidate.again !== undefined) {
        // "If that creature would die this turn, exile it instead": what it happens to, before what else was spoken of.
        if (candidate.within === event && event.actor === undefined)
          subjects.push({ ...candidate, role: 'subject', did: event.kind });
        continue;
      }
      const isSubject = subjectNode !== undefined && isOf(candidate, subjectNode);
      if (!isSubject && candidate.sort === 'player' && candidate.noun && controls(subjectNode, candidate.noun)) {
        subjects.push({ ...candidate, ...roleHere(scope, EVENT_LABELS.controller), role: 'event', step: 0 });
      } else if (!isSubject && candidate.sort === 'player' && candidate.noun && owns(subjectNode, candidate.noun)) {
        subjects.push({ ...candidate, ...roleHere(scope, EVENT_LABELS.owner), role: 'event', step: 0 });
      } else if (
        candidate.noun &&
        event.kind === 'becomeTarget' &&
        controls(event.by as Node | undefined, candidate.noun)
      ) {
        // "The target of a spell an opponent controls": that player.
        subjects.push({ ...candidate, ...roleHere(scope, EVENT_LABELS.player), role: 'event', step: 0 });
      } else if (!isTargeted(event, candidate)) subjects.push(eventRole(scope, event, candidate, isSubject));
      else if (isTargetedAlone(event, candidate))
        subjects.push({ ...candidate, ...roleHere(scope, EVENT_LABELS.recipient), role: 'event', step: 0 });
    }
  }
  scope.candidates.length = before;
  scope.selfDealtDamage = selfDealtDamage;
  known(scope, subjects);
  const counted = events.filter(isCounted);
  if (counted.length > 0) {
    const kinds = counted.map((event) => String(event.kind));
    scope.amounts.push({ ...roleHere(scope, EVENT_LABELS.amount), step: 0, kinds });
  } else if (events.length === 1) noteCountedOf(scope, events[0]!, EVENT_LABELS.object);
  scope.lastSubject = subjects.find((candidate) => candidate.role === 'subject')?.label ?? scope.lastSubject;
  for (const key of ['during', 'condition']) if (node[key]) visit(scope, node[key] as Node, node);
  noteCounted(scope, node['condition'] as Node | undefined);
  speakOfAsked(scope, node['condition'] as Node | undefined);
}

/** Who and what takes part in the events is known from here on. */
function known(scope: Scope, subjects: readonly Candidate[]): void {
  // Two events with one subject ("enters or attacks") give one candidate.
  const seen = new Set<string>();
  for (const candidate of subjects) {
    const label = candidate.label();
    const key = label + [...(candidate.words ?? [])].join();
    if (seen.has(key)) continue;
    seen.add(key);
    // The event of a delayed trigger is nearer than what was done before it.
    const isWithin = scope.within > 0 && candidate.role === 'subject';
    const isBefore = scope.step === 0 && scope.within === 0;
    scope.candidates.push(
      isBefore || (candidate.self && !isWithin) ? candidate : { ...candidate, step: scope.step + 0.75 },
    );
  }
}

/** "A spell that targets a permanent": that is not the spell, and where there may be others has no role in the event. */
function isTargeted(event: Node, { noun, self }: Candidate): boolean {
  return !self && targetings(event).some((each) => holds(each.noun, noun));
}

/** "A spell that targets only a single creature", "one or more permanents": those, and nobody named in their description. */
function isTargetedAlone(event: Node, { noun }: Candidate): boolean {
  return (
    event.kind === 'cast' &&
    targetings(event).some((each) => (each.only === true || isOneOrMore(each.noun)) && each.noun === noun)
  );
}

function isOneOrMore(noun: Noun): boolean {
  return noun.kind === 'select' && noun.quantifier.amount === 'atLeast';
}

function targetings(event: Node): readonly Extract<Quality, { kind: 'targeting' }>[] {
  const { filter } = (event['object'] ?? {}) as { filter?: Filter };
  return (filter?.qualities ?? []).filter((each) => each.kind === 'targeting');
}

function holds(tree: unknown, noun: Node | undefined): boolean {
  if (tree === noun) return true;
  return typeof tree === 'object' && tree !== null && Object.values(tree).some((part) => holds(part, noun));
}

/** Is this candidate the noun itself, and not something in its description? */
function isOf(candidate: Candidate, noun: Node): boolean {
  if (noun.kind === 'self')
    return candidate.self && (candidate.label() === FIXED_LABELS.granter) === (noun['granter'] === true);
  if (noun.kind === 'host') return candidate.host === true;
  if (noun.kind === 'nounList') {
    const parts = noun['of'] as readonly Node[];
    return candidate.noun === noun || parts.some((part) => isOf(candidate, part));
  }
  if (candidate.noun !== undefined) return candidate.noun === noun;
  return (
    !candidate.target &&
    candidate.role === 'plain' &&
    candidate.words !== null &&
    (noun.kind === 'select' || (noun.kind === 'reference' && candidate.sort === 'player')) &&
    noun['filter'] !== undefined &&
    [...wordsOf(noun['filter'] as Filter)].join() === [...candidate.words].join()
  );
}

/** The role that a noun in the trigger condition plays. */
function eventRole(scope: Scope, event: Node, candidate: Candidate, isSubject: boolean): Candidate {
  const player = candidate.sort === 'player';
  const fixed = candidate.self ? candidate.label() : null;
  const number = candidate.number === 'many' ? 'many' : candidate.number;
  if (isSubject) {
    const label = fixed ?? (isSuffered(event) ? EVENT_LABELS.recipient : subjectRole(event, player));
    return { ...candidate, ...roleHere(scope, label), role: 'subject', step: 0, number, did: String(event.kind) };
  }
  const isObject =
    event['object'] !== undefined &&
    (event['actor'] !== undefined || event.kind === 'move') &&
    !['dealDamage'].includes(String(event.kind));
  const label = fixed ?? (isObject && !player ? EVENT_LABELS.object : EVENT_LABELS.recipient);
  const words = !player && FIGHTS.has(event.kind) ? new Set([...(candidate.words ?? []), 'creature']) : candidate.words;
  return { ...candidate, ...roleHere(scope, label), role: 'event', step: 0, number, words };
}
/** Whoever blocks or is blocked is a creature, whatever else it is called: "blocks a Vampire, destroy that creature". CR 509.1a. */
const FIGHTS: ReadonlySet<unknown> = new Set(['block', 'becomeBlocked', 'beBlocked']);

function subjectRole(event: Node, player: boolean): Label {
  if (player) return EVENT_LABELS.player;
  return event.kind === 'dealDamage' && !event['passive'] ? EVENT_LABELS.source : EVENT_LABELS.object;
}
