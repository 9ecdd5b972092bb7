/** Choices that effects ask for, new targets. CR 607.2d, 608.2d, 115.7. */
import { BASIC_LAND_TYPES, CREATURE_TYPES, cardNamesToChoose } from '../../resolving/choosable-words.ts';
import { CARD_TYPES, COLORS, type Label, namedWithin, type Noun, type Select } from '@kitchen-table/language/core';
import { askName, askOption, reason } from '../../../questions/ask.ts';
import { withWords } from '../../../questions/choices/words-chosen.ts';
import { find } from '../../../questions/objects/nouns.ts';
import { withDone, withDoneAsIn } from '../../../questions/resolving/this-way.ts';
import { evaluate } from '../../../questions/values.ts';
import { randomBelow } from '../../../vocabulary/random.ts';
import { type Context, restOf } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { LAND_TYPE_NAMES } from '../../../vocabulary/objects/subtypes.ts';
import { type Entity, isPlayerEntity, type ObjectId, playerEntity, type PlayerId } from '../../../vocabulary/ids.ts';
import type { Memory } from '../../../vocabulary/objects/objects.ts';
import { bind, objectsOf, playersOf } from '../../resolving/bindings.ts';
import { chooseNumber } from '../../resolving/choices.ts';
import { chooseNewTargets } from '../../targets/changing-targets.ts';
import { farChoosers } from './choosers.ts';
import { bindRest, type Choosing, resolveNoun, resolvePlayers } from './choosing.ts';
import { pay } from '../paying.ts';
import { WANTED_MANA } from '../../mana/wanted.ts';
import { asEntities, done, doneTo, type Handlers, NO_ENTITIES, nothing, outcome } from '../outcome.ts';
import { remember } from '../../../vocabulary/objects/object-notes.ts';

/** "Choose a card in an opponent's graveyard": where there is none, an opponent is chosen all the same. CR 608.2d. */
function withOwnerChosen(game: Game, what: Noun, context: Context, choosing: Choosing): Context {
  return namedWithin(what)
    .filter(({ relation, noun }) => relation === 'owner' && noun.kind === 'select' && noun.quantifier.amount === 'a')
    .reduce((now, { noun }) => resolveNoun(game, noun, now, choosing).context, context);
}

export const choiceEffects: Handlers<'choose' | 'pay' | 'chooseNewTargets'> = {
  choose: (game, action, context) => {
    const { players: near, context: withActors } = resolvePlayers(game, action.actor, context);
    const players = near.length > 0 ? near : farChoosers(game, action.actor, context); // CR 801.5c
    const [player] = players;
    if (player === undefined) return nothing(withActors);
    const { what } = action;
    const why = reason('Choose', context.source, '608.2d');
    if (typeof what === 'string') {
      const { memory, amount } = chooseWord(game, player, action, what, context);
      rememberChoice(game, context, memory);
      // CR 101.4: each of the others in turn.
      const types =
        what === 'a creature type'
          ? players.map((each) => [
              each,
              (each === player ? memory : chooseWord(game, each, action, what, context).memory).chosenWord as string,
            ])
          : [];
      return outcome(withWords(withActors, new Map(types as [PlayerId, string][])), NO_ENTITIES, amount, true);
    }
    if ('options' in what) {
      // CR 101.4: each in turn, knowing what was chosen before.
      const words = new Map(
        players.map((each) => [each, what.options[askOption(game, each, why, what.options)] as string]),
      );
      rememberChoice(game, context, { chosenWord: words.get(player) as string });
      return done(withWords(withActors, words));
    }
    if ('keywords' in what) {
      const oneOf = (words: readonly string[]): string =>
        words[
          action.atRandom === true ? randomBelow(game, words.length) : askOption(game, player, why, words)
        ] as string;
      if (action.most === undefined) rememberChoice(game, context, { chosenWord: oneOf(what.keywords) });
      else {
        const chosenWords: string[] = [];
        for (let most = evaluate(game, action.most, withActors); most > 0; most--)
          chosenWords.push(oneOf(what.keywords.filter((keyword) => !chosenWords.includes(keyword))));
        rememberChoice(game, context, { chosenWords });
      }
      return done(withActors);
    }
    let now = withActors;
    const chosen: Entity[] = [];
    const rest: Entity[] = [];
    for (const each of players) {
      // CR 605.3a: a mana ability that is activated to pay for something adds its mana for the one who pays.
      const forPayer = now.bindings[WANTED_MANA] === undefined ? {} : { only: isNoOtherPlayer(each) };
      const choosing = { player: each, purpose: 'choose', rule: '608.2d', ...forPayer } as const;
      // "One that hasn't been chosen": neither by those who chose before.
      const bindings = withDone(now.bindings, 'choose', chosen) ?? now.bindings;
      const picked = resolveNoun(game, what, { ...now, bindings }, choosing);
      const after = picked.entities.length > 0 ? picked.context : withOwnerChosen(game, what, picked.context, choosing);
      now = { ...after, bindings: withDoneAsIn(now.bindings, 'choose', after.bindings) };
      chosen.push(...picked.entities);
      if (isChosenNow(what)) rest.push(...(now.bindings[restOf(what.label)]?.entities ?? NO_ENTITIES));
    }
    // What several players chose, and what they chose from: of all of them together.
    if (players.length > 1 && isChosenNow(what)) {
      const left = new Set(rest.filter((entity) => !chosen.includes(entity)));
      now = bindRest(what.label, [...left], bind(now, what.label, chosen, chosen.length));
    }
    const [first] = chosen;
    if (first !== undefined)
      rememberChoice(
        game,
        now,
        isPlayerEntity(first)
          ? { chosenPlayer: playersOf([first])[0] as PlayerId }
          : { chosenObject: first as number as ObjectId },
      );
    return doneTo(now, chosen);
  },
  pay,
  chooseNewTargets: (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    const objects = objectsOf(find(game, action.object, withActors));
    const how = action.change === true ? 'all' : (action.change ?? 'any');
    const to = action.to === undefined ? null : find(game, action.to, withActors);
    for (const object of objects)
      if (players[0] !== undefined && game.stack.includes(object))
        chooseNewTargets(game, object, players[0], context.source, how, to);
    return doneTo(withActors, asEntities(objects));
  },
};

