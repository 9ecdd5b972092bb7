/** Cards of planar and scheme decks turned face up and face down: they never leave the command zone. CR 311.2, 311.6, 400.4b. */
import { editCommand, editObject, editObjectQuietly, opened } from '../../vocabulary/door.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ZoneChange } from '../../vocabulary/events.ts';
import { NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import { type GameObject, NO_COUNTERS, NO_MEMORY, StatusBit } from '../../vocabulary/objects/objects.ts';
import { NO_DECKS, type SupplementaryDecks } from '../../vocabulary/objects/supplementary-decks.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { isPlanar } from '../../questions/objects/supplementary-cards.ts';
import { addObject } from './apply-zone-change.ts';

/** The deck that the card belongs in: planar or scheme, by seat. */
function withDeck(
  decks: SupplementaryDecks,
  object: GameObject,
  change: (deck: readonly ObjectId[]) => readonly ObjectId[],
): SupplementaryDecks {
  const one = (list: readonly (readonly ObjectId[])[], all: boolean): readonly (readonly ObjectId[])[] => {
    const changed = change(list[object.owner] ?? []);
    return list.map((deck, seat) => (all || seat === object.owner ? changed : deck));
  };
  return isPlanar(object)
    ? { ...decks, planar: one(decks.planar, decks.communal) }
    : { ...decks, schemes: one(decks.schemes, false) };
}

/** Moves the card off its deck and turns it face up, with a new timestamp. CR 701.24b, 701.25b, 613.7h. */
export function turnSupplementaryUp(sealed: Game, id: ObjectId): void {
  const game = opened(sealed);
  const object = editObject(game, id);
  if ((object.status & StatusBit.FaceDown) === 0) return;
  object.status &= ~StatusBit.FaceDown;
  object.timestamp = game.nextTimestamp++;
  game.supplementary = withDeck(game.supplementary ?? NO_DECKS, object, (deck) => deck.filter((other) => other !== id));
  if (!game.command.includes(id)) editCommand(game).push(id);
}

/** Puts the card on the bottom of its owner's deck face down, where it is a new object. CR 311.6, 312.6, 701.26b. */
export function turnSupplementaryDown(sealed: Game, id: ObjectId): void {
  const game = opened(sealed);
  const last = characteristics(game, id);
  const object = editObject(game, id);
  const command = editCommand(game);
  const at = command.indexOf(id);
  if (at < 0) return;
  command.splice(at, 1);
  object.lastKnown = last;
  object.zone = Zone.None;
  const became = addObject(game, object.card, object.record, object.owner, Zone.Command, object.owner);
  object.became = became;
  editObjectQuietly(game, became).status = StatusBit.FaceDown;
  game.supplementary = withDeck(game.supplementary ?? NO_DECKS, object, (deck) => [became, ...deck]);
}

/** A card of a planar deck is put on its top or bottom, where it is a new object. CR 311.2, 901.4; null: it is in no deck. */
export function moveWithinDeck(sealed: Game, event: ZoneChange): ZoneChange | null {
  const game = opened(sealed);
  const { object: id, position } = event;
  const { card, record, owner, became: gone, status } = game.objects[id] as GameObject;
  if (gone !== NO_OBJECT || (status & StatusBit.FaceDown) === 0) return null;
  const last = characteristics(game, id);
  const object = editObject(game, id);
  object.lastKnown = last;
  object.zone = Zone.None;
  const became = addObject(game, card, record, owner, Zone.Command, owner);
  object.became = became;
  editObjectQuietly(game, became).status = StatusBit.FaceDown;
  game.supplementary = withDeck(game.supplementary ?? NO_DECKS, object, (deck) => {
    const others = deck.filter((other) => other !== id);
    return position === 'bottom' ? [became, ...others] : [...others, became];
  });
  return { ...event, became };
}

/** A face-down card of a deck set up: without counters or memory, in no list of the game but its deck. CR 103.3a. */
export function layFaceDown(sealed: Game, id: ObjectId): void {
  const game = opened(sealed);
  const object = editObject(game, id);
  object.status = StatusBit.FaceDown;
  object.counters = NO_COUNTERS;
  object.memory = NO_MEMORY;
}
