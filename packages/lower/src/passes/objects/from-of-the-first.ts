/** "Exiles a card from their hand or a permanent they control": the place is that of the first of both. CR 608.2c. */
import type { Noun, ObjectAction } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { rewritten } from '../../rewriting.ts';

/** A place that is said in the middle of two things, as part of the first. */
export const fromOfTheFirst: Pass = {
  calledBy: ['exile'],
  rewrite: (ability) =>
    rewritten(ability, (node) => (node['kind'] === 'exile' ? ofTheFirst(node as unknown as ObjectAction) : undefined)),
};

function ofTheFirst({ object, from, words, ...rest }: ObjectAction): ObjectAction | undefined {
  if (words !== 'from first' || object.kind !== 'nounList' || from === undefined) return undefined;
  const [first, ...others] = object.of;
  if (first?.kind !== 'select') return undefined;
  const place = { kind: 'inZone', zone: [from.zone], ...(from.of === undefined ? {} : { of: from.of }) } as const;
  const there: Noun = {
    ...first,
    filter: { ...first.filter, qualities: [...(first.filter.qualities ?? []), place] },
  };
  return { ...rest, object: { ...object, of: [there, ...others] } };
}
