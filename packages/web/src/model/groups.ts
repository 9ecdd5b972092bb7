/** Equal things are one thing: objects on the battlefield that agree in every visible fact become one group. */
import type { ObjectView } from './types.ts';

/** Identical objects, shown as one tile with xN. */
export interface Group {
  /** The first of them stands for all. */
  readonly object: ObjectView;
  readonly ids: readonly number[];
}

/** Whether the object has the card type now. */
export function hasType(object: ObjectView, type: string): boolean {
  return object.types.some((one) => one.toLowerCase() === type);
}

function factsOf(object: ObjectView): string {
  const { id, attachments, ...facts } = object;
  return JSON.stringify(attachments.length === 0 ? facts : { ...facts, id });
}

/** Groups in the order of their first objects. `mark` tells apart what a choice tells apart. */
export function groupObjects(
  objects: readonly ObjectView[],
  mark: (object: ObjectView) => string,
  spread: boolean,
): readonly Group[] {
  const groups = new Map<string, { object: ObjectView; ids: number[] }>();
  for (const object of objects) {
    const key = spread ? String(object.id) : `${mark(object)} ${factsOf(object)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { object, ids: [object.id] });
    else group.ids.push(object.id);
  }
  return [...groups.values()];
}

/** A player's permanents in the rows in which people lay them. */
export interface Lanes {
  readonly creatures: readonly ObjectView[];
  /** Planeswalkers and battles: they can be attacked. */
  readonly attackable: readonly ObjectView[];
  readonly others: readonly ObjectView[];
  readonly lands: readonly ObjectView[];
}

/** Sorts permanents into rows; a land that is a creature lies with the creatures. */
export function lanesOf(objects: readonly ObjectView[]): Lanes {
  const creatures: ObjectView[] = [];
  const attackable: ObjectView[] = [];
  const others: ObjectView[] = [];
  const lands: ObjectView[] = [];
  for (const object of objects) {
    if (hasType(object, 'creature') || (object.faceDown && object.types.length === 0)) creatures.push(object);
    else if (hasType(object, 'planeswalker') || hasType(object, 'battle')) attackable.push(object);
    else if (hasType(object, 'land')) lands.push(object);
    else others.push(object);
  }
  return { creatures, attackable, others, lands };
}

/** Lands of one name: how many are untapped, of how many. */
export interface LandPile {
  readonly object: ObjectView;
  readonly ids: readonly number[];
  readonly untapped: readonly number[];
}

/** Lands by name and mark; untapped ones first. */
export function landPiles(lands: readonly ObjectView[], mark: (object: ObjectView) => string): readonly LandPile[] {
  const piles = new Map<string, { object: ObjectView; ids: number[]; untapped: number[] }>();
  for (const land of lands) {
    const key = `${land.name} ${mark(land)} ${JSON.stringify(land.counters)} ${land.attachments.join()} ${land.phasedOut} ${land.note ?? ''}`;
    let pile = piles.get(key);
    if (pile === undefined) piles.set(key, (pile = { object: land, ids: [], untapped: [] }));
    if (land.tapped) pile.ids.push(land.id);
    else pile.ids.unshift(land.id);
    if (!land.tapped) pile.untapped.push(land.id);
  }
  return [...piles.values()];
}

const BASIC_LAND_COLORS: Readonly<Record<string, string>> = {
  plains: 'W',
  island: 'U',
  swamp: 'B',
  mountain: 'R',
  forest: 'G',
};

/** The color that a land's basic land types give it, for its spine; 'L' when none. CR 305.6. */
export function landTint(land: ObjectView): string {
  const colors = land.subtypes.map((type) => BASIC_LAND_COLORS[type.toLowerCase()] ?? '').join('');
  return colors === '' ? 'L' : colors;
}
