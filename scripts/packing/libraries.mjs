/** The packages that are published, in the order in which they stand on each other, and what one may leave undone. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** The folders in packages/ that programs install; the page is built, conformance is for reading. */
export const LIBRARIES = [
  'language',
  'oracle',
  'lower',
  'engine',
  'cards',
  'bots',
  'gym',
  'protocol',
  'scenario',
  'server',
  'cli',
];

/** What package.json says of a library. */
export function manifestOf(library) {
  return JSON.parse(readFileSync(join(root, 'packages', library, 'package.json'), 'utf8'));
}

/** What keeps a library from being published as it is: a sentence each. */
export function faultsOf(library) {
  const manifest = manifestOf(library);
  const faults = [];
  if (manifest.private) faults.push('it is private');
  for (const field of ['version', 'description', 'license', 'engines', 'exports', 'files'])
    if (manifest[field] === undefined) faults.push(`package.json has no "${field}"`);
  if (manifest.publishConfig?.access !== 'public') faults.push('publishConfig.access is not "public"');
  for (const [subpath, entry] of Object.entries(manifest.exports ?? {})) {
    if (subpath === './package.json') continue;
    // Types come before what is run, or TypeScript takes the wrong one.
    if (Object.keys(entry).join() !== '@kitchen-table/source,types,default')
      faults.push(`exports["${subpath}"] wants @kitchen-table/source, types and default, in this order`);
    const source = entry['@kitchen-table/source'];
    if (!existsSync(join(root, 'packages', library, source))) faults.push(`${source} is not there`);
  }
  const licence = join(root, 'packages', library, 'LICENSE');
  if (!existsSync(licence) || readFileSync(licence, 'utf8') !== readFileSync(join(root, 'LICENSE'), 'utf8'))
    faults.push('LICENSE is not a copy of the one at the top');
  for (const [name, version] of Object.entries(manifest.dependencies ?? {})) {
    if (!name.startsWith('@kitchen-table/')) continue;
    const sister = name.slice('@kitchen-table/'.length);
    if (!LIBRARIES.includes(sister)) faults.push(`it depends on ${name}, which is not published`);
    else if (manifestOf(sister).version !== version)
      faults.push(`it wants ${name} ${version}, which is ${manifestOf(sister).version}`);
  }
  return faults;
}
