/** Text-changing effects: the words are chosen as they begin. CR 612, 608.2d. */
import { type Action, COLORS } from '@kitchen-table/language/core';
import { askOption, reason } from '../../../questions/ask.ts';
import { withWord } from '../../../questions/continuous-effects/text-changes.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import type { ObjectId } from '../../../vocabulary/ids.ts';
import { BASIC_LAND_TYPES, CREATURE_TYPES } from '../../resolving/choosable-words.ts';
import { resolveObjects } from '../choices/choosing.ts';
import { addEffect } from '../durations.ts';
import { asEntities, type Handlers, nothing, outcome } from '../outcome.ts';
import { setStackFacts } from '../../../vocabulary/objects/object-notes.ts';

type ChangeText = Extract<Action, { kind: 'changeText' }>;

export const textEffects: Handlers<'changeText'> = {
  changeText: (game, action, context, during) => {
    const chosen = resolveObjects(game, action.object, context, {
      player: context.controller,
      purpose: 'choose',
      rule: '612.1',
    });
    if (chosen.objects.length === 0) return nothing(chosen.context);
    const words = chooseWords(game, action, chosen.context);
    const said: ChangeText = { ...action, ...words };
    addEffect(game, { kind: 'changes', action: said }, chosen.context, during, asEntities(chosen.objects), null);
    for (const id of chosen.objects) changeInstructions(game, id, words.from, words.to);
    return outcome(chosen.context, asEntities(chosen.objects), 0, true);
  },
};

/** What a spell is to do is part of its text. CR 612.1. */
function changeInstructions(game: Game, id: ObjectId, from: string, to: string): void {
  const stack = game.objects[id]?.stack ?? null;
  if (stack === null || stack.kind !== 'spell') return;
  const clauses = withWord(stack.clauses, from, to);
  if (clauses !== stack.clauses) setStackFacts(game, id, { ...stack, clauses });
}

/** The player chooses the word that goes and the one that comes. */
function chooseWords(game: Game, { detail, otherThan }: ChangeText, context: Context): { from: string; to: string } {
  const pick = (text: string, options: readonly string[]): string =>
    options[askOption(game, context.controller, reason(text, context.source, '612.2'), options)] as string;
  const sort =
    detail === 'color word with another or one basic land type'
      ? pick('Choose which kind of word to replace', ['color word', 'basic land type'])
      : detail;
  const options = sort === 'color word' ? COLORS : sort === 'basic land type' ? BASIC_LAND_TYPES : CREATURE_TYPES;
  const from = pick('Choose the word to replace', options);
  const others = options.filter((word) => word !== from && word !== otherThan?.subtype);
  return { from, to: others.length === 0 ? from : pick('Choose the word to put in its place', others) };
}
