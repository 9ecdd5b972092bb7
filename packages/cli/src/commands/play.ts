/** `kt play`: a game in the terminal against bots. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createInterface, type Interface } from 'node:readline';
import { Command } from '@commander-js/extra-typings';
import type { BotLevel } from '@kitchen-table/bots';
import { type Decider, Session, startGame } from '@kitchen-table/engine';
import { defaultStops } from '@kitchen-table/protocol';
import type { Wishes } from '@kitchen-table/server';
import { decide, openCardSource, optionText, prepareGame } from '@kitchen-table/server';
import { botAt, botsOption } from '../shared/bots.ts';
import { decksFor, knownFormat, playersFor, seatsWith } from '../shared/decks.ts';
import { cardsOption, collect, example, wholeNumber } from '../shared/options.ts';
import { Problem, print, wrap } from '../shared/output.ts';
import { board } from '../terminal/board.ts';
import { logLine } from '../terminal/log-lines.ts';
import { namesIn } from '../terminal/names.ts';
import { promptFor } from '../terminal/questions.ts';

/** The seat of the person at the terminal. */
const YOU = 0;
const HELP = 'u take back, b the board, p pass for this turn, a stop everywhere, c concede, q quit';

/** The command. */
export function playCommand(): Command {
  return new Command('play')
    .description('play in the terminal against bots')
    .option('--format <format>', 'how to play; formats are joined with + (see "kt formats")', knownFormat, 'commander')
    .option(
      '--deck <file>',
      'deck files or starter decks: yours first, then the bots (repeatable; default: the starter decks)',
      collect,
      [] as string[],
    )
    .option('--players <n>', 'how many seats', wholeNumber(2, 10))
    .addOption(botsOption('--bots <levels>', 'who plays against you'))
    .option('--seed <text>', 'everything random follows from it (default: unpredictable)')
    .option('--name <name>', 'what the table calls you', 'Player')
    .option('--save <file>', 'write a replay when the game ends or you quit')
    .addOption(cardsOption())
    .option('--any-deck', 'play decks that break the rules of deck construction')
    .addHelpText('after', example('play --format two-player --deck tall-grass --deck sparks-and-goblins'))
    .action(async (options) => {
      const decks = decksFor(options.format, options.deck);
      const seats = seatsWith(decks, playersFor(options.format, decks, options.players, options.deck.length));
      const [first] = seats;
      if (first !== undefined) print(`You play ${first.name}.`);
      const source = await openCardSource({ files: options.cards as string[] });
      const seed = options.seed ?? randomBytes(8).toString('hex');
      const named = seats.map((seat, index) => (index === YOU ? { ...seat, name: options.name } : seat));
      const prepared = await prepareGame(
        { format: options.format, seats: named, seed, log: true, anyDeck: options.anyDeck === true },
        source,
      ).finally(() => source.close());
      if (prepared.kind === 'refused') throw new Problem(prepared.problems.join('\n'));
      const session = startGame(prepared.setup);
      if (!(session instanceof Session)) throw new Problem(session.message);
      const levels = options.bots as unknown as readonly BotLevel[];
      const bots = seats.map((_, seat) => botAt(levels, Math.max(0, seat - 1), seed));
      await play(session, bots);
      if (options.save !== undefined) save(session, options.save);
    }) as unknown as Command;
}

