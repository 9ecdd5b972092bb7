/** Voting: each player in turn order, or all in secret. CR 701.32. */
import type { Noun, Vote } from '@kitchen-table/language/core';
import { ask, askChoose, askNumber, reason } from '../../../questions/ask.ts';
import { rulesInForce } from '../../../questions/in-force.ts';
import { every } from '../../../questions/reading.ts';
import { withNumbers } from '../../../questions/choices/numbers-chosen.ts';
import { withMostVoted, withVotes } from '../../../questions/choices/votes.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { type Entity, NO_OBJECT, playerEntity, type PlayerId } from '../../../vocabulary/ids.ts';
import { perform } from '../../../events/perform.ts';
import { deedEvent } from '../../event-makers.ts';
import { inTurnOrder } from '../../turn-structure/turn-order.ts';
import { by, done, type Handlers } from '../outcome.ts';

const RULE = '701.32a';

/** NOT-CR: a number without a bound is asked for up to this one. CR 107.1. */
const MOST = 999;

/** The handlers of the actions. */
export const votingEffects: Handlers<'vote' | 'chooseNumbers'> = {
  chooseNumbers: (game, _action, context) => {
    const why = reason('Choose a number in secret', context.source, '101.4');
    const players = inTurnOrder(game, game.activePlayer);
    const numbers = new Map(players.map((player) => [player, askNumber(game, player, why, 0, MOST)]));
    return done(withNumbers(context, numbers));
  },
  vote: (game, action, context) => {
    const voted = action.options === undefined ? voteForOne(game, action, context) : voteForWord(game, action, context);
    perform(game, [deedEvent('finish voting', context.controller, NO_OBJECT, 1, by(context, RULE))]);
    return done(voted);
  },
};

/** CR 701.32a: starting with the controller, in turn order; a player with several votes casts them at once (701.32d). */
function ballots(game: Game, context: Context): readonly PlayerId[] {
  return inTurnOrder(game, context.controller).flatMap((player) => {
    let votes = 1;
    for (const { rule, context: own } of rulesInForce(game, 'additionalVote')) {
      if (own.controller !== player) continue;
      const why = reason('Vote an additional time?', own.source, '701.32d');
      const answer = (): number =>
        ask(game, { kind: 'yesNo', player, reason: why, yes: 'Vote again', no: 'Vote once', what: why.text })[0] ?? 0;
      if (rule.may !== true || answer() === 1) votes++;
    }
    return Array.from({ length: votes }, () => player);
  });
}

/** CR 701.32b: words, each with an effect of its own. */
function voteForWord(game: Game, action: Vote, context: Context): Context {
  const options = action.options as readonly string[];
  const voters: Record<string, Entity[]> = Object.fromEntries(options.map((option) => [option, []]));
  const votes: { player: PlayerId; option: number }[] = [];
  for (const player of ballots(game, context)) {
    const [option] = ask(game, {
      kind: 'vote',
      player,
      reason: reason('Vote', context.source, RULE),
      options,
      votes: action.secretly === true ? [] : votes.slice(),
    });
    votes.push({ player, option: option as number });
    (voters[options[option as number] as string] as Entity[]).push(playerEntity(player));
  }
  return withVotes(context, voters);
}

/** CR 701.32b: objects or players; each player chooses among what the words mean to the controller. */
function voteForOne(game: Game, action: Vote, context: Context): Context {
  const candidates = every(game, action.object as Noun, context);
  if (candidates.length === 0) return withMostVoted(context, []);
  const counts = new Map<Entity, number>();
  for (const player of ballots(game, context)) {
    const [chosen] = askChoose(game, player, reason('Vote', context.source, RULE), candidates, 1, 1, 'choose');
    counts.set(chosen as Entity, (counts.get(chosen as Entity) ?? 0) + 1);
  }
  const best = Math.max(...counts.values());
  return withMostVoted(
    context,
    candidates.filter((entity) => counts.get(entity) === best),
  );
}
