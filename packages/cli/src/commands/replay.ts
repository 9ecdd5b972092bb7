/** `kt replay FILE`: plays a recorded game again and says where it ends. */
import { createHash } from 'node:crypto';
import { Command } from '@commander-js/extra-typings';
import { Session } from '@kitchen-table/engine';
import { readJson } from '../shared/files.ts';
import { example } from '../shared/options.ts';
import { Problem, print, printJson } from '../shared/output.ts';
import { logLine } from '../terminal/log-lines.ts';

/** The command. */
export function replayCommand(): Command {
  return new Command('replay')
    .description('play a recorded game again and print its log')
    .argument('<file>', 'a replay, as "kt play --save" writes it; "-" for standard input')
    .option(
      '--promised <fingerprint>',
      'what the table showed of the seed when the game began: were the shuffles as promised?',
    )
    .option('--json', 'print one JSON object instead of the log')
    .addHelpText('after', example('replay game.json'))
    .action((file, options) => {
      const replay = readJson(file);
      const session = Session.load(options.json ? replay : withLog(replay));
      if (!(session instanceof Session)) throw new Problem(`${file}: ${session.message}.`);
      const fingerprint = createHash('sha256').update(session.game.setup.seed).digest('hex');
      if (options.promised !== undefined && options.promised.trim().toLowerCase() !== fingerprint)
        throw new Problem(
          `${file}: the shuffles were not as promised: the fingerprint of their seed is ${fingerprint}.`,
        );
      const { game, question } = session;
      const winners = game.winners.map((seat) => game.players[seat]?.name ?? '');
      if (options.json) {
        const waiting =
          question === null ? null : { player: game.players[question.player]?.name, question: question.kind };
        printJson({
          decisions: session.decisions.length,
          turns: game.turn,
          over: question === null,
          winners,
          waiting,
          digest: session.digest(),
          fingerprint,
        });
        return;
      }
      for (const entry of session.log(null, 0))
        print(
          ...logLine(
            entry,
            game.players.map(({ name }) => name),
          ),
        );
      const end =
        question === null
          ? `The game is over: ${winners.length === 0 ? 'a draw' : `${winners.join(' and ')} won`}.`
          : `The game waits for ${game.players[question.player]?.name}.`;
      print('', `${end} ${session.decisions.length} decisions, ${game.turn} turns, digest ${session.digest()}`);
      if (options.promised !== undefined) print('The shuffles were as promised.');
    }) as unknown as Command;
}

/** The log is no part of the position: it can be asked for afterwards. */
function withLog(replay: unknown): unknown {
  const setup = (replay as { setup?: unknown } | null)?.setup;
  return typeof setup === 'object' && setup !== null
    ? { ...(replay as object), setup: { ...setup, log: true } }
    : replay;
}
