/** What pays for mana without being mana: convoke, improvise, delve. CR 702.51, 702.126, 702.66. */
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { deedEvent, moveEvent } from '../event-makers.ts';
import type { Helper } from '../mana/payment.ts';
import { ManaBit } from '../mana/symbols.ts';

const NONE: readonly Helper[] = [];

/** Whether the spell has a keyword by which something else may pay for it. */
export function hasHelp(now: Characteristics): boolean {
  for (const { ability } of now.abilities) {
    if (
      ability.kind === 'keyword' &&
      (ability.keyword === 'convoke' || ability.keyword === 'improvise' || ability.keyword === 'delve')
    )
      return true;
  }
  return false;
}

/** Everything that may help to pay for the spell; `used`: permanents whose mana abilities are counted already. */
export function helpersFor(
  game: Game,
  player: PlayerId,
  spell: ObjectId,
  now: Characteristics,
  used: ReadonlySet<ObjectId>,
): readonly Helper[] {
  let helpers: Helper[] | null = null;
  for (const { ability } of now.abilities) {
    if (ability.kind !== 'keyword') continue;
    if (ability.keyword === 'convoke' || ability.keyword === 'improvise') {
      helpers ??= [];
      const wanted = ability.keyword === 'convoke' ? TypeBit.Creature : TypeBit.Artifact;
      for (const id of game.battlefield) {
        const object = game.objects[id] as GameObject;
        const each = characteristics(game, id);
        if (
          each.controller !== player ||
          (each.types & wanted) === 0 ||
          used.has(id) ||
          (object.status & (StatusBit.Tapped | StatusBit.PhasedOut)) !== 0
        )
          continue;
        const kinds = ability.keyword === 'convoke' ? each.colors | ManaBit.GenericOnly : ManaBit.GenericOnly;
        addHelper(helpers, {
          object: id,
          kinds,
          event: {
            kind: 'tap',
            object: id,
            cause: spell,
            rule: ability.keyword === 'convoke' ? '702.51a' : '702.126a',
          },
          ...(ability.keyword === 'convoke'
            ? { told: deedEvent('convoke', player, id, 1, { cause: spell, rule: '702.51c' }, spell) }
            : {}),
        });
      }
    }
    if (ability.keyword === 'delve') {
      helpers ??= [];
      for (const id of (game.players[player] as Player).graveyard) {
        if (id !== spell)
          addHelper(helpers, {
            object: id,
            kinds: ManaBit.GenericOnly,
            event: {
              ...moveEvent(game, id, Zone.Exile, 'exile', player, { cause: spell, rule: '702.66a' }),
              exiledWith: spell,
            },
          });
      }
    }
  }
  return helpers ?? NONE;
}

/** Those that help in one way or in another. */
export function helpersAnd(one: readonly Helper[], other: readonly Helper[]): readonly Helper[] {
  if (other.length === 0) return one;
  const both = [...one];
  for (const helper of other) addHelper(both, helper);
  return both;
}

/** The same object helps only once, however many abilities would let it. CR 702.51d, 702.66c, 702.126c. */
function addHelper(helpers: Helper[], helper: Helper): void {
  const index = helpers.findIndex(({ object }) => object === helper.object);
  const known = helpers[index];
  if (known === undefined) helpers.push(helper);
  else if ((helper.kinds & ~known.kinds) !== 0) helpers[index] = helper; // a creature’s color pays for more: CR 702.51a
}
