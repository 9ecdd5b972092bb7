/** Lowering: from what a card says to what it does, by the passes in their order; once for each card, as it is loaded. */
import type {
  Ability,
  CardFace as SurfaceFace,
  Card as SurfaceCard,
  StickerSheet as PrintedSheet,
} from '@kitchen-table/language/surface';
import type { Card, CardFace, StickerSheet } from '@kitchen-table/language/core';
import { type Pass, wordsIn } from './pass.ts';
import { type Refusal, wordsWithoutCore } from './core-words/words-without-core.ts';
import { alternativeCostPaid } from './passes/abilities/alternative-cost-paid.ts';
import { anchorsApart } from './passes/abilities/anchors-apart.ts';
import { anyOfThem } from './passes/casting-spells/any-of-them.ts';
import { blocksOrIsBlockedBy } from './passes/combat-phase/blocks-or-is-blocked-by.ts';
import { attacksForbiddenByDefenders } from './passes/combat-phase/attacks-forbidden-by-defenders.ts';
import { askedOfTheSpell } from './passes/casting-spells/asked-of-the-spell.ts';
import { askedOfEach } from './passes/objects/asked-of-each.ts';
import { attackedWithThen } from './passes/combat-phase/attacked-with-then.ts';
import { attachedOnly } from './passes/abilities/attached-only.ts';
import { askedOfWhatIsDelayed } from './passes/resolving/asked-of-what-is-delayed.ts';
import { saidOfTheNextSpell } from './passes/casting-spells/said-of-the-next-spell.ts';
import { saidOfWhatIsCast } from './passes/abilities/said-of-what-is-cast.ts';
import { saidOfWhatIsToCome } from './passes/resolving/said-of-what-is-to-come.ts';
import { comeBack } from './passes/objects/come-back.ts';
import { comparedAgain } from './passes/resolving/compared-again.ts';
import { paidEachApart } from './passes/costs/paid-each-apart.ts';
import { castIfExiled } from './passes/casting-spells/cast-if-exiled.ts';
import { castForNothing } from './passes/casting-spells/cast-for-nothing.ts';
import { cardsEverywhere } from './passes/objects/cards-everywhere.ts';
import { chosenAbilitiesApart } from './passes/keywords-and-layouts/chosen-abilities-apart.ts';
import { conditionNamed } from './passes/abilities/condition-named.ts';
import { conditionsApart } from './passes/abilities/conditions-apart.ts';
import { chosenInEach } from './passes/objects/chosen-in-each.ts';
import { costByManaValue } from './passes/keywords-and-layouts/cost-by-mana-value.ts';
import { countersOnTokenCopies } from './passes/objects/counters-on-token-copies.ts';
import { creationHeard } from './passes/abilities/creation-heard.ts';
import { deedsSaid } from './passes/resolving/deeds-said.ts';
import { describedInstead } from './passes/instead/described-instead.ts';
import { differentOnes } from './passes/objects/different-ones.ts';
import { doneTheSameWay } from './passes/numbers/done-the-same-way.ts';
import { drawnCardExiled } from './passes/instead/drawn-card-exiled.ts';
import { durationsSaid } from './passes/resolving/durations-said.ts';
import { eachForItself } from './passes/resolving/each-for-itself.ts';
import { earthbending } from './passes/keywords-and-layouts/earthbending.ts';
import { enteringAsIsSaidNext } from './passes/resolving/entering-as-is-said-next.ts';
import { entriesJoined } from './passes/resolving/entries-joined.ts';
import { entryApart } from './passes/abilities/entry-apart.ts';
import { exiledAfterCasting } from './passes/casting-spells/exiled-after-casting.ts';
import { exiledAsItResolves } from './passes/resolving/exiled-as-it-resolves.ts';
import { exiledCardsMoved } from './passes/resolving/exiled-cards-moved.ts';
import { fromOfTheFirst } from './passes/objects/from-of-the-first.ts';
import { flashOfItsOwn } from './passes/keywords-and-layouts/flash-of-its-own.ts';
import { goadingSaid } from './passes/keywords-and-layouts/goading-said.ts';
import { heardAsItEnters } from './passes/resolving/heard-as-it-enters.ts';
import { hauntingTrigger } from './passes/keywords-and-layouts/haunting-trigger.ts';
import { heldAbilities } from './passes/abilities/held-abilities.ts';
import { hostMoved } from './passes/resolving/host-moved.ts';
import { keywordBeforeADash } from './passes/abilities/keyword-before-a-dash.ts';
import { kindsWrittenOut } from './passes/resolving/kinds-written-out.ts';
import { spendingSaidBefore } from './passes/resolving/spending-said-before.ts';
import { limitsOfX } from './passes/numbers/limits-of-x.ts';
import { uncalledFlips } from './passes/numbers/uncalled-flips.ts';
import { offeredInAll } from './passes/numbers/offered-in-all.ts';
import { lossesJoined } from './passes/resolving/losses-joined.ts';
import { moreThisTurn } from './passes/numbers/more-this-turn.ts';
import { moreInstead } from './passes/numbers/more-instead.ts';
import { lookedAtAgain } from './passes/resolving/looked-at-again.ts';
import { landsPlayedLikewise } from './passes/casting-spells/lands-played-likewise.ts';
import { lastingMana } from './passes/resolving/lasting-mana.ts';
import { namedAgain } from './passes/objects/named-again.ts';
import { namedAsPrinted } from './passes/objects/named-as-printed.ts';
import { nounsRepeated } from './passes/abilities/nouns-repeated.ts';
import { otherAbilitiesNamed } from './passes/abilities/other-abilities-named.ts';
import { otherThanTheDealer } from './passes/objects/other-than-the-dealer.ts';
import { saidOfWhatWasOffered } from './passes/resolving/said-of-what-was-offered.ts';
import { otherThanEvent } from './passes/abilities/other-than-event.ts';
import { otherThanTarget } from './passes/objects/other-than-target.ts';
import { otherwiseApart } from './passes/abilities/otherwise-apart.ts';
import { paidByDeeds } from './passes/abilities/paid-by-deeds.ts';
import { paidForEachFighter } from './passes/abilities/paid-for-each-fighter.ts';
import { paidRather } from './passes/abilities/paid-rather.ts';
import { paragraphsJoined } from './passes/abilities/paragraphs-joined.ts';
import { partsTogether } from './passes/resolving/parts-together.ts';
import { placesApart } from './passes/abilities/places-apart.ts';
import { plainSelf } from './passes/abilities/plain-self.ts';
import { playedThisWay } from './passes/casting-spells/played-this-way.ts';
import { prizeClaimed } from './passes/keywords-and-layouts/prize-claimed.ts';
import { qualitiesApart } from './passes/abilities/qualities-apart.ts';
import { recipientsOfEvent } from './passes/abilities/recipients-of-event.ts';
import { sameForSaid } from './passes/resolving/same-for-said.ts';
import { insteadOfTheSentence } from './passes/instead/instead-of-the-sentence.ts';
import { otherwiseWhenDeclined } from './passes/instead/otherwise-when-declined.ts';
import { putElsewhereInstead } from './passes/instead/put-elsewhere-instead.ts';
import { sameForApart } from './passes/abilities/same-for-apart.ts';
import { sidesWrittenOut } from './passes/resolving/sides-written-out.ts';
import { siegeAbility } from './passes/keywords-and-layouts/siege-ability.ts';
import { spendingApart } from './passes/abilities/spending-apart.ts';
import { spokenOfOnceCast } from './passes/casting-spells/spoken-of-once-cast.ts';
import { stationSize } from './passes/keywords-and-layouts/station-size.ts';
import { stillSaid, stillSaidOfLines } from './passes/resolving/still-said.ts';
import { supportWrittenOut } from './passes/keywords-and-layouts/support-written-out.ts';
import { targetsLabeled } from './passes/abilities/targets-labeled.ts';
import { textOfTokensSaidNext } from './passes/resolving/text-of-tokens-said-next.ts';
import { thereIsSuchAOne } from './passes/objects/there-is-such-a-one.ts';
import { tokensTogether } from './passes/resolving/tokens-together.ts';
import { unpreventableDamage } from './passes/resolving/unpreventable-damage.ts';
import { whoseItIs } from './passes/objects/whose-it-is.ts';
import { xOfTheSpellCast } from './passes/numbers/x-of-the-spell-cast.ts';
import { withParts, type Node } from './rewriting.ts';
import { abilityAsSaid } from './said-again.ts';

