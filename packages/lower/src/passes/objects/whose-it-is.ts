/** "Controlled by the same player. That player ...", "an opponent's graveyard from their library": players told by what is theirs. CR 108.3, 400.3. */
import type { Ability } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten } from '../../rewriting.ts';

/** A player who is told by what is theirs is the controller or owner of that; a card's zones are its owner's. */
export const whoseItIs: Pass = { calledBy: ['whose', 'move'], rewrite };

function rewrite(ability: Ability): Ability {
  return rewritten(rewritten(ability, fromOwnZone), playerOf);
}

function playerOf({ kind, whose, filter: _player, ...thing }: Node): Node | undefined {
  if (kind !== 'reference' || whose === undefined) return undefined;
  return { kind: 'playerOf', relation: whose, of: { kind, ...thing, words: 'they' } };
}

/** What is put into a graveyard comes from a zone of the same player. */
function fromOwnZone({ kind, from, to, ...move }: Node): Node | undefined {
  const { of: whose, ...source } = (from ?? {}) as { of?: Node };
  const { of: owner, ...place } = (to ?? {}) as { of?: Node };
  if (kind !== 'move' || whose?.['kind'] !== 'reference' || owner?.['label'] === undefined) return undefined;
  if (whose['to'] !== owner['label']) return undefined;
  const { label: _label, ...player } = owner;
  return { kind, from: source, to: { ...place, of: player }, ...move };
}
