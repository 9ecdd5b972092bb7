/** What Stryker found, by folder of the rules. */
import { filesUnder, folderOf } from './sample.mjs';

const NOTICED = new Set(['Killed', 'Timeout']);
const SURVIVED = new Set(['Survived', 'NoCoverage']);

/**
 * Of each folder: how many mutants a test noticed, how many survived (those that no test reaches among them), the score
 * in percent; last "whole", which weighs the folders by their lines. Mutants that do not run or change only what is
 * worked out when the program starts are left out.
 */
export function scores(result, folderOfFile, rules) {
  const folders = new Map();
  for (const [file, { mutants }] of Object.entries(result.files)) {
    const name = folderOfFile(file);
    const counts = folders.get(name) ?? { folder: name, noticed: 0, survived: 0 };
    for (const { status } of mutants) {
      if (NOTICED.has(status)) counts.noticed++;
      if (SURVIVED.has(status)) counts.survived++;
    }
    folders.set(name, counts);
  }
  const lines = new Map();
  for (const { file, lines: many } of filesUnder(rules))
    lines.set(folderOf(file), (lines.get(folderOf(file)) ?? 0) + many);
  const found = [...folders.values()]
    .filter(({ noticed, survived }) => noticed + survived > 0)
    .map((counts) => ({ ...counts, score: (100 * counts.noticed) / (counts.noticed + counts.survived) }))
    .sort((left, right) => (left.folder < right.folder ? -1 : 1));
  const weight = found.reduce((sum, { folder }) => sum + lines.get(folder), 0);
  return [
    ...found,
    {
      folder: 'whole',
      noticed: found.reduce((sum, { noticed }) => sum + noticed, 0),
      survived: found.reduce((sum, { survived }) => sum + survived, 0),
      score: found.reduce((sum, { folder, score }) => sum + score * lines.get(folder), 0) / weight,
    },
  ];
}

/** The scores as a table of at most 80 columns, and every survivor with its place and what stood there instead. */
export function report(found, result) {
  const rows = found.map(
    ({ folder, noticed, survived, score }) =>
      `${folder.padEnd(22)}${String(noticed + survived).padStart(8)}${String(noticed).padStart(9)}` +
      `${String(survived).padStart(10)}${`${score.toFixed(1)} %`.padStart(9)}`,
  );
  const survivors = Object.entries(result.files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => SURVIVED.has(status))
      .map(({ location, mutatorName, replacement, status }) => {
        const instead = (replacement ?? mutatorName).replace(/\s+/g, ' ').slice(0, 70);
        return `${file}:${location.start.line}:${location.start.column} ${status}\n    ${instead}`;
      }),
  );
  return ['Survivors', ...survivors, '', 'folder                 mutants  noticed  survived    score', ...rows].join(
    '\n',
  );
}
