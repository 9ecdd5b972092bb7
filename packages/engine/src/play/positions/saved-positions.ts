/** A position as data: from it a game goes on without playing again what led there. */
import type { Card } from '@kitchen-table/language/core';
import { recordsOf } from '../../rules/objects/card-records.ts';
import { rulebookFor } from '../../variants/rulebook.ts';
import { digestOf } from '../../vocabulary/digest.ts';
import { opened, setField } from '../../vocabulary/door.ts';
import { GAME_FIELDS } from '../../vocabulary/game-fields.ts';
import { Game } from '../../vocabulary/game.ts';
import type { CardRecord } from '../../vocabulary/objects/cards.ts';
import type { GameSetup } from '../../vocabulary/setup.ts';
import { checkSetup, type SetupError } from '../new-game.ts';
import { KnownNodes, rootsOf } from './known-nodes.ts';
import { PositionReader, type WrittenNodes } from './reading.ts';
import { PositionWriter, type Written } from './writing.ts';

/** A position between two segments, as plain JSON. It belongs to one setup, and to the program that wrote it. */
export interface SavedPosition extends WrittenNodes {
  readonly format: 'kitchen-table-position';
  readonly version: 1;
  /** After how many decisions of the game. */
  readonly after: number;
  /** The name of the position: who reads it compares. */
  readonly digest: string;
  /** The cards that the game has, in the order of its records; and how many nodes come before what is worked out from them. */
  readonly cards: readonly Written[];
  readonly cardNodes: number;
  readonly fields: Readonly<Record<string, Written>>;
}

/** Why a position can't be written now: one sentence without its full stop. A later one can. */
export interface Unwritten {
  readonly kind: 'unwritten';
  readonly because: string;
}

const WRITTEN = (Object.keys(GAME_FIELDS) as (keyof Game)[]).filter((field) => GAME_FIELDS[field].data === 'written');

/** The position as data; refused where something of it is known by what it is, and not by what it says. */
export function writtenPosition(game: Game, after: number): SavedPosition | Unwritten {
  if (game.main !== null || game.subgame !== null) return { kind: 'unwritten', because: 'a subgame is played' };
  if (game.scripted !== null) return { kind: 'unwritten', because: 'its dice are said from outside' };
  const known = new KnownNodes(rootsOf(game.setup));
  const writer = new PositionWriter(known);
  const cards = game.records.map(({ card }) => writer.write(card));
  const cardNodes = writer.nodes.length;
  known.addRecords(game.records);
  const fields = Object.fromEntries(WRITTEN.map((field) => [field, writer.write(game[field])]));
  if (writer.refused !== null) return { kind: 'unwritten', because: writer.refused };
  const { nodes, shapes, paths } = writer;
  const digest = digestOf(game);
  return {
    format: 'kitchen-table-position',
    version: 1,
    after,
    digest,
    cards,
    cardNodes,
    fields,
    nodes,
    shapes,
    paths,
  };
}

/** The game as it stood; throws where the data is damaged, or of another setup or program. Whoever plays sets `ask`. */
export function readPosition(setup: GameSetup, saved: SavedPosition): Game | SetupError {
  const { format, version, cards, cardNodes, fields, nodes, digest } = saved;
  if (format !== 'kitchen-table-position' || version !== 1) throw new Error('this is no position of this program');
  const chosen = checkSetup(setup);
  if ('kind' in chosen) return chosen;
  const roots = rootsOf(setup);
  const reader = new PositionReader(saved, roots);
  reader.readTo(cardNodes);
  const records: readonly CardRecord[] = recordsOf(cards.map((card) => reader.read(card) as Card));
  reader.readTo(nodes.length, { ...roots, records });
  const game = new Game(setup, rulebookFor(setup, chosen), unanswered);
  const open = opened(game);
  open.records = records;
  for (const field of WRITTEN) {
    const written = fields[field];
    if (written === undefined) throw new Error(`the position has no ${field}`);
    setField(open, field, reader.read(written) as never);
  }
  if (digestOf(game) !== digest) throw new Error('the position is not the one that was written');
  return game;
}

function unanswered(): never {
  throw new Error('nobody answers the questions of this game');
}
