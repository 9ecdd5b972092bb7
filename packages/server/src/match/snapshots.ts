/** What a seat is sent: its view, the question if it answers, and the texts that it has not seen yet. */
import {
  characteristics,
  type Game,
  type GameView,
  type LogEntry,
  type ObjectView,
  type Session,
} from '@kitchen-table/engine';
import type { Ability } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import type { CardText } from '@kitchen-table/protocol';
import { abilityLines, cardText } from '../cards/card-text.ts';

/** Printed texts of a game's cards, made when first shown. */
export interface CardTexts {
  find(name: string): CardText | undefined;
}

/** The texts of the cards of a setup, by card name and by face name. */
export function cardTexts(cards: Readonly<Record<string, Card>>): CardTexts {
  const made = new Map<string, CardText>();
  return {
    find(name) {
      const known = made.get(name);
      const card = cards[name];
      if (known !== undefined || card === undefined) return known;
      const text = cardText(card);
      made.set(name, text);
      return text;
    },
  };
}

/** Every object that a view shows, the stack's included. */
export function* objectsIn(view: GameView): Generator<ObjectView> {
  yield* view.shown;
  for (const { stack } of view.otherTurns ?? []) yield* stack;
  yield* view.battlefield;
  yield* view.stack;
  for (const player of view.players) {
    yield* player.hand;
    yield* player.graveyard;
    yield* player.exile;
    yield* player.command;
    yield* player.ante ?? [];
    if (player.topCard !== null) yield player.topCard;
    if (player.companion !== undefined) yield player.companion;
  }
}

/** The texts of the cards that are shown, without those that the receiver has. Adds them to `known`. */
export function newTexts(
  view: GameView,
  log: readonly LogEntry[],
  texts: CardTexts,
  known: Set<string>,
): Record<string, CardText> {
  const fresh: Record<string, CardText> = {};
  const note = (name: string): void => {
    if (name === '' || known.has(name)) return;
    const text = texts.find(name);
    if (text === undefined) return;
    known.add(name);
    fresh[name] = text;
  };
  for (const object of objectsIn(view)) {
    note(object.card);
    note(object.name);
  }
  for (const item of view.stack) note(item.sourceName);
  for (const player of view.players) for (const { from } of player.commanderDamage) note(from);
  for (const { dungeon } of view.players) if (dungeon !== null) note(dungeon.name);
  for (const entry of log)
    for (const part of entry.parts) if (typeof part === 'object' && 'object' in part) note(part.name);
  return fresh;
}

/** The lines of abilities that effects gave. CR 613.1f. */
export function gainedTexts(view: GameView): Record<number, readonly string[]> {
  const texts: Record<number, readonly string[]> = {};
  for (const object of objectsIn(view)) {
    if (object.grantedAbilities.length > 0)
      texts[object.id] = abilityLines(object.name, object.grantedAbilities as readonly Ability[]);
  }
  return texts;
}

/** Printed lines for what no card of the game prints: abilities on the stack, tokens, emblems. */
export function objectTexts(view: GameView, game: Game): Record<number, readonly string[]> {
  const texts: Record<number, readonly string[]> = {};
  for (const object of objectsIn(view)) {
    if (object.card === '' || game.setup.cards[object.card] !== undefined) continue;
    texts[object.id] = abilityLines(object.name, characteristics(game, object.id).face.abilities);
  }
  for (const item of view.stack) {
    if (item.kind === 'spell' || item.ability === null || item.ability === undefined) continue;
    texts[item.id] = abilityLines(item.sourceName, [item.ability as Ability]);
  }
  return texts;
}

/** The view without its log, which is sent by itself. */
export function viewFor(session: Session, seat: number | null): GameView {
  return { ...session.view(seat as Parameters<Session['view']>[0]), log: [] };
}
