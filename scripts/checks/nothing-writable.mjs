/** What the engine shows to programs is for reading: a game is moved by answers alone. */
import ts from 'typescript';
import { publicNames } from './docstrings.mjs';
import { finding, read } from './files.mjs';

const IMPORTS_DOOR = /from '[./\w-]*\/door\.ts'/;
const A_GAME = /^(Open)?Game$/;
const WRITABLE_LISTS = new Set(['Array', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Record']);

const has = (node, kind) => node.modifiers?.some((modifier) => modifier.kind === kind) === true;
const isReadonly = (node) => has(node, ts.SyntaxKind.ReadonlyKeyword);
const isHidden = (node) =>
  ts.isPrivateIdentifier(node.name ?? node) ||
  has(node, ts.SyntaxKind.PrivateKeyword) ||
  has(node, ts.SyntaxKind.StaticKeyword);

/** The nodes within a declaration that whoever holds the value could write. */
function* writable(node) {
  if (node === undefined) return;
  if (ts.isFunctionTypeNode(node) || ts.isMethodSignature(node)) return; // What a function does with its own is its own.
  if (ts.isTypeReferenceNode(node)) {
    const name = node.typeName.getText();
    if (name === 'Readonly') {
      const [inner] = node.typeArguments ?? [];
      if (inner && ts.isTypeReferenceNode(inner)) for (const part of inner.typeArguments ?? []) yield* writable(part);
      return;
    }
    if (WRITABLE_LISTS.has(name)) yield node;
  }
  if (ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) {
    const within = ts.isTypeOperatorNode(node.parent) && node.parent.operator === ts.SyntaxKind.ReadonlyKeyword;
    if (!within) yield node;
  }
  if (ts.isPropertySignature(node) && !isReadonly(node)) yield node;
  for (const child of childrenOf(node)) yield* writable(child);
}

function childrenOf(node) {
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

/** The members of a class that others could write. */
function* writableMembers(node) {
  for (const member of node.members) {
    if (ts.isSetAccessor(member)) yield member;
    if (!ts.isPropertyDeclaration(member) || isHidden(member)) continue;
    if (!isReadonly(member)) yield member;
    yield* writable(member.type);
  }
}

/** Whether it is given a game and gives nothing back, or has the door opened for it. */
function writesToAGame({ parameters, type }, text) {
  if (!parameters.some((parameter) => A_GAME.test(parameter.type?.getText() ?? ''))) return false;
  return IMPORTS_DOOR.test(text) || type?.kind === ts.SyntaxKind.VoidKeyword;
}

function* writableIn(node, text) {
  if (ts.isClassDeclaration(node)) yield* writableMembers(node);
  else if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) yield* writable(node);
  else if (ts.isFunctionDeclaration(node) && writesToAGame(node, text)) yield node;
  else if (ts.isVariableStatement(node))
    for (const { type } of node.declarationList.declarations) yield* writable(type);
}

/** A finding for each part of the engine's public face through which a program could write. */
export function checkNothingWritable(names = publicNames('engine', ['.']), textOf = read) {
  const found = [];
  const seen = new Set();
  for (const { name, path, node } of names) {
    if (!node || seen.has(node)) continue;
    seen.add(node);
    for (const part of writableIn(node, textOf(path)))
      found.push(
        finding(
          'writable',
          path,
          node.getSourceFile().getLineAndCharacterOfPosition(part.getStart()).line + 1,
          `${name} of @kitchen-table/engine can be written: what games, forks and replays share would change for all`,
          'make it readonly, or give it out by testing.ts when it moves a position by hand',
        ),
      );
  }
  return found;
}
