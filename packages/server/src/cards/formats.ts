/** The formats for the page: what each is, and why some can't be joined. */
import { DRAFT_FORMATS } from '@kitchen-table/cards';
import { contradiction, FORMATS, usualPlayers, VARIANTS } from '@kitchen-table/engine';
import type { FormatSummary } from '@kitchen-table/protocol';

/** The names in a format's text, without their options. */
export function namesOfFormat(format: string): readonly string[] {
  return format.split('+').map((part) => part.trim().split(':')[0] as string);
}

/** Whether the format begins with packs. CR 100.2b, 903.13, 905. */
export function isDraftFormat(format: string): boolean {
  return namesOfFormat(format).some((name) => (DRAFT_FORMATS as readonly string[]).includes(name));
}

/** Every format that can be played. */
export function formatSummaries(): FormatSummary[] {
  const names = Object.keys(FORMATS).filter((name) => VARIANTS.some((variant) => variant.name === name));
  return names.map((id) => {
    const { about = '', rule = null } = FORMATS[id] ?? {};
    const against: Record<string, string> = {};
    for (const other of names) {
      const because = other === id ? null : contradiction(id, other);
      if (because !== null) against[other] = because;
    }
    return { id, about, rule, seats: usualPlayers(id), draft: isDraftFormat(id), against };
  });
}
