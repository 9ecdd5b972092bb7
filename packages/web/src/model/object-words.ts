/** Objects in words: type line, numbers, states; for cards and for screen readers. */
import { objectName } from './lookup.ts';
import type { ObjectView } from './types.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const SOFT_HYPHEN = '\u00ad';

/** A name whose long words may break between syllables, for narrow tiles. */
export function breakable(name: string): string {
  return name.replace(/[A-Za-z]{7,}/g, (word) =>
    word.replace(
      /([aeiouy][bcdfghjklmnpqrstvwxz]?)(?=[bcdfghjklmnpqrstvwxz]{1,2}[aeiouy])/gi,
      (part, _, offset: number) => {
        const end = offset + part.length;
        return end < 3 || word.length - end < 3 ? part : part + SOFT_HYPHEN;
      },
    ),
  );
}

/** 'Legendary Creature — Elf Warrior'. */
export function typeLine(object: Pick<ObjectView, 'supertypes' | 'types' | 'subtypes'>): string {
  const types = [...object.supertypes, ...object.types].map(capital).join(' ');
  return object.subtypes.length === 0 ? types : `${types} — ${object.subtypes.map(capital).join(' ')}`;
}

/** '3/3', or '' when it has no power. */
export function strength(object: ObjectView): string {
  return object.power === null ? '' : `${object.power}/${object.toughness ?? 0}`;
}

/** Whether it is stronger or weaker than printed. */
export function change(object: ObjectView): 'more' | 'less' | '' {
  if (object.power === null || object.basePower === null) return '';
  const difference = object.power + (object.toughness ?? 0) - object.basePower - (object.baseToughness ?? 0);
  return difference > 0 ? 'more' : difference < 0 ? 'less' : '';
}

/** Its counters with their numbers, without loyalty and defense, which have places of their own. */
export function counters(object: ObjectView): readonly { readonly text: string; readonly negative: boolean }[] {
  return Object.entries(object.counters)
    .filter(([kind, count]) => count > 0 && kind !== 'loyalty' && kind !== 'defense')
    .map(([kind, count]) => ({ text: count === 1 ? kind : `${kind} ×${count}`, negative: kind.startsWith('-') }));
}

/** Its states in words, for the label of its tile. */
export function states(object: ObjectView): readonly string[] {
  const found: string[] = [];
  if (object.tapped) found.push('tapped');
  if (object.summoningSick) found.push('summoning sick');
  if (object.attacking !== null) found.push('attacking');
  if (object.blocking.length > 0) found.push('blocking');
  if (object.damage > 0) found.push(`${object.damage} damage`);
  for (const counter of counters(object)) found.push(`${counter.text} counter`);
  if (object.phasedOut) found.push('phased out');
  if (object.commander) found.push('commander');
  if (object.goaded) found.push('goaded');
  return found;
}

/** The state it is in, with its counters and what it is joined to, for the Reading panel. */
export function readingNotes(object: ObjectView, objects: ReadonlyMap<number, ObjectView>): readonly string[] {
  const notes = [...states(object)];
  if (object.power !== null && (object.power !== object.basePower || object.toughness !== object.baseToughness))
    notes.unshift(`printed ${object.basePower ?? 0}/${object.baseToughness ?? 0}`);
  const host = object.attachedTo === null ? undefined : objects.get(object.attachedTo);
  if (host !== undefined) notes.push(`attached to ${objectName(host)}`);
  if (object.attachments.length > 0)
    notes.push(`has ${object.attachments.map((id) => objectName(objects.get(id))).join(' and ')} attached`);
  return [...notes, ...notedBy(object)];
}

/** The note that it bears, if the table agreed on one. */
export function notedBy({ note }: ObjectView): readonly string[] {
  return note === undefined ? [] : [`noted by consent: ${note}`];
}

/** The whole label: name, count, numbers, keywords, states, controller, what a click means. */
export function label(object: ObjectView, count: number, controller: string, mark: string): string {
  const meaning: Readonly<Record<string, string>> = {
    able: 'can act',
    targetable: 'legal choice',
    chosen: 'chosen',
    unable: 'not a legal choice',
  };
  const facts = [
    objectName(object),
    count > 1 ? `${count} of them` : '',
    strength(object),
    object.loyalty === null ? '' : `loyalty ${object.loyalty}`,
    ...object.keywords,
    ...states(object),
    ...notedBy(object),
    controller,
    meaning[mark] ?? '',
  ];
  return facts.filter((fact) => fact !== '').join(', ');
}
