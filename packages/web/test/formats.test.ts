import { FORMATS as ENGINE_FORMATS, formatProblem } from '@kitchen-table/engine';
import { describe, expect, test } from 'vitest';
import {
  ADDITIONS,
  FORMATS,
  formatText,
  optionsFor,
  type Playing,
  seatsOf,
  whyNotAdded,
} from '../src/model/formats.ts';
import { allowedSeats } from '../src/model/new-game.ts';

const playing = (base: string, added: string[] = [], options: Record<string, string> = {}): Playing => ({
  base,
  added,
  options,
});

describe('what is played', () => {
  test('every format that the engine knows can be chosen or added', () => {
    const offered = new Set([...FORMATS, ...ADDITIONS].map(({ id }) => id));
    expect(Object.keys(ENGINE_FORMATS).filter((id) => !offered.has(id))).toEqual([]);
  });

  test('every choice with every value of its options is a format that the engine takes (CR 801.2a, 803.1, 804.1)', () => {
    const bad: string[] = [];
    for (const { id } of FORMATS)
      for (const option of optionsFor(playing(id)))
        for (const [value] of option.choices) {
          const text = formatText(playing(id, [], { [option.id]: value }));
          const wrong = formatProblem(text);
          if (wrong !== null) bad.push(`${text}: ${wrong}`);
        }
    expect(bad).toEqual([]);
  });

  test('options stand with the format that takes them; a plain Commander game becomes a free-for-all', () => {
    expect(formatText(playing('commander', ['planechase'], { range: '2' }))).toBe(
      'commander+planechase+free-for-all:range=2',
    );
    expect(formatText(playing('team-vs-team', ['commander'], { teams: '3', attack: 'left' }))).toBe(
      'team-vs-team:attack=left,teams=3+commander',
    );
  });

  test('what contradicts can’t be added, and says why', () => {
    const against = { commander: 'they both lead' };
    const formats = [{ id: 'brawl', about: '', rule: null, seats: null, draft: false, against }];
    expect(whyNotAdded(playing('commander'), 'brawl', formats)).toBe('they both lead');
    expect(whyNotAdded(playing('two-player'), 'brawl', formats)).toBe('');
  });

  test('seats come in whole teams, up to ten (CR 809.1, 811.1)', () => {
    expect(allowedSeats(playing('emperor'), 4)).toBe(6);
    expect(allowedSeats(playing('emperor'), 7)).toBe(9);
    expect(allowedSeats(playing('two-headed-giant'), 5)).toBe(6);
    expect(allowedSeats(playing('two-player'), 6)).toBe(2);
    expect(allowedSeats(playing('commander', ['emperor']), 2)).toBe(6);
    expect(seatsOf(playing('grand-melee')).usual).toBe(10);
    expect(seatsOf(playing('emperor', [], { teams: '3' }))).toMatchObject({ least: 9, most: 9, step: 9 });
  });
});
