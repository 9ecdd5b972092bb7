/** The words of core and what the engine does of them: none is without a meaning, and none means what core cannot say. */
import {
  FOR_CASTING,
  GIFTS,
  HAPPENINGS,
  IN_RULES,
  KEYWORD_ACTIONS,
  PREDEFINED_TOKENS,
  rolesOf,
  STANDING_FOR_TEXT,
  ACTIVATED,
} from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import { KEYWORD_BITS } from '../../src/vocabulary/objects/keywords.ts';
import { MEANINGS } from '../../src/vocabulary/keyword-abilities/meanings.ts';
import { PREDEFINED_TOKENS as FACES } from '../../src/rules/objects/predefined-tokens.ts';
import { declaredAs, DEEDS, isWrittenOut } from '../../src/rules/keyword-actions/declared.ts';

const names = Object.keys(KEYWORD_ACTIONS) as (keyof typeof KEYWORD_ACTIONS)[];

test('every keyword action of core is declared, and written out where core says so (CR 701)', () => {
  expect(names.filter((name) => declaredAs(name) === undefined)).toEqual([]);
  for (const name of names)
    expect([name, isWrittenOut(declaredAs(name) as never)]).toEqual([name, rolesOf(name).writtenOut === true]);
});

test('whatever core lets abilities wait for is told of when it happens (CR 603.2)', () => {
  expect(HAPPENINGS.filter((name) => DEEDS[name] === undefined)).toEqual([]);
});

test('every keyword that stands for text has its text, and no other has one (CR 702.1)', () => {
  const withText = Object.keys(MEANINGS);
  const listed = [...ACTIVATED, ...STANDING_FOR_TEXT, ...GIFTS, 'for Mirrodin!'].map((name) => name.toLowerCase());
  expect(listed.filter((name) => !withText.includes(name) && !/^gift/.test(name))).toEqual([]);
  const elsewhere: readonly string[] = [...FOR_CASTING, ...IN_RULES].map((name) => name.toLowerCase());
  expect(withText.filter((name) => ![...listed, ...elsewhere].includes(name))).toEqual([]);
  expect(Object.keys(KEYWORD_BITS).filter((name) => withText.includes(name))).toEqual([]);
});

test('every predefined token of core is one, and no other is (CR 111.10)', () => {
  expect(Object.keys(FACES).sort()).toEqual([...PREDEFINED_TOKENS].sort());
});
