/** Commander. CR 903. */
import type { GameEvent, ZoneChange } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type CardId,
  entityPlayer,
  isPlayerEntity,
  NO_OBJECT,
  type ObjectId,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { commanderCardOf } from '../../vocabulary/objects/merged.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { askYesNo, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { leave } from '../../events/perform.ts';
import { fitsCommander } from './cards-brought-in.ts';
import { askForColors, asksForColor, chosenColor, withChosenColor } from './commander-colors.ts';
import { castsBefore, paysNoTax } from '../../questions/players/commander-casts.ts';
import type { Variant } from '../variant.ts';
import { noteArrived, noteChange, notePlayer } from '../../vocabulary/game-notes.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { layInCommandZone } from '../../events/outside-of-events.ts';

/** Whether the card is somebody's commander: CR 903.3. The designation is the card's, in every zone. */
export function isCommander(game: Game, object: GameObject): boolean {
  return commanderCardOf(game, object) !== null;
}

/** A commander costs {2} more for each time before that it was cast from the command zone: CR 903.8. */
export function commanderTax(game: Game, player: PlayerId, id: ObjectId): number {
  const object = game.objects[id];
  if (object === undefined || object.zone !== Zone.Command || !isCommander(game, object)) return 0;
  return paysNoTax(game, id) ? 0 : 2 * castsBefore(game, player, id);
}

function castableCommanders(game: Game, player: PlayerId): readonly ObjectId[] {
  if (game.command.length === 0) return NOTHING;
  return game.command.filter((id) => {
    const object = game.objects[id] as GameObject;
    return object.owner === player && isCommander(game, object);
  });
}
const NOTHING: readonly never[] = [];

/** CR 903.9a: from a graveyard or exile, its owner may put it into the command zone. */
function returnCommander(game: Game): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (const id of game.arrived) {
    const object = game.objects[id];
    if (
      object === undefined ||
      (object.zone !== Zone.Graveyard && object.zone !== Zone.Exile) ||
      !isCommander(game, object)
    )
      continue;
    const { name } = characteristics(game, id);
    const why = reason(`Put ${name} into the command zone?`, id, '903.9a');
    if (
      askYesNo(
        game,
        object.owner,
        why,
        'Command zone',
        `Leave in ${object.zone === Zone.Exile ? 'exile' : 'the graveyard'}`,
      )
    ) {
      events.push(leave(id, object.zone, Zone.Command, 'put', object.owner, NO_OBJECT, '903.9a'));
    }
  }
  return events;
}

/** CR 903.10a: 21 combat damage from one commander. */
export function commanderDamage(game: Game): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (const player of game.players) {
    if (player.lost) continue;
    for (const card in player.commanderDamage) {
      if ((player.commanderDamage[card] ?? 0) < 21) continue;
      events.push({
        kind: 'loseGame',
        player: player.id,
        because: 'one commander has dealt them 21 combat damage',
        cause: NO_OBJECT,
        rule: '903.10a',
      });
      break;
    }
  }
  return events;
}

function goesToHandOrLibrary(game: Game, event: GameEvent): event is ZoneChange {
  if (event.kind !== 'zoneChange' || (event.to !== Zone.Hand && event.to !== Zone.Library)) return false;
  if (event.apart !== undefined) return false;
  const object = game.objects[event.object];
  return object !== undefined && isCommander(game, object);
}

/** CR 903.9b: instead of its owner's hand or library. */
function commandZoneInstead(game: Game, event: GameEvent): GameEvent {
  if (!goesToHandOrLibrary(game, event)) return event;
  const object = game.objects[event.object] as GameObject;
  const { name } = characteristics(game, event.object);
  const where = event.to === Zone.Hand ? 'hand' : 'library';
  const why = reason(`Put ${name} into the command zone instead of your ${where}?`, event.object, '903.9b');
  if (!askYesNo(game, object.owner, why, 'Command zone', `Your ${where}`)) return event;
  // CR 903.9c: of a merged permanent, only the card that is the commander.
  const card = object.memory.components === undefined ? null : commanderCardOf(game, object);
  return card === null ? { ...event, to: Zone.Command } : { ...event, apart: { card, to: Zone.Command } };
}

/** Counts casts from the command zone and combat damage by commanders, and notes where commanders go. */
function keepAccounts(game: Game, event: GameEvent): void {
  if (event.kind === 'zoneChange') {
    if (event.to !== Zone.Graveyard && event.to !== Zone.Exile) return;
    const object = game.objects[event.became];
    if (object !== undefined && isCommander(game, object)) {
      noteArrived(game, event.became);
      noteChange(game);
    }
  } else if (event.kind === 'damage') {
    if (!event.combat || !isPlayerEntity(event.to)) return;
    const source = game.objects[event.source];
    const card = source === undefined ? null : commanderCardOf(game, source);
    if (card === null) return;
    const { id, commanderDamage } = game.players[entityPlayer(event.to)] as Player;
    const damage = (commanderDamage[card] ?? 0) + event.amount;
    notePlayer(game, id, 'commanderDamage', { ...commanderDamage, [card]: damage });
  } else if (event.kind === 'cast' && event.from === Zone.Command) {
    const object = game.objects[event.object];
    if (object === undefined || !isCommander(game, object)) return;
    const { commanderCasts } = game.players[event.player] as Player;
    const casts = (commanderCasts[object.card] ?? 0) + 1;
    notePlayer(game, event.player, 'commanderCasts', { ...commanderCasts, [object.card]: casts });
  }
}

/** Puts each player's commanders, which begin in the library's list, into the command zone. CR 903.6. */
function beginInCommandZone(game: Game): void {
  game.setup.players.forEach((player, seat) => {
    const names = [...(player.commanders ?? [])];
    if (names.length === 0) return;
    const cards: CardId[] = [];
    for (const [place, name] of names.entries()) {
      const { library } = game.players[seat] as Player;
      const id = library.findLast((each) => game.objects[each]?.record.card.name === name);
      if (id === undefined) continue;
      withChosenColor(game, id, chosenColor(player, place));
      layInCommandZone(game, id);
      cards.push((game.objects[id] as GameObject).card);
    }
    notePlayer(game, seat as PlayerId, 'commanders', cards);
  });
}

/** The Commander variant: CR 903. */
export const commander: Variant = {
  name: 'commander',
  contribute: (rules, setup) => ({
    ...rules,
    startingLife: 40, // CR 903.7
    freeMulligan: setup.players.length > 2, // CR 103.5c
    firstDraw: setup.players.length > 2, // CR 103.8c
    additionalGenericCost: (game, player, id) =>
      rules.additionalGenericCost(game, player, id) + commanderTax(game, player, id), // CR 903.8
    castableFrom: castableCommanders, // CR 903.8
    mayBringIn: fitsCommander, // CR 903.11
    beforeFirstTurn: [...rules.beforeFirstTurn, askForColors], // CR 903.4b
    stateBasedActions: [...rules.stateBasedActions, returnCommander, commanderDamage], // CR 903.9a, 903.10a
    replacements: [
      ...rules.replacements,
      { text: 'put the commander into the command zone', applies: goesToHandOrLibrary, replace: commandZoneInstead }, // CR 903.9b
    ],
    accounts: [...rules.accounts, keepAccounts],
  }),
  setUp: beginInCommandZone,
  check: (setup) => {
    const without = setup.players.find((player) => player.commanders === undefined || player.commanders.length === 0);
    if (without !== undefined && setup.start === undefined)
      return `${without.name} has no commander: name one in 'commanders' (CR 903.3)`;
    return asksForColor(setup);
  },
};
