/** "If you do", "if you can't", "when you discard a card this way": what depends on a step before. CR 603.12, 608.2c. */
import type { Clause } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { clause, destination, noun, plainFilter } from '../categories.ts';

/** What follows when a step before was done, or was not. */
export const whenDone: Union<Clause> = category<Clause>(
  'an instruction',
  phrase`if you do , ${{ clause }}`.means({ kind: 'ifDone', words: 'you do' }),
  phrase`if you don't , ${{ clause }}`.means({ kind: 'ifDone', words: 'you do', not: true }),
  // CR 608.2c: said behind what is done with a card that somebody could have cast.
  phrase`put ${{ object: noun }} ${{ to: destination }} if it wasn't cast this way`.means((s) => ({
    kind: 'ifDone',
    words: "it wasn't cast",
    not: true,
    clause: { kind: 'do', action: { kind: 'move', verb: 'put', object: s.object, to: s.to } },
  })),
  phrase`if you don't or can't make a exchange , ${{ clause }}`.means({
    kind: 'ifDone',
    words: "you don't or can't make an exchange",
    not: true,
  }),
  phrase`if you can't , ${{ clause }}`.means({ kind: 'ifDone', words: "you can't", not: true }),
  phrase`if the player can't , ${{ clause }}`.means({ kind: 'ifDone', words: "the player can't", not: true }),
  phrase`if you don't ${{ words: words('what was not done', ['cast it', 'cast that card', 'cast that spell', 'cast the exiled card', 'cast the copy', 'cast it this way', 'cast a spell this way', 'cast that card this way', 'play it', 'play that card', 'put it onto the battlefield', 'put the card onto the battlefield', 'put that card onto the battlefield', 'put a card onto the battlefield', 'reveal it', 'sacrifice it', 'exile it', 'return it']) }} , ${{ clause }}`.means(
    { kind: 'ifDone', not: true },
  ),
  phrase`if they can't , ${{ clause }}`.means({ kind: 'ifDone', words: "they can't", not: true }),
  phrase`if that player can't , ${{ clause }}`.means({ kind: 'ifDone', words: "that player can't", not: true }),
  phrase`if you searched your library this way , ${{ clause }}`.means({
    kind: 'ifDone',
    words: 'you searched your library this way',
  }),
  phrase`if you search your library this way , ${{ clause }}`.means({
    kind: 'ifDone',
    words: 'you search your library this way',
  }),
  phrase`if you don't put ${{ words: words('it', ['it', 'the card', 'a card', 'that card']) }} into your hand , ${{ clause }}`.means(
    {
      kind: 'ifDone',
      not: true,
    },
  ),
  phrase`if you didn't put a card into your hand this way , ${{ clause }}`.means({
    kind: 'ifDone',
    words: "you didn't",
    intoHand: true,
    not: true,
  }),
  phrase`if you don't put a card into your hand this way , ${{ clause }}`.means({
    kind: 'ifDone',
    words: "you don't",
    intoHand: true,
    not: true,
  }),
  phrase`when they do , ${{ clause }}`.means({ kind: 'ifDone', words: 'they do', reflexive: true }),
  phrase`when you do , ${{ clause }}`.means({ kind: 'ifDone', words: 'you do', reflexive: true }),
  phrase`if ${{ words: words('they', ['they']) }} do , ${{ clause }}`.means({ kind: 'ifDone' }),
  phrase`if ${{ words: words('who', ['that player', 'the player', 'its controller', 'a player', 'an opponent', 'that opponent', 'the opponent', 'its owner', "that creature's controller"]) }} does , ${{ clause }}`.means(
    { kind: 'ifDone' },
  ),
  phrase`if ${{ words: words('nobody', ['no one', 'no player', 'no opponent']) }} does , ${{ clause }}`.means({
    kind: 'ifDone',
    not: true,
  }),
  phrase`if ${{ words: words('they', ['they']) }} don't , ${{ clause }}`.means({ kind: 'ifDone', not: true }),
  phrase`if ${{ words: words('who', ['that player', 'the player', 'its controller']) }} doesn't , ${{ clause }}`.means({
    kind: 'ifDone',
    not: true,
  }),
);
/** "When you discard a nonland card this way": looked at when the step is over. CR 603.12. */
for (const [verb, done] of [
  ['discard', 'discarded'],
  ['exile', 'exiled'],
  ['sacrifice', 'sacrificed'],
  ['reveal', 'revealed'],
  ['destroy', 'destroyed'],
  ['mill', 'milled'],
  ['tap', 'tapped'],
  ['return', 'returned'],
] as const) {
  const words = `when you ${verb}`;
  whenDone.add(
    phrase`when you ${verb} a ${{ filter: plainFilter }} this way , ${{ clause }}`.means((s) => ({
      kind: 'if',
      condition: {
        kind: 'thereIs',
        object: {
          kind: 'select',
          quantifier: { kind: 'quantifier', amount: 'a' },
          filter: { ...s.filter, qualities: [{ kind: 'thisWay', done }] },
        },
        words,
      },
      clause: { kind: 'ifDone', words: 'this way', reflexive: true, asked: true, clause: s.clause },
    })),
    phrase`when you ${verb} one or more ${{ filter: plainFilter }}!plural this way , ${{ clause }}`.means((s) => ({
      kind: 'if',
      condition: {
        kind: 'thereIs',
        object: {
          kind: 'select',
          quantifier: { kind: 'quantifier', amount: 'atLeast', number: { kind: 'number', number: 1 } },
          filter: { ...s.filter, qualities: [{ kind: 'thisWay', done }] },
        },
        words,
      },
      clause: { kind: 'ifDone', words: 'this way', reflexive: true, asked: true, clause: s.clause },
    })),
  );
}
/** "When a creature card is exiled this way": the same, of what was done to it. */
for (const [said, done] of [
  ['exiled', 'exiled'],
  ['milled', 'milled'],
  ['discarded', 'discarded'],
  ['sacrificed', 'sacrificed'],
  ['destroyed', 'destroyed'],
  ['put onto the battlefield', 'put onto the battlefield'],
] as const) {
  whenDone.add(
    phrase`when a ${{ filter: plainFilter }} is ${said} this way , ${{ clause }}`.means((s) => ({
      kind: 'if',
      condition: {
        kind: 'thereIs',
        object: {
          kind: 'select',
          quantifier: { kind: 'quantifier', amount: 'a' },
          filter: { ...s.filter, qualities: [{ kind: 'thisWay', done }] },
        },
        words: 'when it is',
      },
      clause: { kind: 'ifDone', words: 'this way', reflexive: true, asked: true, clause: s.clause },
    })),
  );
}
whenDone.add(
  phrase`when it connives this way , ${{ clause }}`.means({ kind: 'ifDone', words: 'it connives', reflexive: true }),
  phrase`when you search your library this way , ${{ clause }}`.means({
    kind: 'ifDone',
    words: 'you search your library this way',
    reflexive: true,
  }),
);
