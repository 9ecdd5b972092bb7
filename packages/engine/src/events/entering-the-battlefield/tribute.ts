/** Tribute: an opponent may put counters on what enters. CR 702.104. */
import { askChoose, askYesNo, reason } from '../../questions/ask.ts';
import { keywordsNamed } from '../../questions/objects/keywords.ts';
import { evaluate } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { EnteringFacts } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { entityPlayer, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { asEntered } from './as-it-will-be.ts';
import { type EntryEvent, withCounters, withEntering } from './entering-by-words.ts';

/** CR 702.104a: an opponent of the player's choice may put the counters on it. */
export function payTribute(game: Game, event: EntryEvent, context: Context, player: PlayerId): EntryEvent {
  const team = game.players[player]?.team;
  const opponents = game.players
    .filter((other) => !other.lost && other.team !== team)
    .map((other) => playerEntity(other.id));
  const [chosen] = askChoose(
    game,
    player,
    reason('Choose an opponent for tribute', context.source, '702.104a'),
    opponents,
    1,
    1,
    'choose',
  );
  const [tribute] = keywordsNamed(asEntered(game, event), 'tribute');
  if (chosen === undefined || tribute?.amount === undefined) return event;
  const count = evaluate(game, tribute.amount, context);
  if (
    !askYesNo(
      game,
      entityPlayer(chosen),
      reason(`Pay tribute: put ${count} +1/+1 counters on it?`, context.source, '702.104a'),
      'Pay tribute',
      'Do not',
    )
  )
    return event;
  const { memory } = event.entering as EnteringFacts;
  return withEntering(withCounters(event, { '+1/+1': count }), {
    memory: { ...memory, marks: { ...memory.marks, tribute: 1 } },
  });
}
