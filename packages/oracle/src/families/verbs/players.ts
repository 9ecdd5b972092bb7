/** What players gain, lose, draw and discard. CR 119, 121, 701.8. */
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import {
  eachOne,
  expression,
  grantedAbility,
  noun,
  playerEvent,
  playerVerb,
  possessive,
  subject,
} from '../categories.ts';
import { quantity } from '../zones/places.ts';
import { amount, digits, several } from '../values/values.ts';

playerVerb.add(
  phrase`draw~ that many cards plus one`.means({
    kind: 'draw',
    amount: {
      kind: 'sum',
      of: [
        { kind: 'amountOf', to: null, words: 'that many' },
        { kind: 'number', number: 1 },
      ],
    },
  }),
  phrase`draw~ ${{ amount: quantity }} card#amount`.means({ kind: 'draw' }),
  phrase`draw~ ${{ amount: quantity }} card#amount plus a additional card for each ${{ more: eachOne }}`.means((s) => ({
    kind: 'draw',
    amount: { kind: 'sum', of: [s.amount, { kind: 'count', of: s.more }] },
    words: 'additional',
  })),
  phrase`draw~ a additional card`.means({ kind: 'draw', amount: { kind: 'number', number: 1 }, words: 'additional' }),
  phrase`draw~ cards equal to ${{ amount: expression }}`.means({ kind: 'draw' }),
  phrase`gain~ ${{ amount }} life`.means({ kind: 'gainLife' }),
  phrase`gain~ that much life plus ${{ plus: digits }}`.means((s) => ({
    kind: 'gainLife',
    amount: { kind: 'sum', of: [{ kind: 'amountOf', to: null, words: 'that much' }, s.plus], words: 'life plus' },
  })),
  phrase`gain~ life equal to ${{ amount: expression }}`.means({ kind: 'gainLife' }),
  phrase`lose~ ${{ amount }} life`.means({ kind: 'loseLife' }),
  phrase`lose~ all unspent mana [and ${{ to: subject }} add~to the mana lost this way]`.means({ kind: 'loseMana' }),
  phrase`lose~ half ${{ of: possessive }} life , rounded ${{ rounded: words('rounding', ['up', 'down']) }}`.means(
    (s) => ({
      kind: 'loseLife',
      amount: { kind: 'half', of: { kind: 'stat', stat: 'life total', of: s.of }, rounded: s.rounded },
    }),
  ),
  phrase`lose~ life equal to ${{ amount: expression }}`.means({ kind: 'loseLife' }),
  phrase`[${{ words: words('also', ['also']) }}] discard~ ${{ object: noun }}`.means({ kind: 'discard' }),
  phrase`discard~ ${{ player: possessive }} hand`.means((s) => ({
    kind: 'discard',
    object: { kind: 'zoneOfPlayer', zone: ['hand'], player: s.player },
  })),
  phrase`discard~ cards equal to ${{ number: expression }}`.means((s) => ({
    kind: 'discard',
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'number', number: s.number },
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
    },
    words: 'equal to',
  })),
  phrase`discard~ all the cards in ${{ player: possessive }} hand`.means((s) => ({
    kind: 'discard',
    object: { kind: 'zoneOfPlayer', zone: ['hand'], player: s.player },
    words: 'all the cards',
  })),
  phrase`mill~ ${{ amount: quantity }} card#amount`.means({ kind: 'mill' }),
  phrase`mill~ half ${{ of: possessive }} library , rounded ${{ rounded: words('rounding', ['up', 'down']) }}`.means(
    (s) => ({
      kind: 'mill',
      amount: {
        kind: 'half',
        of: { kind: 'count', of: { kind: 'zoneOfPlayer', zone: ['library'], player: s.of } },
        rounded: s.rounded,
      },
    }),
  ),
  phrase`exile~ half ${{ of: possessive }} library , rounded ${{ rounded: words('rounding', ['up', 'down']) }}`.means(
    (s) => ({
      kind: 'exile',
      object: {
        kind: 'libraryCards',
        position: 'top',
        count: {
          kind: 'half',
          of: { kind: 'count', of: { kind: 'zoneOfPlayer', zone: ['library'], player: s.of } },
          rounded: s.rounded,
        },
        library: s.of,
      },
    }),
  ),
  phrase`mill~ cards equal to ${{ amount: expression }}`.means({ kind: 'mill' }),
  phrase`scry~ ${{ amount }}`.means({ kind: 'scry' }),
  phrase`surveil~ ${{ amount }}`.means({ kind: 'surveil' }),
  phrase`win~ the game`.means({ kind: 'winGame' }),
  phrase`lose~ the game`.means({ kind: 'loseGame' }),
  phrase`get~ a emblem with ${{ abilities: series(grantedAbility, { join: 'and', least: 1 }) }}`.means({
    kind: 'getEmblem',
  }),
  phrase`take~ a extra turn after this one`.means({ kind: 'extraTurn' }),
  phrase`become~ the monarch`.means({ kind: 'becomeMonarch' }),
  phrase`take~ the initiative`.means({ kind: 'takeInitiative' }),
  phrase`draw~ up to ${{ amount: quantity }} card#amount`.means({ kind: 'draw', upTo: true }),
  phrase`draw~ ${{ amount: several }} additional cards`.means({ kind: 'draw', words: 'additional' }),
  phrase`get~ ${{ amount: quantity }} poison counter#amount`.means({ kind: 'getCounters', counter: 'poison' }),
  phrase`get~ ${{ amount: quantity }} rad counter#amount`.means({ kind: 'getCounters', counter: 'rad' }),
  phrase`get~ ${{ amount: quantity }} experience counter#amount`.means({ kind: 'getCounters', counter: 'experience' }),
);
playerEvent.add(
  phrase`gain~ life`.means({ kind: 'gainLife' }),
  phrase`lose~ life`.means({ kind: 'loseLife' }),
  phrase`scry~`.means({ kind: 'scry' }),
  phrase`surveil~`.means({ kind: 'surveil' }),
);
