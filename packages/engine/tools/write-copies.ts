/**
 * Writes `src/vocabulary/copies.generated.ts`, the assignments by which games, players and objects are copied, from the
 * tables of `game-fields.ts`: straight-line code, because a fork must cost no more than a fraction of a microsecond.
 *
 *   node --conditions=@kitchen-table/source --import tsx packages/engine/tools/write-copies.ts
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_FIELDS, OBJECT_FIELDS, PLAYER_FIELDS } from '../src/vocabulary/game-fields.ts';

/** The file that is written. */
export const COPIES = fileURLToPath(new URL('../src/vocabulary/copies.generated.ts', import.meta.url));

/** One assignment for each field that is not begun anew, unless the constructor has set it. */
function assignments(table: Readonly<Record<string, { readonly fork: string }>>, set: readonly string[]): string {
  const lines: string[] = [];
  for (const [field, { fork }] of Object.entries(table)) {
    if (fork === 'anew' || set.includes(field)) continue;
    lines.push(`  to.${field} = from.${field}${fork === 'copied' ? '.slice()' : ''};`);
  }
  return lines.join('\n');
}

/** The text of the file. */
export function copiesText(): string {
  return `/** Written by tools/write-copies.ts from the tables of game-fields.ts. */
import type { Game, OpenGame } from './game.ts';
import type { GameObject, OpenObject } from './objects/objects.ts';
import type { OpenPlayer, Player } from './players/players.ts';

/** What a fork has of the game that it is a fork of. */
export function copyGame(to: OpenGame, from: Game): void {
${assignments(GAME_FIELDS, ['setup', 'rules', 'ask'])}
}

/** What a copy has of the player. */
export function copyPlayer(to: OpenPlayer, from: Player): void {
${assignments(PLAYER_FIELDS, ['id', 'name', 'team', 'life'])}
}

/** What a copy has of the object. */
export function copyObject(to: OpenObject, from: GameObject): void {
${assignments(OBJECT_FIELDS, ['id', 'card', 'record', 'owner', 'zone', 'timestamp'])}
}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(COPIES, copiesText());
