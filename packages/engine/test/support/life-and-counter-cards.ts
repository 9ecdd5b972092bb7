/** Cards that the tests of life, damage, drawing and counters share. */
import { card } from './single-rule-cards.ts';

export const walker = card('Test Walker', { cost: '0', types: ['planeswalker'], subtypes: ['Test'], loyalty: 5 });
