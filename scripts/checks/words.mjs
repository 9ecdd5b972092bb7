/** The words of the page stand in one catalogue: in folders that are done, none stands among the elements. */
import ts from 'typescript';
import { finding, sources } from './files.mjs';

/** The folders of the page whose words stand in `src/words/`; one that is done never goes back. */
const done = ['end', 'fix', 'lab', 'lesson', 'now', 'sounds', 'talk', 'time'];

/** Attributes whose words a person reads or hears; those of others are names for the machine. */
const read = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title', 'words', 'legend']);
const sentence = /\p{L}[\p{L}’',.;:…–-]*\s+\S*\p{L}|^\p{Lu}\p{Ll}+/u;

/** Words written among the elements of those folders. */
export function checkWords(given = sources(new RegExp(`^packages/web/src/(?:${done.join('|')})/.*\\.tsx$`))) {
  return given.flatMap(({ path, text }) => {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const found = [];
    const tell = (node, words) =>
      found.push(
        finding(
          'words of the page',
          path,
          file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          `“${words.trim().slice(0, 50)}” stands among the elements: who translates or rewords the page does not find it`,
          'write it in packages/web/src/words/, under a name that says what it tells',
        ),
      );
    const visit = (node) => {
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isForTheMachine(node)) return;
      if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text)) tell(node, node.text);
      else if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
        const words = ts.isStringLiteralLike(node)
          ? node.text
          : node
              .getText()
              .slice(1, -1)
              .replaceAll(/\$\{[^}]*\}/g, 'X');
        if (sentence.test(words) || isRead(node)) tell(node, words);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}

function isRead(node) {
  return ts.isJsxAttribute(node.parent) && read.has(node.parent.name.getText());
}

/** What is compared, looked up or named for the machine, and attributes that nobody reads. */
function isForTheMachine(node) {
  if (ts.isJsxAttribute(node)) {
    return !read.has(node.name.getText()) && !/^on[A-Z]/.test(node.name.getText());
  }
  if (!ts.isStringLiteralLike(node) || node.parent === undefined) return false;
  const { parent } = node;
  const isSelector =
    ts.isCallExpression(parent) &&
    /\b(?:closest|querySelector(?:All)?|matches|atTextSize)$/.test(parent.expression.getText());
  return (
    isSelector ||
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name.getText() === 'kind') ||
    (ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText()))
  );
}