/** Whether it is chosen as the effect is carried out, and spoken of afterwards. CR 608.2d. */
function isChosenNow(what: Noun): what is Select & { readonly label: Label } {
  return what.kind === 'select' && what.quantifier.target !== true && what.label !== undefined;
}

const isNoOtherPlayer =
  (player: PlayerId) =>
  (entity: Entity): boolean =>
    !isPlayerEntity(entity) || entity === playerEntity(player);

/** CR 110.4. */
const PERMANENT_TYPE_WORDS = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'] as const;

type Choose = Parameters<(typeof choiceEffects)['choose']>[1];
type Word = Extract<Choose['what'], string>;

/** Types of mana, in the order of their kinds. CR 106.1b. */
const MANA_TYPES: readonly string[] = [...COLORS, 'colorless'];

/** Of what types the mana was that was spent on the ability; of no color: colorless. CR 106.1b, 602.2b. */
function typesSpent(game: Game, { stackObject }: Context): readonly number[] {
  const cast = game.objects[stackObject]?.stack?.cast;
  if (cast === undefined || cast.manaSpent === 0) return [];
  const colors = COLORS.flatMap((_, kind) => ((cast.colorsSpent & (1 << kind)) !== 0 ? [kind] : []));
  return colors.length > 0 ? colors : [COLORS.length];
}

function chooseWord(
  game: Game,
  player: PlayerId,
  { which, otherThan, least, most, atRandom }: Choose,
  what: Word,
  context: Context,
): { readonly memory: Partial<Memory>; readonly amount: number } {
  const why = reason(`Choose ${what}`, context.source, '608.2d');
  const pick = (options: readonly string[]): string => options[askOption(game, player, why, options)] as string;
  const word = (options: readonly string[]): ReturnType<typeof chooseWord> => ({
    memory: { chosenWord: pick(options) },
    amount: 0,
  });
  switch (what) {
    case 'a color': {
      const colors = COLORS.filter((color) => otherThan?.kind !== 'colorWord' || color !== otherThan.color);
      const index = COLORS.indexOf(pick(colors) as (typeof COLORS)[number]);
      return { memory: { chosenColor: index }, amount: index };
    }
    case 'a creature type':
      return word(CREATURE_TYPES.filter((type) => otherThan?.kind !== 'subtypeWord' || type !== otherThan.subtype));
    case 'a permanent type':
      return word(PERMANENT_TYPE_WORDS);
    case 'a card type':
      return word(CARD_TYPES);
    case 'a land type':
      return word(LAND_TYPE_NAMES);
    case 'a basic land type':
      return word(BASIC_LAND_TYPES);
    case 'a card name':
      return {
        memory: { chosenWord: askName(game, player, why, cardNamesToChoose(game, which, otherThan)) },
        amount: 0,
      };
    case 'odd or even':
      return word(['odd', 'even']);
    case 'the type of mana spent': {
      const types = typesSpent(game, context);
      const type =
        types.length < 2 ? types[0] : MANA_TYPES.indexOf(pick(types.map((each) => MANA_TYPES[each] as string)));
      return { memory: type === undefined ? {} : { chosenColor: type }, amount: 0 };
    }
    case 'a number': {
      const from = least === undefined ? 0 : evaluate(game, least, context);
      const to = most === undefined ? 99 : evaluate(game, most, context);
      const number =
        atRandom === true
          ? from + randomBelow(game, to - from + 1)
          : chooseNumber(game, player, why, from, to, 'number');
      return { memory: { chosenNumber: number }, amount: number };
    }
  }
}

/** What the object remembers for its other abilities, and, though it has left, for the rest of this one. CR 607.2d, 608.2c. */
function rememberChoice(game: Game, context: Context, memory: Memory): void {
  if (game.objects[context.source] !== undefined) remember(game, context.source, memory);
}
