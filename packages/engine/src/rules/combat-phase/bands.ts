/** Attacking bands are announced as attackers are declared. CR 702.22c-d. */
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { chooseObjects, reason } from '../resolving/choices.ts';
import { bandsWithOther, isOfQuality } from '../../questions/combat-phase/bands.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { hasKeyword } from '../../questions/objects/keywords.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { setMemoryLightly } from '../../vocabulary/objects/object-notes.ts';

/** The player names the bands: a creature is a member of one only, and all of a band attack the same. CR 702.22c-d. */
export function declareBands(
  game: Game,
  player: PlayerId,
  attackers: readonly ObjectId[],
  whom: readonly Entity[],
): void {
  for (const id of game.battlefield)
    if ((game.objects[id] as GameObject).memory.band !== undefined) setBand(game, id, undefined);
  const banded = new Set<ObjectId>();
  attackers.forEach((leader, i) => {
    if (banded.has(leader)) return;
    const others = attackers.filter((id, at) => id !== leader && whom[at] === whom[i] && !banded.has(id));
    const members = membersOf(game, player, leader, others);
    if (members.length === 0) return;
    for (const id of [leader, ...members]) {
      banded.add(id);
      setBand(game, id, leader);
    }
  });
}

/** Creatures with banding and up to one without; else those of a quality that a "bands with other" ability names. */
function membersOf(game: Game, player: PlayerId, leader: ObjectId, others: readonly ObjectId[]): readonly ObjectId[] {
  const { name } = characteristics(game, leader);
  const choose = (from: readonly ObjectId[], max: number): readonly ObjectId[] =>
    chooseObjects(
      game,
      player,
      reason(`Choose what attacks in a band with ${name}`, leader, '702.22c'),
      from,
      0,
      max,
      'choose',
    );
  if (hasBanding(game, leader)) {
    const alike = others.filter((id) => hasBanding(game, id));
    const without = others.filter((id) => !hasBanding(game, id));
    return [...choose(alike, alike.length), ...choose(without, 1)];
  }
  for (const ability of bandsWithOther(game, leader)) {
    const alike = others.filter((id) => isOfQuality(game, ability, id));
    if (alike.length > 0) return choose(alike, alike.length);
  }
  return [];
}

function hasBanding(game: Game, id: ObjectId): boolean {
  return hasKeyword(characteristics(game, id), 'banding');
}

function setBand(game: Game, id: ObjectId, band: ObjectId | undefined): void {
  const { band: _before, ...memory } = (game.objects[id] as GameObject).memory;
  setMemoryLightly(game, id, band === undefined ? memory : { ...memory, band });
}
