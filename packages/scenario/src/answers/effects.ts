/** Which of several replacement and prevention effects is applied first, by name or by text. CR 616.1. */
import { characteristics, type Game, type ObjectId, type Question } from '@kitchen-table/engine';
import type { Choice } from '../format/scenario.ts';
import { leads, ownNames } from '../position/fold.ts';
import { isNamed } from '../position/names.ts';
import type { Table } from '../position/table.ts';
import { labelsOfAbility } from '../position/texts.ts';

/** The option that the entry means: that effect of that object, or the effect whose text begins so; null when it means none. */
export function effectNamed(game: Game, table: Table, question: Question, entry: Choice): number | null {
  if (question.kind !== 'chooseOption' || question.of === undefined) return null;
  const { of: sources } = question;
  const find = (fits: (source: ObjectId) => boolean): number | null => {
    const index = sources.findIndex((source) => source >= 0 && fits(source));
    return index < 0 ? null : index;
  };
  if (typeof entry === 'string') return find((source) => says(game, source, entry));
  if (typeof entry !== 'object' || !('effect' in entry)) return null;
  return find((source) => isNamed(game, table, source, entry.object) && says(game, source, entry.effect));
}

function says(game: Game, source: ObjectId, part: string): boolean {
  const { abilities, name } = characteristics(game, source);
  return abilities.some((record) =>
    labelsOfAbility(game, source, record).some((text) => leads(text, part, ownNames(name))),
  );
}
