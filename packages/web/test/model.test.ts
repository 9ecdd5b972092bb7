import { describe, expect, test } from 'vitest';
import { groupObjects, landPiles, lanesOf } from '../src/model/groups.ts';
import { gather, linePlain } from '../src/model/log-words.ts';
import { newGameMessage, withPlaying } from '../src/model/new-game.ts';
import { helpFor, keywordsIn } from '../src/model/keyword-help.ts';
import { breakable, label } from '../src/model/object-words.ts';
import { promptWords } from '../src/model/prompt-words.ts';
import { objectsById } from '../src/model/lookup.ts';
import type { Playing } from '../src/model/formats.ts';
import type { DeckSummary, LogEntry } from '../src/model/types.ts';
import { startSelection } from '../src/selection/answers.ts';
import { asFromBefore, INITIAL, withSnapshot } from '../src/store/table.ts';
import { creature, lands } from './fixtures/table-parts.ts';
import { fixtureSnapshot } from './fixtures/snapshot.ts';

const noMark = (): string => '';

describe('equal things are one thing', () => {
  test('a thousand tokens that agree in every visible fact are one tile', () => {
    const goblins = Array.from({ length: 1000 }, () => creature('Goblin', 'R', 1, 1, { token: true }));
    const [group, ...rest] = groupObjects(goblins, noMark, false);
    expect(group?.ids.length).toBe(1000);
    expect(rest).toEqual([]);
  });

  test('a tapped, a damaged and an enchanted one stand apart', () => {
    const goblins = [{}, { tapped: true }, { damage: 1 }, { attachments: [7] as never }, {}].map((facts) =>
      creature('Goblin', 'R', 1, 1, facts),
    );
    expect(groupObjects(goblins, noMark, false).map((group) => group.ids.length)).toEqual([2, 1, 1, 1]);
  });

  test('what a choice tells apart is told apart, and G spreads all', () => {
    const goblins = [creature('Goblin', 'R', 1, 1), creature('Goblin', 'R', 1, 1)];
    expect(groupObjects(goblins, (goblin) => (goblin === goblins[0] ? 'chosen' : ''), false).length).toBe(2);
    expect(groupObjects(goblins, noMark, true).length).toBe(2);
  });

  test('what bears a note stands apart, and says so', () => {
    const [noted, ...plain] = lands('Forest', 3, 0, 0);
    if (noted === undefined) throw new Error('no land');
    const piles = landPiles([{ ...noted, note: 'is an island too' }, ...plain], noMark);
    expect(piles.map(({ ids }) => ids.length)).toEqual([1, 2]);
    expect(label({ ...noted, note: 'is an island too' }, 1, 'You', '')).toContain('noted by consent: is an island too');
  });

  test('lands of one name are a pile that counts the untapped ones', () => {
    const [pile] = landPiles(lands('Forest', 4, 1, 0), noMark);
    expect([pile?.untapped.length, pile?.ids.length]).toEqual([3, 4]);
  });

  test('a land that is a creature lies with the creatures (CR 300.2)', () => {
    const animated = creature('Restless Field', '', 3, 3, { types: ['Land', 'Creature'] });
    expect(lanesOf([animated]).creatures).toEqual([animated]);
  });
});

describe('the log speaks to its reader', () => {
  const { view } = fixtureSnapshot(4, 'priority');
  const entry = (...parts: unknown[]): LogEntry =>
    ({ turn: 1, step: 3, rule: '601.2', cause: -1, parts }) as unknown as LogEntry;

  test('"Ann casts" becomes "You cast" for Ann and stays for the others', () => {
    expect(linePlain(view, entry({ player: 0 }, ' casts ', { object: 1, name: 'Shock' }, '.'))).toBe('You cast Shock.');
    expect(linePlain(view, entry({ player: 1 }, ' passes.'))).toBe('Mira passes.');
    expect(linePlain(view, entry({ player: 0 }, ' passes.'))).toBe('You pass.');
    expect(linePlain(view, entry({ player: 0 }, '’s library is empty.'))).toBe('Your library is empty.');
  });

  test('equal lines in a row are one line with their number, and steps are headings only', () => {
    const damage = entry({ object: 1, name: 'Goblin' }, ' deals 1 damage to ', { player: 0 });
    const lines = gather(view, [entry('Combat damage begins'), damage, damage, entry({ player: 1 }, ' passes.')]);
    expect(lines.map((line) => line.times)).toEqual([2, 1]);
  });

  test('a hidden line shows its public words to those who may not see it (CR 400.2)', () => {
    const hidden = {
      ...entry('Mira draws Island.'),
      seenBy: [1],
      publicParts: ['Mira draws a card.'],
    } as unknown as LogEntry;
    expect(linePlain(view, hidden)).toBe('Mira draws a card.');
  });
});

