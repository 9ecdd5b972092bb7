/** What goes on for a permanent whose spell was cast for an alternative cost that an effect gave it. CR 611.3d, 400.7b. */
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { givesWays } from '../../questions/casting-spells/given-to-spells.ts';
import { type AbilityRecord, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { instanceName } from '../../vocabulary/keyword-abilities/instances.ts';
import { keywordMeaning } from '../../vocabulary/keyword-abilities/meanings.ts';
import { contextOf } from '../resolving/bindings.ts';
import { addEffect } from '../effects/durations.ts';

const NOT_PERMANENT = TypeBit.Instant | TypeBit.Sorcery;

/** What works on the battlefield goes on there, for good, whatever becomes of what gave it. CR 611.3d. */
export function keepGivenWay(game: Game, spell: ObjectId, via: string): void {
  if (via === '' || !givesWays(game)) return;
  const now = characteristics(game, spell);
  if ((now.types & NOT_PERMANENT) !== 0) return;
  const given = now.abilities.find((record) => record.grantedBy !== NO_OBJECT && isBy(record, via));
  if (given === undefined) return;
  addEffect(
    game,
    {
      kind: 'changes',
      action: { kind: 'gain', verb: 'have', object: { kind: 'self' }, abilities: [given.ability] },
    },
    contextOf(given.grantedBy, now.controller),
    undefined,
    [objectEntity(spell)],
    null,
  );
}

/** Whether it is cast by that keyword, and the keyword has more to say of the permanent. */
function isBy({ ability, index, grantedBy }: AbilityRecord, via: string): boolean {
  return (
    ability.kind === 'keyword' &&
    instanceName(ability, index, grantedBy, null) === via &&
    keywordMeaning(ability, via).length > 0
  );
}
