/**
 * Texts that card files have otherwise than the printed cards: the words, what they should be, and how we know. A file
 * that has them right is left as it is.
 */
import type { CardRecord, FaceRecord } from '../card-record.ts';

/** Some words of a card's text that are wrong in a card file. */
export interface CorrectedText {
  readonly name: string;
  /** The words as the file has them. */
  readonly says: string;
  readonly instead: string;
  /** How we know. */
  readonly source: string;
}

const TYPESETTING = 'a slip of the typesetting: the words make no sentence otherwise';
const TYPESETTING_COMMA = 'a slip of the typesetting: every other text has a comma before the exceptions of a copy';

/** All corrections. */
export const CORRECTED_TEXTS: readonly CorrectedText[] = [
  {
    name: 'Treasure Vault',
    says: 'this artifact land',
    instead: 'this land',
    source: 'the printed card sacrifices itself by its name; no other text calls an object by two types',
  },
  { name: "Sheoldred's Edict", says: 'Choose one\n', instead: 'Choose one —\n', source: 'CR 700.2: a dash is printed' },
  {
    name: "Sheoldred's Edict",
    says: 'a creature of their choice token',
    instead: 'a creature token of their choice',
    source: 'the printed card; CR 111.1: a token is called by its types',
  },
  { name: 'Clown Car', says: 'a +1/+1 on', instead: 'a +1/+1 counter on', source: TYPESETTING },
  {
    name: 'Faerie Artisans',
    says: 'a copy of that creature except',
    instead: 'a copy of that creature, except',
    source: TYPESETTING_COMMA,
  },
  { name: 'Clowning Around', says: 'tojen', instead: 'token', source: TYPESETTING },
  {
    name: 'Jodah, the Unifier',
    says: 'get +X/+X where X',
    instead: 'get +X/+X, where X',
    source: 'the printed card has the comma, as all other texts that say what X is',
  },
  {
    name: 'Ratadrabik of Urborg',
    says: 'Other zombies',
    instead: 'Other Zombies',
    source: 'CR 205.3: subtypes are capitalized',
  },
  { name: 'Karlach, Fury of Avernus', says: 'if its the', instead: "if it's the", source: TYPESETTING },
  { name: 'The Lost and the Damned', says: 'create 3/3', instead: 'create a 3/3', source: TYPESETTING },
  {
    name: 'Relic of Sauron',
    says: '{B} and/or {R}',
    instead: '{B}, and/or {R}',
    source: 'a slip of the typesetting: every other list of three has a comma before "and/or"',
  },
  {
    name: 'Broadside Bombardiers',
    says: ' When they ran short on cannonballs,',
    instead: '',
    source: 'flavor text (CR 207.2b) that slipped into the rules text: nobody is told to do anything',
  },
  {
    name: 'Broadside Bombardiers',
    says: ' they went for the pots and pans.',
    instead: '',
    source: 'the rest of that sentence',
  },
  {
    name: 'The Pyramid of Mars',
    says: 'and at beginning of',
    instead: 'and at the beginning of',
    source: 'a slip of the typesetting: every other text has "the" there',
  },
  {
    name: 'The Fertile Lands of Saulvinia',
    says: 'in an order',
    instead: 'in any order',
    source: TYPESETTING,
  },
  { name: "Norn's Seedcore", says: 'vour', instead: 'your', source: TYPESETTING },
  {
    name: 'Inys Haen',
    says: 'planeswalk to Ins Haen',
    instead: 'planeswalk to Inys Haen',
    source: 'CR 201.4: the plane says its own name',
  },
  { name: 'Inys Haen', says: 'away from Ins Haen', instead: 'away from Inys Haen', source: 'CR 201.4: so again' },
  { name: 'Inys Haen', says: 'battlefield tapped\n', instead: 'battlefield tapped.\n', source: TYPESETTING },
  {
    name: 'Littiara',
    says: 'planeswalk to Littjara',
    instead: 'planeswalk to Littiara',
    source: 'CR 201.4: the plane says its own name, as the file spells it',
  },
  {
    name: 'Esper',
    says: 'in addition to other types',
    instead: 'in addition to their other types',
    source: 'a slip of the typesetting: every other text says whose types',
  },
  { name: 'Towashi', says: 'Whenever Chaos', instead: 'Whenever chaos', source: TYPESETTING },
  { name: 'Alexios, Deimos of Kosmos', says: "it's owner", instead: 'its owner', source: TYPESETTING },
  { name: 'Deluxe Dragster', says: 'plyaer', instead: 'player', source: TYPESETTING },
  {
    name: 'Ixhel, Scion of Atraxa',
    says: 'spend many as though',
    instead: 'spend mana as though',
    source: TYPESETTING,
  },
  {
    name: 'Recon Craft Theta',
    says: 'Flying When',
    instead: 'Flying\nWhen',
    source: 'CR 113.2c: each paragraph is an ability of its own, as on the printed card',
  },
  {
    name: 'Ruthless Radrat',
    says: 'Squad — ',
    instead: 'Squad—',
    source: 'CR 702.157a: a cost that is no mana stands behind a dash without spaces, as on every other card',
  },
  { name: 'Uchuulon', says: 'If you, ', instead: 'If you do, ', source: TYPESETTING },
  { name: 'Strixhaven', says: "to its owner's hand", instead: "to its owner's hand.", source: TYPESETTING },
  {
    name: 'Imotekh the Stormlord',
    says: 'artifact creature token.',
    instead: 'artifact creature tokens.',
    source: TYPESETTING,
  },
  { name: 'Runadi, Behemoth Caller', says: '\nCreature you', instead: '\nCreatures you', source: TYPESETTING },
  {
    name: 'Reckless Pyrosurfer',
    says: 'gains Battle cry',
    instead: 'gains battle cry',
    source: 'CR 702.91: within a sentence a keyword has no capital letter',
  },
  {
    name: 'Soul Swindler',
    says: 'an attraction',
    instead: 'an Attraction',
    source: 'CR 205.3: subtypes are capitalized, as in its next ability',
  },
  {
    name: 'Undercellar Sweep',
    says: 'Soldier creature token that are',
    instead: 'Soldier creature tokens that are',
    source: TYPESETTING,
  },
  { name: 'Elminster', says: 'Create number', instead: 'Create a number', source: TYPESETTING },
  { name: 'Torment of Venom', says: 'or discards a card', instead: 'or discard a card', source: TYPESETTING },
  { name: 'Become the Pilot', says: '\n Enchanted', instead: '\nEnchanted', source: TYPESETTING },
  { name: 'Change of Plans', says: 'control connive.', instead: 'control connives.', source: TYPESETTING },
  { name: "Gix's Command", says: '+1/+1 counter on up', instead: '+1/+1 counters on up', source: TYPESETTING },
  {
    name: 'Blood for the Blood God!',
    says: 'Exile Blood for the Blood God!',
    instead: 'Exile Blood for the Blood God!.',
    source: 'the mark is the last of its name (CR 201.4), and the stop after it is left out',
  },
];

const byName = new Map<string, readonly CorrectedText[]>();
for (const each of CORRECTED_TEXTS) byName.set(each.name, [...(byName.get(each.name) ?? []), each]);

/** The card with the text that is printed on it. */
export function withCorrectedText(card: CardRecord): CardRecord {
  const corrections = byName.get(card.name);
  if (corrections === undefined) return card;
  const corrected = <Face extends FaceRecord>(face: Face): Face =>
    face.oracle_text === undefined
      ? face
      : {
          ...face,
          oracle_text: corrections.reduce((text, { says, instead }) => text.replace(says, instead), face.oracle_text),
        };
  const { card_faces: faces } = card;
  return { ...corrected(card), ...(faces === undefined ? {} : { card_faces: faces.map(corrected) }) };
}