/** The loop of questions, until the game is over or the person leaves. */
async function play(session: Session, bots: readonly Decider[]): Promise<void> {
  const lines = createInterface({ input: process.stdin, terminal: false });
  const typed = lines[Symbol.asyncIterator]();
  const wishes: Wishes = { stops: defaultStops(), yielding: null };
  const own: number[] = [];
  let shown = 0;
  try {
    for (;;) {
      const { question, game } = session;
      const names = game.players.map(({ name }) => name);
      for (const entry of session.log(YOU as never, shown)) print(...logLine(entry, names));
      shown = session.log(YOU as never, 0).length;
      if (question === null) {
        const winners = game.winners.map((seat) => names[seat] ?? '');
        return print(
          '',
          winners.length === 0 ? 'The game is a draw.' : `${winners.join(' and ')} won in turn ${game.turn}.`,
        );
      }
      const seat = question.player as number;
      if (seat !== YOU) {
        answered(session, bots[seat]?.(question, session.seenFrom(question.player)) ?? [], question.kind);
        continue;
      }
      const decision = decide(question, session.view(question.player), seat, wishes);
      wishes.yielding = decision.yielding;
      if (decision.kind === 'answer') {
        answered(session, decision.answer, question.kind);
        continue;
      }
      const said = await ask(session, typed, wishes);
      if (said === 'quit') return print('The game is left as it stands.');
      if (said === 'answered') own.push(session.decisions.length - 1);
      if (said === 'take back') {
        const to = own.pop();
        if (to === undefined || !session.undo(to)) print('There is nothing to take back.');
        shown = Math.min(shown, session.log(YOU as never, 0).length);
        wishes.yielding = null;
      }
    }
  } finally {
    (lines as Interface).close();
  }
}

function answered(session: Session, answer: readonly number[], kind: string): void {
  const illegal = session.answer(answer);
  if (illegal !== null)
    throw new Error(`A bot answered ${JSON.stringify(answer)} to ${kind}: ${illegal.because} (CR ${illegal.rule}).`);
}

/** Asks until something is done: an answer, or one of the letters. */
async function ask(
  session: Session,
  typed: AsyncIterator<string>,
  wishes: Wishes,
): Promise<'answered' | 'take back' | 'again' | 'quit'> {
  const { question, game } = session;
  if (question === null) return 'again';
  const optionTexts = question.kind === 'priority' ? question.options.map((option) => optionText(game, option)) : [];
  const prompt = promptFor(question, namesIn(game, YOU), optionTexts);
  const view = session.view(question.player);
  print('', `-- Turn ${view.turn}, ${view.step} `.padEnd(80, '-'), ...board(view, YOU), '');
  print(...wrap(`${question.reason.text} (CR ${question.reason.rule})`));
  prompt.choices.forEach((choice, index) =>
    print(...wrap(`${String(index + 1).padStart(4)}  ${choice}`, 80, '      ')),
  );
  for (;;) {
    print(...wrap(`Type ${prompt.hint}. ? for more.`));
    const line = await typed.next();
    if (line.done === true) return 'quit';
    const text = line.value.trim();
    switch (text) {
      case '?':
        print(...wrap(HELP, 80, '  '));
        continue;
      case 'b':
        print(...board(view, YOU));
        continue;
      case 'q':
        return 'quit';
      case 'u':
        return 'take back';
      case 'p':
        wishes.yielding = { until: 'this turn', turn: view.turn };
        return 'again';
      case 'a':
        wishes.stops = { ...wishes.stops, fullControl: !wishes.stops.fullControl };
        print(wishes.stops.fullControl ? 'You are asked whenever you have priority.' : 'You are asked at your stops.');
        continue;
      case 'c': {
        const refused = session.concede(YOU as never);
        if (refused === null) return 'again';
        print(`${refused.because} (CR ${refused.rule})`);
        continue;
      }
      default: {
        const answer = prompt.parse(text);
        const illegal = typeof answer === 'string' ? null : session.answer(answer);
        if (typeof answer !== 'string' && illegal === null) return 'answered';
        print(typeof answer === 'string' ? answer : `That is not possible: ${illegal?.because} (CR ${illegal?.rule}).`);
      }
    }
  }
}

function save(session: Session, path: string): void {
  try {
    writeFileSync(path, `${JSON.stringify(session.replay())}\n`);
  } catch (error) {
    throw new Problem(
      `${path}: the replay can't be written (${error instanceof Error ? error.message : String(error)}); check the path.`,
    );
  }
}
