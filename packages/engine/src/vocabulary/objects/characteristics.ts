/** What an object is at a moment: the result of the layers, or what is printed. CR 109.3, 613. */
import type { Ability, CardFace, ManaSymbols } from '@kitchen-table/language/core';
import type { ObjectId, PlayerId } from '../ids.ts';

/** Bit i is COLORS[i]. */
export type ColorMask = number;
/** Bit i is CARD_TYPES[i]. */
export type TypeMask = number;
/** Bit i is SUPERTYPES[i]. */
export type SupertypeMask = number;

/**
 * One ability as the engine holds it: the words, and facts worked out once when the card is loaded.
 * Shared by every object that has it; identity matters (`===`), so that limits "once each turn" can be counted.
 */
export interface AbilityRecord {
  readonly ability: Ability;
  /** Position among the printed abilities of the face, for links (CR 607) and for naming in decisions. */
  readonly index: number;
  /** A mana ability by CR 605.1a; triggered mana abilities (605.1b) are found when they trigger. */
  readonly isManaAbility: boolean;
  /** In which zones it functions, as bits 1 << Zone. CR 113.6. */
  readonly zones: number;
  /** For abilities that an effect gave: the object whose effect gave it; else NO_OBJECT. CR 613.7. */
  readonly grantedBy: ObjectId;
  /** For triggered (and chapter) abilities: the kinds of events that may set it off; else empty. CR 603.2. */
  readonly watches: readonly string[];
  /** Interest bits of this ability alone. */
  readonly interest: number;
}

/** What derived facts have to look at an ability for. */
export const Interest = {
  /** Changes characteristics or control: CR 613. */
  Changes: 1,
  /** Adds another rule to the game. */
  Rules: 2,
  Triggered: 4,
  /** Characteristic-defining: CR 604.3. */
  Defining: 8,
  /** A level symbol or class level: abilities that come and go with a number. CR 711, 716. */
  Levels: 16,
  /** A player may activate it, and it is no mana ability. */
  Activated: 32,
  /** A mana ability. CR 605.1a. */
  Mana: 64,
} as const;

/** What an object is, for reading: it is shared by all who ask. */
export type FixedCharacteristics = Readonly<Characteristics>;

/** Every field set in the constructor, in one order: a hot record. */
export class Characteristics {
  name: string;
  manaCost: ManaSymbols | null;
  manaValue: number;
  colors: ColorMask;
  types: TypeMask;
  supertypes: SupertypeMask;
  subtypes: readonly string[];
  /** NaN when the object has none (CR 208.3); current, after all layers. */
  power: number;
  toughness: number;
  /** After layer 7b, before counters and modifications. CR 613.4b. */
  basePower: number;
  baseToughness: number;
  controller: PlayerId;
  abilities: readonly AbilityRecord[];
  /** Evergreen and other simple keywords as bits; see keywords.ts. */
  keywords: number;
  /** Keywords past the first 31 bits. */
  moreKeywords: number;
  /** The printed face this began as, for printed loyalty and for the page. */
  face: CardFace;
  /** The Interest bits of all its abilities together. */
  interest: number;

  constructor(
    name: string,
    manaCost: ManaSymbols | null,
    manaValue: number,
    colors: ColorMask,
    types: TypeMask,
    supertypes: SupertypeMask,
    subtypes: readonly string[],
    power: number,
    toughness: number,
    controller: PlayerId,
    abilities: readonly AbilityRecord[],
    keywords: number,
    moreKeywords: number,
    face: CardFace,
  ) {
    this.name = name;
    this.manaCost = manaCost;
    this.manaValue = manaValue;
    this.colors = colors;
    this.types = types;
    this.supertypes = supertypes;
    this.subtypes = subtypes;
    this.power = power;
    this.toughness = toughness;
    this.basePower = power;
    this.baseToughness = toughness;
    this.controller = controller;
    this.abilities = abilities;
    this.keywords = keywords;
    this.moreKeywords = moreKeywords;
    this.face = face;
    let interest = 0;
    for (const record of abilities) interest |= record.interest;
    this.interest = interest;
  }

  /** A copy that the layers may write on. */
  copy(): Characteristics {
    const copy = new Characteristics(
      this.name,
      this.manaCost,
      this.manaValue,
      this.colors,
      this.types,
      this.supertypes,
      this.subtypes,
      this.power,
      this.toughness,
      this.controller,
      this.abilities,
      this.keywords,
      this.moreKeywords,
      this.face,
    );
    copy.basePower = this.basePower;
    copy.baseToughness = this.baseToughness;
    copy.interest = this.interest;
    return copy;
  }
}

/** Bits of the card types used most. Same order as CARD_TYPES. */
export const TypeBit = {
  Artifact: 1,
  Battle: 2,
  Conspiracy: 4,
  Creature: 8,
  Dungeon: 16,
  Enchantment: 32,
  Instant: 64,
  Kindred: 128,
  Land: 256,
  Phenomenon: 512,
  Plane: 1024,
  Planeswalker: 2048,
  Scheme: 4096,
  Sorcery: 8192,
  Vanguard: 16384,
} as const;

/** Supertypes as bits of Characteristics.supertypes. CR 205.4a. */
export const SupertypeBit = { Basic: 1, Legendary: 2, Ongoing: 4, Snow: 8, World: 16 } as const;
