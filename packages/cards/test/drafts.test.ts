/** Drafts: packs, picks, passing, cards that act during the draft. CR 903.13, 905.1-905.2. */
import type { DraftNote, DraftRule } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { describe, expect, test } from 'vitest';
import {
  type DraftQuestion,
  DraftSession,
  type DraftSetup,
  loadDraft,
  poolsOf,
  runDraft,
  startDraft,
} from '@kitchen-table/engine';
import { card } from '../../engine/test/support/cards.ts';

/** A card that acts in a draft. */
function acting(name: string, ...does: readonly DraftRule[]): Card {
  return card(name, {
    cost: '2',
    types: ['creature'],
    power: 1,
    toughness: 1,
    abilities: does.map((each) => ({ kind: 'static', rules: [{ kind: 'drafting', does: each }] })),
  });
}

const FACE_UP: DraftRule = { kind: 'draftFaceUp' };
const noting = (note: DraftNote): DraftRule => ({ kind: 'revealAsDrafted', note });
const ACTING: readonly Card[] = [
  acting('Open Clerk', FACE_UP, { kind: 'draftAdditional', then: 'put ~ into the pack' }),
  acting('Counting Clerk', noting('cards this round')),
  acting('Tracking Hound', noting('passer')),
  acting('Spy Bird', noting('look at the next')),
  acting('Name Taker', FACE_UP, { kind: 'noteDrafted', card: 'card', what: 'name' }),
  acting('Grinder', FACE_UP, { kind: 'removeDrafted', how: 'face down' }),
  acting('Devourer', FACE_UP, { kind: 'removeDrafted', how: 'face up' }),
  acting('Greedy Agent', FACE_UP, { kind: 'draftWholePack' }),
  acting('Three Colors', noting('colors')),
  acting('Peeking Bird', FACE_UP, { kind: 'turnDownToLook', at: 'the next card of a player' }),
  acting('Trader', FACE_UP, { kind: 'tradeAfterDraft' }),
  acting('Last Picker', FACE_UP, { kind: 'takeLastCards' }),
  acting('Wild Demon', FACE_UP, { kind: 'draftAtRandom', cards: 3 }),
  acting('Searching Clerk', noting('next card')),
  acting('Pack Bringer', noting('add a pack')),
  acting('Guesser', noting('guess the next')),
];

/** Three players; packs of cards named for round, seat and place: '1B2' is the second card of Ben's first pack. */
function names(round: number, seat: number, count = 4): string[] {
  return Array.from({ length: count }, (_, at) => `${round}${'ABCDEFGH'[seat]}${at + 1}`);
}

function setup(more: Partial<DraftSetup> = {}, players = 3, rounds = 3): DraftSetup {
  const packs = Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: players }, (_unused, seat) => names(round + 1, seat)),
  );
  const all = [...(more.packs ?? packs).flat(2), ...(more.extraPacks ?? []).flat(), 'Bear'];
  const known = Object.fromEntries(ACTING.map((one) => [one.name, one]));
  return {
    picks: 1,
    cards: Object.fromEntries(
      all.map((name) => [name, known[name] ?? card(name, { types: ['creature'], power: 1, toughness: 1 })]),
    ),
    players: ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'].slice(0, players).map((name) => ({ name })),
    packs,
    seed: 'draft',
    ...more,
  };
}

type Choose = (question: DraftQuestion) => readonly number[] | undefined;

/** Everyone takes the first card (or says no), unless told otherwise. */
function play(from: DraftSetup, choose: Choose = () => undefined): ReturnType<typeof runDraft> {
  return runDraft(from, (question) => choose(question) ?? first(question));
}

function first(question: DraftQuestion): number[] {
  return question.kind === 'pick' ? Array.from({ length: question.count }, (_, at) => at) : [0];
}

/** Takes the named card when it is there. */
function wants(player: number, ...wanted: readonly string[]): Choose {
  return (question) => {
    if (question.kind !== 'pick' || question.player !== player) return undefined;
    const at = question.cards.findIndex((name) => wanted.includes(name));
    return at < 0 ? undefined : [at];
  };
}

/** The first pack of Ann holds these cards; the others are plain. One round. */
function withCards(...special: readonly string[]): DraftSetup {
  return setup({ packs: [[[...special, ...names(1, 0, 4 - special.length)], names(1, 1), names(1, 2)]] });
}

