/** Lowering: from what a card says to what it does, by the passes in their order; once for each card, as it is loaded. */
import type { Ability, CardFace as SurfaceFace, Card as SurfaceCard, StickerSheet } from '@kitchen-table/language';
import type { Card, CardFace } from '@kitchen-table/language/core';
import { type Pass, wordsIn } from './pass.ts';
import { anchorsApart } from './passes/anchors-apart.ts';
import { conditionNamed } from './passes/condition-named.ts';
import { conditionsApart } from './passes/conditions-apart.ts';
import { deedsSaid } from './passes/deeds-said.ts';
import { earthbending } from './passes/earthbending.ts';
import { entriesJoined } from './passes/entries-joined.ts';
import { entryApart } from './passes/entry-apart.ts';
import { goadingSaid } from './passes/goading-said.ts';
import { hauntingTrigger } from './passes/haunting-trigger.ts';
import { heldAbilities } from './passes/held-abilities.ts';
import { keywordBeforeADash } from './passes/keyword-before-a-dash.ts';
import { lastingMana } from './passes/lasting-mana.ts';
import { nounsRepeated } from './passes/nouns-repeated.ts';
import { otherwiseApart } from './passes/otherwise-apart.ts';
import { plainSelf } from './passes/plain-self.ts';
import { prizeClaimed } from './passes/prize-claimed.ts';
import { qualitiesApart } from './passes/qualities-apart.ts';
import { sameForApart } from './passes/same-for-apart.ts';
import { siegeAbility } from './passes/siege-ability.ts';
import { stationSize } from './passes/station-size.ts';
import { supportWrittenOut } from './passes/support-written-out.ts';
import { targetsLabeled } from './passes/targets-labeled.ts';
import { unpreventableDamage } from './passes/unpreventable-damage.ts';
import { withParts, type Node } from './rewriting.ts';

/** One line of a face: what is printed there (-1: nothing, a rule gives it), as the ability that the passes begin with. */
export interface Line {
  readonly ability: Ability;
  readonly line: number;
}

/** Passes over the lines of a whole face, in order. */
const OVER_FACES: readonly ((lines: readonly Line[], face: SurfaceFace) => readonly Line[])[] = [
  siegeAbility,
  entriesJoined,
  stationSize,
];

/** Passes over single abilities, in order: those that take one apart come first. */
const OVER_ABILITIES: readonly Pass[] = [
  conditionNamed,
  qualitiesApart,
  anchorsApart,
  entryApart,
  sameForApart,
  conditionsApart,
  otherwiseApart,
  goadingSaid,
  hauntingTrigger,
  heldAbilities,
  deedsSaid,
  lastingMana,
  unpreventableDamage,
  nounsRepeated,
  keywordBeforeADash,
  prizeClaimed,
  supportWrittenOut,
  earthbending,
  plainSelf,
  targetsLabeled,
];

/** Pure memo: many cards share lines, and with them the abilities. */
const memo = new WeakMap<Ability, readonly Ability[]>();

/** What an ability does: itself in core, or the several abilities that its words stand for. */
export function lowerAbility(said: Ability): readonly Ability[] {
  let lowered = memo.get(said);
  if (lowered === undefined) {
    const words = wordsIn(said);
    lowered = [said];
    for (const { calledBy, rewrite } of OVER_ABILITIES)
      if (calledBy.some((word) => words.has(word))) lowered = lowered.flatMap(rewrite);
    if ([...INNER].some((field) => words.has(field)) || words.has('anchors'))
      lowered = lowered.map((ability) => withInnerAbilities(ability) as Ability);
    memo.set(said, lowered);
  }
  return lowered;
}

/** Abilities within an ability (given away, of tokens, at a level) are lowered as those of a card are. */
function withInnerAbilities(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    const parts = node.map(withInnerAbilities);
    return parts.some((part, index) => part !== node[index]) ? parts : node;
  }
  return withParts(node as Node, (part, field) =>
    INNER.has(field) && Array.isArray(part)
      ? sameOr(part, (part as readonly Ability[]).flatMap(lowerAbility))
      : withInnerAbilities(part),
  );
}

/** Fields that hold abilities within abilities. */
const INNER: ReadonlySet<string> = new Set(['abilities', 'cleaved']);

function sameOr<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  return before.length === now.length && now.every((each, index) => each === before[index]) ? before : now;
}

/** What a face does. */
export function lowerFace(face: SurfaceFace): CardFace {
  let lines: readonly Line[] = face.abilities.map((ability, line) => ({ ability, line }));
  for (const pass of OVER_FACES) lines = pass(lines, face);
  const lowered = lines.map(({ ability, line }) => ({ line, abilities: lowerAbility(ability) }));
  return {
    ...face,
    abilities: lowered.flatMap(({ abilities }) => abilities),
    text: { abilities: face.abilities, lines: lowered.flatMap(({ abilities, line }) => abilities.map(() => line)) },
  };
}

/** Pure memo: a printed card is lowered once. */
const cards = new WeakMap<SurfaceCard, Card>();

/** What a card does. The same printed card gives the same lowered one. */
export function lower(card: SurfaceCard): Card {
  let lowered = cards.get(card);
  if (lowered === undefined) {
    const [first, ...others] = card.faces;
    cards.set(card, (lowered = { ...card, faces: [lowerFace(first), ...others.map(lowerFace)] }));
  }
  return lowered;
}

/** The card as it is printed: what lowering began with. */
export function surfaceOf(card: Card): SurfaceCard {
  const [first, ...others] = card.faces;
  return { ...card, faces: [surfaceFace(first), ...others.map(surfaceFace)] };
}

function surfaceFace({ text, ...face }: CardFace): SurfaceFace {
  return text === null ? face : { ...face, abilities: text.abilities };
}

/** A sticker sheet whose ability stickers say what they do. CR 123.7. */
export function lowerSheet(sheet: StickerSheet): StickerSheet {
  const stickers = sheet.stickers.map((sticker) =>
    sticker.kind === 'ability' ? { ...sticker, abilities: sticker.abilities.flatMap(lowerAbility) } : sticker,
  );
  return { ...sheet, stickers };
}
