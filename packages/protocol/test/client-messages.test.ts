import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultStops, readClientMessage, STOP_STEPS, USUAL_OPTIONS } from '../src/index.ts';

const commanderGame = {
  kind: 'createGame',
  format: 'commander',
  seats: [
    { name: 'Ann', kind: 'human', deck: 'some-deck' },
    { name: 'Ben', kind: 'bot', bot: 'greedy', deck: '1 Forest\n' },
  ],
};

describe('messages from the page', () => {
  test.each([
    [commanderGame],
    [{ kind: 'join', game: 'abc', token: null }],
    [{ kind: 'join', game: 'abc', token: 'x_-9' }],
    [{ kind: 'answer', game: 'abc', sequence: 3, answer: [0, 1] }],
    [{ kind: 'sayWord', game: 'abc', sequence: 3, word: 'Forest' }],
    [{ kind: 'setStops', game: 'abc', stops: defaultStops() }],
    [{ kind: 'setStops', game: 'abc', stops: { ...defaultStops(), standing: [{ source: 'Warden', says: 'yes' }] } }],
    [{ kind: 'tryCard', card: 'Shock' }],
    [
      {
        kind: 'tryCard',
        card: { name: 'A', manaCost: '{G}', typeLine: 'Sorcery', text: '', power: '', toughness: '' },
      },
    ],
    [{ kind: 'yield', game: 'abc', until: 'this turn' }],
    [{ kind: 'listGames' }],
    [{ kind: 'tableSay', game: 'abc', text: 'Good game' }],
    [{ kind: 'lookHere', game: 'abc', entity: -2 }],
    [{ kind: 'voteOut', game: 'abc', seat: 2, yes: true }],
    [{ kind: 'proposeFix', game: 'abc', fix: { kind: 'move', object: 7, to: 'library shuffled', player: 1 } }],
    [{ kind: 'proposeFix', game: 'abc', fix: { kind: 'counters', on: -1, counter: 'energy', change: -2 } }],
    [{ kind: 'proposeFix', game: 'abc', fix: { kind: 'token', player: 1, token: { named: 'Treasure' } } }],
    [{ kind: 'proposeFix', game: 'abc', fix: { kind: 'note', object: 7, text: '' } }],
    [{ kind: 'sayFix', game: 'abc', number: 3, yes: false }],
    [{ kind: 'lobbyAgain', lobby: 'abc', game: 'def' }],
    [{ kind: 'lobbyMove', lobby: 'abc', card: 'Shock', to: 'main' }],
    [{ kind: 'lobbyBegins', lobby: 'abc', seat: 1 }],
    [{ kind: 'lobbyOptions', lobby: 'abc', options: { ...USUAL_OPTIONS, bestOf: 3 } }],
  ])('%j is read as it stands', (message) => {
    expect(readClientMessage(message)).toEqual({ kind: 'read', message });
  });

  test.each([
    [{ ...commanderGame, seats: commanderGame.seats.slice(1) }, '"seats": a table has two to ten seats'],
    [{ kind: 'answer', game: 'abc', sequence: 3, answer: [0.5] }, '"answer.0"'],
    [{ kind: 'join', game: '../../etc', token: null }, '"game": use the identifier that the server gave'],
    [{ kind: 'join', game: 'abc', token: null, admin: true }, 'admin'],
    [{ kind: 'tableSay', game: 'abc', text: 'x'.repeat(301) }, '"text"'],
    [{ kind: 'tableSay', game: 'abc', text: ' ' }, '"text": write at least one visible character'],
    [{ kind: 'tableSay', game: 'abc', text: 'two\nlines' }, '"text": write it on one line'],
    [{ kind: 'lobbyMove', lobby: 'abc', card: 'x'.repeat(201), to: 'main' }, '"card"'],
    [{ kind: 'lobbyMove', lobby: 'abc', card: 'Shock', to: 'hand' }, '"to"'],
    [{ kind: 'voteOut', game: 'abc', seat: -1, yes: true }, '"seat"'],
    [{ kind: 'proposeFix', game: 'abc', fix: { kind: 'life', player: 0, change: 0 } }, '"fix.change"'],
    [{ kind: 'proposeFix', game: 'abc', fix: { kind: 'life', player: 0, change: 1001 } }, '"fix.change"'],
    [{ kind: 'proposeFix', game: 'abc', fix: { kind: 'move', object: 7, to: 'stack', player: 0 } }, '"fix.to"'],
    [{ kind: 'proposeFix', game: 'abc', fix: { kind: 'note', object: 7, text: 'x'.repeat(401) } }, '"fix.text"'],
    [{ kind: 'proposeFix', game: 'abc', fix: { kind: 'win', player: 0 } }, '"fix.kind"'],
    [{ kind: 'sayFix', game: 'abc', number: -1, yes: true }, '"number"'],
    [{ kind: 'voteOut', game: 'abc', seat: 1, yes: 'yes' }, '"yes"'],
    [{ kind: 'lobbyBegins', lobby: 'abc', seat: 10 }, '"seat"'],
    [{ kind: 'lobbyOptions', lobby: 'abc', options: { ...USUAL_OPTIONS, bestOf: 2 } }, '"options.bestOf"'],
    [{ kind: 'shutDown' }, '"kind"'],
    ['hello', 'the message'],
    [null, 'the message'],
  ])('%j is refused in one sentence that names the place', (message, place) => {
    const received = readClientMessage(message);
    expect(received.kind).toBe('bad');
    if (received.kind === 'bad') {
      expect(received.sentence).toContain(place);
      expect(received.sentence).toMatch(/try again\.$/);
      expect(received.sentence).not.toContain('\n');
    }
  });

  test('whatever comes over the wire is read or refused, never thrown', () => {
    const kinds = fc.constantFrom(
      'createGame',
      'join',
      'answer',
      'undo',
      'setStops',
      'yield',
      'reading',
      'deckCheck',
      'nonsense',
    );
    const near = fc.record(
      { kind: kinds, game: fc.anything(), token: fc.anything(), answer: fc.anything(), seats: fc.anything() },
      { requiredKeys: ['kind'] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), near), (raw) => {
        const received = readClientMessage(raw);
        if (received.kind === 'bad') expect(received.sentence.length).toBeGreaterThan(20);
        else expect(received.message).toEqual(raw);
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  test('a player who has set nothing stops in the own main phases', () => {
    const stops = defaultStops();
    expect(stops).toEqual({ ownTurn: ['precombat main', 'postcombat main'], othersTurns: [], fullControl: false });
    expect(STOP_STEPS).not.toContain('untap');
    expect(STOP_STEPS).not.toContain('cleanup');
  });
});
