/** What nobody is told to do and abilities hear of all the same, as of keyword actions. CR 603.2, 700.1. */
import { perform } from '../../events/perform.ts';
import { COMPLETE, ENTER_ROOM } from '../../vocabulary/objects/dungeons.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { type Cause, deedEvent } from '../event-makers.ts';
import type { Happening } from './keyword-action.ts';

/** Each by its name. */
export const HAPPENINGS: readonly Happening[] = [
  { kind: 'become monstrous', cr: '701.31a', says: '{object} becomes monstrous' },
  { kind: 'become renowned', cr: '702.112a', says: '{object} becomes renowned' },
  { kind: 'become saddled', cr: '702.171a', says: '{object} becomes saddled' },
  { kind: 'become suspected', cr: '701.58a', says: '{object} becomes suspected' },
  { kind: 'choose a Ring-bearer', cr: '701.52a', says: '{player} chooses {object} as their Ring-bearer' },
  { kind: 'face a villainous choice', cr: '701.53a', says: '{player} faces a villainous choice' },
  { kind: 'finish voting', cr: '701.32a', says: 'The players finish voting' },
  { kind: 'copy', cr: '707.10', says: '{player} copies {object}' },
  { kind: 'mutate', cr: '702.140d', says: '{object} mutates' },
  { kind: 'enlist', cr: '702.154a', says: '{object} enlists a creature' },
  { kind: 'convoke', cr: '702.51c', says: '{object} convokes a spell' },
  { kind: 'crew', cr: '702.122c', says: '{object} crews a Vehicle' },
  { kind: 'foretell', cr: '702.143a', says: '{player} foretells a card' },
  { kind: 'plot', cr: '702.170a', says: '{player} plots {object}' },
  { kind: 'unlock', cr: '709.5f', says: '{player} unlocks a door of {object}' },
  { kind: 'unlock fully', cr: '709.5i', says: '{object} is fully unlocked' },
  { kind: 'visit', cr: '701.49a', says: '{player} visits {object}' },
  { kind: ENTER_ROOM, cr: '309.4a', says: '{player} enters a room of {object}' },
  { kind: COMPLETE, cr: '309.7', says: '{player} completes {object}' },
  { kind: 'planeswalk away', cr: '701.24d', says: '{player} planeswalks away from {object}' },
  { kind: 'planeswalk to', cr: '701.24d', says: '{player} planeswalks to {object}' },
  { kind: 'encounter', cr: '312.5', says: '{player} encounters {object}' },
  { kind: 'roll a blank', cr: '901.9', says: null },
  { kind: 'get a sector', cr: '704.5u', says: '{object} gets a sector' },
  { kind: 'commit a crime', cr: '700.13', says: '{player} commits a crime' },
  { kind: 'descend', cr: '700.11', says: '{player} descends' },
  { kind: 'lose control', cr: '603.10d', says: '{player} loses control of {object}' },
  { kind: 'expend', cr: '700.14', says: null }, // A count of mana that nobody needs to read.
];

/** Tells that a permanent has got a designation: "when this creature becomes monstrous". */
export function becomes(
  game: Game,
  designation: 'monstrous' | 'renowned' | 'saddled' | 'suspected',
  player: PlayerId,
  object: ObjectId,
  amount: number,
  by: Cause,
): void {
  perform(game, [deedEvent(`become ${designation}`, player, object, amount, by)]);
}
