/** Priority: which legal actions an object offers. CR 117.1. */
import type { ActionOption, Asked, Entity } from '../model/types.ts';

/** An action with its place in the question. */
export interface Offer {
  readonly index: number;
  readonly option: ActionOption;
}

function objectsOf(option: ActionOption): readonly number[] {
  return option.kind === 'pass' ? [] : [option.object, ...option.same];
}

/** Whether the action only makes mana: payment does that by itself unless the player wants it by hand. */
export function isManaOnly(option: ActionOption): boolean {
  return option.kind === 'activate' && option.isManaAbility;
}

/** The actions that the objects offer; mana abilities only when paying by hand. */
export function offersOf(
  question: Asked<'priority'>,
  entities: readonly Entity[],
  withMana: boolean,
): readonly Offer[] {
  const wanted = new Set<number>(entities);
  return question.options.flatMap((option, index) => {
    if (isManaOnly(option) && !withMana) return [];
    return objectsOf(option).some((id) => wanted.has(id)) ? [{ index, option }] : [];
  });
}

/** Every object that offers an action. */
export function actingObjects(question: Asked<'priority'>, withMana: boolean): ReadonlySet<Entity> {
  const found = new Set<Entity>();
  for (const option of question.options) {
    if (isManaOnly(option) && !withMana) continue;
    for (const object of objectsOf(option)) found.add(object as Entity);
  }
  return found;
}

/** The place of "pass" among the options. */
export function passIndex(question: Asked<'priority'>): number {
  return question.options.findIndex((option) => option.kind === 'pass');
}
