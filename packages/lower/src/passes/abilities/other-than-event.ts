/**
 * "Whenever a Mountain you control enters, if you control five other Mountains": others than the one that entered, for the
 * object that says it is none. CR 608.2c.
 */
import type { Ability, CardFace, Filter, NounWord } from '@kitchen-table/language/surface';
import { some } from '@kitchen-table/language/core';
import type { Line } from '../../lower.ts';
import { type Node, rewritten, withParts } from '../../rewriting.ts';

/** The lines of a face, in which "other" says other than what the event is about where it can't be other than the source. */
export function otherThanEvent(lines: readonly Line[], face: CardFace): readonly Line[] {
  return lines.map((each) => {
    const ability = rewrite(each.ability, face);
    return ability === each.ability ? each : { ...each, ability };
  });
}

function rewrite(ability: Ability, face: CardFace): Ability {
  if (ability.kind !== 'triggered' || !ability.trigger.events.every(isAboutAnObject)) return ability;
  const condition = inside(ability.trigger.condition, face);
  const clause = inside(ability.clause, face);
  if (condition === ability.trigger.condition && clause === ability.clause) return ability;
  return { ...ability, clause, trigger: condition === undefined ? ability.trigger : { ...ability.trigger, condition } };
}

/** "a Mountain you control" or "damage to a blocking creature", not "another", nor the source itself. */
function isAboutAnObject(event: object): boolean {
  type Told = { kind?: string; quantifier?: { other?: true } };
  const { kind, to, object = kind === 'dealDamage' ? to : undefined } = event as Told & { object?: Told; to?: Told };
  return object?.kind === 'select' && object.quantifier?.other !== true;
}

function inside<N>(tree: N, face: CardFace): N {
  return rewritten(tree, (node) => {
    if (node['kind'] === 'delayed') return node; // Its events are others.
    if (node['kind'] === 'is') return ofTheEvent(node);
    if (!saysOther(node)) return undefined;
    const filter = node['filter'] as Filter;
    return isOfPlayers(filter) || (!speaksOfEvent(filter) && mayBe(face, filter)) ? undefined : thanEvent(node);
  });
}

/** "if no other creatures are attacking that player". */
function ofTheEvent(condition: Node): Node | undefined {
  const { subject, filter } = condition as { subject?: Node; filter?: Filter };
  if (subject === undefined || filter === undefined || !saysOther(subject) || !speaksOfEvent(filter)) return undefined;
  return { ...condition, subject: thanEvent(subject) };
}

function thanEvent(select: Node): Node {
  return withParts(select, (part, field) =>
    field === 'quantifier' ? { ...(part as Node), than: 'event.object' } : part,
  );
}

function saysOther({ kind, quantifier }: Node): boolean {
  if (kind !== 'select') return false;
  const { other, than } = quantifier as { other?: true; than?: string };
  return other === true && than === undefined;
}

/** "that shares a creature type with it", "attacking that player": whatever the source is, it is what the event is about. */
function speaksOfEvent({ qualities = [] }: Filter): boolean {
  return (
    some(qualities, ({ kind, to }) => kind === 'reference' && to === 'event.object') ||
    qualities.some(({ kind, ...quality }) => kind === 'attacking' && some(quality, isOfEvent))
  );
}

function isOfEvent({ kind, to }: Node): boolean {
  return kind === 'reference' && typeof to === 'string' && to.startsWith('event.');
}

function isOfPlayers({ noun }: Filter): boolean {
  return noun.kind === 'words' && noun.words.some((word) => word.kind === 'classWord' && PLAYERS.has(word.word));
}
const PLAYERS: ReadonlySet<string> = new Set(['player', 'opponent']);

/** Whether what is printed on the face could be what the words describe. */
function mayBe(face: CardFace, { noun }: Filter): boolean {
  return noun.kind !== 'words' || noun.words.every((word) => mayBeWord(face, word));
}

function mayBeWord(face: CardFace, word: NounWord): boolean {
  if (word.kind === 'typeWord') return (face.types as readonly string[]).includes(word.type);
  if (word.kind === 'subtypeWord') return face.subtypes.includes(word.subtype);
  return true;
}
