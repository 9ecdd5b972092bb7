/** Invented cards of every way to be face down or otherwise unseen, and of what looks at or acts on such cards. CR 400.2, 406.3, 708. */
import { starterCards } from '@kitchen-table/cards';
import { isNontraditional } from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';
import { lower } from '@kitchen-table/lower';
import { type PrintedCard, readCard } from '@kitchen-table/oracle';

/** "Name | cost | type | size | text", `/` between lines of text. */
const LINES: readonly string[] = [
  // Cast or put onto the battlefield face down: CR 702.37, 702.168, 701.34, 701.56, 701.60.
  'Masked Heron | {2}{U} | Creature — Bird | 4/3 | Flying / Morph {1}{U}',
  'Masked Ox | {5}{G} | Creature — Ox | 7/6 | Morph {3}',
  'Masked Page | {1} | Creature — Human | 1/1 | Megamorph {2}',
  'Masked Oracle | {3} | Creature — Human Wizard | 2/5 | Morph {2} / When this creature is turned face up, draw a card.',
  'Hooded Witness | {2} | Creature — Human | 1/4 | Disguise {2}',
  'Hooded Bruiser | {4} | Creature — Ogre | 5/5 | Trample / Disguise {3} / When this creature is turned face up, it deals 4 damage to any target.',
  'Shallow Grave Shift | {1} | Sorcery | | Manifest the top card of your library.',
  'Double Shift | {3} | Sorcery | | Manifest the top two cards of your library.',
  'Dreadful Shift | {2} | Sorcery | | Manifest dread.',
  'Veiled Arrival | {1} | Instant | | Cloak the top card of your library.',
  'Veiled Hand | {2} | Sorcery | | Cloak a card from your hand.',
  'Hood Maker | {2} | Creature — Wizard | 1/1 | {1}, {T}: Turn target nontoken creature face down.',
  // Exiled face down: CR 406.3, 702.75, 702.143, 702.170.
  'Foreseen Bolt | {3} | Instant | | Foretell {1} / Foreseen Bolt deals 3 damage to any target.',
  'Foreseen Giant | {6} | Creature — Giant | 6/6 | Foretell {3}',
  'Sly Plot | {4} | Sorcery | | Draw two cards. / Plot {2}',
  'Buried Trove | {2} | Artifact | | Hideaway 4 / {3}, {T}: You may play the exiled card without paying its mana cost.',
  "Smuggler | {1} | Creature — Human Rogue | 2/1 | When this creature enters, exile the top card of target opponent's library face down.",
  "Peeping Thief | {2} | Creature — Human Rogue | 2/2 | When this creature enters, exile the top card of target opponent's library face down. For as long as that card remains exiled, you may look at it, you may play it.",
  "Safe | {1} | Artifact | | When this artifact enters, exile a card from your hand face down. / {2}, {T}: Return the exiled card to its owner's hand.",
  // Seen by some: CR 401.5, 701.16, 701.18, 701.20.
  'Open Books | {2} | Enchantment | | Play with the top card of your library revealed.',
  'Open Hands | {2} | Enchantment | | Players play with their hands revealed.',
  'Quiet Look | {0} | Artifact | | You may look at the top card of your library any time.',
  "Spyglass Bearer | {1} | Creature — Human | 1/2 | {T}: Look at target player's hand.",
  'Unmasker | {1} | Creature — Human | 1/2 | {T}: Look at target face-down creature.',
  'Old Map | {1} | Sorcery | | Search your library for a nonland card, put that card into your hand, then shuffle.',
  'Far Sight | {0} | Instant | | Scry 3.',
  'Drowned Memories | {0} | Instant | | Surveil 2.',
  'Confession | {1} | Sorcery | | Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.',
  'Sudden Loss | {1} | Sorcery | | Target player discards a card.',
  'Blind Loss | {1} | Sorcery | | Target player discards a card at random.',
  'Second Thoughts | {1} | Instant | | Put a card from your hand on top of your library. Draw two cards.',
  'Mill Wheel | {1} | Artifact | | {T}: Target player mills two cards.',
  // Acts on what is there, seen or not.
  'Little Sting | {0} | Instant | | Little Sting deals 2 damage to target creature.',
  'Big Sting | {1} | Instant | | Destroy target creature.',
  "Wave Away | {0} | Instant | | Return target creature to its owner's hand.",
  'Strange Bargain | {2} | Sorcery | | Gain control of target creature.',
  'Brief Bargain | {1} | Sorcery | | Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.',
  'Odd Swap | {2} | Sorcery | | Exchange control of two target creatures.',
  'Harsh Demand | {1} | Sorcery | | Each player sacrifices a creature.',
  'Mirror Mask | {2} | Creature — Shapeshifter | 0/1 | You may have this creature enter as a copy of any green creature on the battlefield.',
  'Reveal the Mask | {1} | Sorcery | | Turn target face-down creature face up.',
  'Growing Pains | {0} | Instant | | Put a +1/+1 counter on target creature.',
  'Banner | {1} | Enchantment | | Creatures you control get +1/+0.',
  'Sword of Straw | {0} | Artifact — Equipment | | Equipped creature gets +2/+0 and has flying. / Equip {1}',
  'Deny | {1} | Instant | | Counter target spell.',
  "Puppet Strings | {3} | Sorcery | | You control target player during that player's next turn.",
  "Blink of an Eye | {1} | Instant | | Exile target creature, then return it to the battlefield under its owner's control.",
  'Undoing | {2} | Sorcery | | Each player shuffles their hand into their library, then draws four cards.',
  'Mutable Beast | {3} | Creature — Beast | 3/3 | Mutate {2}',
  'Hollow Shell | {2} | Creature — Horror | 2/2 | When this creature dies, manifest the top two cards of your library.',
];

function printedFrom(line: string): PrintedCard {
  const [name = '', cost = '', type = '', size = '', text = ''] = line.split('|').map((part) => part.trim());
  const [power, toughness] = size.split('/');
  return {
    name,
    mana_cost: cost,
    type_line: type,
    oracle_text: text.replaceAll(' / ', '\n'),
    ...(power === undefined || toughness === undefined ? {} : { power, toughness }),
  };
}

/** The invented cards; one that is not understood whole is a mistake of this list. */
export function unseenCards(): readonly Card[] {
  return LINES.map((line) => {
    const printed = printedFrom(line);
    const result = readCard(printed);
    if (!('card' in result)) throw new Error(`${printed.name}: ${JSON.stringify(result.refusals[0])}`);
    return lower(result.card);
  });
}

/** Cards to fill the decks with. */
export function plainCards(): readonly Card[] {
  return starterCards().filter((card) => !isNontraditional(card) && !card.faces[0].types.includes('land'));
}

/** Of printed cards, those whose text speaks of hidden cards. */
export function speaksOfHidden({ oracle_text = '', card_faces = [] }: PrintedCard): boolean {
  return [oracle_text, ...card_faces.map((face) => face.oracle_text ?? '')].some((text) => HIDDEN_WORDS.test(text));
}
const HIDDEN_WORDS =
  /face[- ]down|face up|morph|manifest|cloak|disguise|foretell|hideaway|look at|reveal|top card of|control target player/i;
