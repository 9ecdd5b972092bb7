/** Abilities, each as the lines that say what it does. CR 113.3. */
import type {
  Ability,
  ActivatedAbility,
  ActivationLimit,
  ClassLevel,
  KeywordAbility,
  LevelAbility,
  StaticAbility,
  TriggeredAbility,
} from '@kitchen-table/language/core';
import { numeral, sentence, timesInWords, words } from './english.ts';
import { sayKeyword } from './keywords.ts';
import { announced } from './lines.ts';
import { eventsOf, sayTrigger } from './triggers.ts';
import { amount, howLong, type Line, line, price, type Scope, truth, unreachable, within } from './speaking.ts';

export function sayAbility(ability: Ability, scope: Scope): readonly Line[] {
  switch (ability.kind) {
    case 'keyword':
      return [keyword(ability, scope)];
    case 'spell':
      return scope.speaker.clause(ability.clause, scope);
    case 'activated':
      return activated(ability, scope);
    case 'triggered':
      return triggered(ability, scope);
    case 'static':
      return statics(ability, scope);
    case 'chapter':
      return [
        announced(
          `As chapter ${ability.chapters.join(' and ')} is reached`,
          scope.speaker.clause(ability.clause, scope),
        ),
      ];
    case 'level':
      return [level(ability, scope)];
    case 'classLevel':
      return [classLevel(ability, scope)];
    case 'room':
      return [
        announced(
          `In the room “${ability.name}”${ability.leadsTo.length === 0 ? '' : ` (which leads to ${ability.leadsTo.join(' or ')})`}`,
          scope.speaker.clause(ability.clause, scope),
        ),
      ];
    default:
      return unreachable(ability);
  }
}

function keyword(ability: KeywordAbility, scope: Scope): Line {
  const limits = (ability.limits ?? []).map((limit) => line(sayLimit(limit, scope)));
  return line(sentence(`It has ${sayKeyword(ability, scope)}`), limits);
}