/** One line of a face: what is printed there (-1: nothing, a rule gives it), as the ability that the passes begin with. */
export interface Line {
  readonly ability: Ability;
  readonly line: number;
}

/** Passes over the lines of a whole face, in order. */
const OVER_FACES: readonly ((lines: readonly Line[], face: SurfaceFace) => readonly Line[])[] = [
  namedAsPrinted,
  otherAbilitiesNamed,
  saidOfWhatIsCast,
  siegeAbility,
  stillSaidOfLines,
  paragraphsJoined,
  entriesJoined,
  stationSize,
  otherThanEvent,
  alternativeCostPaid,
  chosenAbilitiesApart,
];

/** Passes over single abilities, in order: those that take one apart come first. */
const OVER_ABILITIES: readonly Pass[] = [
  moreInstead,
  moreThisTurn,
  whoseItIs,
  partsTogether,
  paidEachApart,
  conditionNamed,
  castForNothing,
  lossesJoined,
  offeredInAll,
  attackedWithThen,
  blocksOrIsBlockedBy,
  chosenInEach,
  differentOnes,
  flashOfItsOwn,
  recipientsOfEvent,
  paidRather,
  exiledAfterCasting,
  exiledAsItResolves,
  spendingApart,
  qualitiesApart,
  cardsEverywhere,
  placesApart,
  fromOfTheFirst,
  anchorsApart,
  entryApart,
  sameForApart,
  conditionsApart,
  attacksForbiddenByDefenders,
  otherwiseApart,
  sameForSaid,
  doneTheSameWay,
  comparedAgain,
  lookedAtAgain,
  spendingSaidBefore,
  limitsOfX,
  xOfTheSpellCast,
  kindsWrittenOut,
  sidesWrittenOut,
  uncalledFlips,
  insteadOfTheSentence,
  otherwiseWhenDeclined,
  putElsewhereInstead,
  describedInstead,
  drawnCardExiled,
  landsPlayedLikewise,
  playedThisWay,
  durationsSaid,
  anyOfThem,
  stillSaid,
  eachForItself,
  askedOfWhatIsDelayed,
  heardAsItEnters,
  comeBack,
  saidOfWhatIsToCome,
  askedOfTheSpell,
  saidOfTheNextSpell,
  spokenOfOnceCast,
  enteringAsIsSaidNext,
  textOfTokensSaidNext,
  saidOfWhatWasOffered,
  goadingSaid,
  paidForEachFighter,
  paidByDeeds,
  attachedOnly,
  costByManaValue,
  countersOnTokenCopies,
  creationHeard,
  hauntingTrigger,
  hostMoved,
  castIfExiled,
  exiledCardsMoved,
  heldAbilities,
  deedsSaid,
  lastingMana,
  unpreventableDamage,
  tokensTogether,
  thereIsSuchAOne,
  namedAgain,
  askedOfEach,
  nounsRepeated,
  keywordBeforeADash,
  prizeClaimed,
  supportWrittenOut,
  earthbending,
  plainSelf,
  targetsLabeled,
  otherThanTarget,
  otherThanTheDealer,
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
      ? sameOr(part, joinedParagraphs(part as readonly Ability[]).flatMap(lowerAbility))
      : withInnerAbilities(part),
  );
}

