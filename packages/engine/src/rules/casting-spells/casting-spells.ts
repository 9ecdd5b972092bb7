/** Casting spells. CR 601. */
import { Step } from '../../vocabulary/turn-structure/steps.ts';
import { isActivePlayer } from '../../questions/players/teams.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { castTally, gameTally, tallyGame } from '../../vocabulary/tallies.ts';
import { perform } from '../../events/perform.ts';
import { endAnnouncing } from '../../events/zones/while-announcing.ts';
import { outOfTime } from './cast-out-of-time.ts';
import { noteCastInGame } from '../../questions/casting-spells/cast-in-this-game.ts';
import { withHeld } from '../../questions/casting-spells/held-as-cast.ts';
import { prohibitedCast } from '../../questions/rules-in-force.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { CastFacts, GameObject, TargetSlot } from '../../vocabulary/objects/objects.ts';
import { allTargets, noteTargeting } from './announcing.ts';
import { noteCrime } from '../additional-rules/crimes.ts';
import { facesToCast } from './faces-to-cast.ts';
import type { Spent } from '../mana/payment.ts';
import { NO_WISH, type PaymentWish } from '../mana/wanted-elsewhere.ts';
import { takeBack } from '../costs/unpayable.ts';
import { waiveReductions } from '../costs/waived-reductions.ts';
import { findPermittedWay, isPermittedWay } from './permitted-ways.ts';
import { freeWay, type Way } from './ways-to-cast.ts';
import { type Proposal, canPay, payFor } from '../costs/spell-costs.ts';
import {
  type Announcement,
  announceAdditional,
  announceAmounts,
  announceModes,
  announceSplices,
  announceTargets,
  castFacts,
  noteAnnounced,
  propose,
  setStack,
} from './announcing-spells.ts';

/** Casts a card in one of its ways; everything is chosen and paid. CR 601.2. The option has been offered: it is legal. */
export function castSpell(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  face: number,
  via: string,
  wish: PaymentWish,
): ObjectId {
  const card = game.objects[object] as GameObject;
  const way = wayFor(game, card, player, face, via);
  return cast(game, player, object, way, wish);
}

/** Casts it without paying its mana cost, as an effect says. CR 118.9c. */
export function castFree(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  face: number,
  via = 'without paying',
): ObjectId {
  return cast(game, player, object, { ...freeWay(face), via }, NO_WISH);
}

/** Casts it in that way, which has been found possible. CR 601.2. */
export function castBy(game: Game, player: PlayerId, object: ObjectId, way: Way): ObjectId {
  return cast(game, player, object, way, NO_WISH);
}

function wayFor(game: Game, card: GameObject, player: PlayerId, face: number, via: string): Way {
  if (via === 'without paying') return freeWay(face);
  for (const permitted of [false, true]) {
    for (const castable of facesToCast(game, card, player, permitted)) {
      const way = isPermittedWay(via)
        ? castable.face === face
          ? findPermittedWay(game, player, card.id, via, face, castable.now, castable.ways)
          : undefined
        : castable.ways.find((each) => each.via === via && each.face === face);
      if (way !== undefined) return way;
    }
  }
  throw new Error(`${card.record.card.name} cannot be cast via '${via}'`);
}

function cast(game: Game, player: PlayerId, object: ObjectId, way: Way, wish: PaymentWish): ObjectId {
  const spell = propose(game, player, object, way);
  const { id, from, now } = spell.proposal;
  // CR 601.2b: modes, additional costs, X.
  announceAdditional(spell);
  announceSplices(spell);
  if (!announceModes(spell)) return giveUp(spell.proposal);
  announceAmounts(spell);
  // CR 601.2e: between the values of X that are not prohibited there may be others; nothing more is asked then.
  if (spell.x !== null && prohibitedCast(game, player, id) !== null) return giveUp(spell.proposal);
  // CR 601.2c-d: targets and division.
  const targets = announceTargets(spell);
  if (targets === null) return giveUp(spell.proposal);
  noteAnnounced(spell, targets);
  if (prohibitedCast(game, player, id) !== null) return giveUp(spell.proposal); // CR 601.5
  // CR 601.2f-h: costs.
  const { proposal, x } = spell;
  spell.context = waiveReductions(game, player, id, now.name, allTargets(targets), spell.context, (reading) =>
    canPay(proposal, reading, x ?? 0, allTargets(targets)),
  );
  const payment = payFor(proposal, spell.context, x ?? 0, allTargets(targets), wish);
  if (payment === null) return giveUp(proposal);
  notePaid(spell, targets, payment);
  // CR 601.2i.
  endAnnouncing(game);
  perform(game, [{ kind: 'cast', object: id, player, from, cause: NO_OBJECT, rule: '601.2i' }]);
  if (mentions(game, 'first of the game') && gameTally(game, castTally(player)) === 0)
    tallyGame(game, castTally(player), 1);
  noteCastInGame(game, id, player);
  noteTargeting(game, targets, id, player);
  if (targets.length > 0) noteCrime(game, allTargets(targets), id, player);
  return id;
}

/** What the spell keeps of having been paid for. CR 601.2h-i. */
function notePaid(
  spell: Announcement,
  targets: readonly TargetSlot[],
  { context, spent }: { readonly context: Context; readonly spent: Spent },
): void {
  const { first, proposal, clauses, modes } = spell;
  const { game, id } = proposal;
  setStack(game, id, {
    ...first,
    clauses,
    modes,
    targets,
    cast: withHeld(game, id, outOfTime(game, inMainPhase(game, castFacts(spell, spent))), context),
    context,
  });
}

/** CR 601.2e, 601.2h: what cannot be completed is taken back. */
function giveUp({ game, player, id, from }: Proposal): ObjectId {
  takeBack(game, player, id, from);
  endAnnouncing(game);
  return NO_OBJECT;
}

/** "If you cast this spell during your main phase": noted where a card of the game asks. */
function inMainPhase(game: Game, facts: CastFacts): CastFacts {
  if (!mentions(game, 'cast during main phase')) return facts;
  const main = game.step === Step.PrecombatMain || game.step === Step.PostcombatMain;
  return main && isActivePlayer(game, facts.by) ? { ...facts, inMainPhase: true } : facts;
}
