/**
 * What a seat can't know, swapped: the test's own word on what is hidden, which shares nothing with the views that it tests.
 * CR 400.2, 406.3, 708.5, 720.4.
 */
import {
  areOnOneTeam,
  cardsShownByRules,
  characteristics,
  type Game,
  type GameObject,
  isNontraditional,
  NO_OBJECT,
  type ObjectId,
  type PlayerId,
  type Question,
  StatusBit,
  Zone,
} from '@kitchen-table/engine';
import { fork } from '@kitchen-table/engine/testing';
import { editObject, opened } from '../../../engine/src/vocabulary/door.ts';

/** The objects of which the viewer (null: a spectator) can't know which cards they are. */
export function hiddenFrom(game: Game, viewer: PlayerId | null, question: Question | null): readonly ObjectId[] {
  // CR 720.4: whoever controls a player sees what that player sees.
  const controlled = viewer === null ? [] : game.playerControl.map((control) => control.controlled);
  const viewers = [viewer, ...controlled];
  const shown = new Set<number>(game.revealed);
  for (const one of viewers) for (const id of cardsShownByRules(game, one)) shown.add(id);
  if (question !== null && question.player === viewer) for (const id of putBefore(game, question)) shown.add(id);
  for (const id of game.stack)
    for (const { entities } of Object.values(game.objects[id]?.stack?.context.bindings ?? {}))
      for (const entity of entities) shown.add(entity); // What was revealed to pay, and more: CR 701.16a.
  return game.objects.flatMap((object) =>
    !shown.has(object.id) && viewers.every((one) => isHiddenFrom(game, object, one)) ? [object.id] : [],
  );
}

/** Of what was hidden when the segment began, what is hidden still, wherever it is, and was never shown meanwhile. */
export function hiddenAllAlong(
  checkpoint: Game,
  {
    game,
    question,
    asked,
  }: { readonly game: Game; readonly question: Question | null; readonly asked: readonly Question[] },
  viewer: PlayerId | null,
): readonly ObjectId[] {
  const still = new Set<number | undefined>(hiddenFrom(game, viewer, question).map((id) => game.objects[id]?.card));
  for (const card of cardsShownSince(checkpoint, game)) still.delete(card);
  for (const one of asked.filter(({ player }) => player === viewer))
    for (const card of cardsBeside(checkpoint, putBefore(checkpoint, one))) still.delete(card);
  if (question?.player === viewer && question !== null)
    for (const card of cardsBeside(game, putBefore(game, question))) still.delete(card);
  // CR 406.3: who looked at a card that was then exiled face down may go on looking at it.
  const exiled = game.exile.flatMap((id) => game.objects[id]?.card ?? []).filter((card) => still.has(card));
  if (exiled.length > 0) {
    const looked = cardsNamedIn(game, game.log, LOOKED);
    for (const card of exiled) if (looked.has(card)) still.delete(card);
  }
  return hiddenFrom(checkpoint, viewer, null).filter((id) => still.has(checkpoint.objects[id]?.card));
}

/** The cards of the libraries and hands out of which a player has chosen: those that did not fit were seen as well. CR 701.19a. */
function cardsBeside(game: Game, seen: readonly number[]): readonly number[] {
  return seen.flatMap((id) => {
    const there = game.objects[id];
    return game.objects
      .filter(({ zone, owner }) => zone === there?.zone && owner === there.owner)
      .map(({ card }) => card);
  });
}

const LOOKED: ReadonlySet<unknown> = new Set([' looks at ', ' reveals ']);

/** The cards in the lines that say such a thing. */
function cardsNamedIn(game: Game, log: Game['log'], words: ReadonlySet<unknown>): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { parts } of log)
    if (parts.some((part) => words.has(part)))
      for (const part of parts)
        if (typeof part === 'object' && 'object' in part) found.add(game.objects[part.object]?.card ?? NO_OBJECT);
  return found;
}

