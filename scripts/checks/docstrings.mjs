/** Every name that a package's public face exports has its docstring: the reference is made of them. */
import { posix } from 'node:path';
import ts from 'typescript';
import { LIBRARIES, manifestOf } from '../packing/libraries.mjs';
import { finding, read } from './files.mjs';

const parsed = new Map();

function sourceOf(path) {
  if (!parsed.has(path)) parsed.set(path, ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true));
  return parsed.get(path);
}

/** The file that an import names; null where it is in another package, whose own face has it. */
function fileNamed(specifier, from) {
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : null;
}

/** The names that a statement declares, each with the node that its docstring stands before. */
function declared(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => [name.getText(), statement]);
  return statement.name ? [[statement.name.text, statement]] : [];
}

/** Where each exported name of a module is declared: name, file and node. Follows what it hands on. */
function exportsOf(path) {
  const found = [];
  const imports = new Map();
  const here = new Map();
  for (const statement of sourceOf(path).statements) {
    if (ts.isImportDeclaration(statement)) {
      const named = statement.importClause?.namedBindings;
      if (named && ts.isNamedImports(named))
        for (const { name, propertyName } of named.elements)
          imports.set(name.text, { from: statement.moduleSpecifier.text, as: (propertyName ?? name).text });
    }
    for (const [name, node] of declared(statement)) {
      // Overloads: the first that has a docstring speaks for all.
      if (!here.has(name) || !documented(here.get(name))) here.set(name, node);
      if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
        found.push({ name, path, node: null });
    }
  }
  for (const entry of found) entry.node = here.get(entry.name);
  for (const statement of sourceOf(path).statements) {
    if (!ts.isExportDeclaration(statement)) continue;
    const clause = statement.exportClause;
    const from = statement.moduleSpecifier?.text;
    if (!clause) {
      const file = fileNamed(from, path);
      if (file) found.push(...exportsOf(file));
      continue;
    }
    if (!ts.isNamedExports(clause)) continue;
    for (const { name, propertyName } of clause.elements) {
      const wanted = (propertyName ?? name).text;
      const source = from ? { from, as: wanted } : imports.get(wanted);
      if (!source) {
        found.push({ name: name.text, path, node: here.get(wanted) });
        continue;
      }
      const file = fileNamed(source.from, path);
      if (!file) continue;
      const target = exportsOf(file).find((entry) => entry.name === source.as);
      found.push(target ? { ...target, name: name.text } : { name: name.text, path: file, node: undefined });
    }
  }
  return found;
}

function documented(node) {
  return node !== undefined && (node.jsDoc ?? []).some((doc) => (doc.comment ?? '').length > 0);
}

/** The public names of a library, by the entries of its package.json, or by some of them. */
export function publicNames(library, faces = Object.keys(manifestOf(library).exports)) {
  const { exports } = manifestOf(library);
  const entries = faces.map((face) => exports[face]).filter((entry) => typeof entry === 'object');
  return entries.flatMap((entry) => exportsOf(posix.join('packages', library, entry['@kitchen-table/source'])));
}

/** A finding for each public name without a docstring. */
export function checkDocstrings(libraries = LIBRARIES) {
  return libraries.flatMap((library) =>
    publicNames(library)
      .filter(({ node }) => !documented(node))
      .map(({ name, path, node }) =>
        finding(
          'docstring',
          path,
          node ? sourceOf(path).getLineAndCharacterOfPosition(node.getStart()).line + 1 : 1,
          `${name} of @kitchen-table/${library} has no docstring: the reference says nothing of it`,
          'say in one sentence, in game terms and with its rule, what it is or answers',
        ),
      ),
  );
}
