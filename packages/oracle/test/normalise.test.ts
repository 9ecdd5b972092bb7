import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise, restore } from '../src/index.ts';

const word = fc.constantFrom(
  'Zorb',
  'the Patient',
  'this creature',
  'This Aura',
  'draws',
  '(a note.)',
  '~',
  '@',
  '"',
  'deals',
  '\n',
  ',',
  '.',
  'Zorb,',
  'of',
  '(open',
  "Zorb's",
  'This creature',
  'has "\n',
  'II—',
  'roll.1-9 | draw',
);
test('restoring undoes normalising, whatever the text', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 25 }), fc.boolean(), (words, legendary) => {
      const text = words.join(' ');
      expect(restore(normalise(text, 'Zorb, the Patient', legendary))).toBe(text);
    }),
    { numRuns: 500 },
  );
});
test('a legend may be called by the first part of its name (CR 201.5c)', () => {
  expect(normalise('Zorb attacks. Zorb, the Patient dies.', 'Zorb, the Patient', true).text).toBe('~ attacks. ~ dies.');
});
test('a legend may be called by a part of its name that is a subtype too, and the subtype stays one (CR 201.5c, 205.3)', () => {
  expect(
    normalise(
      "When Soldier enters, create a Soldier token. Other Soldier creatures get +1/+1. Soldier can't block.",
      'Soldier, the Patient',
      true,
    ).text,
  ).toBe("When ~ enters, create a Soldier token. Other Soldier creatures get +1/+1. ~ can't block.");
  expect(normalise('Other Soldier creatures get +1/+1.', 'Soldier, the Patient', true).text).toBe(
    'Other Soldier creatures get +1/+1.',
  );
});
test('in quotes the name means the object that grants the ability, "this creature" the one that has it (CR 201.5a)', () => {
  expect(normalise('Others have "Zorb gets +1/+1. This creature attacks."', 'Zorb', false).text).toBe(
    'Others have "@ gets +1/+1. ~ attacks."',
  );
});
test('reminder text is set aside (CR 207.2a)', () => {
  const normalised = normalise('Flying (It is hard to block.)\nDraw a card.', 'Zorb', false);
  expect(normalised.text).toBe('Flying\nDraw a card.');
  expect(normalised.reminders).toEqual([{ at: 6, text: ' (It is hard to block.)' }]);
});
test('a line that breaks behind an opening quotation mark, and rows without lines of their own, are set right (CR 706.3, 714.2b)', () => {
  const text = 'I, II— Others have "\nThis creature attacks."\nIII— Roll a d6.1-3 | Scry 1.4—6 | Scry 2.';
  const normalised = normalise(text, 'Zorb', false);
  expect(normalised.text).toBe('I, II — Others have "~ attacks."\nIII — Roll a d6.\n1-3 | Scry 1.\n4—6 | Scry 2.');
  expect(restore(normalised)).toBe(text);
});
test('in an ability of a token with a name, that name means the token (CR 201.5, 111.4)', () => {
  const text = 'Create a red artifact token named Ember Quill with "When Ember Quill enters, exile a card named Zorb."';
  const normalised = normalise(text, 'Zorb', false);
  expect(normalised.text).toBe(
    'Create a red artifact token named Ember Quill with "When ~ enters, exile a card named Zorb."',
  );
  expect(restore(normalised)).toBe(text);
});
test('a longer name in which the name of the card stands is a name of its own (CR 201.4)', () => {
  expect(normalise("Create a Snake token named Zorb's Tail. Zorb's power is 2.", 'Zorb', false).text).toBe(
    "Create a Snake token named Zorb's Tail. ~'s power is 2.",
  );
});
test('the comma behind a legend’s short name belongs to the sentence (CR 201.5c)', () => {
  expect(normalise('For each counter on Zorb, draw a card.', 'Zorb, the Patient', true).text).toBe(
    'For each counter on ~, draw a card.',
  );
  expect(normalise('Transform Zorb at the next upkeep.', 'Zorb, at the Gate', true).text).toBe(
    'Transform ~ at the next upkeep.',
  );
});
test('"this creature" in quotes within quotes is what has the ability (CR 201.5a)', () => {
  expect(normalise(`~ gains "{T}: Create a token with 'This creature can't block.'"`, 'Zorb', false).text).toBe(
    `~ gains "{T}: Create a token with '~ can't block.'"`,
  );
});
