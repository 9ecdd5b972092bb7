/** "You may play lands and cast spells from your graveyard": the lands, too, are those from there. CR 305.1, 601.2. */
import { sameTree } from '@kitchen-table/language/core';
import type { Action, Clause, Noun, Select } from '@kitchen-table/language/surface';
import { inClauses, rewritten } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

type Played = Extract<Action, { kind: 'play' | 'cast' }>;
type Sequence = Extract<Clause, { kind: 'sequence' }>;

/** One permission to play both in the place of one to play lands from nowhere and one to cast spells from somewhere. */
export const landsPlayedLikewise: Pass = {
  calledBy: ['play'],
  rewrite: inClauses((clause) =>
    rewritten(clause, (node) => (node['kind'] === 'sequence' ? together(node as unknown as Sequence) : undefined)),
  ),
};

function together({ steps, joins }: Sequence): Clause | undefined {
  const [lands, spells] = steps;
  if (steps.length !== 2 || joins[0] !== 'and' || lands?.kind !== 'do' || spells?.kind !== 'do') return undefined;
  const [play, cast] = [lands.action, spells.action];
  if (play.kind !== 'play' || cast.kind !== 'cast' || !isUnplaced(play) || !sameTree(play.actor, cast.actor))
    return undefined;
  if (lands.during !== undefined && !sameTree(lands.during, spells.during)) return undefined;
  if (cast.object.kind !== 'select') return undefined;
  const object: Noun = { kind: 'nounList', of: [fromThere(play.object, cast.object), cast.object], join: 'and' };
  return { ...spells, action: { ...cast, kind: 'play', object } };
}

/** Whether the words name lands and nowhere that they are. */
function isUnplaced(action: Played): action is Played & { object: Select } {
  const { object, from } = action;
  return (
    from === undefined &&
    object.kind === 'select' &&
    object.quantifier.amount === 'bare' &&
    (object.filter.qualities ?? []).length === 0
  );
}

/** The lands with what says among which cards the spells are. */
function fromThere(lands: Select, spells: Select): Select {
  const among = (spells.filter.qualities ?? []).filter(({ kind }) => kind === 'among' || kind === 'exiledWith');
  return among.length === 0 ? lands : { ...lands, filter: { ...lands.filter, qualities: among } };
}
