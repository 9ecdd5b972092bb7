/** Dungeon cards: every player of a game in which somebody may venture brings them. CR 309.2. */
import type { Card as SurfaceCard } from '@kitchen-table/language/surface';
import { type Card, some } from '@kitchen-table/language/core';
import { lower } from '@kitchen-table/lower';
import { DUNGEON_CARDS } from './dungeons.generated.ts';

let dungeons: readonly Card[] | undefined;

/** The dungeon cards. */
export function dungeonCards(): readonly Card[] {
  dungeons ??= DUNGEON_CARDS.map((line) => lower(JSON.parse(line) as SurfaceCard));
  return dungeons;
}

/** Whether a card lets somebody venture, into whichever dungeon, or take the initiative. CR 701.46, 723.2. */
function ventures({ faces }: Card): boolean {
  return some(
    faces,
    ({ kind, action }) =>
      kind === 'takeInitiative' || (typeof action === 'string' && action.startsWith('venture into')),
  );
}

/** The cards of a game by name, with the dungeons if one of the cards ventures or lets a player take the initiative. */
export function withDungeons(cards: Readonly<Record<string, Card>>): Record<string, Card> {
  const all = { ...cards };
  if (Object.values(cards).some(ventures)) for (const dungeon of dungeonCards()) all[dungeon.name] ??= dungeon;
  return all;
}
