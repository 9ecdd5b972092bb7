/** Nouns: which objects or players are meant. CR 109, 115. */
import type { AnyTarget, Noun, PlayerNoun, Quantifier, Select } from '@kitchen-table/language/core';
import { list, many, numeral, one, type Phrase, plural, whose, withArticle, words } from '../english.ts';
import { referred, standsFor } from './references.ts';
import { headOf } from './heads.ts';
import { amount, described, phrase, say, type Scope, unreachable } from '../speaking.ts';
import { ordinal } from '../english.ts';
import { deckSaid } from './places.ts';
import { qualitiesOf } from './qualities.ts';

/** Who or what the noun means. */
export function sayNoun(noun: Noun, scope: Scope): Phrase {
  switch (noun.kind) {
    case 'self':
      return one(noun.granter === true ? 'the object that gives this ability' : scope.self);
    case 'you':
      return scope.you;
    case 'playerNoun':
      return rolePlayer(noun);
    case 'playerOf':
      return playerOf(noun.relation, phrase(noun.of, scope));
    case 'select':
      return selected(noun, scope);
    case 'anyTarget':
      return anyTarget(noun, scope);
    case 'reference':
      return referred(noun, scope);
    case 'host':
      return one(`the ${noun.how} ${headOf(noun.filter, false)}`);
    case 'nounList': {
      const parts = noun.of.map((each) => phrase(each, scope));
      const [only] = parts;
      if (only !== undefined && parts.length === 1) return only.person === 'many' ? many(`any of ${only.text}`) : only; // CR 608.2d
      const text = list(
        parts.map(({ text: each }) => each),
        noun.join,
      );
      return noun.join === 'and' ? many(text) : { text, person: parts.at(-1)?.person === 'many' ? 'many' : 'one' };
    }
    case 'libraryCards': {
      const library = whose(phrase(noun.library, scope), deckSaid(noun.deck));
      if (noun.count.kind === 'number' && noun.count.number === 1)
        return one(`the ${noun.position} card of ${library}`);
      return many(`the ${noun.position} ${counted(noun.count, 'card', scope)} of ${library}`);
    }
    case 'graveyardCards': {
      const graveyard = whose(phrase(noun.graveyard, scope), 'graveyard');
      const extreme = noun.position === 'top' ? 'uppermost' : 'lowest';
      if (noun.count.kind === 'number' && noun.count.number === 1)
        return one(`the ${extreme} ${described(noun.filter, { several: false }, scope)} of ${graveyard}`);
      return many(
        `the ${amount(noun.count, scope)} ${extreme} ${described(noun.filter, { several: true }, scope)} of ${graveyard}`,
      );
    }
    case 'countersNoun':
      return one(`${noun.counter === null ? '' : `${noun.counter} `}counter on ${say(noun.on, scope)}`);
    case 'counterKinds':
      return one(`kind of counter on ${say(noun.on, scope)}`);
    case 'stickersNoun':
      return one(
        words(
          `${noun.sticker === null ? '' : `${noun.sticker} `}sticker on`,
          say(noun.on, scope),
          noun.letters !== undefined &&
            `with ${compared(noun.letters.comparison, amount(noun.letters.to, scope))} letters`,
        ),
      );
    case 'zoneOfPlayer':
      return many(`all cards in ${whose(phrase(noun.player, scope), noun.zone.join(' and '))}`);
    case 'linked':
      return linked(noun.what, scope);
    case 'commanderOf':
      return one(whose(phrase(noun.player, scope), 'commander'));
    case 'units':
      return one(`1 of ${amount(noun.value, scope)}${noun.beyondFirst === true ? ' beyond the first' : ''}`);
    default:
      return unreachable(noun);
  }
}

/** "3 or more", "less than X". */
export function compared(comparison: string, to: string): string {
  switch (comparison) {
    case 'equal':
      return `exactly ${to}`;
    case 'not equal':
      return `not ${to}`;
    case 'atLeast':
      return /^\d+$/.test(to) ? `${to} or more` : `at least ${to}`;
    case 'atMost':
      return /^\d+$/.test(to) ? `${to} or less` : `at most ${to}`;
    case 'over':
      return `more than ${to}`;
    default:
      return `less than ${to}`;
  }
}

function rolePlayer({ who }: PlayerNoun): Phrase {
  switch (who) {
    case 'opponents':
      return many('your opponents');
    case 'teammates':
      return many('your teammates');
    case 'your team':
      return one('your team');
    case 'defending':
      return one('the defending player');
    case 'attacking':
      return one('the attacking player');
    case 'active':
      return one('the player whose turn it is');
    case 'nonactive':
      return many('players whose turn it is not');
    case 'monarch':
      return one('the monarch');
    case 'initiative':
      return one('the player with the initiative');
    case 'no one':
      return one('no one');
    default:
      return unreachable(who);
  }
}

function playerOf(relation: Extract<Noun, { kind: 'playerOf' }>['relation'], of: Phrase): Phrase {
  if (relation === 'left' || relation === 'right')
    return one(of.person === 'you' ? `the player to your ${relation}` : `the player to the ${relation} of ${of.text}`);
  return of.person === 'many' ? many(`the ${plural(relation)} of ${of.text}`) : one(`the ${relation} of ${of.text}`);
}

