/** What a part of the event that set the text off is said as. CR 603.2, 608.2k. */
import type { Action, Label, Noun } from '@kitchen-table/language/core';
import { list, one, type Phrase } from '../english.ts';
import { headOf } from './heads.ts';
import type { Scope } from '../speaking.ts';

/** The part of an event for which the label stands; null: no such label. */
export function rolesOf(label: Label, scope: Scope): Phrase | null {
  const [role, out] = roleAndDistance(label);
  if (role === null) return null;
  const said = new Set<string>();
  for (const event of scope.events[out] ?? []) {
    const one = roleOf(role, event, scope);
    if (one !== null) said.add(one);
  }
  return one(said.size > 0 ? list([...said], 'or') : (NAMELESS[role] ?? `“${role}”`));
}

/** Whether the label is a role in an event. */
export function isRole(label: Label): boolean {
  return roleAndDistance(label)[0] !== null;
}

/** The role, and of the how manieth event around the text, from the innermost. */
function roleAndDistance(label: string): readonly [role: Label | null, out: number] {
  if (!label.startsWith('outer ')) return [label.startsWith('event.') ? (label as Label) : null, 0];
  const [role, out] = roleAndDistance(label.slice('outer '.length));
  return [role, out + 1];
}

const NAMELESS: Readonly<Record<string, string>> = {
  'event.object': 'the object of the event',
  'event.player': 'the player of the event',
  'event.source': 'the source of the event',
  'event.recipient': 'the recipient of the event',
  'event.controller': 'the controller of the object of the event',
  'event.owner': 'the owner of the object of the event',
  'event.amount': 'the amount of the event',
  'event.whom': 'the other side of the event',
  'event.defending': 'the defending player',
};

/** Deeds that a player does: the role of the player, and of what they do it to. */
function roleOf(label: Label, event: Action, scope: Scope): string | null {
  const object = 'object' in event ? (event.object as Noun | undefined) : undefined;
  switch (label) {
    case 'event.object':
      return objectRole(event, object, scope);
    case 'event.player':
      return playerRole(event, scope);
    case 'event.source':
      return event.kind === 'dealDamage'
        ? 'the source of the damage'
        : event.kind === 'becomeTarget'
          ? 'the spell or ability that targets'
          : event.kind === 'activate'
            ? 'the source of the activated ability'
            : null;
    case 'event.recipient':
      return recipientRole(event, object, scope);
    case 'event.controller':
      if (event.kind === 'destroy' && event.actor !== undefined) return 'the controller of what destroyed it';
      return event.kind === 'beginningOf'
        ? null
        : `the controller of ${event.kind === 'dealDamage' ? 'the source of the damage' : (objectRole(event, object, scope) ?? 'it')}`;
    case 'event.owner':
      return `the owner of ${objectRole(event, object, scope) ?? 'it'}`;
    case 'event.whom':
      return event.kind === 'attack'
        ? 'what was attacked'
        : event.kind === 'block'
          ? 'the creature that was blocked'
          : event.kind === 'becomeBlocked'
            ? 'the blocking creature'
            : null;
    case 'event.defending':
      return 'the defending player';
    case 'event.amount':
      return amountRole(event);
    case 'event.before':
      return event.kind === 'cast' ? 'the number of spells cast before it this turn' : null;
    case 'event.attacked':
      return event.kind === 'attack' ? 'the number of opponents attacked' : null;
    default:
      return null;
  }
}

function objectRole(event: Action, object: Noun | undefined, scope: Scope): string | null {
  if (event.kind === 'dealDamage') return 'what was dealt the damage';
  if (event.kind === 'create') return 'the tokens being created';
  if (event.kind === 'mill') return 'the milled card';
  if (event.kind === 'putCounters') return 'what gets the counters';
  if (object === undefined) return null;
  if (object.kind === 'self') return scope.self;
  if (object.kind === 'host') return `the ${object.how} ${headOf(object.filter, false)}`;
  const several =
    object.kind === 'select' && ['atLeast', 'bare', 'all', 'anyNumber', 'number'].includes(object.quantifier.amount);
  const head = object.kind === 'select' ? headOf(object.filter, several) : nameless(object);
  if (event.kind === 'attack' && object.kind === 'you') return 'the attacking creatures';
  if (event.kind === 'activate') return 'the activated ability';
  if (event.kind === 'abilityTriggers') return 'the ability that triggered';
  return `the ${head} that ${HAPPENED[event.kind] ?? 'did so'}`;
}

/** "the creature or Vehicle": of several sorts, each by its noun. */
function nameless(object: Noun): string {
  if (object.kind !== 'nounList') return 'object';
  return list(
    object.of.map((each) =>
      each.kind === 'select' ? headOf(each.filter, false) : each.kind === 'you' ? 'player (you)' : 'object',
    ),
    'or',
  );
}

