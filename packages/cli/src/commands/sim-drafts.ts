/** `kt sim` of a format that begins with packs: the draft, the decks, and every game to the last. CR 100.2b, 903.13, 905. */
import { createHash, type Hash } from 'node:crypto';
import { buildDeck, type BuiltDeck, greedyDrafter } from '@kitchen-table/bots';
import { DRAFT_FORMATS, draftSetup, extraCommanders, limitedCards, sealedPools } from '@kitchen-table/cards';
import { type CardPool, type GameSetup, PlayedGame, poolsOf, runDraft, usualPlayers } from '@kitchen-table/engine';
import { botAt, modeFor } from '../shared/bots.ts';
import { Problem, progressBar, seconds } from '../shared/output.ts';
import { withMissingSupplementary } from '@kitchen-table/server';
import { emptyReport, playOne, type SimOptions, type SimReport } from '../shared/sim-report.ts';
import type { Card } from '@kitchen-table/language/core';

function namesOf(format: string): readonly string[] {
  return format.split('+').map((part) => part.trim().split(':')[0] as string);
}

/** Whether the format begins with packs. */
export function isDraft(format: string): boolean {
  return namesOf(format).some((name) => (DRAFT_FORMATS as readonly string[]).includes(name));
}

/** One game of all players, or two-player games until one is left. */
function isOneGame(format: string): boolean {
  return namesOf(format).some((name) => !['booster-draft', 'sealed', 'cube', 'two-player'].includes(name));
}

/** So many drafts, each played to its last game. Wins are those of the whole draft. */
export function simulateDrafts(options: SimOptions): { report: SimReport; seats: number } {
  if (options.deck.length > 0)
    throw new Problem(`${options.format} builds its decks from packs; leave --deck out, or choose another format.`);
  const names = namesOf(options.format);
  const players = options.players ?? (names.includes('two-player') ? 2 : (usualPlayers(options.format) ?? 4));
  const report = emptyReport(options.games, players);
  const digest = createHash('sha256');
  const bar = progressBar(options.games, 'drafts');
  const begun = performance.now();
  let games = 0;
  let turns = 0;
  for (let draft = 0; draft < options.games; draft++) {
    const seed = `${options.seed} draft ${draft}`;
    const table = seatsFor(options.format, players, seed);
    const play = (seats: readonly number[], label: string): readonly number[] | null => {
      const played = playSeats(options, table, seats, `${seed} ${label}`);
      games++;
      if (!(played instanceof PlayedGame)) {
        report.faults.push({ game: draft, seed: `${seed} ${label}`, error: played });
        return null;
      }
      turns += played.turns;
      report.decisions += played.decisions.length;
      digest.update(`${played.digest}\n`);
      return played.finished ? played.winners.map((winner) => seats[winner] as number) : null;
    };
    const winners = isOneGame(options.format)
      ? play(
          table.map((_, seat) => seat),
          'game',
        )
      : knockOut(players, play);
    bar.update(draft + 1);
    if (winners === null) continue;
    report.finished++;
    if (winners.length === 0) report.draws++;
    for (const seat of winners) {
      report.wins[seat] = (report.wins[seat] ?? 0) + 1;
      const name = table[seat]?.name ?? '';
      report.winsByDeck[name] = (report.winsByDeck[name] ?? 0) + 1;
    }
  }
  bar.stop();
  report.seconds = seconds(performance.now() - begun);
  report.turns = Math.round((turns / Math.max(1, games)) * 100) / 100;
  report.digest = shortened(digest);
  return { report, seats: players };
}

function shortened(digest: Hash): string {
  return digest.digest('hex').slice(0, 16);
}

interface SeatWithDeck extends BuiltDeck {
  readonly name: string;
  readonly notes: CardPool['notes'];
}

/** The draft (or the opened packs), and a deck for each seat. */
function seatsFor(format: string, players: number, seed: string): readonly SeatWithDeck[] {
  const names = Array.from({ length: players }, (_, seat) => `Drafter ${seat + 1}`);
  const formats = namesOf(format);
  const commander = formats.includes('commander-draft');
  return poolsFor(format, names, seed).map((pool, seat) => ({
    name: names[seat] as string,
    notes: pool.notes,
    ...buildDeck(pool.cards, limitedCards(), commander ? { commander, extraCommanders: extraCommanders() } : {}),
  }));
}

function poolsFor(format: string, names: readonly string[], seed: string): readonly CardPool[] {
  if (namesOf(format).includes('sealed')) return sealedPools(names.length, seed).map((cards) => ({ cards, notes: {} }));
  const setup = draftSetup(format, names, seed);
  const drafters = names.map(() =>
    greedyDrafter({ picks: setup.picks, cardNamed: (name) => setup.cards[name] as Card }),
  );
  return poolsOf(runDraft(setup, (question) => drafters[question.player]?.(question) ?? []));
}

/** One game between some of the seats. */
function playSeats(
  options: SimOptions,
  table: readonly SeatWithDeck[],
  seats: readonly number[],
  seed: string,
): PlayedGame | string {
  const cards = { ...limitedCards() };
  const setup: GameSetup = {
    format: options.format,
    seed,
    edition: 'today',
    cards,
    players: withMissingSupplementary(
      options.format,
      seats.map((seat) => {
        const { name, notes, deck, sideboard, commanders, commanderColors, conspiracies } = table[seat] as SeatWithDeck;
        return {
          name,
          deck,
          sideboard,
          draftNotes: notes,
          ...(commanders === undefined ? {} : { commanders }),
          ...(commanderColors === undefined ? {} : { commanderColors }),
          ...(conspiracies === undefined ? {} : { conspiracies }),
        };
      }),
      cards,
    ),
  };
  const deciders = seats.map((seat) => botAt(options.bots, seat, seed));
  return playOne(setup, deciders, modeFor(options.bots));
}

/** Two-player games among those still in until one is left; who finds no opponent waits. NOT-CR: 100.6 leaves it open. */
function knockOut(
  players: number,
  play: (seats: readonly number[], label: string) => readonly number[] | null,
): readonly number[] | null {
  let left = Array.from({ length: players }, (_, seat) => seat);
  for (let round = 1; left.length > 1; round++) {
    const next: number[] = [];
    for (let at = 0; at < left.length; at += 2) {
      const pair = left.slice(at, at + 2);
      if (pair.length === 1) next.push(pair[0] as number);
      else {
        const winners = play(pair, `round ${round} table ${at / 2 + 1}`);
        if (winners === null) return null;
        // A drawn game: the first of the two goes on.
        next.push(winners[0] ?? (pair[0] as number));
      }
    }
    left = next;
  }
  return left;
}