describe('words for people and screen readers', () => {
  test('a tile reads name, count, size, states, controller and what a click means', () => {
    const goblin = creature('Goblin', 'R', 1, 1, { tapped: true, keywords: ['haste'] });
    expect(label(goblin, 14, 'Otto', 'targetable')).toBe('Goblin, 14 of them, 1/1, haste, tapped, Otto, legal choice');
  });

  test('long words of a name may break between syllables, short ones stay whole', () => {
    expect(breakable('Sky Gravedigger').split('\u00ad').join('-')).toBe('Sky Gra-ve-dig-ger');
  });

  test('the main button names its act: to combat, end turn, no blocks', () => {
    const main = fixtureSnapshot(4, 'priority');
    const words = (scene: 'priority' | 'blockers'): string => {
      const { view, question } = scene === 'priority' ? main : fixtureSnapshot(2, 'blockers');
      return question === null ? '' : promptWords(view, objectsById(view), question, startSelection(question)).act;
    };
    expect(words('priority')).toBe('To combat');
    expect(words('blockers')).toBe('No blocks');
  });
});

describe('snapshots', () => {
  const first = fixtureSnapshot(2, 'targets');
  const joined = withSnapshot({ ...INITIAL, game: 'fixture' }, first);

  test('an older snapshot changes nothing', () => {
    expect(withSnapshot(joined, { ...first, sequence: 0 })).toBe(joined);
  });

  test('over a new connection a picture counts whatever its number, and the log is not doubled', () => {
    const reconnected = asFromBefore({ ...joined, sending: true });
    expect([reconnected.sending, reconnected.snapshot?.sequence]).toEqual([false, 0]);
    const after = withSnapshot(reconnected, { ...first, sequence: 1 });
    expect(after.snapshot?.sequence).toBe(1);
    expect(after.log).toEqual(joined.log);
  });

  test('the log is cut where the server says, so that taking back shortens it', () => {
    const shorter = withSnapshot(joined, { ...first, sequence: 2, log: [], logFrom: 2 });
    expect([joined.log.length, shorter.log.length]).toEqual([6, 2]);
  });

  test('the same question keeps the choice in the making, another one starts anew', () => {
    const choosing = { ...joined, selection: { ...joined.selection, picked: [1] } };
    expect(withSnapshot(choosing, { ...first, sequence: 2 }).selection.picked).toEqual([1]);
    expect(
      withSnapshot(choosing, { ...first, sequence: 2, question: fixtureSnapshot(2, 'number').question }).selection
        .picked,
    ).toEqual([]);
  });
});

describe('a new game', () => {
  const deck = (id: string, format: DeckSummary['format']): DeckSummary => ({
    id,
    name: id,
    description: '',
    colors: [],
    format,
    commander: null,
    text: '',
  });
  const decks = [deck('a', 'commander'), deck('b', 'commander'), deck('c', 'standard-60'), deck('d', 'standard-60')];
  const commander: Playing = { base: 'commander', added: [], options: {} };
  const nothing: Playing = { base: '', added: [], options: {} };
  const form = withPlaying({ playing: nothing, name: '', deck: '', pasted: '', others: [] }, commander, decks);

  test('Commander begins with three bots, each with a deck that nobody else plays while there are some (CR 903.2)', () => {
    const message = newGameMessage({ ...form, others: form.others.slice(0, 1) }, decks);
    expect(message).toMatchObject({
      kind: 'createGame',
      seats: [
        { kind: 'human', deck: 'a' },
        { kind: 'bot', deck: 'b' },
      ],
    });
    expect(form.others.length).toBe(3);
  });

  test('a change of format changes seats and decks', () => {
    const duel = withPlaying(form, { ...commander, base: 'two-player' }, decks);
    expect([duel.deck, duel.others.length]).toEqual(['c', 1]);
  });

  test('a format chosen before the decks have come has a starter deck when they come', () => {
    const early = withPlaying({ ...form, deck: '' }, commander, []);
    expect(withPlaying(early, early.playing, decks).deck).toBe('a');
  });

  test('an empty pasted list is refused with its remedy', () => {
    expect(newGameMessage({ ...form, deck: 'paste' }, decks)).toEqual({
      missing: 'Paste a deck list, or choose a starter deck.',
    });
  });
});

describe('what keywords mean', () => {
  test('a line that names keywords is explained, with what they cost or are from; a sentence that mentions one is not (CR 702.1)', () => {
    const lines = [
      'Flying, ward {2}',
      'Equip {3}',
      'Protection from red',
      'Enchant creature you control (A reminder.)',
    ];
    expect(helpFor(keywordsIn(lines)).map(({ keyword }) => keyword)).toEqual([
      'flying',
      'ward',
      'equip',
      'protection',
      'enchant',
    ]);
    expect(keywordsIn(['Target creature gains flying until end of turn.', 'Whenever it attacks: draw.'])).toEqual([]);
  });

  test('the same keyword twice is explained once', () => {
    expect(helpFor(['Flying', 'flying', 'first strike']).map(({ keyword }) => keyword)).toEqual([
      'flying',
      'first strike',
    ]);
  });
});
