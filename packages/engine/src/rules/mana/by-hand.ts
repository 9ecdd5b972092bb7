/** Paying by hand: the player taps sources one by one before the rest is paid. CR 601.2g. */
import { ask, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { canPayMana, type Payment } from './payment.ts';
import { poolTotal } from './pool.ts';
import { manaSources, type ManaSource } from './sources.ts';
import { maySpend } from './spend-only.ts';
import { demandText, MANA_LETTERS, manaTotal } from './symbols.ts';

/** Lets the player activate mana abilities until there is enough in the pool, or the rest is left to us. */
export function payByHand(game: Game, payment: Payment, name: string, source: ObjectId): void {
  const { player } = payment;
  for (;;) {
    if (poolTotal((game.players[player] as Player).pool) >= manaTotal(payment.demand)) return;
    // A source is offered only if the payment is possible at all: the payer finds the rest.
    if (!canPayMana(game, payment)) return;
    const sources = manaSources(game, player, payment.except, payment.spending, maySpend)
      .flatMap((source) => [source, ...(source.others ?? [])])
      .filter(({ mana }) => mana === null);
    if (sources.length === 0) return;
    const options: { object: ObjectId; text: string; source: ManaSource | null; at: number; kind: number }[] = [
      { object: source, text: 'Pay the rest for me', source: null, at: 0, kind: 0 },
    ];
    for (const each of sources) {
      for (const way of each.ways) {
        const kinds = way.kinds.length === 1 ? kindsIn(way.kinds[0] as number) : [-1];
        for (const kind of kinds)
          options.push({
            object: each.object,
            text: `${characteristics(game, each.object).name}${kind < 0 ? '' : `: {${MANA_LETTERS[kind]}}`}`,
            source: each,
            at: way.at,
            kind,
          });
      }
    }
    const answer = ask(game, {
      kind: 'pay',
      player,
      reason: reason(`Pay for ${name}`, source, '601.2g'),
      cost: demandText(payment.demand),
      options: options.map(({ object, text }) => ({ object, text })),
    });
    const chosen = options[answer[0] as number] as (typeof options)[number];
    if (chosen.source === null) return;
    game.rules.activateManaAbility(
      game,
      player,
      chosen.object,
      chosen.at,
      chosen.kind < 0 ? null : [chosen.kind],
      false,
    );
  }
}

function kindsIn(bits: number): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < 6; kind++) if ((bits & (1 << kind)) !== 0) kinds.push(kind);
  return kinds;
}