/** "For {2}, tapping it:" and what is done. */
function activated(ability: ActivatedAbility, scope: Scope): readonly Line[] {
  const before = words(
    meantBy(ability.keyword),
    price(ability.cost, scope) === '' ? 'Pay nothing' : capital(price(ability.cost, scope)),
  );
  const done = scope.speaker.clause(ability.clause, scope);
  return [
    line(sentence(`${before}:`), [...done, ...(ability.limits ?? []).map((limit) => line(sayLimit(limit, scope)))]),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words before a dash that have rules meaning. CR 702. */
function meantBy(keyword: string | undefined): string {
  return keyword === undefined ? '' : `(${keyword})`;
}

/** When an ability may be activated, and by whom. CR 602.5. */
export function sayLimit(limit: ActivationLimit, scope: Scope): string {
  const condition = 'condition' in limit && limit.condition !== undefined ? `if ${truth(limit.condition, scope)}` : '';
  switch (limit.kind) {
    case 'onlyAsSorcery':
      return 'It can be activated only when a sorcery could be cast.';
    case 'onlyAsInstant':
      return 'It can be activated only when an instant could be cast.';
    case 'onlyDuring':
      return sentence(`It can be activated only ${howLong(limit.during, scope)}`);
    case 'notDuring':
      return sentence(`It can't be activated ${howLong(limit.during, scope)}`);
    case 'onlyIf':
      return sentence(`It can be activated only ${condition}`);
    case 'timesEachTurn':
      return sentence(`It can be activated only ${timesInWords(limit.times)} each turn`);
    case 'onlyOnce':
      return 'It can be activated only once.';
    case 'anyPlayer':
      return sentence(
        words(
          'Any player can activate it',
          limit.sorcery === true && 'when they could cast a sorcery',
          limit.during !== undefined && howLong(limit.during, scope),
          condition,
        ),
      );
    case 'onlyOpponents':
      return sentence(
        words('Only opponents can activate it', limit.sorcery === true && 'when they could cast a sorcery'),
      );
    case 'costLess':
      return sentence(words(`It costs {${amount(limit.value, scope)}} less`, condition));
    case 'costMore':
      return sentence(`It costs {${amount(limit.value, scope)}} more`);
    case 'costLessOwnMana':
      return sentence(words(`It costs ${scope.self}'s mana cost less`, condition));
    default:
      return unreachable(limit);
  }
}

function triggered(ability: TriggeredAbility, scope: Scope): readonly Line[] {
  const own = within(eventsOf(ability.trigger), scope);
  const when = words(meantBy(ability.keyword), sayTrigger(ability.trigger, scope));
  const does = scope.speaker.clause(ability.clause, own);
  // CR 603.4: an "if" that is asked as it resolves does not stand behind the event, where the other kind is told.
  const first = ability.clause.kind === 'if' ? line(sentence(`${when}:`), does) : announced(when, does);
  return [
    first,
    ...(ability.timesEachTurn === undefined
      ? []
      : [line(sentence(`It triggers only ${timesInWords(ability.timesEachTurn)} each turn`))]),
    ...(ability.timesInAll === undefined
      ? []
      : [line(sentence(`It triggers only ${timesInWords(ability.timesInAll)}`))]),
    ...(ability.doneOnceEachTurn === true ? [line('This is done only once each turn.')] : []),
    ...(ability.uncounterable === true ? [line("This ability can't be countered.")] : []),
    ...(ability.resolvesAnyway === true ? [line('It resolves even if its target has become illegal.')] : []),
    ...(ability.prize === undefined ? [] : [announced('Claiming the prize', scope.speaker.clause(ability.prize, own))]),
  ];
}

function statics(ability: StaticAbility, scope: Scope): readonly Line[] {
  const { condition, otherwise, spellCost } = ability;
  const lines = ability.rules.flatMap((rule) => scope.speaker.rule(rule, scope));
  const costs = spellCost === undefined ? [] : spellCosts(spellCost, scope);
  const all = [...costs, ...lines];
  const said =
    condition === undefined || all.length === 0 ? all : [announced(`As long as ${truth(condition, scope)}`, all)];
  return [
    ...(ability.keyword === undefined ? said : [announced(meantBy(ability.keyword), said)]),
    ...(otherwise === undefined
      ? []
      : [
          announced(
            'Otherwise',
            otherwise.flatMap((rule) => scope.speaker.rule(rule, scope)),
          ),
        ]),
    ...(ability.anchors ?? []).map((anchor) =>
      announced(`If “${anchor.word}” was chosen`, sayAbility(anchor.ability, scope)),
    ),
    ...(ability.sameFor === undefined
      ? []
      : [line(sentence(`The same holds for each of these: ${ability.sameFor.join(', ')}`))]),
    ...(ability.alsoElsewhere === undefined
      ? []
      : [line(sentence(`The same holds for spells and for cards elsewhere (${ability.alsoElsewhere})`))]),
    ...(ability.doesntRemove === undefined
      ? []
      : [
          line(
            sentence(`This doesn't take off ${ability.doesntRemove === 'self' ? scope.self : ability.doesntRemove}`),
          ),
        ]),
  ];
}

function spellCosts(cost: NonNullable<StaticAbility['spellCost']>, scope: Scope): readonly Line[] {
  const lines: Line[] = [];
  if (cost.additional !== undefined) {
    const ways = isSeveral(cost.additional)
      ? cost.additional.map((each) => price(each, scope)).join(', and/or ')
      : price(cost.additional, scope);
    lines.push(line(sentence(`To cast ${scope.self} you ${cost.optional === true ? 'may' : 'must'} besides ${ways}`)));
  }
  if (cost.alternative !== undefined)
    lines.push(
      line(sentence(`Instead of its mana cost you may ${price(cost.alternative, scope)} to cast ${scope.self}`)),
    );
  return lines;
}

type Additional = NonNullable<NonNullable<StaticAbility['spellCost']>['additional']>;

function isSeveral(cost: Additional): cost is Extract<Additional, readonly (readonly unknown[])[]> {
  return Array.isArray(cost[0]);
}

function level(ability: LevelAbility, scope: Scope): Line {
  return line(
    sentence(
      `At level ${ability.from}${ability.to === null ? ' or more' : ` to ${ability.to}`} it is ${ability.power}/${ability.toughness}${ability.abilities.length === 0 ? '' : ' and has this:'}`,
    ),
    ability.abilities.flatMap((each) => sayAbility(each, scope)),
  );
}

function classLevel(ability: ClassLevel, scope: Scope): Line {
  return line(
    sentence(`${capital(price(ability.cost, scope))} to gain level ${numeral(ability.level)}, which gives it this:`),
    ability.abilities.flatMap((each) => sayAbility(each, scope)),
  );
}
