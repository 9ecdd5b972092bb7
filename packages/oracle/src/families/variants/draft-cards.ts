/** Cards that act while they are drafted. CR 905.2. */
import type { DraftNote, DraftRule } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { category, type Union } from '../../kernel/category.ts';
import { terms } from '../../kernel/words.ts';
import { expression, quality, rule } from '../categories.ts';

const FROM_THE_PACK = 'from that booster pack';
const NEXT_PACK = 'the next booster pack';
const WHOLE_PACK = 'each card in that booster pack , one at a time';
const TURN_DOWN = 'turn ~ face down';
const NO_MORE_CARDS = "you can't draft cards for the rest of this draft round";
const inPool = (cards: string, whose: string): string => `${cards} in ${whose} card pool`;
const choosing = (side: 'left' | 'right', which: string): string => `the player to your ${side} chooses ${which} color`;

/** What a sentence of its own says is noted as the card is revealed. */
const thenNoted: Union<DraftNote> = category<DraftNote>(
  'what is noted',
  phrase`reveal the next card you draft and note its name`.means(() => 'next card' as const),
  phrase`${choosing('right', 'a')} , you choose another color , then ${choosing('left', 'a third')}`.means(
    () => 'colors' as const,
  ),
  phrase`you may look at the next card drafted ${'from this'} booster pack`.means(() => 'look at the next' as const),
  phrase`after you draft ~ , you may add a booster pack to the draft`.means(() => 'add a pack' as const),
  phrase`the next time a player drafts a card ${'from this'} booster pack , guess that card 's name . ^ then that player reveals the drafted card`.means(
    () => 'guess the next' as const,
  ),
);
const does: Union<DraftRule> = category<DraftRule>(
  'what it does in a draft',
  phrase`draft ~ face up`.means({ kind: 'draftFaceUp' }),
  phrase`reveal ~ as you draft it`.means({ kind: 'revealAsDrafted', note: 'nothing' }),
  phrase`reveal ~ as you draft it and ${{
    note: terms<'cards this round' | 'passer'>('what is noted', [
      ["note how many cards you've drafted this draft round , including ~", 'cards this round'],
      ['note the player who passed it to you', 'passer'],
    ]),
  }}`.means((s) => ({ kind: 'revealAsDrafted', note: s.note })),
  phrase`reveal ~ as you draft it . ^ ${{ note: thenNoted }}`.means({ kind: 'revealAsDrafted' }),
  phrase`as you draft a ${{
    card: terms<'card' | 'creature card'>('a card', [
      ['card', 'card'],
      ['creature card', 'creature card'],
    ]),
  }} , you may reveal it , note its ${{
    what: terms<'name' | 'creature types'>('what is noted', [
      ['name', 'name'],
      ['creature types', 'creature types'],
    ]),
  }} , then turn ~ face down`.means((s) => ({ kind: 'noteDrafted', card: s.card, what: s.what })),
  phrase`as you draft a card , you may remove it from the draft ${{
    how: terms<'face up' | 'face down'>('how', [
      ['face up', 'face up'],
      ['face down', 'face down'],
    ]),
  }}`.means((s) => ({ kind: 'removeDrafted', how: s.how })),
  phrase`as you draft a card , you may draft a additional card ${FROM_THE_PACK} . ^ if you do , put ~ into that booster pack`.means(
    { kind: 'draftAdditional', then: 'put ~ into the pack' },
  ),
  phrase`as you draft a card , you may draft a additional card ${FROM_THE_PACK} . ^ if you do , ${TURN_DOWN} , then pass ${NEXT_PACK} without drafting a card from it`.means(
    { kind: 'draftAdditional', then: 'pass the next pack' },
  ),
  phrase`instead of drafting a card from a booster pack , you may draft ${WHOLE_PACK} . ^ if you do , ${TURN_DOWN} and ${NO_MORE_CARDS}`.means(
    { kind: 'draftWholePack' },
  ),
  phrase`as long as ~ is face up during the draft , you can't look at booster packs
and must draft cards at random . ^ after you draft three cards this way , turn ~ face down`.means({
    kind: 'draftAtRandom',
    cards: 3,
  }),
  phrase`each player passes the last card from each booster
pack to a player who drafted a card named ~`.means({
    kind: 'takeLastCards',
  }),
  phrase`during the draft , you may turn ~ face down . ^ if you do , look at ${{
    at: terms<'the next card of a player' | 'a booster pack'>('what is looked at', [
      ['the next card drafted by a player of your choice', 'the next card of a player'],
      [
        'any unopened booster pack in the draft or ' + 'any booster pack not being looked at by another player',
        'a booster pack',
      ],
    ]),
  }}`.means((s) => ({ kind: 'turnDownToLook', at: s.at })),
  phrase`immediately after the draft , you may reveal ${inPool('a card', 'your')} . ^ each other player may offer you ${inPool('one card', 'their')} in exchange . ^ you may accept any one offer`.means(
    { kind: 'tradeAfterDraft' },
  ),
);
rule.add(phrase`${{ does }}`.means((s) => ({ kind: 'drafting', does: s.does })));
expression.add(
  phrase`the highest number you noted for cards named ~`.means({ kind: 'noted', what: 'highest number' }),
  phrase`the number of cards you removed
from the draft with cards named ~`.means({
    kind: 'noted',
    what: 'cards removed',
  }),
);
quality.add(
  phrase`${{
    what: terms('what was noted', [
      ['with a name', 'name'],
      ['of a type', 'creature type'],
    ] as const),
  }} you noted for cards named ~`.means({ kind: 'ofTheNoted' }),
  phrase`that 's one or more of the
colors chosen as you drafted cards named ~`.means({
    kind: 'ofTheNoted',
    what: 'color',
  }),
);
