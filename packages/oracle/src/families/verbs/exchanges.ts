/** Life totals and mana that are doubled; exchanges of life totals with sizes, and of whole zones. CR 701.9, 701.10. */
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { lastingVerb, noun, playerVerb, possessive, subject } from '../categories.ts';

const zone = words<'hand' | 'graveyard' | 'library'>('a zone', ['hand', 'graveyard', 'library']);
playerVerb.add(
  phrase`double~ ${{ object: possessive }} life total`.means({ kind: 'double', what: 'life total' }),
  phrase`double~ the amount of ${{ what: terms('mana', [['each type of unspent mana', 'unspent mana']]) }} ${{ object: subject }} have~object`.means(
    { kind: 'double' },
  ),
  phrase`exchange~ ${{ player: possessive }} life total with ${{ object: possessive }} ${{ stat: words<'power' | 'toughness'>('a stat', ['power', 'toughness']) }}`.means(
    { kind: 'exchangeValues' },
  ),
  phrase`exchange~ ${{ player: possessive }} ${{ one: zone }} and ${{ other: zone }}`.means({ kind: 'exchangeZones' }),
);
/** For a time, as every effect that changes characteristics. */
lastingVerb.add(phrase`exchange~ the text boxes of ${{ object: noun }}`.means({ kind: 'exchangeTextBoxes' }));
