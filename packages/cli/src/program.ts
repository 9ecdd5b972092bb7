/** The whole command line. */
import { Command } from '@commander-js/extra-typings';
import { benchCommand } from './commands/bench.ts';
import { botHostCommand } from './commands/bot-host.ts';
import { cardCommand } from './commands/card.ts';
import { cardsCommand } from './commands/cards.ts';
import { conformanceCommand } from './commands/conformance.ts';
import { corpusCommand } from './commands/corpus.ts';
import { deckCommand } from './commands/deck.ts';
import { decksCommand } from './commands/decks.ts';
import { formatsCommand } from './commands/formats.ts';
import { loadCommand } from './commands/load.ts';
import { playCommand } from './commands/play.ts';
import { puzzlesCommand } from './commands/puzzles.ts';
import { replayCommand } from './commands/replay.ts';
import { ruleCommand } from './commands/rule.ts';
import { scenarioCommand } from './commands/scenario.ts';
import { selfplayCommand } from './commands/selfplay.ts';
import { serveCommand } from './commands/serve.ts';
import { simCommand } from './commands/sim.ts';
import { tournamentCommand } from './commands/tournament.ts';

/** `kt` with all its commands. Unknown flags and commands are refused with a suggestion. */
export function program(): Command {
  const commands = [
    playCommand(),
    simCommand(),
    tournamentCommand(),
    puzzlesCommand(),
    replayCommand(),
    serveCommand(),
    loadCommand(),
    botHostCommand(),
    selfplayCommand(),
    cardCommand(),
    cardsCommand(),
    deckCommand(),
    decksCommand(),
    formatsCommand(),
    scenarioCommand(),
    corpusCommand(),
    ruleCommand(),
    conformanceCommand(),
    benchCommand(),
  ];
  const kt = new Command('kt')
    .description("Kitchen Table: Magic's Comprehensive Rules, and a table to play at")
    .version('0.1.0')
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help for what it takes and an example)')
    .addHelpText('after', '\nExample:\n  $ kt sim --format commander --games 4\n');
  for (const command of commands) kt.addCommand(inherit(command, kt));
  return kt as unknown as Command;
}

/** Commands made by themselves do not take the settings of the program above them. */
function inherit(command: Command, from: Command): Command {
  command.copyInheritedSettings(from);
  for (const below of command.commands) inherit(below as Command, from);
  return command;
}
