/** Which players of code sit in the seats of a game started from the command line. */
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { BOT_LEVEL_TEXTS, BOT_LEVELS, type BotLevel, botOf, type Field, looksAhead } from '@kitchen-table/bots';
import { cardNames, starterCards, starterDecks } from '@kitchen-table/cards';
import type { Decider, Mode } from '@kitchen-table/engine';

/** `--bots LEVELS`: one for all seats, or several joined with commas, dealt round the table. */
export function botsOption(flags: '--bots <levels>', what: string): Option<'--bots <levels>'> {
  const levels = BOT_LEVELS.map((level) => `${level} (${BOT_LEVEL_TEXTS[level]})`).join(', ');
  return new Option(flags, `${what}: one level for all, or one for each seat in turn, joined with commas: ${levels}`)
    .argParser(botLevels)
    .default(['greedy'], 'greedy') as unknown as Option<'--bots <levels>'>;
}

/** The levels named, by seat; beyond the last of them they begin again. */
export function botLevels(text: string): readonly BotLevel[] {
  return text.split(',').map((part) => {
    const level = BOT_LEVELS.find((one) => one === part.trim());
    if (level === undefined) throw new InvalidArgumentError(`Levels are ${BOT_LEVELS.join(', ')}, not "${part}".`);
    return level;
  });
}

/** The player of code for a seat of a game. */
export function botAt(levels: readonly BotLevel[], seat: number, seed: string): Decider {
  return botOf(levels[seat % levels.length] as BotLevel, `${seed} seat ${seat}`, starterField());
}

/** How games between them are run: whoever looks ahead needs checkpoints. The games are the same. */
export function modeFor(levels: readonly BotLevel[]): Mode {
  return levels.some(looksAhead) ? 'checkpoint' : 'stack';
}

let field: Field | null = null;

/** The starter decks, whose lists everybody may know. */
function starterField(): Field {
  if (field === null) {
    const cards = new Map(starterCards().map((card) => [card.name, card]));
    field = starterDecks().map(({ list }) =>
      cardNames([...list.commanders, ...list.main]).flatMap((name) => cards.get(name) ?? []),
    );
  }
  return field;
}
