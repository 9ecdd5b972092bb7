/** No clock, chance, I/O or hidden memory where the same decisions must give the same game. */
import ts from 'typescript';
import { finding, sources } from './files.mjs';

const forbiddenNames = new Map([
  ['Date', 'the clock'],
  ['performance', 'the clock'],
  ['setTimeout', 'a timer'],
  ['setInterval', 'a timer'],
  ['setImmediate', 'a timer'],
  ['process', "Node's process"],
  ['Buffer', "Node's Buffer"],
  ['window', 'the DOM'],
  ['document', 'the DOM'],
  ['fetch', 'the network'],
  ['crypto', 'chance from outside'],
]);

const bug = 'the same setup, seed and decisions would no longer give the same game: replays, undo and saves break';

function isReference(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  return (
    !ts.isTypeReferenceNode(parent) &&
    !ts.isPropertySignature(parent) &&
    !ts.isParameter(parent) &&
    !ts.isVariableDeclaration(parent)
  );
}

const pure = /^packages\/(language|oracle|lower|engine|bots|protocol|scenario)\/src\/.*\.tsx?$/;

export function checkPurity(given = sources(pure)) {
  const found = [];
  for (const { path, text } of given) {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
    const at = (node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const engine = path.startsWith('packages/engine/src/');
    const visit = (node) => {
      if (ts.isIdentifier(node) && forbiddenNames.has(node.text) && isReference(node)) {
        found.push(
          finding(
            'purity',
            path,
            at(node),
            `uses ${forbiddenNames.get(node.text)} (${node.text}): ${bug}`,
            'take the value as a parameter; chance comes from the game state',
          ),
        );
      }
      if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') {
        found.push(
          finding(
            'purity',
            path,
            at(node),
            `uses Math.random: ${bug}`,
            'use the random numbers of the game state (vocabulary/random.ts)',
          ),
        );
      }
      // play/ and the session of a draft are where a thrown question lands.
      if (engine && !/^packages\/engine\/src\/(play\/|drafts\/draft-session)/.test(path) && ts.isTryStatement(node)) {
        found.push(
          finding(
            'purity',
            path,
            at(node),
            'try in the engine catches the question thrown by `ask`: a half-done segment would be kept',
            'return a value for what can go wrong; let `ask` pass through',
          ),
        );
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    if (!engine) continue;
    for (const statement of source.statements) {
      if (!ts.isVariableStatement(statement) || (statement.declarationList.flags & ts.NodeFlags.Const) !== 0) continue;
      found.push(
        finding(
          'purity',
          path,
          at(statement),
          'a module-level variable is memory outside the game: forks and replays would share it',
          'keep it in the game state, or make it const',
        ),
      );
    }
  }
  return found;
}
