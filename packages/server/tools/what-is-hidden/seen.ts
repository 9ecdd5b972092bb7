/** All that a seat is sent or may ask for in a position, what a bot there decides, and where two such pictures differ. */
import { greedyBot, plannerBot, type Weighed } from '@kitchen-table/bots';
import {
  type Adjustment,
  type Begun,
  type Entity,
  type Game,
  type GameView,
  logFor,
  type ObjectId,
  type PlayerId,
  type Question,
  seenFrom,
  type SeenGame,
  viewFor,
} from '@kitchen-table/engine';
import { whyNotFix } from '@kitchen-table/engine/testing';
import { fixWords } from '../../src/match/consent/fix-words.ts';
import { optionText } from '../../src/match/option-texts.ts';
import { objectsIn, objectTexts } from '../../src/match/snapshots.ts';
import { whyOf } from '../../src/match/why.ts';

/** So many objects are asked after. */
const ASKED_AFTER = 4;
/** Lines of the log before the running segment, which can't differ. */
const OLD_LINES = 3;

/** What the viewer (null: a spectator) sees, is asked, reads and is told. */
export function seenBy(
  game: Game,
  viewer: PlayerId | null,
  question: Question | null,
  asked: readonly Question[],
  logFrom: number,
  begun: Begun | null = null,
): Readonly<Record<string, unknown>> {
  let inPlay = game;
  while (inPlay.subgame !== null) inPlay = inPlay.subgame; // CR 726.1a
  const view = { ...viewFor(inPlay, viewer, question), log: [] };
  const own = question !== null && question.player === viewer ? question : null;
  const options = own?.kind === 'priority' ? own.options : [];
  const ids = [...new Set([...objectsIn(view)].map(({ id }) => id as number))];
  const step = Math.max(1, Math.floor(ids.length / ASKED_AFTER));
  return {
    view,
    question: own,
    asked: asked.filter(({ player }) => player === viewer),
    options: options.map((option) => optionText(inPlay, option)),
    texts: objectTexts(view, inPlay),
    log: logFor(inPlay, viewer, Math.max(0, logFrom - OLD_LINES)),
    decides: own === null ? null : greedyBot()(own, seenFrom(inPlay, own.player, own)),
    plans: own === null || begun === null ? null : planOf(seenFrom(inPlay, own.player, own, begun), own),
    pieces: viewer === null ? [] : piecesOf(inPlay, viewer, own),
    hands: viewer === null ? [] : seenFrom(inPlay, viewer, own).players.map(({ hand }) => hand),
    proposed: proposedAbout(inPlay, view, viewer),
    refused: viewer === null ? [] : fixesRefused(inPlay, viewer, question),
    why: ids.filter((_, at) => at % step === 0).map((id) => whyOf(inPlay, view, id, own)),
  };
}

/** How proposals of others are worded that name what they have in hand, or what lies openly but face down. */
function proposedAbout(game: Game, view: GameView, viewer: PlayerId | null): readonly unknown[] {
  return game.players
    .filter(({ id }) => id !== viewer)
    .flatMap(({ id: by, hand }) =>
      [...hand, ...game.battlefield, ...game.exile].flatMap((object) =>
        fixesOf(object, by).map((fix) => fixWords(view, fix, by)),
      ),
    );
}

/** Why the viewer may not propose to change any object of the game, seen or not. */
function fixesRefused(game: Game, viewer: PlayerId, question: Question | null): readonly unknown[] {
  return game.objects.flatMap(({ id }) =>
    fixesOf(id, viewer).map((fix) => whyNotFix(game, question, true, viewer, fix)),
  );
}

function fixesOf(object: ObjectId, player: PlayerId): readonly Adjustment[] {
  const on = object as number as Entity;
  return [
    { kind: 'move', object, to: 'battlefield', player },
    { kind: 'move', object, to: 'command', player },
    { kind: 'move', object, to: 'hand', player },
    { kind: 'counters', on, counter: '+1/+1', change: 1 },
    { kind: 'tap', object },
    { kind: 'note', object, text: 'noted' },
    { kind: 'token', player, token: { copyOf: object } },
    { kind: 'token', player, token: { role: 'Monster Role', on: object } },
  ];
}

/** What a bot that looks ahead decides, with all the lines that it weighed. */
function planOf(seen: SeenGame, question: Question): unknown {
  const told: Weighed[] = [];
  const decided = plannerBot({ seed: 'swap', budget: BUDGET, told: (one) => told.push(one) })(question, seen);
  return { decided, told };
}
const BUDGET = { decisions: 10, worlds: 1 };

/** What a bot in that seat learns when it asks after every object of the game, seen or not. */
function piecesOf(game: Game, viewer: PlayerId, question: Question | null): readonly unknown[] {
  const seen = seenFrom(game, viewer, question);
  return game.objects.map(({ id }) => {
    const { name, types, manaValue, power, controller } = seen.now(id);
    const object = seen.object(id);
    return [seen.card(id)?.name, name, types, manaValue, power, controller, object?.zone, object?.stack];
  });
}

/** The first place in which two pictures differ, with what is there; null when they are the same. */
export function differenceBetween(one: unknown, other: unknown, place = ''): string | null {
  if (Object.is(one, other)) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return `${place}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) {
    const found = differenceBetween(
      (one as Record<string, unknown>)[key],
      (other as Record<string, unknown>)[key],
      `${place}.${key}`,
    );
    if (found !== null) return found;
  }
  return null;
}
