/** How a game that is over went, by playing its decisions again: life over the turns, who did what, where it turned. */
import { type Game, type LogEntry, Session, startGame } from '@kitchen-table/engine';
import { rest } from './rest.ts';
import type { CourseMoment, CoursePlayer, GameCourse } from '@kitchen-table/protocol';

/** So many of the largest losses of life in a turn are told. */
const MOST_MOMENTS = 4;
/** A smaller loss in one turn turns nothing: a part of the life at the start. NOT-CR. */
const LEAST_PART = 0.15;

/** So many decisions are played again before others have their turn. */
const AT_ONCE = 20;

/** What is counted while the decisions are played again. */
interface Count {
  readonly lives: { turn: number; active: number; life: number[]; at: number }[];
  readonly acts: number[];
  readonly players: { cast: number; dealt: number; out: number | null }[];
  readonly damage: Map<string, number>;
  /** How many lines of the log are read. */
  read: number;
}

/** The course of the game; null while it goes on, or where it can't be played again. */
export async function courseOf(session: Session): Promise<GameCourse | null> {
  if (session.question !== null) return null;
  const { decisions } = session;
  const again = startGame(session.game.setup);
  if (!(again instanceof Session)) return null;
  const players = again.game.players.map(() => ({ cast: 0, dealt: 0, out: null }));
  const count: Count = { lives: [], acts: [], players, damage: new Map(), read: 0 };
  look(again.game, count, 0);
  for (const [i, decision] of decisions.entries()) {
    if (again.redo([decision]) !== null) return null;
    look(again.game, count, i + 1);
    if (i % AT_ONCE === AT_ONCE - 1) await rest(0); // Other games go on meanwhile.
  }
  const { game } = again;
  const most = [...count.damage].sort(([, one], [, other]) => other - one)[0];
  return {
    turns: count.lives,
    acts: [...new Set([...count.acts, decisions.length])],
    players: count.players.map((player, seat): CoursePlayer => {
      const left = game.players[seat]?.library.length ?? 0;
      return { ...player, seen: Math.max(0, (game.setup.players[seat]?.deck.length ?? 0) - left) };
    }),
    moments: momentsOf(count),
    best: most === undefined ? null : { name: most[0], damage: most[1] },
  };
}

/** Counts what has happened since the last look, after so many decisions. */
function look(game: Game, count: Count, at: number): void {
  if (game.turn !== count.lives.at(-1)?.turn)
    count.lives.push({ turn: game.turn, active: game.activePlayer, life: [], at });
  if (game.log.length > count.read) count.acts.push(at);
  for (const entry of game.log.slice(count.read)) tally(game, entry, count);
  count.read = game.log.length;
  const now = count.lives.at(-1);
  if (now !== undefined) now.life = game.players.map(({ life }) => life);
  game.players.forEach(({ lost }, seat) => {
    const player = count.players[seat];
    if (player !== undefined && lost && player.out === null) player.out = game.turn;
  });
}

const DEALS = /^ deals (\d+)(?: combat)? damage to $/;
const TIMES = /^ \((\d+) times\)$/;

/** What a line of the log adds: equal events of one moment are one line. */
function tally(game: Game, { rule, parts }: LogEntry, { players, damage }: Count): void {
  const [subject, verb, to, times] = parts;
  if (typeof subject !== 'object' || typeof verb !== 'string') return;
  if ('player' in subject) {
    const caster = players[subject.player];
    if (rule === CASTING && caster !== undefined) caster.cast++;
    return;
  }
  const amount = Number(DEALS.exec(verb)?.[1] ?? 0) * Number(TIMES.exec(String(times))?.[1] ?? 1);
  const source = game.objects[subject.object];
  const dealer = source === undefined ? undefined : players[source.controller];
  if (amount === 0 || typeof to !== 'object' || !('player' in to) || dealer === undefined) return;
  if (source?.controller === to.player) return;
  dealer.dealt += amount;
  damage.set(subject.name, (damage.get(subject.name) ?? 0) + amount);
}

/** A spell becomes cast. CR 601.2i. */
const CASTING = '601.2i';

/** The turns in which somebody went out of the game, and those with the largest losses of life, in their order. */
function momentsOf({ lives, players }: Count): readonly CourseMoment[] {
  const moments = lives.flatMap(({ turn, active, life }, at) =>
    life.map((to, seat): CourseMoment => {
      const from = lives[at - 1]?.life[seat] ?? to;
      return { turn, active, seat, from, to, out: players[seat]?.out === turn };
    }),
  );
  const start = Math.max(1, ...(lives[0]?.life ?? []));
  const largest = moments
    .filter(({ from, to, out }) => !out && from - to >= LEAST_PART * start)
    .sort((one, other) => other.from - other.to - (one.from - one.to))
    .slice(0, MOST_MOMENTS);
  return moments.filter((moment) => moment.out || largest.includes(moment));
}
