/** Assist: another player may pay for generic mana in a spell's total cost. CR 702.132a. */
import { hasKeyword } from '../../questions/objects/keywords.ts';
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { isPlayerEntity, NO_OBJECT, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { chooseEntities, chooseNumber, reason } from '../resolving/choices.ts';
import { canPayMana, type Payment, payMana } from '../mana/payment.ts';
import { NOTHING } from '../mana/symbols.ts';
import type { Proposal } from './spell-costs.ts';

/** Whether others may help to pay for the spell. */
export function mayBeAssisted(game: Game, now: Characteristics): boolean {
  return mentions(game, 'assist') && hasKeyword(now, 'assist');
}

/** The most generic mana, up to a limit, that any other player could pay. */
export function mostAssistance(game: Game, player: PlayerId, limit: number): number {
  let most = 0;
  for (const other of game.players)
    if (other.id !== player && !other.lost) most = Math.max(most, capacity(game, other.id, limit));
  return most;
}

function capacity(game: Game, player: PlayerId, limit: number): number {
  let amount = 0;
  while (amount < limit && canPayMana(game, paymentBy(player, amount + 1))) amount++;
  return amount;
}

function paymentBy(player: PlayerId, generic: number): Payment {
  return { player, demand: { ...NOTHING, generic }, spending: null, except: NO_OBJECT, helpers: [], life: 0 };
}

/** The caster chooses another player, who pays for as much as they like; gives what is left for the caster to pay. CR 702.132a. */
export function assisted(proposal: Proposal, payment: Payment): Payment {
  const { game, player, id, now } = proposal;
  const { generic } = payment.demand;
  if (generic <= 0 || !mayBeAssisted(game, now)) return payment;
  const others = game.players.filter((other) => other.id !== player && !other.lost && capacity(game, other.id, 1) > 0);
  if (others.length === 0) return payment;
  const [chosen] = chooseEntities(
    game,
    player,
    reason(`Choose a player to assist with ${now.name}, or none`, id, '702.132a'),
    others.map((other) => playerEntity(other.id)),
    0,
    1,
    'choose',
  );
  if (chosen === undefined || !isPlayerEntity(chosen)) return payment;
  const helper = (-1 - chosen) as PlayerId;
  const amount = chooseNumber(
    game,
    helper,
    reason(`Pay how much of the generic mana of ${now.name}?`, id, '702.132a'),
    0,
    capacity(game, helper, generic),
    'mana',
  );
  const left: Payment = { ...payment, demand: { ...payment.demand, generic: generic - amount } };
  // What the caster can't pay then is taken back, and nobody has paid anything: CR 601.2h.
  if (amount > 0 && canPayMana(game, left)) payMana(game, paymentBy(helper, amount));
  return left;
}