function linked(what: Extract<Noun, { kind: 'linked' }>['what'], { self }: Scope): Phrase {
  switch (what) {
    case 'exiled card':
      return one(`the card exiled with ${self}`);
    case 'exiled cards':
      return many(`the cards exiled with ${self}`);
    case 'chosen player':
      return one(`the player chosen for ${self}`);
    case 'chosen creature':
      return one(`the creature chosen for ${self}`);
    case 'chosen card':
      return one(`the card chosen for ${self}`);
    case 'haunted creature':
      return one(`the creature that ${self} haunts`);
    case 'card used to craft':
      return one(`the card used to craft ${self}`);
    case 'cards used to craft':
      return many(`the cards used to craft ${self}`);
    default:
      return unreachable(what);
  }
}

/** "three cards", "a number of cards equal to ...". */
export function counted(count: Extract<Noun, { kind: 'libraryCards' }>['count'], single: string, scope: Scope): string {
  if (count.kind === 'number')
    return count.number === 1 ? `one ${single}` : `${numeral(count.number)} ${plural(single)}`;
  const said = amount(count, scope);
  return said.length <= 10 ? `${said} ${plural(single)}` : `${plural(single)} (as many as ${said})`;
}

function selected(noun: Select, scope: Scope): Phrase {
  const known = noun.label === undefined ? null : (scope.bound?.(noun.label) ?? null);
  if (known !== null) return known;
  const { quantifier, filter } = noun;
  const subject = `that ${headOf(filter, false)}`;
  const own: Scope = { ...scope, candidate: scope.asked === true ? scope.candidate : subject, subject };
  const form = {
    single: described(filter, { several: false }, own),
    several: described(filter, { several: true }, own),
  };
  return marked(quantified(quantifier, form, scope), noun, scope);
}

/** Of several with the same name each says which it is. */
function marked(said: Phrase, noun: Select | AnyTarget, scope: Scope): Phrase {
  const introduced = noun.label === undefined ? undefined : scope.named.get(noun.label);
  const other = than(noun.quantifier, scope);
  const text = other === '' ? said.text : `${said.text} ${other}`;
  const place = introduced?.place ?? 0;
  return { ...said, text: place === 0 ? text : `${text} (the ${ordinal(place)})` };
}

/** "another player": other than whom, where that is not you or the object itself. */
function than(quantifier: Quantifier, scope: Scope): string {
  return quantifier.than === undefined ? '' : `other than ${standsFor(quantifier.than, scope).text}`;
}

function anyTarget(noun: AnyTarget, scope: Scope): Phrase {
  const known = noun.label === undefined ? null : (scope.bound?.(noun.label) ?? null);
  if (known !== null) return known;
  const behind = qualitiesOf(noun.qualities, false, scope);
  const single = words('creature, player, planeswalker, or battle', behind);
  const several = words('creatures, players, planeswalkers, and battles', behind);
  return marked(quantified(noun.quantifier, { single, several }, scope), noun, scope);
}

interface Said {
  readonly single: string;
  readonly several: string;
}

/** The description with how many, and who decides which. */
function quantified(quantifier: Quantifier, said: Said, scope: Scope): Phrase {
  const { amount: how, target, number } = quantifier;
  const other = quantifier.other === true && quantifier.than === undefined ? 'other ' : '';
  const aim = target === true ? 'target ' : '';
  const behind = words(
    quantifier.atRandom === true && 'chosen at random',
    quantifier.chooser !== undefined && `chosen by ${say(quantifier.chooser, scope)}`,
  );
  const single = words(`${other}${aim}${said.single}`, behind);
  const several = words(`${other}${aim}${said.several}`, behind);
  const each = quantifier.eachOf === true ? 'each of ' : '';
  switch (how) {
    case 'a':
      return one(aim === '' || other !== '' ? (other === '' ? withArticle(single) : `an${single}`) : single);
    case 'each':
      return one(`each ${single}`);
    case 'all':
      return many(`all ${several}`);
    case 'bare':
      return many(several);
    case 'the':
      return one(`the ${single}`);
    case 'no':
      return many(`no ${several}`);
    case 'number':
      return howMany(each, quantifier, several, single, scope);
    case 'upTo':
      return number?.kind === 'number' && number.number === 1
        ? one(`${each}up to one ${single}`)
        : many(`${each}up to ${countOf(number, scope)} ${several}`);
    case 'anyNumber':
      return many(`${each}any number of ${several}`);
    case 'atLeast':
      return many(`${countOf(number, scope)} or more ${several}`);
    case 'atMost':
      return many(`${countOf(number, scope)} or fewer ${several}`);
    case 'oneOrTwo':
      return many(`${each}one or two ${several}`);
    case 'oneToThree':
      return many(`${each}one, two, or three ${several}`);
    case 'oneOfEach':
      return many(`${list((quantifier.types ?? []).map(withArticle))} from among the ${several}`);
    default:
      return unreachable(how);
  }
}

function howMany(each: string, quantifier: Quantifier, several: string, single: string, scope: Scope): Phrase {
  const { number } = quantifier;
  const exactly = quantifier.exactly === true ? 'exactly ' : '';
  if (number?.kind === 'number')
    return number.number === 1
      ? one(`${each}${exactly}one ${single}`)
      : many(`${each}${exactly}${numeral(number.number)} ${several}`);
  const said = countOf(number, scope);
  return said.length <= 10
    ? many(`${each}${exactly}${said} ${several}`)
    : many(`${each}${exactly}${several} (as many as ${said})`);
}

function countOf(value: Quantifier['number'], scope: Scope): string {
  if (value === undefined) return 'any number of';
  return value.kind === 'number' ? numeral(value.number) : amount(value, scope);
}
