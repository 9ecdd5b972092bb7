/** Which faces or halves of a card may be cast from where it is. CR 709.3, 712.8, 715.3, 718.3. */
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { refresh } from '../../questions/continuous-effects/ability-changes.ts';
import { asSpellCast } from '../../questions/casting-spells/given-to-spells.ts';
import { type AbilityRecord, type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { prototypeFaceOf } from '../objects/alternative-faces.ts';
import { isOnAdventure } from './on-an-adventure.ts';
import { isAftermath, type Way, waysFromExile, waysToCast } from './ways-to-cast.ts';

/** One face with the ways to cast it. */
export interface CastableFace {
  readonly face: number;
  readonly now: Characteristics;
  readonly ways: readonly Way[];
}

const TWO_SPELLS: ReadonlySet<string> = new Set(['split', 'modal double-faced', 'adventure', 'omen', 'room']);

/** The faces that the player may choose from, with the ways printed on them; `permitted`: an effect lets it be cast from there. */
export function facesToCast(
  game: Game,
  object: GameObject,
  player: PlayerId,
  permitted: boolean,
): readonly CastableFace[] {
  const { faces, card } = object.record;
  if (object.zone === Zone.Exile && !permitted) {
    const now = asSpellCast(game, object, faces[0] as Characteristics, player);
    // CR 715.3d: on an adventure, it can be cast, but not as the Adventure.
    if (isOnAdventure(object, player)) return [{ face: 0, now, ways: waysToCast(game, object, now, 0, player) }];
    return setAsideFaces(object).map((face) => {
      const own = faces[face] as Characteristics;
      return { face, now: own, ways: waysFromExile(object, own, face, game.turn) };
    });
  }
  const count = faces.length > 1 && TWO_SPELLS.has(card.layout) ? Math.min(2, faces.length) : 1;
  if (count === 1) {
    // CR 406.3: what is face down in exile is turned face up just before it is cast.
    const hidden = object.zone === Zone.Exile && (object.status & StatusBit.FaceDown) !== 0;
    const here = hidden ? (faces[object.face] as Characteristics) : characteristics(game, object.id);
    if ((here.types & TypeBit.Land) !== 0) return [];
    const now = asSpellCast(game, object, here, player); // CR 601.3e
    const normal = { face: object.face, now, ways: waysIn(game, object, now, object.face, player, permitted) };
    const prototyped = faces.length > 1 ? prototypeFaceOf(card, faces) : -1;
    if (prototyped < 0 || (normal.ways.length === 0 && !permitted)) return [normal];
    // CR 718.3: a static ability, so wherever the card may be cast it may be cast prototyped.
    const small = faces[prototyped] as Characteristics;
    const way: Way = { via: 'prototype', face: prototyped, mana: small.manaCost, parts: [], instant: false };
    return [normal, { face: prototyped, now: small, ways: [way] }];
  }
  const found: CastableFace[] = [];
  const granted = grantedTo(game, object);
  for (let face = 0; face < count; face++) {
    const half = withGranted(faces[face] as Characteristics, granted);
    if ((half.types & TypeBit.Land) !== 0) continue;
    if (object.zone !== Zone.Graveyard && isAftermath(half)) continue; // CR 702.127a
    const now = asSpellCast(game, object, half, player);
    found.push({ face, now, ways: waysIn(game, object, now, face, player, permitted) });
  }
  const fused = object.record.combined;
  // CR 702.102a: both halves together, from a hand.
  if (
    fused !== null &&
    object.zone === Zone.Hand &&
    fused.abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'fuse')
  ) {
    found.push({
      face: 0,
      now: fused,
      ways: [{ via: 'fuse', face: 0, mana: fused.manaCost, parts: [], instant: false }],
    });
  }
  return found;
}

/** A plotted card is cast as any of its spells; other ways to cast a card set aside are those of its front face. CR 709.3, 715.3. */
function setAsideFaces({ record, memory }: GameObject): readonly number[] {
  const { faces, card } = record;
  const either = memory.marks?.['plot'] !== undefined || memory.foretoldBy !== undefined;
  if (!either || faces.length < 2 || !TWO_SPELLS.has(card.layout)) return FRONT;
  return [0, 1].filter((face) => ((faces[face] as Characteristics).types & TypeBit.Land) === 0);
}
const FRONT: readonly number[] = [0];

/** An effect that lets a card be cast from a zone lets it be cast in every way that is a matter of the spell. CR 601.3. */
function waysIn(
  game: Game,
  object: GameObject,
  now: Characteristics,
  face: number,
  player: PlayerId,
  permitted: boolean,
): readonly Way[] {
  if (!permitted) return waysToCast(game, object, now, face, player);
  // CR 601.2b, 702.103a: any alternative cost of the spell itself; a graveyard is then a zone like another.
  const elsewhere = usesOwnKeyword(now) ? Zone.Hand : Zone.Exile;
  const zone = object.zone === Zone.Graveyard && !isAftermath(now) ? elsewhere : object.zone;
  return waysToCast(game, object, now, face, player, zone);
}

/** "... using its warp ability": that ability works there too. */
function usesOwnKeyword({ abilities }: Characteristics): boolean {
  return abilities.some(
    ({ ability }) =>
      ability.kind === 'static' && ability.rules.some((rule) => rule.kind === 'may' && rule.using !== undefined),
  );
}

const NONE: readonly AbilityRecord[] = [];

/** What effects give the card where it is: each half has it too when it is cast as that half. CR 601.3e. */
function grantedTo(game: Game, object: GameObject): readonly AbilityRecord[] {
  const printed = object.record.combined ?? (object.record.faces[object.face] as Characteristics);
  const { abilities } = characteristics(game, object.id);
  return abilities === printed.abilities ? NONE : abilities.filter((record) => !printed.abilities.includes(record));
}

function withGranted(face: Characteristics, granted: readonly AbilityRecord[]): Characteristics {
  if (granted.length === 0) return face;
  const own = face.copy();
  own.abilities = [...face.abilities, ...granted];
  refresh(own);
  return own;
}
