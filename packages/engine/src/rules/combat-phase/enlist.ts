/** Enlist: a creature that doesn't attack is tapped as the other attacks, and adds its power. CR 702.154. */
import type { Clause } from '@kitchen-table/language/core';
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { keywordsNamed } from '../../questions/objects/keywords.ts';
import { isSummoningSick } from '../../questions/combat-phase/summoning-sickness.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { bind, contextOf } from '../resolving/bindings.ts';
import { chooseObjects, reason } from '../resolving/choices.ts';
import { deedEvent } from '../event-makers.ts';
import { notePending } from '../../vocabulary/game-notes.ts';

const BONUS: Clause = {
  kind: 'do',
  action: {
    kind: 'get',
    object: { kind: 'self' },
    power: { kind: 'stat', stat: 'power', of: { kind: 'reference', to: 'enlisted' } },
    toughness: { kind: 'number', number: 0 },
  },
  during: { kind: 'untilEndOfTurn' },
};

/** An optional cost for each instance of enlist among the attackers, paid one after another. CR 702.154a, 702.154d, 508.1g. */
export function enlist(game: Game, attackers: readonly ObjectId[]): void {
  for (const attacker of attackers) {
    const { controller, name } = characteristics(game, attacker);
    for (const _instance of keywordsNamed(characteristics(game, attacker), 'enlist')) {
      const [chosen] = chooseObjects(
        game,
        controller,
        reason(`Tap a creature that ${name} enlists, or none`, attacker, '702.154a'),
        game.battlefield.filter((id) => mayBeEnlisted(game, id, controller, attackers)),
        0,
        1,
        'tap',
      );
      if (chosen !== undefined) enlistOne(game, attacker, chosen, controller);
    }
  }
}

/** CR 702.154a, 702.154c. */
function mayBeEnlisted(game: Game, id: ObjectId, player: PlayerId, attackers: readonly ObjectId[]): boolean {
  const { status } = game.objects[id] as GameObject;
  const now = characteristics(game, id);
  return (
    now.controller === player &&
    (now.types & TypeBit.Creature) !== 0 &&
    (status & (StatusBit.Tapped | StatusBit.PhasedOut)) === 0 &&
    !attackers.includes(id) &&
    !isSummoningSick(game, id)
  );
}

/** The tapping, and the triggered ability that is linked to it. CR 702.154b-c. */
function enlistOne(game: Game, attacker: ObjectId, enlisted: ObjectId, player: PlayerId): void {
  const by = { cause: attacker, rule: '702.154a' };
  perform(game, [{ kind: 'tap', object: enlisted, ...by }]);
  const event = deedEvent('enlist', player, attacker, 1, by, enlisted);
  perform(game, [event]);
  notePending(game, {
    controller: player,
    source: attacker,
    ability: null,
    clause: BONUS,
    trigger: null,
    context: bind(contextOf(attacker, player), 'enlisted', [objectEntity(enlisted)], 1),
    event,
  });
}
