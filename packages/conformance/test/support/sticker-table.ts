/** A table for tests of stickers: two invented sheets, and spells that put stickers on things. CR 123. */
import type { Ability, StickerSheet } from '@kitchen-table/language/surface';
import type { PrintedCard } from '@kitchen-table/oracle';
import { type Options, type Scenario, scenario, type Seat } from '../../../engine/test/support/scenario.ts';
import { cards } from './rules-table.ts';

const keyword = (name: string): Ability => ({ kind: 'keyword', keyword: name });

/** Ann's sheet. */
export const SHEET: StickerSheet = {
  name: 'Test Sheet',
  stickers: [
    { kind: 'name', word: 'Queue' },
    { kind: 'name', word: 'Ooze-Proof' },
    { kind: 'name', word: 'Queue' },
    { kind: 'art', picture: 'a kite' },
    { kind: 'ability', ticketCost: 1, text: 'Flying', abilities: [keyword('flying')] },
    { kind: 'ability', ticketCost: 0, text: 'Trample', abilities: [keyword('trample')] },
    { kind: 'power and toughness', ticketCost: 2, power: 5, toughness: 6 },
    { kind: 'power and toughness', ticketCost: 0, power: 1, toughness: 7 },
  ],
};

/** Ben's sheet. */
export const OTHER_SHEET: StickerSheet = {
  name: 'Test Other Sheet',
  stickers: [
    { kind: 'name', word: 'Rival' },
    { kind: 'art', picture: 'a boot' },
  ],
};

export const SPELLS: readonly string[] = [
  'Tag | {0} | Instant | | Put a sticker on target permanent.',
  'Name Tag | {0} | Instant | | Put a name sticker on target creature.',
  'Grave Tag | {0} | Instant | | Put a sticker on target card in a graveyard.',
  'Tickets | {0} | Instant | | You get {TK}{TK}.',
  'Slay | {0} | Instant | | Destroy target creature.',
  'Send Home | {0} | Instant | | Return target permanent to its owner’s hand.',
  'Banish | {0} | Instant | | Exile target creature.',
];

/** A game in which ann and ben have a sheet each, and the spells above in hand. */
export function stickerTable(
  lines: readonly (string | PrintedCard)[],
  seats: readonly (Seat | readonly string[])[],
  options: Options = {},
): Scenario {
  const given = [...SPELLS, ...lines];
  return scenario(
    seats.map((seat, i): Seat => {
      const own: Seat = Array.isArray(seat) ? { battlefield: seat } : (seat as Seat);
      const spells = SPELLS.map((line) => line.split(' |')[0] as string);
      const hand = [...(own.hand ?? []), ...spells, ...spells, ...spells];
      return { ...own, hand, stickerSheets: own.stickerSheets ?? [i === 0 ? SHEET.name : OTHER_SHEET.name] };
    }),
    {
      ...options,
      stickerSheets: [SHEET, OTHER_SHEET],
      cards: cards(...given.map((line) => (typeof line === 'string' ? line.replaceAll('’', "'") : line))),
    },
  );
}

/** Casts a spell; the sticker is the first whose words begin so, and the name the given one. */
export function puts(
  game: Scenario,
  seat: Scenario['ann'],
  spell: string,
  target: string,
  sticker: string | null,
  name?: string,
): Scenario {
  const plan =
    (text: string) =>
    (options: readonly string[]): number =>
      options.findIndex((each) => each.startsWith(text));
  let namer = 0;
  game.plan((question) => {
    if (question.kind !== 'chooseOption') return null;
    if (question.reason.rule === '123.6b' && name !== undefined) return [question.options.indexOf(name)];
    if (question.reason.rule !== '123.3' || sticker === null || namer++ > 0) return null;
    const at = plan(sticker)(question.options);
    if (at < 0) throw new Error(`no ${sticker} among ${question.options.join('; ')}`);
    return [at];
  });
  seat.casts(spell, { targets: [target] });
  game.resolveAll();
  game.unplan();
  return game;
}
