/**
 * The categories of the grammar. Each is declared here, empty, so that families can refer to one another;
 * the family named in its comment fills it.
 */
import type {
  Adjective,
  Ability,
  Action,
  Clause,
  Condition,
  Cost,
  CostPart,
  Description,
  Duration,
  Entering,
  Filter,
  ManaOutput,
  Noun,
  Place,
  Quality,
  Rule,
  TokenDescription,
  Trigger,
  TurnPart,
  Value,
} from '@kitchen-table/language/surface';
import { category, type Union } from '../kernel/category.ts';

/** nouns.ts: one noun that stands by itself, without qualities that could swallow what follows. */
export const atom: Union<Noun> = category<Noun>('an object or player');
/** nouns.ts: the same as a subject ("they", not "them"). */
export const atomSubject: Union<Noun> = category<Noun>('an object or player');
/** nouns.ts: nouns that no quality can follow: names, pronouns, hosts. */
export const pointed: Union<Noun> = category<Noun>('an object or player');
/** nouns.ts: any noun in object position. */
export const noun: Union<Noun> = category<Noun>('an object or player');
/** nouns.ts: any noun as a subject. */
export const subject: Union<Noun> = category<Noun>('an object or player');
/** nouns.ts: plural nouns without a quantifier ("creatures you control"), as counted by "the number of". */
export const bare: Union<Noun> = category<Noun>('objects or players');
/** nouns.ts: what "for each" runs over: the select with the quantifier `each`, without the word. */
export const eachOne: Union<Noun> = category<Noun>('an object or player');
/** nouns.ts: whose. */
export const possessive: Union<Noun> = category<Noun>('whose ("your", "its")');
/** nouns.ts: with a quantifier. */
export const countedNoun: Union<Noun> = category<Noun>('an object or player');
/** filters.ts: "tapped", "red or green". */
export const adjectiveList: Union<readonly Adjective[]> = category<readonly Adjective[]>('adjectives');
/** qualities.ts */
export const quality: Union<Quality> = category<Quality>('more about it ("you control", "with flying")');
/** qualities.ts: those that may only stand last, because they end in a description of their own. */
export const finalQuality: Union<Quality> = category<Quality>('more about it ("you control", "with flying")');
/** filters.ts */
export const filter: Union<Filter> = category<Filter>('a sort of object');
/** filters.ts: without qualities. */
export const plainFilter: Union<Filter> = category<Filter>('a sort of object');
/** values.ts, quantities.ts: any number. */
export const value: Union<Value> = category<Value>('a value');
/** quantities.ts: a number that is not plainly written. */
export const expression: Union<Value> = category<Value>('a value');
/** places.ts: after "to", "into", "onto", "on" */
export const destination: Union<Place> = category<Place>('a place');
/** places.ts: after "from". */
export const origin: Union<Place> = category<Place>('a place');
/** places.ts: "tapped", "under your control", "with a counter on it". */
export const entering: Union<Entering> = category<Entering>('how it enters');
/** durations.ts */
export const duration: Union<Duration> = category<Duration>('a duration');
/** turns.ts: "your upkeep". */
export const turnPart: Union<TurnPart> = category<TurnPart>('a step');
/** conditions.ts */
export const condition: Union<Condition> = category<Condition>('a condition');
/** costs.ts */
export const cost: Union<Cost> = category<Cost>('a cost');
export const costPart: Union<CostPart> = category<CostPart>('a cost');
/** verbs/: what a player does; the subject is the actor, and without one it is an instruction. */
export const playerVerb: Union<Action> = category<Action>('something to do');
/** An action whose subject is still missing. */
export type Verb = { readonly kind: Action['kind'] };
/** verbs/: what an object does or undergoes; the subject is the object. */
export const objectVerb: Union<Verb> = category<Verb>('something to do');
/** verbs/characteristics.ts: continuous changes ("gets +1/+1"); the subject is the object. */
export const changeVerb: Union<Verb> = category<Verb>('something to do');
/** verbs/: what a player does for a time ("gain control of"); the subject is the actor. */
export const lastingVerb: Union<Action> = category<Action>('something to do');
/** costs.ts: "pay {2}", as something a player does while something else happens. */
export const payVerb: Union<Action> = category<Action>('something to do');
/** verbs/: what "can't" forbids in the passive ("be blocked"); the subject is the object. */
export const passiveVerb: Union<Verb> = category<Verb>('something to do');
/** verbs/damage.ts: what a source does; the subject is the actor, and it must be said. */
export const sourceVerb: Union<Action> = category<Action>('something to do');
/** triggers.ts: verbs that only events use ("gain life"); the subject is the actor. */
export const playerEvent: Union<Action> = category<Action>('an event');
/** triggers.ts: verbs that only events use; the subject is the object. */
export const objectEvent: Union<Verb> = category<Verb>('an event');
/** verbs/damage.ts: "is dealt damage"; the subject is the one who is hurt. */
export const damagedEvent: Union<Verb> = category<Verb>('an event');
/** triggers.ts: events that are not subject and verb. */
export const event: Union<Action> = category<Action>('an event');
/** triggers.ts */
export const trigger: Union<Trigger> = category<Trigger>('a trigger');
/** verbs/mana.ts */
export const manaOutput: Union<ManaOutput> = category<ManaOutput>('mana');
/** tokens.ts */
export const token: Union<TokenDescription> = category<TokenDescription>('a token');
/** verbs/characteristics.ts */
export const description: Union<Description> = category<Description>('a sort of object');
/** abilities.ts: as granted to something: keywords, and others in quotes. */
export const grantedAbility: Union<Ability> = category<Ability>('an ability');
/** abilities.ts: a paragraph. */
export const ability: Union<Ability> = category<Ability>('an ability');
/** statics.ts: a rule that the card adds to the game. */
export const rule: Union<Rule> = category<Rule>('what is true of it');
/** clauses.ts: what happens, in one sentence without its full stop, beginning in lower case. */
export const clause: Union<Clause> = category<Clause>('an instruction');
/** lasting-rules.ts: rules for a time, as a sentence with subject and all. */
export const timedRule: Union<Clause> = category<Clause>('what is true of it');
/** clauses.ts: sentences. */
export const body: Union<Clause> = category<Clause>('instructions');
/** clauses.ts: sentences, the first in lower case: after "Whenever ...,". */
export const bodyAfterComma: Union<Clause> = category<Clause>('instructions');
