/** Nontraditional cards in the command zone: which there are, and who is planar controller. CR 311-314, 400.4b. */
import { SupertypeBit, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_CARD, NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';

const PLANAR = TypeBit.Plane | TypeBit.Phenomenon;
const NONTRADITIONAL = PLANAR | TypeBit.Scheme | TypeBit.Vanguard | TypeBit.Conspiracy;

/** The card types printed on it; an ability on the stack is no card. */
function printedTypes(object: GameObject): number {
  return object.card === NO_CARD ? 0 : (object.record.faces[0]?.types ?? 0);
}

/** Plane, phenomenon, scheme, vanguard and conspiracy cards remain in the command zone. CR 400.4b. */
export function staysInCommandZone(object: GameObject): boolean {
  return (printedTypes(object) & NONTRADITIONAL) !== 0;
}

/** Whether it is a plane or phenomenon card. CR 311.1, 312.1. */
export function isPlanar(object: GameObject): boolean {
  return (printedTypes(object) & PLANAR) !== 0;
}

/** Whether it is a face-down card of a planar or scheme deck: in there it is what is printed, as in a library. CR 311.2, 311.7. */
export function isInSupplementaryDeck(object: GameObject): boolean {
  return (object.status & StatusBit.FaceDown) !== 0 && (printedTypes(object) & (PLANAR | TypeBit.Scheme)) !== 0;
}

/** The face-up plane and phenomenon cards. CR 901.7. */
export function faceUpPlanar(game: Game): readonly ObjectId[] {
  return game.command.filter((id) => isPlanar(game.objects[id] as GameObject));
}

/** The face-up scheme cards, or only the ongoing ones. CR 904.8, 904.11. */
export function faceUpSchemes(game: Game, ongoing: boolean): readonly ObjectId[] {
  return game.command.filter((id) => {
    const object = game.objects[id] as GameObject;
    return (printedTypes(object) & TypeBit.Scheme) !== 0 && isOngoing(object) === ongoing;
  });
}

/** "Ongoing" is a supertype. CR 205.4h. */
export function isOngoing(object: GameObject): boolean {
  return ((object.record.faces[0]?.supertypes ?? 0) & SupertypeBit.Ongoing) !== 0;
}

/** Whether the object is a scheme card. CR 314.1. */
export function isScheme(object: GameObject): boolean {
  return (printedTypes(object) & TypeBit.Scheme) !== 0;
}

/** Whether the object is a phenomenon card. CR 312.1. */
export function isPhenomenon(object: GameObject): boolean {
  return (printedTypes(object) & TypeBit.Phenomenon) !== 0;
}

/** The top card of the player's planar or scheme deck; NO_OBJECT when there is none. */
export function topOf(decks: readonly (readonly ObjectId[])[], player: PlayerId): ObjectId {
  return decks[player]?.at(-1) ?? NO_OBJECT;
}
