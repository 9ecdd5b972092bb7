/** "Why can't I choose that?": for what an open question does not offer, the rules that keep it out. CR 115.4, 508.1, 509.1, 601.2c. */
import { canAttack, canBeTargeted, canBlock } from '../../questions/rules-in-force.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Illegal, Question } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { whyNot } from './why-not.ts';

/** The reasons for whoever is asked; none when it may be chosen. */
export function whyNotChosen(game: Game, question: Question, entity: Entity): readonly Illegal[] {
  const id = entity as number as ObjectId;
  switch (question.kind) {
    case 'priority':
      return isPlayerEntity(entity) ? [] : whyNot(game, question.player, id);
    case 'targets':
      return question.legal.includes(entity) ? [] : [whyNoTarget(game, question, entity)];
    case 'chooseObjects':
      return question.from.includes(entity)
        ? []
        : [illegal(question.reason.rule, 'it is not among what may be chosen')];
    case 'attackers':
      return whyNoAttacker(game, question, entity);
    case 'blockers':
      return whyNoBlocker(game, question, entity);
    case 'distribute':
    case 'assignDamage':
      return question.among.includes(entity) ? [] : [illegal(question.reason.rule, 'it is not among those that share')];
    case 'pay':
      return question.options.some(({ object }) => object === id)
        ? []
        : [illegal('601.2g', 'it gives no mana for this')];
    default: // A choice that is made elsewhere than on the table comes first.
      return isPlayerEntity(entity) ? [] : [illegal('117.1', 'you do not have priority')];
  }
}

function whyNoTarget(game: Game, question: Question & { kind: 'targets' }, entity: Entity): Illegal {
  const { source } = question.reason;
  if ((entity as number) === (source as number) && game.objects[source]?.zone === Zone.Stack)
    return illegal('115.5', 'a spell or ability can not be its own target');
  const by = game.objects[source]?.zone === Zone.Stack ? source : NO_OBJECT;
  const forbidden = canBeTargeted(game, entity, source, question.forPlayer ?? question.player, by);
  if (forbidden !== null) return forbidden;
  if (question.earlier?.some((chosen) => chosen.includes(entity)) === true)
    return illegal('601.2c', 'it is chosen already, and another is asked for');
  return illegal('601.2c', 'it is not what the text asks for');
}

function whyNoAttacker(game: Game, question: Question & { kind: 'attackers' }, entity: Entity): readonly Illegal[] {
  const id = entity as number as ObjectId;
  if (question.attackers.includes(id) || question.defenders.some((defenders) => defenders.includes(entity))) return [];
  if (isPlayerEntity(entity)) return [illegal('508.1b', 'that player can not be attacked now')];
  if (characteristics(game, id).controller !== (question.forPlayer ?? question.player))
    return [illegal('508.1a', 'only your own creatures attack')];
  const reasons = question.defenders.flat().flatMap((defender) => canAttack(game, id, defender) ?? []);
  return [reasons[0] ?? illegal('508.1a', NOT_NOW)];
}

function whyNoBlocker(game: Game, question: Question & { kind: 'blockers' }, entity: Entity): readonly Illegal[] {
  const id = entity as number as ObjectId;
  if (isPlayerEntity(entity) || question.blockers.includes(id) || question.attackers.includes(id)) return [];
  const now = characteristics(game, id);
  if (game.objects[id]?.zone !== Zone.Battlefield || now.controller !== (question.forPlayer ?? question.player))
    return [illegal('509.1a', 'only your own creatures block')];
  const reasons = question.attackers.flatMap((attacker) => canBlock(game, id, attacker) ?? []);
  return [reasons[0] ?? illegal('509.1a', NOT_NOW)];
}

const NOT_NOW = 'it can not take part in this combat';

function illegal(rule: string, because: string): Illegal {
  return { kind: 'illegal', rule, because };
}