/** What is said of the object of the event. */
const HAPPENED: { readonly [kind in Action['kind']]?: string } = {
  attack: 'attacked',
  attackUnblocked: 'was not blocked',
  becomeAttached: 'became attached',
  becomeBlocked: 'became blocked',
  becomeTapped: 'became tapped',
  becomeTarget: 'became a target',
  becomeUnattached: 'became unattached',
  becomeUntapped: 'became untapped',
  block: 'blocked',
  cast: 'was cast',
  counter: 'was countered',
  cycle: 'was cycled',
  destroy: 'was destroyed',
  die: 'died',
  discard: 'was discarded',
  enter: 'entered',
  exile: 'was exiled',
  fight: 'fought',
  gainControl: 'changed control',
  leave: 'left',
  move: 'was moved',
  phaseIn: 'phased in',
  phaseOut: 'phased out',
  play: 'was played',
  removeCounters: 'lost the counters',
  reveal: 'was revealed',
  sacrifice: 'was sacrificed',
  tap: 'was tapped',
  tapForMana: 'was tapped for mana',
  transform: 'transformed',
  transformed: 'transformed',
  turnFaceUp: 'was turned face up',
  turnedFaceUp: 'was turned face up',
  unattach: 'became unattached',
  untap: 'was untapped',
};

function playerRole(event: Action, scope: Scope): string | null {
  switch (event.kind) {
    case 'beginningOf':
      return event.part.of?.kind === 'you' ? 'you' : 'the player whose turn it is';
    case 'cast':
    case 'play':
      return 'the player who cast it';
    case 'draw':
      return 'the player who drew';
    case 'attack':
      return event.object.kind === 'select' && event.object.filter.noun.kind === 'words' && isPlayers(event.object)
        ? 'the attacking player'
        : event.object.kind === 'you'
          ? 'you'
          : 'the defending player';
    case 'becomeBlocked':
    case 'attackUnblocked':
      return 'the defending player';
    case 'dealDamage':
      return 'the player who was dealt the damage';
    case 'enter':
      return `the player who controls ${objectRole(event, event.object, scope) ?? 'it'}`;
    case 'die':
    case 'leave':
      return `the last controller of ${objectRole(event, event.object, scope) ?? 'it'}`;
    case 'state':
      return null;
    case 'tapForMana':
      return 'the player who tapped it for mana';
    case 'activate':
      return 'the player who activated it';
    default:
      return 'the player who did so';
  }
}

function isPlayers(noun: Extract<Noun, { kind: 'select' }>): boolean {
  const { noun: words } = noun.filter;
  return (
    words.kind === 'words' &&
    words.words.some((word) => word.kind === 'classWord' && (word.word === 'player' || word.word === 'opponent'))
  );
}

function recipientRole(event: Action, object: Noun | undefined, scope: Scope): string | null {
  switch (event.kind) {
    case 'dealDamage':
      return event.passive === true && event.actor !== undefined
        ? 'the source of the damage'
        : `the ${hurt(event.to, scope)} dealt the damage`;
    case 'becomeTarget':
      return 'the spell or ability that targets it';
    case 'putCounters':
    case 'removeCounters':
      return 'what has the counters';
    case 'attack':
      return event.with === undefined ? 'what was attacked' : 'the attacking creatures';
    case 'block':
      return 'the creature that was blocked';
    case 'becomeBlocked':
      return 'the blocking creature';
    case 'becomeUnattached':
    case 'becomeAttached':
      return 'what it was attached to';
    case 'move':
      return event.to.of === undefined
        ? objectRole(event, object, scope)
        : `the player whose ${event.to.zone} it went to`;
    case 'discard':
      return event.cause === undefined ? null : 'the controller of the spell or ability that caused it';
    case 'resolve':
    case 'counter':
      return 'the source of the ability';
    case 'putSticker':
      return 'what got the sticker';
    case 'enter':
    case 'die':
    case 'leave':
      return event.kind === 'enter' && event.under !== undefined
        ? 'the player under whose control it entered'
        : objectRole(event, object, scope);
    case 'beginningOf':
    case 'state':
      return null;
    case 'cast':
      return 'what the spell targets';
    case 'keywordAction':
      return event.action === 'crew' || event.action === 'saddle'
        ? `the creature that did it (${event.action})`
        : `the object of “${event.action}”`;
    default:
      return 'the other side of the event';
  }
}

function hurt(noun: Noun | undefined, scope: Scope): string {
  if (noun?.kind === 'select') return headOf(noun.filter, false);
  if (noun?.kind === 'you') return 'player (you)';
  if (noun?.kind === 'playerNoun') return 'opponent';
  if (noun?.kind === 'self') return `object (${scope.self})`;
  return 'player or permanent';
}

function amountRole(event: Action): string | null {
  switch (event.kind) {
    case 'dealDamage':
      return event.excess === undefined ? 'the amount of that damage' : 'the amount of that excess damage';
    case 'gainLife':
      return 'the amount of life gained';
    case 'loseLife':
      return 'the amount of life lost';
    case 'create':
      return 'the number of tokens being created';
    case 'putCounters':
    case 'removeCounters':
      return 'the number of those counters';
    case 'attack':
      return 'the number of creatures attacking';
    case 'rollDie':
      return 'the result of that roll';
    case 'draw':
    case 'mill':
    case 'discard':
      return 'the number of those cards';
    case 'addMana':
      return 'the amount of that mana';
    case 'beginningOf':
    case 'state':
      return null;
    default:
      return 'the number of those in the event';
  }
}
