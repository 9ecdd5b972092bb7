/** Layouts in which one line governs those after it: classes. CR 716, 711. */
import type { Ability, ClassLevel } from '@kitchen-table/language';

/** Puts the abilities after a class level into it. */
export function gather(abilities: readonly Ability[]): readonly Ability[] {
  const gathered: Ability[] = [];
  let level: (Omit<ClassLevel, 'abilities'> & { abilities: Ability[] }) | null = null;
  for (const ability of abilities) {
    if (ability.kind === 'classLevel') {
      level = { ...ability, abilities: [] };
      gathered.push(level);
    } else if (level) level.abilities.push(ability);
    else gathered.push(ability);
  }
  return gathered;
}

/** The abilities in the order of their lines: the inverse of {@link gather}. */
export function scatter(abilities: readonly Ability[]): readonly Ability[] {
  return abilities.flatMap((ability): readonly Ability[] => (ability.kind === 'classLevel' ? [{ ...ability, abilities: [] }, ...ability.abilities] : [ability]));
}