describe('the course of a draft', () => {
  test('each opens a pack, takes a card, passes the rest, until every card of the round is drafted (CR 905.1a)', () => {
    const seen: string[] = [];
    const draft = play(setup({}, 3, 1), (question) => {
      if (question.kind === 'pick') seen.push(`${question.player}:${question.cards.length}`);
      return undefined;
    });
    expect(seen.slice(0, 6)).toEqual(['0:4', '1:4', '2:4', '0:3', '1:3', '2:3']);
    expect(draft.drafters.map(({ pile }) => pile.length)).toEqual([4, 4, 4]);
    expect(draft.drafters.flatMap(({ pile }) => pile.map(({ name }) => name)).sort()).toEqual(
      [...names(1, 0), ...names(1, 1), ...names(1, 2)].sort(),
    );
  });

  test('to the left in the first and third rounds, to the right in the second (CR 905.1b, 903.13c)', () => {
    const draft = play(setup());
    const [ann] = poolsOf(draft);
    expect(ann?.cards).toEqual(['1A1', '1C2', '1B3', '1A4', '2A1', '2B2', '2C3', '2A4', '3A1', '3C2', '3B3', '3A4']);
  });

  test('a Commander Draft takes two cards at a time (CR 903.13b)', () => {
    const draft = play(setup({ picks: 2 }));
    const [ann] = poolsOf(draft);
    expect(ann?.cards.slice(0, 4)).toEqual(['1A1', '1A2', '1C3', '1C4']);
    expect(poolsOf(draft).map(({ cards }) => cards.length)).toEqual([12, 12, 12]);
  });

  test('a pack of an odd number ends with a single card (CR 903.13b)', () => {
    const packs = [[names(1, 0, 3), names(1, 1, 3), names(1, 2, 3)]];
    expect(poolsOf(play(setup({ picks: 2, packs }))).map(({ cards }) => cards)).toEqual([
      ['1A1', '1A2', '1C3'],
      ['1B1', '1B2', '1A3'],
      ['1C1', '1C2', '1B3'],
    ]);
  });

  test('a player sees the pack they are drafting from and their own cards, nothing else (CR 905.1c, 903.13d)', () => {
    const session = new DraftSession(setup());
    expect(session.answer([1])).toBe(null);
    const ben = session.view(1);
    expect(ben.pack).toEqual(names(1, 1));
    expect(ben.pile).toEqual([]);
    expect(ben.players[0]).toMatchObject({ drafted: 1, faceUp: [], packSize: 3 });
    expect(JSON.stringify(ben)).not.toMatch(/1A/);
    expect(session.view(0).pile).toEqual(['1A2']);
    expect(session.view(0).pack).toBe(null);
  });

  test('all draft from their packs at once: nobody waits for another’s pick, and the packs are passed when all have (CR 905.1a)', () => {
    const session = new DraftSession(setup());
    expect(session.questionFor(2)).toMatchObject({ kind: 'pick', cards: names(1, 2) });
    expect(session.answerFor(2, [1])).toBe(null);
    expect(session.answerFor(2, [1])).toBe('nothing is asked of that player now');
    expect(session.answerFor(1, [9])).toMatch(/from 0 to 3/);
    expect(session.answerFor(1, [0])).toBe(null);
    expect(session.view(1).pack).toBe(null);
    expect(session.decisions).toEqual([]);
    expect(session.answerFor(0, [2])).toBe(null);
    expect(session.decisions.map(({ player }) => player)).toEqual([0, 1, 2]);
    expect(session.view(0).pack).toEqual(names(1, 2).filter((_, at) => at !== 1));
  });

  test('what was drafted is the card pool (CR 905.1d, 903.13e)', () => {
    const session = new DraftSession(setup({}, 2, 1));
    expect(session.pools()).toBe(null);
    while (session.question !== null) session.answer(first(session.question));
    expect(session.pools()?.map(({ cards }) => cards)).toEqual([
      ['1A1', '1B2', '1A3', '1B4'],
      ['1B1', '1A2', '1B3', '1A4'],
    ]);
  });

  test('saved, undone and gone on with, it is the same draft', () => {
    const one = new DraftSession(setup());
    for (let i = 0; i < 7; i++) one.answer([1]);
    const again = loadDraft(JSON.parse(JSON.stringify(one.save())));
    if (!(again instanceof DraftSession)) throw new Error(again.message);
    expect(again.view(0)).toEqual(one.view(0));
    one.answer([0]);
    expect(one.undo()).toBe(true);
    expect(one.view(2)).toEqual(again.view(2));
  });

  test('a pick made at the same time as others is saved with the draft (CR 905.1a)', () => {
    const one = new DraftSession(setup());
    expect(one.answerFor(1, [2])).toBeNull();
    const again = loadDraft(JSON.parse(JSON.stringify(one.save())));
    if (!(again instanceof DraftSession)) throw new Error(again.message);
    expect(again.questionFor(1)).toBeNull();
    expect(again.early).toEqual([{ player: 1, answer: [2] }]);
    again.answer([0]);
    expect(again.early).toEqual([]);
    expect(again.view(1).pile).toHaveLength(1);
  });

  test('bad setups, answers and saves are refused in a sentence', () => {
    expect(startDraft(setup({ packs: [[['1A1']]] }))).toMatchObject({ message: /needs 3 packs/ });
    expect(startDraft({ ...setup(), picks: 3 as never })).toMatchObject({ message: /1 or 2/ });
    const session = new DraftSession(setup());
    expect(session.answer([9])).toMatch(/from 0 to 3/);
    expect(session.answer([0, 1])).toMatch(/one number/);
    expect(session.save().decisions).toEqual([]);
    expect(loadDraft({})).toMatchObject({ message: /no saved draft/ });
  });
});

