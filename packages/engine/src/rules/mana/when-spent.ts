/** What is said of the spell that mana is spent on. CR 106.6. */
import type { AddMana } from '@kitchen-table/language/core';
import { fitsDescription } from '../../questions/objects/filters.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity } from '../../vocabulary/ids.ts';
import type { SpecialMana } from '../../vocabulary/players/players.ts';
import { bind, contextOf } from '../resolving/bindings.ts';
import type { Spending } from './sources.ts';
import { notePending } from '../../vocabulary/game-notes.ts';

/** Mana with something said of what it is spent on has been spent: that happens, or triggers, for each of it. CR 106.6a. */
export function whenSpent(game: Game, spent: readonly SpecialMana[], spending: Spending | null): void {
  if (spending === null || spending.activating || spending.object === NO_OBJECT) return;
  for (const { spendOnly, source } of spent) {
    const said = (spendOnly as AddMana['spendOnly'] | null)?.whenSpent;
    if (said === undefined || said.object.kind !== 'select') continue;
    const { label, filter } = said.object;
    const context = contextOf(source, spending.player);
    const spell = objectEntity(spending.object);
    if (!fitsDescription(game, filter, spell, context)) continue;
    const known = label === undefined ? context : bind(context, label, [spell], 1);
    if (said.triggers !== true) {
      game.rules.execute(game, said.clause, known);
      continue;
    }
    notePending(game, {
      controller: spending.player,
      source,
      ability: null,
      clause: said.clause,
      trigger: null,
      context: { ...known, since: game.objects.length },
      event: { kind: 'resolve', object: spending.object, cause: source, rule: '603.7' },
    });
  }
}
