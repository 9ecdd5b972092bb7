/** The layouts of cards that can be played. */
import type { Card } from '@kitchen-table/language/core';

/** Layouts whose second part has a meaning. CR 709-719. */
export const LAYOUTS: ReadonlySet<Card['layout']> = new Set<Card['layout']>([
  'normal',
  'split',
  'transform',
  'modal double-faced',
  'adventure',
  'saga',
  'class',
  'leveler',
  'omen',
  'prototype',
  'flip',
  'case',
  'room',
  'dungeon',
  'mutate',
  'meld',
]);