describe('cards that act during the draft', () => {
  test('several who would act at once do so in an order by chance (CR 905.2a)', () => {
    const order = (seed: string): string => {
      const asked: number[] = [];
      play({ ...withCards('Peeking Bird'), seed }, (question) => {
        if (question.kind === 'pick') asked.push(question.player);
        return undefined;
      });
      return asked.slice(3, 6).join('');
    };
    const seen = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(order));
    expect(seen.size).toBeGreaterThan(1);
  });

  test('a card may be revealed and a number noted; anybody may look at it, and it lies face down (CR 905.2b)', () => {
    const session = new DraftSession(withCards('Counting Clerk'));
    session.answer([0]);
    const ben = session.view(1);
    expect(ben.revealed).toEqual(['Ann reveals Counting Clerk']);
    expect(ben.players[0]).toMatchObject({ faceUp: [], notes: { 'Counting Clerk': { numbers: [1] } } });
  });

  test('the number counts the cards of the round, this one included (CR 905.2b)', () => {
    const from = setup({ packs: [[names(1, 0), names(1, 1), ['Counting Clerk', ...names(1, 2, 3)]]] });
    const draft = play(from, (question) =>
      question.kind === 'pick' && question.player === 2 && question.cards.length === 4 ? [1] : undefined,
    );
    expect(draft.drafters[0]?.notes).toEqual({ 'Counting Clerk': { numbers: [2] } });
  });

  test('the player who passed it, and colors chosen by right, drafter and left are noted (CR 905.2b)', () => {
    const hound = setup({ packs: [[names(1, 0), names(1, 1), ['Tracking Hound', ...names(1, 2, 3)]]] });
    const skip: Choose = (question) =>
      question.kind === 'pick' && question.player === 2 && question.cards.length === 4 ? [1] : undefined;
    expect(play(hound, skip).drafters[0]?.notes).toEqual({ 'Tracking Hound': { players: [2] } });
    const asked: number[] = [];
    const draft = play(withCards('Three Colors'), (question) => {
      if (question.kind === 'option') asked.push(question.player);
      return undefined;
    });
    expect(asked).toEqual([2, 0, 1]);
    expect(draft.drafters[0]?.notes).toEqual({ 'Three Colors': { colors: ['white', 'blue', 'black'] } });
  });

  test('the next card drafted is revealed and its name noted (CR 905.2b)', () => {
    const draft = play(withCards('Searching Clerk'));
    expect(draft.drafters[0]?.notes).toEqual({ 'Searching Clerk': { names: ['1C2'] } });
    expect(draft.revealed).toContain('Ann reveals 1C2 for Searching Clerk');
  });

  test('a card drafted face up is seen by all until an instruction turns it face down (CR 905.2c)', () => {
    const session = new DraftSession(withCards('Name Taker'));
    session.answer([0]);
    expect(session.view(2).players[0]?.faceUp).toEqual(['Name Taker']);
    while (session.question?.kind === 'pick') session.answer([0]);
    expect(session.question?.text).toMatch(/note its name for Name Taker/);
    session.answer([1]);
    expect(session.view(2).players[0]?.faceUp).toEqual([]);
    expect(session.view(2).players[0]?.notes).toMatchObject({ 'Name Taker': { names: [expect.any(String)] } });
  });

  test('or until the draft is complete (CR 905.2c)', () => {
    const session = new DraftSession(withCards('Name Taker'));
    while (session.question !== null) session.answer([0]);
    expect(session.view(2).players[0]?.faceUp).toEqual([]);
    expect(session.pools()?.[0]?.cards).toContain('Name Taker');
  });

  test('or until it leaves the pile: it is put into the pack for another card (CR 905.2c)', () => {
    const draft = play(withCards('Open Clerk'), (question) =>
      question.kind === 'yesNo' && question.player === 0 ? [1] : wants(1, 'Open Clerk')(question),
    );
    const pools = poolsOf(draft);
    expect(pools[0]?.cards).not.toContain('Open Clerk');
    expect(pools.slice(1).some(({ cards }) => cards.includes('Open Clerk'))).toBe(true);
    expect(pools.flatMap(({ cards }) => cards).length).toBe(12);
    expect(pools[0]?.cards.length).toBeGreaterThanOrEqual(4);
  });

  test('a card removed from the draft is in no pool; face down only its remover knows it (CR 905.2b, 905.1d)', () => {
    for (const [name, known] of [
      ['Grinder', false],
      ['Devourer', true],
    ] as const) {
      const draft = play(withCards(name), (question) => (question.kind === 'yesNo' ? [1] : undefined));
      expect(poolsOf(draft).flatMap(({ cards }) => cards).length).toBe(9);
      const notes = draft.drafters[0]?.notes[name]?.removed;
      expect(notes?.length).toBe(3);
      expect(draft.revealed.some((line) => line.includes('removes'))).toBe(known);
    }
  });

  test('a whole pack may be drafted, and then nothing more this round (CR 905.2c)', () => {
    const draft = play(withCards('Greedy Agent'), (question) => (question.kind === 'yesNo' ? [1] : undefined));
    expect(poolsOf(draft).map(({ cards }) => cards.length)[0]).toBe(4);
    expect(poolsOf(draft).flatMap(({ cards }) => cards).length).toBe(12);
  });

  test('the next card drafted from a pack, or by a player, is seen by one player only (CR 905.1c)', () => {
    const session = new DraftSession(withCards('Spy Bird'));
    for (let i = 0; i < 6; i++) session.answer([0]);
    expect(session.view(0).seen).toEqual(['Ben drafted 1A1']);
    expect(session.view(2).seen).toEqual([]);
  });

  test('the last card of each pack goes to who says so (CR 905.2c)', () => {
    const draft = play(withCards('Last Picker'));
    expect(poolsOf(draft).map(({ cards }) => cards.length)).toEqual([6, 3, 3]);
  });

  test('three cards are drafted at random, then the card is turned face down (CR 905.2c)', () => {
    const picks: number[] = [];
    const draft = play(withCards('Wild Demon'), (question) => {
      if (question.kind === 'pick') picks.push(question.player);
      return undefined;
    });
    expect(picks.filter((player) => player === 0).length).toBe(1);
    expect(poolsOf(draft)[0]?.cards.length).toBe(4);
  });

  test('after the draft a card may be traded for one that another offers (CR 905.1d)', () => {
    const draft = play(withCards('Trader'), (question) => {
      if (question.kind !== 'option') return undefined;
      return question.text.startsWith('Accept') || question.player === 1 ? [1] : question.player === 0 ? [2] : [0];
    });
    const pools = poolsOf(draft);
    expect(pools[0]?.cards[1]).toBe('1B1');
    expect(pools[1]?.cards[0]).toBe('1C2');
    expect(pools.map(({ cards }) => cards.length)).toEqual([4, 4, 4]);
  });

  test('a pack may be added: the next pick is from it, and every card of it is drafted this round (CR 905.2b)', () => {
    const from = { ...withCards('Pack Bringer'), cards: setup().cards, extraPacks: [['2A1', '2A2', '2A3']] };
    const draft = play({ ...from, cards: { ...from.cards, ...withCards('Pack Bringer').cards } }, (question) =>
      question.kind === 'yesNo' ? [1] : undefined,
    );
    const pools = poolsOf(draft);
    expect(pools[0]?.cards.slice(0, 2)).toEqual(['Pack Bringer', '2A1']);
    expect(pools.flatMap(({ cards }) => cards).length).toBe(15);
  });

  test('a guess of the next card of the pack is judged as it is drafted (CR 905.2b)', () => {
    const guess = (name: string): boolean | undefined =>
      play(withCards('Guesser'), (question) =>
        question.kind === 'option' ? [question.options.indexOf(name)] : undefined,
      ).drafters[0]?.notes['Guesser']?.guessedRight;
    expect(guess('1A1')).toBe(true);
    expect(guess('1A2')).toBe(undefined);
  });
});
