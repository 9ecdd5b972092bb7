/** "Destroyed this way": what an earlier step of the same text did it to. CR 608.2c. */
import type { Action, DoneWord, PutWord } from '@kitchen-table/language/core';
import type { Bindings, Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';

/** The kinds of action that the words name. */
const KINDS: Readonly<Record<DoneWord, readonly Action['kind'][]>> = {
  destroyed: ['destroy'],
  discarded: ['discard'],
  drawn: ['draw'],
  exiled: ['exile', 'exileUntil'],
  milled: ['mill'],
  returned: ['move'],
  revealed: ['reveal', 'revealUntil'],
  sacrificed: ['sacrifice'],
  tapped: ['tap'],
  untapped: ['untap'],
  created: ['create'],
  countered: ['counter'],
  'dealt damage': ['dealDamage'],
  chosen: ['choose'],
  'given counters': ['putCounters'],
  goaded: ['goad'],
  'phased out': ['phaseOut'],
};

/** Where the words say that something was put. */
const PUT: Readonly<Record<PutWord, Zone>> = {
  'put into a graveyard': Zone.Graveyard,
  'put into graveyards': Zone.Graveyard,
  'put into your graveyard': Zone.Graveyard,
  'put into their graveyard': Zone.Graveyard,
  'put into your hand': Zone.Hand,
  'put onto the battlefield': Zone.Battlefield,
  // CR 700.4.
  died: Zone.Graveyard,
};

const WORD_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(KINDS).flatMap(([word, kinds]) => kinds.map((kind) => [kind, word] as const)),
);
/** The word for what is done by actions of that kind, and all kinds that it is the word for. */
export function wordsFor(kind: Action['kind']): {
  readonly word: string | undefined;
  readonly kinds: readonly Action['kind'][];
} {
  const word = WORD_OF.get(kind);
  return { word, kinds: word === undefined ? [] : KINDS[word as DoneWord] };
}

const NONE: readonly Entity[] = [];
const PREFIX = '#done:';

/** Under this name, with the kind of action behind it, stands what is going to be given to pay for a spell. CR 601.2b. */
export const GIVEN = '#given:' as const;
const GIVING = ['sacrifice', 'exile', 'tap'] as const;

/** The reading in which the cost of a spell is worked out: what will be given counts as given. CR 601.2f. */
export function asGiven(bindings: Bindings): Bindings {
  let all = bindings;
  for (const kind of GIVING) {
    const chosen = bindings[GIVEN + kind]?.entities;
    if (chosen !== undefined) all = withDone(all, kind, chosen) ?? all;
  }
  return all;
}

/** Under this label stands that what the steps do is noted from here on. */
export const NOTING = '#noting';

/** What was done in that way so far. */
export function doneThisWay(word: string, context: Context): readonly Entity[] {
  const zone = (PUT as Readonly<Record<string, Zone | undefined>>)[word];
  if (zone !== undefined) return context.bindings[PREFIX + zone]?.entities ?? NONE;
  return context.bindings[PREFIX + word]?.entities ?? NONE;
}

/** What the abilities countered so far were abilities of. CR 113.7a, 701.5a. */
export function sourcesCountered(game: Game, context: Context): readonly ObjectId[] {
  return doneThisWay('countered', context).flatMap((entity) => {
    const stack = isPlayerEntity(entity) ? null : game.objects[entity]?.stack;
    return stack === null || stack === undefined || stack.kind === 'spell' ? [] : [stack.source];
  });
}

/** The names by which things done by the action will be known, besides those done so before; null when no words name it. */
export function withDone(bindings: Bindings, kind: Action['kind'], entities: readonly Entity[]): Bindings | null {
  const word = WORD_OF.get(kind);
  return word === undefined || entities.length === 0 ? null : adding(bindings, word, entities);
}

/** The second bindings, with what was done by actions of that kind as in the first. */
export function withDoneAsIn(before: Bindings, kind: Action['kind'], after: Bindings): Bindings {
  const name = PREFIX + (WORD_OF.get(kind) ?? kind);
  const { [name]: _now, ...others } = after;
  return before[name] === undefined ? others : { ...others, [name]: before[name] };
}

/** The same of who did it, where that alone is told: searched, whatever was found; investigated. */
export function withDoer(bindings: Bindings, deed: string, player: Entity): Bindings {
  return bindings[NOTING] === undefined ? bindings : adding(bindings, `by:${deed}`, [player]);
}

const OFFER = 'offer';

/** What is offered now, whatever it was before: nobody has taken it up yet. */
export function withOffer(bindings: Bindings): Bindings {
  const { [`${PREFIX}by:${OFFER}`]: _before, ...others } = bindings;
  return others;
}

/** The player has taken up what was offered. */
export function withTaken(bindings: Bindings, player: Entity): Bindings {
  return withDoer(bindings, OFFER, player);
}

/** Whether that player has. */
export function hasTaken(player: Entity, context: Context): boolean {
  return wasDoer(OFFER, player, context);
}

/** Whether that player did it. */
export function wasDoer(deed: string, player: Entity, { bindings }: Context): boolean {
  return bindings[`${PREFIX}by:${deed}`]?.entities.includes(player) === true;
}

/** The same of where things were put. */
export function withPut(bindings: Bindings, zone: Zone, entities: readonly Entity[]): Bindings {
  return entities.length === 0 ? bindings : adding(bindings, zone, entities);
}

function adding(bindings: Bindings, name: string | Zone, entities: readonly Entity[]): Bindings {
  const before = bindings[PREFIX + name]?.entities ?? NONE;
  const all = before.length === 0 ? entities : [...before, ...entities];
  return { ...bindings, [PREFIX + name]: { entities: all, amount: all.length } };
}

/** The label of the cards at which "until you reveal a land card" stopped. */
export const FOUND_LABEL = '#found';

/** "All other cards revealed this way": other than the one found, and than those that were chosen or put somewhere since. */
export function spokenOfSince(word: string, context: Context): readonly Entity[] {
  const { bindings } = context;
  const spokenOf = bindings[FOUND_LABEL]?.entities ?? NONE;
  return [
    ...spokenOf,
    ...SINCE.flatMap((since) => (since === word ? NONE : (bindings[PREFIX + since]?.entities ?? NONE))),
  ];
}
const SINCE = ['returned', 'chosen'] as const;

/** What was revealed so far, in the reading of a spell or ability on the stack: to pay for it. CR 701.16a. */
export function revealedToPay(bindings: Bindings): readonly Entity[] {
  return bindings[`${PREFIX}revealed`]?.entities ?? NONE;
}
