/** Tokens that the table agrees to make by hand: by name, by what they are, Roles on a creature, copies. CR 111.3, 111.10, 707.2. */
import { PREDEFINED_TOKENS, type TokenDescription } from '@kitchen-table/language/core';
import { intrinsicCounters } from '../../events/entering-the-battlefield/entering.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { copiedValuesOf } from '../../questions/continuous-effects/layer-changes.ts';
import { isAura } from '../../questions/targets/enchanting.ts';
import { plainEntering } from '../../rules/event-makers.ts';
import { tokenCard } from '../../rules/effects/objects/tokens.ts';
import type { CardRecord } from '../../vocabulary/objects/cards.ts';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_CARD, NO_OBJECT, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { type AdjustedToken, MOST_ADJUSTED } from '../../vocabulary/objects/adjustments.ts';
import { type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';

type Creation = Extract<GameEvent, { kind: 'createToken' }>;

/** The event that makes it. CR 701.6a. */
export function tokenByConsent(
  game: Game,
  player: PlayerId,
  token: AdjustedToken,
  by: Pick<Creation, 'cause' | 'rule'>,
): Creation {
  const entering = plainEntering(player);
  const whole = { kind: 'createToken', player, count: 1, created: [], ...by } as const;
  if ('copyOf' in token) {
    const copied = copiedValuesOf(game, token.copyOf, []);
    const record = game.records[copied.record] as CardRecord;
    // CR 707.9: with exceptions it enters as that copy; without, the record says all.
    const values = copied.except.length === 0 ? null : copied;
    const made: Creation = { ...whole, record, entering: { ...entering, face: copied.face, copied: values } };
    const counters = intrinsicCounters(game, made) ?? entering.counters; // CR 306.5b, 310.4b, 714.3a
    return { ...made, entering: { ...made.entering, counters } };
  }
  const context = { source: NO_OBJECT, controller: player, bindings: NO_BINDINGS, x: null, stackObject: NO_OBJECT };
  const record = game.rules.recordOf(game, tokenCard(game, described(token), context));
  return { ...whole, record, entering: 'role' in token ? { ...entering, attachTo: objectEntity(token.on) } : entering };
}

function described(
  token: Exclude<AdjustedToken, { copyOf: ObjectId }>,
): Exclude<TokenDescription, { kind: 'tokenCopy' }> {
  if ('named' in token) return { kind: 'predefinedToken', name: token.named };
  if ('role' in token) return { kind: 'predefinedToken', name: token.role };
  const { subtypes, colors, power, toughness, keywords } = token;
  return {
    kind: 'token',
    types: ['creature'],
    subtypes,
    colors,
    power: { kind: 'number', number: power },
    toughness: { kind: 'number', number: toughness },
    abilities: keywords.map((keyword) => ({ kind: 'keyword', keyword })),
  };
}

/** Why no such token can be made; null: it can. `gone`: what to say of an object that is not where all see it. */
export function whyNoToken(game: Game, token: AdjustedToken, gone: string): string | null {
  if ('named' in token) return isPredefined(token.named) && !isRole(token.named) ? null : NO_SUCH;
  if ('role' in token)
    return isPredefined(token.role) && isRole(token.role) ? whyNoRole(game, token.on, gone) : NO_SUCH;
  if ('copyOf' in token) return whyNoCopy(game, token.copyOf, gone);
  const isNumber = (number: number): boolean => Number.isSafeInteger(number) && number >= 0 && number <= MOST_ADJUSTED;
  return isNumber(token.power) && isNumber(token.toughness) ? null : 'that is no power and toughness';
}

const NO_SUCH = 'there is no such token by its name alone';

function isPredefined(name: string): boolean {
  return (PREDEFINED_TOKENS as readonly string[]).includes(name);
}

function isRole(name: string): boolean {
  return name.endsWith(' Role');
}

/** CR 303.7: a Role is an Aura on a creature. */
function whyNoRole(game: Game, on: ObjectId, gone: string): string | null {
  if (game.objects[on]?.zone !== Zone.Battlefield) return gone;
  const isCreature = (characteristics(game, on).types & TypeBit.Creature) !== 0;
  return isCreature ? null : 'a Role is put on a creature';
}

const SEEN_BY_ALL: readonly Zone[] = [Zone.Battlefield, Zone.Stack, Zone.Graveyard, Zone.Exile, Zone.Command];
const PERMANENT =
  TypeBit.Artifact | TypeBit.Battle | TypeBit.Creature | TypeBit.Enchantment | TypeBit.Land | TypeBit.Planeswalker;

function whyNoCopy(game: Game, of: ObjectId, gone: string): string | null {
  const object = game.objects[of];
  if (object === undefined || !SEEN_BY_ALL.includes(object.zone)) return gone;
  if ((object.status & StatusBit.FaceDown) !== 0) return 'what is face down is not copied by hand';
  const isCard = object.card !== NO_CARD || (object.status & StatusBit.Token) !== 0;
  const isSpell = object.stack === null || object.stack.kind === 'spell';
  const { record, face } = copiedValuesOf(game, of, []);
  const copied = game.records[record]?.faces[face] as Characteristics | undefined;
  if (!isCard || !isSpell || copied === undefined || (copied.types & PERMANENT) === 0)
    return 'only what can be a permanent can be a token'; // CR 111.1
  return isAura(copied) ? 'an Aura that is attached to nothing would not stay on the battlefield' : null;
}