function joinedParagraphs(abilities: readonly Ability[]): readonly Ability[] {
  return paragraphsJoined(abilities.map((ability) => ({ ability, line: 0 }))).map(({ ability }) => ability);
}

/** Fields that hold abilities within abilities. */
const INNER: ReadonlySet<string> = new Set(['abilities', 'cleaved']);

function sameOr<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  return before.length === now.length && now.every((each, index) => each === before[index]) ? before : now;
}

/** What the passes leave is core, if every word of it has a form there: `wordsWithoutCore` is asked of every card. */
function inCore(abilities: readonly Ability[]): CardFace['abilities'] {
  return abilities as readonly unknown[] as CardFace['abilities'];
}

/** What a face does. */
export function lowerFace(face: SurfaceFace): CardFace {
  let lines: readonly Line[] = face.abilities.map((ability, line) => ({ ability, line }));
  for (const pass of OVER_FACES) lines = pass(lines, face);
  const lowered = lines.map(({ ability, line }) => ({ line, abilities: lowerAbility(ability) }));
  return {
    ...face,
    abilities: inCore(lowered.flatMap(({ abilities }) => abilities)),
    text: { abilities: face.abilities, lines: lowered.flatMap(({ abilities, line }) => abilities.map(() => line)) },
  };
}

/** What became of a card: what it does, or what of it core has no form for. */
export type Lowering = { readonly card: Card } | { readonly refusals: readonly [Refusal, ...Refusal[]] };

