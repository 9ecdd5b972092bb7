/** Which hidden cards a seat may know, and why: its own, what is shown to it, and what those see for whom it decides. CR 400.2, 706-708. */
import { NO_BINDINGS } from '../vocabulary/context.ts';
import type { Question } from '../vocabulary/decisions.ts';
import type { Game } from '../vocabulary/game.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../vocabulary/objects/objects.ts';
import { Zone } from '../vocabulary/zones/zones.ts';
import { characteristics } from '../questions/continuous-effects/characteristics.ts';
import { decidedBy } from '../questions/choices/controlled-players.ts';
import { cardsShownByRules } from '../questions/zones/seen-cards.ts';
import { revealedToPay } from '../questions/resolving/this-way.ts';
import { mayReviewHand } from '../questions/players/teams.ts';

const NOTHING_SHOWN: ReadonlySet<number> = new Set();

/** The cards that are shown to the viewer (null: a spectator) though they lie where not everybody sees them. */
export function shownTo(game: Game, viewer: PlayerId | null, question: Question | null): ReadonlySet<number> {
  const shown = new Set<number>();
  // CR 701.16, 701.20: cards that the open question shows to the viewer.
  if (question !== null && question.player === viewer)
    for (const id of putBefore(question)) if (isUnseenZone(game.objects[id]?.zone)) shown.add(id);
  for (const id of game.revealed) shown.add(id); // CR 701.16a
  for (const id of cardsShownByRules(game, viewer)) shown.add(id); // CR 401.5
  for (const id of game.stack)
    for (const revealed of revealedToPay(game.objects[id]?.stack?.context.bindings ?? NO_BINDINGS)) shown.add(revealed);
  return shown;
}

/** CR 720.4: whoever controls a player sees what that player sees, but for cards outside the game. */
export function withWhatOthersSee(
  game: Game,
  viewer: PlayerId | null,
  named: ReadonlySet<number>,
): ReadonlySet<number> {
  if (viewer === null || game.playerControl.length === 0) return named;
  const shown = new Set(named);
  for (const player of decidedBy(game, viewer))
    for (const object of game.objects)
      if (object.zone !== Zone.None && object.zone !== Zone.Outside && mayKnow(game, object, player, NOTHING_SHOWN))
        shown.add(object.id);
  return shown;
}

/** What is chosen where everybody sees that it is, isn't shown by being chosen: a face-down permanent stays one. CR 708.2. */
function isUnseenZone(zone: Zone | undefined): boolean {
  return zone === Zone.Library || zone === Zone.Hand || zone === Zone.Outside;
}

/** The objects that a question puts before whoever answers it; targets are where everybody sees them. */
export function putBefore(question: Question): readonly number[] {
  switch (question.kind) {
    case 'chooseObjects':
      return question.from;
    case 'arrange':
      return question.cards;
    case 'order':
      return question.items.map(({ object }) => object);
    case 'mulligan':
      return question.hand;
    default:
      return [];
  }
}

/** Whether the viewer may know which card it is. CR 400.2, 708.5, 406.3. */
export function mayKnow(game: Game, object: GameObject, viewer: PlayerId | null, shown: ReadonlySet<number>): boolean {
  if (object.zone === Zone.Hand && (object.status & StatusBit.FaceDown) !== 0) return false; // CR 121.8
  if (shown.has(object.id)) return true;
  if (viewer !== null && (object.visibleTo & (1 << viewer)) !== 0) return true;
  const faceDown = (object.status & StatusBit.FaceDown) !== 0;
  switch (object.zone) {
    case Zone.Hand:
      return object.owner === viewer || (viewer !== null && mayReviewHand(game, viewer, object.owner));
    case Zone.Library:
      return false;
    case Zone.Battlefield:
    case Zone.Stack:
      return !faceDown || characteristics(game, object.id).controller === viewer;
    case Zone.Graveyard:
    case Zone.Ante: // CR 407.2
      return true;
    case Zone.Exile:
      return !faceDown || (game.waiting === 'over' && object.memory.marks?.['foretell'] !== undefined); // CR 702.143f
    case Zone.Command:
      return !faceDown || game.waiting === 'over'; // CR 702.106e
    case Zone.Outside:
    case Zone.None:
      return object.owner === viewer;
    default:
      return unreachable(object.zone);
  }
}

function unreachable(value: never): never {
  throw new Error(`unknown zone ${String(value)}`);
}
