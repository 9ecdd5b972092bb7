/** The headings under which deck lists of all formats put their sections. */
import type { DeckSection } from './deck-list.ts';

const HEADINGS: Readonly<Record<string, DeckSection>> = {
  commander: 'commanders',
  commanders: 'commanders',
  'command zone': 'commanders',
  companion: 'companion',
  deck: 'main',
  main: 'main',
  mainboard: 'main',
  maindeck: 'main',
  'main deck': 'main',
  sideboard: 'sideboard',
  side: 'sideboard',
  maybeboard: 'maybeboard',
  considering: 'maybeboard',
  planes: 'planes',
  'planar deck': 'planes',
  planechase: 'planes',
  schemes: 'schemes',
  'scheme deck': 'schemes',
  archenemy: 'schemes',
  avatar: 'vanguards',
  vanguard: 'vanguards',
  conspiracy: 'conspiracies',
  conspiracies: 'conspiracies',
  attractions: 'attractions',
  'attraction deck': 'attractions',
  contraptions: 'contraptions',
  dungeon: 'dungeons',
  dungeons: 'dungeons',
  stickers: 'stickers',
  tokens: 'tokens',
};

/** Headings by card type, which some sites print inside the deck. */
const TYPE_HEADING =
  /^(?:artifact|creature|enchantment|instant|land|planeswalker|battle|spell|other spell)s?$|^sorcer(?:y|ies)$/;

/** What the other programs and we call a section in a file with headings. */
export const SECTION_TITLES: Readonly<Record<DeckSection, string>> = {
  commanders: 'Commander',
  companion: 'Companion',
  main: 'Deck',
  sideboard: 'Sideboard',
  planes: 'Planes',
  schemes: 'Schemes',
  vanguards: 'Vanguard',
  conspiracies: 'Conspiracies',
  attractions: 'Attractions',
  contraptions: 'Contraptions',
  dungeons: 'Dungeons',
  stickers: 'Stickers',
  tokens: 'Tokens',
  maybeboard: 'Maybeboard',
};

/** The section that a heading opens ("SIDEBOARD:", "Commander (1)"), `same` for a type heading, or none. */
export function headingSection(line: string): DeckSection | 'same' | undefined {
  const words = line
    .toLowerCase()
    .replace(/[([]\d+[)\]]$/, '')
    .trimEnd()
    .replace(/:$/, '')
    .trim();
  const found = Object.hasOwn(HEADINGS, words) ? HEADINGS[words] : undefined;
  if (found !== undefined) return found;
  return TYPE_HEADING.test(words) ? 'same' : undefined;
}
