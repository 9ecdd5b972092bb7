/** Conspiracy cards: what they say about starting and about decks. CR 315.5a. */
import { phrase } from '../../kernel/phrase.ts';
import { rule } from '../categories.ts';

const STARTING = 'the starting player';
rule.add(
  phrase`you are ${STARTING} . ^ if multiple players would be ${STARTING} , one of those players is chosen at random`.means(
    { kind: 'startsTheGame' },
  ),
  phrase`your minimum deck size is reduced by five`.means({ kind: 'smallerDeck' }),
);
