/** What a permanent enchants that enters as a copy of an Aura: nothing was said of it before. CR 303.4f-g, 707.5. */
import { askChoose, reason } from '../../questions/ask.ts';
import { enchantable, isAura } from '../../questions/targets/enchanting.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_ENTITY } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { asEntered } from './as-it-will-be.ts';
import { type EntryEvent, toGraveyard, withEntering } from './entering-by-words.ts';

/** The entry with what its controller chooses for it to enchant; null where it stays where it is. CR 303.4f-g. */
export function enchantingAsCopy(game: Game, event: EntryEvent): EntryEvent | null {
  const { entering } = event;
  if (event.kind !== 'zoneChange' || entering === null || entering.copied === null || entering.attachTo !== NO_ENTITY)
    return event;
  const now = asEntered(game, event);
  if (!isAura(now)) return event;
  const hosts = enchantable(game, event.object, now, entering.controller);
  if (hosts.length === 0) return event.from === Zone.Stack ? toGraveyard(event) : null;
  const why = reason('Choose what it enchants', event.object, '303.4f');
  const [attachTo = NO_ENTITY] = askChoose(game, entering.controller, why, hosts, 1, 1, 'choose');
  return withEntering(event, { attachTo });
}
