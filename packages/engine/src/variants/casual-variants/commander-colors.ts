/** Commanders whose color their player chooses before the game begins. CR 903.4b, 103.2c, 607.2p. */
import { COLORS, type Card, type Color } from '@kitchen-table/language/core';
import { askOption, reason } from '../../questions/ask.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import type { GameSetup, PlayerSetup } from '../../vocabulary/setup.ts';
import { becomeCard } from '../../events/outside-of-events.ts';

/** "If ~ is your commander, choose a color before the game begins." CR 903.4b. */
function choosesColor(card: Card | undefined): boolean {
  return (
    card?.faces[0].abilities.some(
      (ability) => ability.kind === 'static' && ability.rules.some(({ kind }) => kind === 'commanderColor'),
    ) === true
  );
}

/** The color chosen for the commander at that place of the player's commanders. CR 903.4b. */
export function chosenColor({ commanders = [], commanderColors }: PlayerSetup, at: number): Color | undefined {
  const name = commanders[at] as string;
  const said = commanderColors?.[name];
  if (said === undefined || typeof said === 'string') return said;
  return said[commanders.slice(0, at).filter((other) => other === name).length];
}

/** A sentence when a color that a commander asks for is missing, or is said of one that does not ask. CR 903.4b. */
export function asksForColor(setup: GameSetup): string | null {
  for (const player of setup.players) {
    for (const [at, name] of (player.commanders ?? []).entries()) {
      const color = chosenColor(player, at);
      if (color !== undefined && !COLORS.includes(color))
        return `${player.name}'s color for ${name} is one of ${COLORS.join(', ')}, not '${String(color)}' (CR 903.4b)`;
      if (choosesColor(setup.cards[name]) && color === undefined)
        return `${player.name}'s commander ${name} needs a color: say it in 'commanderColors' (CR 903.4b)`;
    }
  }
  return null;
}

/** The choice is the card's for the whole game, in every zone, and part of its color identity. CR 903.4b. */
export function withChosenColor(game: Game, id: ObjectId, color: Color | undefined): void {
  const object = game.objects[id];
  if (object === undefined || color === undefined || !choosesColor(object.record.card)) return;
  const { card } = object.record;
  const [front, ...others] = card.faces;
  const colored: Card = {
    ...card,
    faces: [{ ...front, colorIndicator: [color] }, ...others],
    colorIdentity: card.colorIdentity.includes(color) ? card.colorIdentity : [...card.colorIdentity, color],
  };
  const record = game.rules.recordOf(game, colored);
  becomeCard(game, id, record);
}

/** Players whose commanders begin in a given position say now what no setup said of them. CR 903.4b. */
export function askForColors(game: Game): void {
  for (const id of [...game.command]) {
    const { card, owner, record } = game.objects[id] as GameObject;
    const { commanders } = game.players[owner] as Player;
    if (!commanders.includes(card) || !choosesColor(record.card)) continue;
    if (record.card.faces[0].colorIndicator !== undefined) continue;
    const why = reason(`Choose a color for ${record.card.name}`, id, '903.4b');
    withChosenColor(game, id, COLORS[askOption(game, owner, why, COLORS)]);
  }
}
