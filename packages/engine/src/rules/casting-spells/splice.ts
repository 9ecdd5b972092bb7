/** Splicing cards from the hand onto a spell. CR 702.47. */
import type { Clause, Cost } from '@kitchen-table/language/core';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { relabelled, spellClauses } from '../resolving/spell-text.ts';

/** A card that may be revealed: what it costs, and the text that the spell gains. */
export interface Spliceable {
  readonly object: ObjectId;
  readonly name: string;
  readonly cost: Cost;
  readonly clauses: readonly Clause[];
}

/** The cards in the player's hand that may be spliced onto the spell: each once. CR 702.47a-b. */
export function spliceable(game: Game, player: PlayerId, spell: Characteristics): readonly Spliceable[] {
  const arcane = spell.subtypes.includes('Arcane');
  const fast = (spell.types & (TypeBit.Instant | TypeBit.Sorcery)) !== 0;
  if (!arcane && !fast) return NONE;
  const found: Spliceable[] = [];
  for (const object of (game.players[player] as Player).hand) {
    const now = characteristics(game, object);
    for (const { ability } of now.abilities) {
      if (ability.kind !== 'keyword' || ability.keyword !== 'splice' || ability.cost === undefined) continue;
      if (ability.detail === 'onto instant or sorcery' ? !fast : !arcane) continue;
      const clauses = spellClauses(now).map((clause) => relabelled(clause, `splice${found.length + 1}.`) as Clause);
      found.push({ object, name: now.name, cost: ability.cost, clauses });
    }
  }
  return found;
}
const NONE: readonly Spliceable[] = [];