/** Pure memo: a printed card is lowered once. */
const cards = new WeakMap<SurfaceCard, Lowering>();

/** What a card does, or why it cannot be played. The same printed card gives the same answer. */
export function lowerCard(card: SurfaceCard): Lowering {
  let lowered = cards.get(card);
  if (lowered === undefined) {
    const [first, ...others] = card.faces;
    const { faces: _printed, ...rest } = card;
    const whole: Card = { ...rest, faces: [lowerFace(first), ...others.map(lowerFace)] };
    const [refusal, ...more] = wordsWithoutCore(whole);
    cards.set(card, (lowered = refusal === undefined ? { card: whole } : { refusals: [refusal, ...more] }));
  }
  return lowered;
}

/** What a card does. Throws one sentence when core has no form for some of its words: `lowerCard` tells of all. */
export function lower(card: SurfaceCard): Card {
  const lowered = lowerCard(card);
  if ('card' in lowered) return lowered.card;
  const [{ node, ability }] = lowered.refusals;
  throw new Error(
    `${card.name} can't be played: core has no form for ${node} (ability ${ability + 1}); take it out of the deck`,
  );
}

/** Why a card cannot be played; nothing when it can. */
export function refusalsOf(card: SurfaceCard): readonly Refusal[] {
  const lowered = lowerCard(card);
  return 'card' in lowered ? [] : lowered.refusals;
}

/** The card as it is printed: what lowering began with. */
export function surfaceOf(card: Card): SurfaceCard {
  const { faces, ...rest } = card;
  const [first, ...others] = faces;
  return { ...rest, faces: [surfaceFace(first), ...others.map(surfaceFace)] };
}

function surfaceFace({ text, abilities, ...face }: CardFace): SurfaceFace {
  return { ...face, abilities: text === null ? abilities.map(abilityAsSaid) : text.abilities };
}

/** A sticker sheet whose ability stickers say what they do. Throws one sentence when core has no form for one. CR 123.7. */
export function lowerSheet(sheet: PrintedSheet): StickerSheet {
  const stickers = sheet.stickers.map((sticker) =>
    sticker.kind === 'ability'
      ? { ...sticker, abilities: lower(asCard(`${sheet.name}: ${sticker.text}`, sticker.abilities)).faces[0].abilities }
      : sticker,
  );
  return { ...sheet, stickers };
}

/** Abilities that stand on no card, as those of a creature. */
function asCard(name: string, abilities: readonly Ability[]): SurfaceCard {
  return {
    name,
    layout: 'normal',
    faces: [{ name, manaCost: null, supertypes: [], types: ['creature'], subtypes: [], abilities }],
    colorIdentity: [],
  };
}
