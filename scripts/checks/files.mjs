/** Which files the checks look at. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** Files that git tracks or would track, by path from the root, that match. */
export function files(pattern) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((path) => path !== '' && pattern.test(path) && existsSync(join(root, path)));
}

export function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

/** The same with their texts: what the checks take, so that tests can hand them made-up files. */
export function sources(pattern) {
  return files(pattern).map((path) => ({ path, text: read(path) }));
}

/** A finding: where, what bug it would be, and the cure. */
export function finding(check, path, line, bug, cure) {
  return { check, path, line, bug, cure };
}
