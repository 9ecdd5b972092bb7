/** No function of the sources is longer than a person reads as one idea. */
import ts from 'typescript';
import { finding, sources } from './files.mjs';

const longest = 80;
/** A case of a switch as long as a function should be is no row of a table. */
const longestCase = 40;

/** Functions longer than that. The rows of a switch that is a statement of the function itself are not counted: one answer a case. */
export function checkFunctionLength(given = sources(/^packages\/[^/]+\/src\/.*\.tsx?$/)) {
  const found = [];
  for (const { path, text } of given) {
    if (path.includes('.generated.')) continue;
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const lineOf = (place) => file.getLineAndCharacterOfPosition(place).line;
    const linesOf = (node) => lineOf(node.end) - lineOf(node.getStart()) + 1;
    const isTable = (statement) =>
      ts.isSwitchStatement(statement) && statement.caseBlock.clauses.every((row) => linesOf(row) <= longestCase);
    const visit = (node) => {
      if (ts.isFunctionLike(node) && node.body !== undefined) {
        const tables = ts.isBlock(node.body) ? node.body.statements.filter(isTable) : [];
        const lines = tables.reduce((left, table) => left - linesOf(table), linesOf(node));
        const name = (node.name ?? node.parent.name)?.getText() ?? 'a function without a name';
        if (lines > longest)
          found.push(
            finding(
              'function length',
              path,
              lineOf(node.getStart()) + 1,
              `${name} has ${lines} lines: nobody can lay that beside a rule, and what changes in it changes the rest`,
              `split it by its ideas, each part named for what it answers, below ${longest} lines`,
            ),
          );
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}
