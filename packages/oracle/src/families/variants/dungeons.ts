/** Dungeon cards: rooms, the arrows in their reminder text, and how they are entered. CR 309, 701.46. */
import type { Ability, RoomAbility } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { playerVerb } from '../categories.ts';

const ROOM = /^([^—]+) — (.*)$/;
const ARROWS = /^(.*?) ?\(Leads to: (.*)\)$/;
const ENTRY = /^You can't enter this dungeon unless you "venture into (.+)"\.$/;

playerVerb.add(
  phrase`venture~ into Undercity`.means({ kind: 'keywordAction', action: 'venture into', detail: 'Undercity' }),
);

/** A line of a dungeon card taken apart: the effect of a room is still to be read. */
export type DungeonLine =
  | { kind: 'room'; name: string; leadsTo: readonly string[]; effect: string; unstopped: boolean }
  | { kind: 'entry'; quality: string };

/** What a line of a dungeon card says; null when it is neither a room nor how the dungeon is entered. */
export function dungeonLine(text: string): DungeonLine | null {
  const entry = ENTRY.exec(text);
  if (entry) return { kind: 'entry', quality: entry[1]! };
  const room = ROOM.exec(text);
  if (!room) return null;
  const arrows = ARROWS.exec(room[2]!);
  const effect = arrows ? arrows[1]! : room[2]!;
  const unstopped = /[a-z]$/.test(effect);
  return {
    kind: 'room',
    name: room[1]!,
    leadsTo: arrows ? arrows[2]!.split(', ') : [],
    effect: unstopped ? `${effect}.` : effect,
    unstopped,
  };
}

/** The ability that the line stands for, with what the effect was read as. */
export function dungeonAbility(line: DungeonLine, effect: readonly Ability[]): Ability | null {
  if (line.kind === 'entry') return { kind: 'static', rules: [{ kind: 'onlyByVenturingInto', quality: line.quality }] };
  const [said] = effect;
  if (said?.kind !== 'spell' || effect.length !== 1) return null;
  return {
    kind: 'room',
    name: line.name,
    leadsTo: line.leadsTo,
    clause: said.clause,
    ...(line.unstopped ? { unstopped: true } : {}),
  };
}

/** The line of an ability of a dungeon, without reminder text; null for other abilities. `say` prints an effect. */
export function printDungeonLine(ability: Ability, say: (effect: Ability) => string | null): string | null {
  const [rule] = ability.kind === 'static' ? ability.rules : [];
  if (rule?.kind === 'onlyByVenturingInto')
    return `You can't enter this dungeon unless you "venture into ${rule.quality}".`;
  if (ability.kind !== 'room') return null;
  const effect = say({ kind: 'spell', clause: ability.clause });
  if (effect === null) return null;
  return `${ability.name} — ${ability.unstopped ? effect.slice(0, -1) : effect}`;
}

/** The reminder text of a room: where its arrows lead. */
export function arrowsOf(room: RoomAbility): string {
  return room.leadsTo.length === 0 ? '' : ` (Leads to: ${room.leadsTo.join(', ')})`;
}
