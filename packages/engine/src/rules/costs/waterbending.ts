/** Waterbending: artifacts and creatures that are tapped for generic mana of a waterbend cost. CR 701.67a, 701.67b. */
import type { Cost } from '@kitchen-table/language/core';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import type { Helper } from '../mana/payment.ts';
import { demandOf, ManaBit } from '../mana/symbols.ts';

const NO_SYMBOLS: readonly string[] = [];
const NO_HELPERS: readonly Helper[] = [];

/** The mana symbols of a cost that may be paid by waterbending. CR 701.67b. */
export function waterbendIn(cost: Cost): readonly string[] {
  let symbols = NO_SYMBOLS;
  for (const part of cost)
    if (part.kind === 'manaCost' && part.waterbend === true)
      symbols = symbols.length === 0 ? part.symbols : [...symbols, ...part.symbols];
  return symbols;
}

/** What is noted of a payment by waterbending. */
export interface Waterbent {
  readonly player: PlayerId;
  readonly symbols: readonly string[];
  readonly x: number;
  /** What is being cast or activated. */
  readonly cause: ObjectId;
  /** What is tapped for the same cost. */
  readonly except: ObjectId;
}

/**
 * The artifacts and creatures that may be tapped to help, no more than there is generic mana in the waterbend cost:
 * other generic mana is not paid so. `used`: permanents whose mana abilities are counted already.
 */
export function waterbenders(
  game: Game,
  { player, symbols, x, cause, except }: Waterbent,
  used: ReadonlySet<ObjectId>,
): readonly Helper[] {
  if (symbols.length === 0) return NO_HELPERS;
  const cost = demandOf(symbols);
  const most = cost.generic + cost.x * x;
  const open = game.battlefield.filter((id) => id !== except && mayHelp(game, player, id) && !used.has(id));
  // Artifacts that are no creatures lose nothing by being tapped, nor do creatures that can't attack yet.
  const later = (id: ObjectId): number => ((characteristics(game, id).types & TypeBit.Creature) === 0 ? 0 : 1);
  return [...open]
    .sort((a, b) => later(a) - later(b))
    .slice(0, most)
    .map((id) => ({
      object: id,
      kinds: ManaBit.GenericOnly,
      event: { kind: 'tap', object: id, cause: cause === NO_OBJECT ? id : cause, rule: '701.67a' },
    }));
}

function mayHelp(game: Game, player: PlayerId, id: ObjectId): boolean {
  const { status } = game.objects[id] as GameObject;
  if ((status & (StatusBit.Tapped | StatusBit.PhasedOut)) !== 0) return false;
  const { controller, types } = characteristics(game, id);
  return controller === player && (types & (TypeBit.Artifact | TypeBit.Creature)) !== 0;
}
