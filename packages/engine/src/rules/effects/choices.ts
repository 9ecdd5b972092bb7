/** Choices that effects ask for, payments during resolution, new targets. CR 607.2d, 608.2d, 608.2g, 115.7. */
import { BASIC_LAND_TYPES, creatureTypesToChoose, cardNamesToChoose } from '../choosable-words.ts';
import { CARD_TYPES, COLORS, type Cost } from '@kitchen-table/language';
import { askOption, reason } from '../../questions/ask.ts';
import { find } from '../../questions/nouns.ts';
import { evaluate } from '../../questions/values.ts';
import { reaches } from '../../questions/range.ts';
import { every } from '../../questions/values.ts';
import { randomBelow } from '../../vocabulary/random.ts';
import { editObject } from '../../vocabulary/door.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { LAND_TYPE_NAMES } from '../../vocabulary/subtypes.ts';
import { type Entity, isPlayerEntity, type ObjectId, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import type { Memory } from '../../vocabulary/objects.ts';
import { objectsOf, playersOf, withX } from '../bindings.ts';
import { chooseEntities, chooseNumber } from '../choices.ts';
import { chooseNewTargets } from '../changing-targets.ts';
import { canPayParts } from '../costs.ts';
import { asOneCost } from '../fixed-costs.ts';
import { payParts } from '../paying-costs.ts';
import { farChoosers } from './choosers.ts';
import { resolveNoun, resolvePlayers } from './choosing.ts';
import { WANTED_MANA } from '../mana/wanted.ts';
import { asEntities, type Handlers, nothing, outcome } from './outcome.ts';

export const choiceEffects: Handlers<'choose' | 'pay' | 'chooseNewTargets'> = {
  choose: (game, action, context) => {
    const { players: near, context: withActors } = resolvePlayers(game, action.actor, context);
    const players = near.length > 0 ? near : farChoosers(game, action.actor, context); // CR 801.5c
    const [player] = players;
    if (player === undefined) return nothing(withActors);
    const { what } = action;
    const why = reason('Choose', context.source, '608.2d');
    if (typeof what === 'string') {
      const { memory, entities, amount } = chooseWord(game, player, action, what, context);
      remember(game, context, memory);
      return outcome(withActors, entities, amount, true);
    }
    if ('options' in what) {
      const index = askOption(game, player, why, what.options);
      remember(game, context, { chosenWord: what.options[index] as string });
      return outcome(withActors, [], index, true);
    }
    if ('keywords' in what) {
      const index =
        action.atRandom === true
          ? randomBelow(game, what.keywords.length)
          : askOption(game, player, why, what.keywords);
      remember(game, context, { chosenWord: what.keywords[index] as string });
      return outcome(withActors, [], index, true);
    }
    let now = withActors;
    const chosen: Entity[] = [];
    for (const each of players) {
      // CR 605.3a: a mana ability that is activated to pay for something adds its mana for the one who pays.
      const forPayer = now.bindings[WANTED_MANA] === undefined ? {} : { only: isNoOtherPlayer(each) };
      const picked = resolveNoun(game, what, now, { player: each, purpose: 'choose', rule: '608.2d', ...forPayer });
      now = picked.context;
      chosen.push(...picked.entities);
    }
    const [first] = chosen;
    if (first !== undefined)
      remember(
        game,
        now,
        isPlayerEntity(first)
          ? { chosenPlayer: playersOf([first])[0] as PlayerId }
          : { chosenObject: first as number as ObjectId },
      );
    return outcome(now, chosen, chosen.length, chosen.length > 0);
  },
  pay: (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    let now = withActors;
    let paid = 0;
    for (const player of players) {
      if (now.x === null && action.cost.some((part) => part.kind === 'manaCost' && part.symbols.includes('X')))
        now = withX(now, chooseX(game, player, action.cost, now));
      if (action.plus !== undefined) {
        const { plus } = action;
        const whole = asOneCost([...action.cost, ...severalTimes(plus.cost, every(game, plus.forEach, now).length)]);
        if (!canPayParts(game, player, whole, now)) continue;
        now = payParts(game, player, whole, now, '118.12');
        paid++;
        continue;
      }
      if (action.times === 'any amount') {
        const amount = chooseAmount(game, player, action.cost, now);
        if (amount > 0) now = payParts(game, player, severalTimes(action.cost, amount), now, '118.12');
        paid += amount;
        if (mentions(game, 'paidAsEntered')) remember(game, now, { paidAsEntered: amount });
        continue;
      }
      const times = timesToPay(game, action.times, action.forEach, now);
      // CR 702.24a: all of it or nothing.
      if (times > 1 && !canPayParts(game, player, severalTimes(action.cost, times), now)) continue;
      for (let i = 0; i < times; i++) {
        if (!canPayParts(game, player, action.cost, now)) break;
        now = payParts(game, player, action.cost, now, '118.12');
        paid++;
      }
    }
    return outcome(now, players.map(playerEntity), paid, paid > 0);
  },
  chooseNewTargets: (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    const objects = objectsOf(find(game, action.object, withActors));
    const how = action.change === true ? 'all' : (action.change ?? 'any');
    const to = action.to === undefined ? null : find(game, action.to, withActors);
    for (const object of objects)
      if (players[0] !== undefined && game.stack.includes(object))
        chooseNewTargets(game, object, players[0], context.source, how, to);
    return outcome(withActors, asEntities(objects), objects.length, objects.length > 0);
  },
};

/** "You may pay {X}": how much, of what the player can pay. CR 107.3f. */
function chooseX(game: Game, player: PlayerId, cost: Cost, context: Context): number {
  let most = 0;
  while (most < 99 && canPayParts(game, player, cost, withX(context, most + 1))) most++;
  return chooseNumber(game, player, reason('Choose X', context.source, '107.3f'), 0, most, 'X');
}

/** "Any amount of life": how much, of what the player can pay; all of it is paid at once. CR 107.1c, 118.3. */
function chooseAmount(game: Game, player: PlayerId, cost: Cost, context: Context): number {
  let most = 0;
  while (most < 99 && canPayParts(game, player, severalTimes(cost, most + 1), context)) most++;
  return chooseNumber(game, player, reason('Choose how much to pay', context.source, '118.12'), 0, most, 'times');
}

/** How often the cost is paid: once, so often, or for each of something. */
function timesToPay(
  game: Game,
  times: Parameters<typeof evaluate>[1] | undefined,
  forEach: Parameters<typeof every>[1] | undefined,
  context: Context,
): number {
  if (forEach !== undefined) return every(game, forEach, context).length;
  if (times === undefined) return 1;
  return evaluate(game, times, context);
}

/** The cost so many times over, as one: the same land does not pay twice. CR 118.3. */
function severalTimes(cost: Cost, times: number): Cost {
  return cost.flatMap((part): Cost => {
    if (part.kind === 'manaCost')
      return [{ ...part, symbols: Array.from({ length: times }, () => part.symbols).flat() }];
    if (part.kind === 'lifeCost' && typeof part.amount === 'number') return [{ ...part, amount: part.amount * times }];
    return [part];
  });
}

const isNoOtherPlayer =
  (player: PlayerId) =>
  (entity: Entity): boolean =>
    !isPlayerEntity(entity) || entity === playerEntity(player);

/** CR 110.4. */
const PERMANENT_TYPE_WORDS = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'] as const;

type Choose = Parameters<(typeof choiceEffects)['choose']>[1];
type Word = Extract<Choose['what'], string>;

function chooseWord(
  game: Game,
  player: PlayerId,
  { which, otherThan, least, most }: Choose,
  what: Word,
  context: Context,
): { memory: Partial<Memory>; entities: readonly Entity[]; amount: number } {
  const why = reason(`Choose ${what}`, context.source, '608.2d');
  const pick = (options: readonly string[]): string => options[askOption(game, player, why, options)] as string;
  switch (what) {
    case 'a color': {
      const colors = COLORS.filter((color) => color !== otherThan);
      const index = COLORS.indexOf(pick(colors) as (typeof COLORS)[number]);
      return { memory: { chosenColor: index }, entities: [], amount: index };
    }
    case 'a creature type':
      return {
        memory: { chosenWord: pick(creatureTypesToChoose(game).filter((type) => type !== otherThan)) },
        entities: [],
        amount: 0,
      };
    case 'a permanent type':
      return { memory: { chosenWord: pick(PERMANENT_TYPE_WORDS) }, entities: [], amount: 0 };
    case 'a card type':
      return { memory: { chosenWord: pick(CARD_TYPES) }, entities: [], amount: 0 };
    case 'a land type':
      return { memory: { chosenWord: pick(LAND_TYPE_NAMES) }, entities: [], amount: 0 };
    case 'a basic land type':
      return { memory: { chosenWord: pick(BASIC_LAND_TYPES) }, entities: [], amount: 0 };
    case 'a card name':
      return { memory: { chosenWord: pick(cardNamesToChoose(game, which)) }, entities: [], amount: 0 };
    case 'odd or even':
      return { memory: { chosenWord: pick(['odd', 'even']) }, entities: [], amount: 0 };
    case 'a number': {
      const from = least === undefined ? 0 : evaluate(game, least, context);
      const to = most === undefined ? 99 : evaluate(game, most, context);
      const number = chooseNumber(game, player, why, from, to, 'number');
      return { memory: { chosenNumber: number }, entities: [], amount: number };
    }
    case 'an opponent':
    case 'a player': {
      const team = game.players[player]?.team;
      const from = game.players
        .filter((other) => !other.lost && (what === 'a player' || other.team !== team))
        .map((other) => playerEntity(other.id))
        .filter((entity) => game.ranges === null || reaches(game, context, entity)); // CR 801.5a
      const chosen = chooseEntities(game, player, why, from, 1, 1, 'choose');
      const [first] = playersOf(chosen);
      return { memory: first === undefined ? {} : { chosenPlayer: first }, entities: chosen, amount: chosen.length };
    }
    case 'new targets':
      return { memory: {}, entities: [], amount: 0 };
  }
}

/** What the object remembers for its other abilities. CR 607.2d. */
function remember(game: Game, context: Context, memory: Partial<Memory>): void {
  const source = game.objects[context.source];
  if (source === undefined || source.lastKnown !== null) return;
  const object = editObject(game, context.source);
  object.memory = { ...object.memory, ...memory };
}
