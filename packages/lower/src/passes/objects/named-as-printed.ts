/** "A card named ~": the name that is printed there, whatever the object that says it is called by then. CR 201.2, 707.2. */
import type { CardFace } from '@kitchen-table/language/surface';
import type { Line } from '../../lower.ts';
import { type Node, rewritten } from '../../rewriting.ts';

/** The lines of a face, with its printed name in the place of "~" behind "named". */
export function namedAsPrinted(lines: readonly Line[], { name }: CardFace): readonly Line[] {
  const printed = (node: Node): Node | undefined =>
    node['kind'] === 'named' && node['name'] === '~' ? { ...node, name } : undefined;
  return lines.map((line) => {
    const ability = rewritten(line.ability, printed);
    return ability === line.ability ? line : { ...line, ability };
  });
}
