/** The tables by which readings and prints are hurried must leave out nothing that fits. */
import { expect, test } from 'vitest';
import { category, completeGrammar } from '../src/kernel/category.ts';
import { many, Mapped, series } from '../src/kernel/lists.ts';
import { phrase } from '../src/kernel/phrase.ts';
import { print, read } from '../src/kernel/read.ts';
import { nouns, terms, words } from '../src/kernel/words.ts';

const bird = nouns('a bird', ['heron', 'night heron', 'rail']);
const birds = series(bird, { join: 'or' });
const place = terms<{ kind: 'place'; of?: string; near?: string }>('a place', [
  ['the marsh', { kind: 'place', of: 'marsh' }],
  ['the old marsh', { kind: 'place', of: 'marsh', near: 'town' }],
]);
const mood = words('a mood', ['calm', 'loud', 'shy']);
const sighting = category(
  'a sighting',
  phrase`${{ bird }} seen`.means({ kind: 'seen' }),
  phrase`${{ bird }} heard`.means({ kind: 'heard' }),
  phrase`${{ bird }} seen at ${{ place }}`.means((s) => ({ kind: 'seen', bird: s.bird, at: s.place })),
  phrase`${{ bird }} seen at dusk`.means((s) => ({ kind: 'seen', bird: s.bird, at: { kind: 'time', hour: 'dusk' } })),
  phrase`${{ bird }} seen at dawn`.means((s) => ({ kind: 'seen', bird: s.bird, at: { kind: 'time', hour: 'dawn' } })),
  phrase`either ${{ birds }}`.means({ kind: 'either' }),
  phrase`[${{ moods: many(mood) }}] ${{ bird }} alone`.means({ kind: 'alone' }),
  phrase`nests ( of ${{ owner: bird }} | near ${{ owner: place }} ) that was~ ${{
    said: terms<{ kept?: true }>('how it was', [
      ['left', {}],
      ['kept', { kept: true }],
    ]),
  }}`.means((s) => ({ ...s.said, kind: 'nests', owner: s.owner }) as never),
  phrase`quiet ${{ bird }}`.means((s) => ({ kind: 'alone', bird: s.bird, moods: ['calm'] })),
);
const twice = new Mapped<string, { kind: 'twice'; bird: string }>(
  'a bird seen twice',
  bird,
  (tree) => ({ kind: 'twice', bird: tree }),
  (tree) => [tree.bird],
  ['twice'],
);
const note = category(
  'a note',
  phrase`${{ of: sighting }} .`.means((s) => s.of),
  phrase`${{ of: twice }} !`.means((s) => s.of),
);
/** Stands in no other place than among the remarks. */
const weather = category(
  'the weather',
  phrase`rain at ${{ place }}`.means({ kind: 'rain' }),
  phrase`calm at ${{ place }}`.means({ kind: 'calm', still: true }),
);
const remark = category(
  'a remark',
  phrase`all ${{ mood }}`.means({ kind: 'all' }),
  weather,
  phrase`calm at ${{ place }}`.means({ kind: 'quiet' }),
);
completeGrammar();

test.each([
  'Heron seen.',
  'Night heron heard.',
  'Rail seen at the old marsh.',
  'Rail seen at the marsh.',
  'Night heron seen at dusk.',
  'Heron seen at dawn.',
  'Either night heron or rail.',
  'Either heron, night heron, or rail.',
  'Shy loud rail alone.',
  'Night heron alone.',
  'Nests of night heron that was left.',
  'Nests near the old marsh that was kept.',
])('whatever a phrase begins with, one word or several, it is read and printed: %s', (text) => {
  const outcome = read(note, text);
  expect(outcome.status).toBe('read');
  if (outcome.status === 'read') expect(print(note, outcome.tree)).toBe(text);
});

test('a tree that two phrases say is printed by the first of them', () => {
  expect(print(sighting, { kind: 'alone', bird: 'rail', moods: ['calm'] } as never)).toBe('Calm rail alone');
  expect(read(sighting, 'Quiet rail')).toEqual({ status: 'misprinted', printed: ['Calm rail alone'] });
});

test('trees are told apart by what stands two fields deep', () => {
  for (const hour of ['dawn', 'dusk', 'dawn'])
    expect(print(sighting, { kind: 'seen', bird: 'heron', at: { kind: 'time', hour } } as never)).toBe(
      `Heron seen at ${hour}`,
    );
  expect(print(sighting, { kind: 'seen', bird: 'heron', at: { kind: 'time', hour: 'noon' } } as never)).toBeNull();
  expect(print(note, { kind: 'twice', bird: 'rail' } as never)).toBe('Rail !');
});

test('a phrase passed over because a word of it never comes is still named where the reading stopped', () => {
  expect(read(sighting, 'Night heron seen at xylophones')).toMatchObject({ status: 'declined', offset: 20 });
  const outcome = read(sighting, 'Night heron seen at xylophones');
  expect(outcome.status === 'declined' && [...outcome.expected].sort()).toEqual(['"dawn"', '"dusk"', 'a place']);
});

test('a category that stands in one place is read, printed and refused as any other', () => {
  const rain = read(remark, 'Rain at the old marsh');
  expect(rain).toEqual({
    status: 'read',
    tree: { kind: 'rain', place: { kind: 'place', of: 'marsh', near: 'town' } },
  });
  expect(rain.status === 'read' && print(remark, rain.tree)).toBe('Rain at the old marsh');
  expect(read(remark, 'Rain at dusk')).toEqual({ status: 'declined', offset: 8, expected: ['a place'] });
});

test('what a category in one place and its neighbour both say is ambiguous', () => {
  expect(read(remark, 'Calm at the marsh').status).toBe('ambiguous');
});
