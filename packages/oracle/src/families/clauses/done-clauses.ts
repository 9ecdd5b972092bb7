/** "If you do", "if you can't", "when you discard a card this way": what depends on a step before. CR 603.12, 608.2c. */
import type { Clause } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { clause, destination, noun } from '../categories.ts';
import { doneThisWay } from '../conditions/done-this-way.ts';

/** Said in the place of "if": it waits until the step is over. CR 603.12. */
const REFLEXIVE = terms<true>('when', [['when', true]]);
const DONE = terms<string>('what was done', [
  ['you do', 'you do'],
  ['they do', 'they'],
  ['it connives this way', 'it connives'],
  ['you search your library this way', 'you search your library this way'],
  ['you searched your library this way', 'you searched your library this way'],
]);
const NOT_DONE = terms<string>('what was not done', [
  ["you don't", 'you do'],
  ["they don't", 'they'],
  ["you don't or can't make a exchange", "you don't or can't make an exchange"],
  ["you can't", "you can't"],
  ["they can't", "they can't"],
  ["the player can't", "the player can't"],
  ["that player can't", "that player can't"],
]);
/** What follows when a step before was done, or was not. */
export const whenDone: Union<Clause> = category<Clause>(
  'an instruction',
  phrase`( ${{ reflexive: REFLEXIVE }} | if ) ${{ words: DONE }} , ${{ clause }}`.means({ kind: 'ifDone' }),
  phrase`if ${{ words: NOT_DONE }} , ${{ clause }}`.means({ kind: 'ifDone', not: true }),
  // CR 608.2c: said behind what is done with a card that somebody could have cast.
  phrase`put ${{ object: noun }} ${{ to: destination }} if it wasn't cast this way`.means((s) => ({
    kind: 'ifDone',
    words: "it wasn't cast",
    not: true,
    clause: { kind: 'do', action: { kind: 'move', verb: 'put', object: s.object, to: s.to } },
  })),
  phrase`if you don't ${{ words: words('what was not done', ['cast it', 'cast that card', 'cast that spell', 'cast the exiled card', 'cast the copy', 'cast it this way', 'cast a spell this way', 'cast that card this way', 'play it', 'play that card', 'put it onto the battlefield', 'put the card onto the battlefield', 'put that card onto the battlefield', 'put a card onto the battlefield', 'reveal it', 'sacrifice it', 'exile it', 'return it']) }} , ${{ clause }}`.means(
    { kind: 'ifDone', not: true },
  ),
  phrase`if you don't put ${{ words: words('it', ['it', 'the card', 'a card', 'that card']) }} into your hand , ${{ clause }}`.means(
    {
      kind: 'ifDone',
      not: true,
    },
  ),
  phrase`if ${{ words: words('whether it was done', ["you didn't", "you don't"]) }} put a card into your hand this way , ${{ clause }}`.means(
    { kind: 'ifDone', intoHand: true, not: true },
  ),
  phrase`if ${{ words: words('who', ['that player', 'the player', 'its controller', 'the first player', 'a player', 'an opponent', 'that opponent', 'the opponent', 'its owner', "that creature's controller"]) }} does , ${{ clause }}`.means(
    { kind: 'ifDone' },
  ),
  phrase`if ${{ words: words('nobody', ['no one', 'no player', 'no opponent']) }} does , ${{ clause }}`.means({
    kind: 'ifDone',
    not: true,
  }),
  phrase`if ${{ words: words('who', ['that player', 'the player', 'its controller']) }} doesn't , ${{ clause }}`.means({
    kind: 'ifDone',
    not: true,
  }),
);
/** "When you discard a nonland card this way": looked at when the step is over. CR 603.12. */
whenDone.add(
  phrase`when ${{ condition: doneThisWay }} , ${{ clause }}`.means((s) => ({
    kind: 'if',
    condition: s.condition,
    clause: { kind: 'ifDone', words: 'this way', reflexive: true, asked: true, clause: s.clause },
  })),
);