/** The cards that were revealed, looked at, or face up where everybody sees them since then. */
function cardsShownSince(checkpoint: Game, game: Game): ReadonlySet<number> {
  const shown = new Set<number>(cardsNamedIn(game, game.log.slice(checkpoint.log.length), LOOKED));
  const show = (id: number): void => void shown.add(game.objects[id]?.card ?? NO_OBJECT);
  for (let id = checkpoint.objects.length; id < game.objects.length; id++) {
    const { zone, status } = game.objects[id] as GameObject;
    if (zone === Zone.None && (status & StatusBit.FaceDown) === 0) show(id); // It has been somewhere in between.
  }
  const events = game.turn === checkpoint.turn ? game.history.slice(checkpoint.history.length) : game.history;
  for (const event of [...events, ...(game.turn === checkpoint.turn ? [] : game.lastTurnHistory)].flat()) {
    if (event.kind === 'turnFaceUp' || event.kind === 'turnFaceDown') show(event.object);
  }
  return shown;
}

function isHiddenFrom(game: Game, object: GameObject, viewer: PlayerId | null): boolean {
  if (viewer !== null && (object.visibleTo & (1 << viewer)) !== 0) return false;
  if (object.memory.components !== undefined) return false; // Several cards: which of them, is another question.
  const faceDown = (object.status & StatusBit.FaceDown) !== 0;
  switch (object.zone) {
    case Zone.Library:
      return true;
    case Zone.Hand:
      return viewer === null || !areOnOneTeam(game, viewer, object.owner);
    case Zone.Battlefield:
    case Zone.Stack:
      return faceDown && characteristics(game, object.id).controller !== viewer;
    case Zone.Exile:
    case Zone.Command:
      return faceDown;
    case Zone.Outside:
      return viewer === null || !areOnOneTeam(game, viewer, object.owner);
    default:
      return false;
  }
}

/** The cards that a question shows to whoever answers it: those that it puts before them out of hidden zones. CR 701.18, 701.20. */
function putBefore(game: Game, question: Question): readonly number[] {
  const unseen = (id: number): boolean => {
    const zone = game.objects[id]?.zone;
    return zone === Zone.Library || zone === Zone.Hand || zone === Zone.Outside;
  };
  switch (question.kind) {
    case 'chooseObjects':
      return question.from.filter(unseen);
    case 'arrange':
      return question.cards.filter(unseen);
    case 'order':
      return question.items.map(({ object }) => object).filter(unseen);
    default:
      return [];
  }
}

/** The game with the cards of these objects dealt to them anew, each among its owner's and its kind's. */
export function dealtAnew(game: Game, hidden: readonly ObjectId[], random: () => number): Game {
  const copy = fork(game);
  const groups = new Map<string, GameObject[]>();
  for (const id of hidden) {
    const object = game.objects[id] as GameObject;
    const { card } = object.record;
    const kind = isNontraditional(card) ? card.faces[0].types.join() : 'card';
    const key = `${object.owner} ${kind}`;
    groups.set(key, [...(groups.get(key) ?? []), object]);
  }
  for (const group of groups.values()) {
    const records = group.map(({ record }) => record);
    for (let left = records.length - 1; left > 0; left--) {
      const other = Math.floor(random() * (left + 1));
      [records[left], records[other]] = [records[other] as (typeof records)[0], records[left] as (typeof records)[0]];
    }
    group.forEach((object, at) => {
      becomes(copy, object.id, records[at] as GameObject['record']);
    });
  }
  return copy;
}

/** The object is another card, with another secret. CR 702.106a. */
function becomes(game: Game, id: ObjectId, record: GameObject['record']): void {
  const object = editObject(opened(game), id);
  if (record !== object.record) object.face = 0;
  object.record = record;
  const { chosenWord, chosenNames } = object.memory;
  if (chosenWord !== undefined && object.zone === Zone.Command)
    object.memory = { ...object.memory, chosenWord: 'Another' };
  if (chosenNames !== undefined) object.memory = { ...object.memory, chosenNames: ['Another', 'And Another'] };
}
