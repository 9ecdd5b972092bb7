/** Forge .dck deck lists (INI with `4 Name|SET|art`), and XMage's .dck (`4 [SET:number] Name`), read; Forge's written. */
import { readCardLine, shorten, splitName } from './card-line.ts';
import type { DeckEntry, DeckList, DeckListResult, DeckSection, Draft } from './deck-list.ts';
import { addEntry, complain, DECK_SECTIONS, draftOf, finishDraft, MOST_COPIES, section } from './deck-list.ts';
import { headingSection } from './headings.ts';

const FORGE_TITLES: Readonly<Record<DeckSection, string>> = {
  commanders: 'Commander',
  companion: 'Companion',
  main: 'Main',
  sideboard: 'Sideboard',
  planes: 'Planes',
  schemes: 'Schemes',
  vanguards: 'Avatar',
  conspiracies: 'Conspiracy',
  attractions: 'Attractions',
  contraptions: 'Contraptions',
  dungeons: 'Dungeon',
  stickers: 'Stickers',
  tokens: 'Tokens',
  maybeboard: 'Maybeboard',
};

/** Reads a .dck file of Forge or of XMage. */
export function readDck(text: string, file: string): DeckListResult {
  const draft = draftOf(file);
  let current: DeckSection | 'metadata' = 'main';
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#') || line.startsWith('LAYOUT ')) return;
    const heading = /^\[([A-Za-z ]+)\]$/.exec(line);
    if (heading !== null) {
      current = openSection(draft, heading[1] as string, index + 1);
      return;
    }
    const setting = /^(name|comment)\s*[=:]\s*(.*)$/i.exec(line);
    if (setting !== null) takeSetting(draft, setting[1] as string, setting[2] as string);
    else if (current !== 'metadata') readCard(draft, current, line, index + 1);
  });
  return finishDraft(draft, 'forge');
}

function openSection(draft: Draft, title: string, line: number): DeckSection | 'metadata' {
  if (/^(metadata|shop)$/i.test(title)) return 'metadata';
  const found = headingSection(title);
  if (found !== undefined && found !== 'same') return found;
  complain(
    draft,
    line,
    `unknown section [${shorten(title)}]; Forge has [Main], [Sideboard], [Commander] and the like.`,
  );
  return 'metadata';
}

function takeSetting(draft: Draft, setting: string, value: string): void {
  if (value === '') return;
  if (setting.toLowerCase() === 'name') draft.name = value;
  else draft.comment = value;
}

function readCard(draft: Draft, current: DeckSection, line: string, number: number): void {
  const side = /^SB:\s*(.*)$/i.exec(line);
  const to = side === null ? current : 'sideboard';
  const words = side === null ? line : (side[1] as string);
  const [first = '', set] = words.split('|', 2);
  const forge = /^(\d+)\s+(\S.*)$/.exec(first.trimEnd());
  if (forge === null || words.includes('[')) {
    const card = readCardLine(words);
    if (card.kind === 'wrong') complain(draft, number, card.because);
    else addEntry(draft, to, card.entry);
    return;
  }
  const [, count, named] = forge as unknown as [string, string, string];
  const foil = named.length > 1 && named.endsWith('+');
  const name = foil ? named.slice(0, -1) : named;
  if (Number(count) < 1 || Number(count) > MOST_COPIES) {
    complain(draft, number, `${shorten(count)} copies is not a number of cards from 1 to ${MOST_COPIES}.`);
    return;
  }
  const entry: DeckEntry = { count: Number(count), name: splitName(name) };
  if (set !== undefined && set !== '') entry.set = set.replace(/\+$/, '');
  if (foil) entry.finish = 'foil';
  addEntry(draft, to, entry);
}

/** Writes a Forge .dck file. */
export function writeDck(list: DeckList): string {
  let text = `[metadata]\nName=${(list.name ?? 'Deck').replace(/\s+/g, ' ')}\n`;
  for (const part of DECK_SECTIONS) {
    const entries = section(list, part);
    if (entries.length === 0 && part !== 'main') continue;
    text += `[${FORGE_TITLES[part]}]\n`;
    for (const entry of entries) {
      const foil = entry.finish === undefined ? '' : '+';
      text += `${entry.count} ${entry.name}${foil}${entry.set === undefined ? '' : `|${entry.set}`}\n`;
    }
  }
  return text;
}
