/** Invented cards that the tests of teams share. */
import type { Ability, Action, Clause, Condition, Noun, Rule, TurnPart, Value } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { act, card, classFilter, creature, keyword, number, quantifier, spell, target, you } from './cards.ts';

export const eachPlayer: Noun = { kind: 'select', quantifier: quantifier('each'), filter: classFilter('player') };
export const opponents: Noun = { kind: 'playerNoun', who: 'opponents' };
export const thatPlayer: Noun = { kind: 'reference', to: 'event.player', words: 'that' };
const targetPlayer: Noun = target(classFilter('player'));
const theTarget: Noun = { kind: 'reference', to: 'target1', words: 'that' };
const lifeOf = (of: Noun): Value => ({ kind: 'stat', stat: 'life total', of });

/** A free instant that does this. */
export function instant(name: string, ...actions: readonly Action[]): Card {
  const [only] = actions;
  const clause: Clause =
    actions.length === 1 && only !== undefined
      ? act(only)
      : { kind: 'sequence', steps: actions.map(act), joins: actions.slice(1).map(() => '.') };
  return card(name, { cost: '0', types: ['instant'], abilities: [spell(clause)] });
}

/** A free enchantment with these abilities. */
export function enchantment(name: string, ...abilities: Ability[]): Card {
  return card(name, { cost: '0', types: ['enchantment'], abilities });
}

/** An enchantment that adds rules to the game. */
export function ruling(name: string, ...rules: readonly Rule[]): Card {
  return enchantment(name, { kind: 'static', rules });
}

/** "At the beginning of that step of those players (absent: of every such step), do this." */
export function atStep(step: TurnPart['step'], of: Noun | undefined, action: Action, condition?: Condition): Ability {
  const part = of === undefined ? { kind: 'turnPart' as const, step } : { kind: 'turnPart' as const, step, of };
  const trigger = { kind: 'trigger' as const, word: 'at' as const, events: [{ kind: 'beginningOf' as const, part }] };
  return {
    kind: 'triggered',
    trigger: condition === undefined ? trigger : { ...trigger, condition },
    clause: act(action),
  };
}

export const TEAM_CARDS: readonly Card[] = [
  instant('Salve', { kind: 'gainLife', actor: targetPlayer, amount: number(4) }),
  instant('Drain', { kind: 'loseLife', actor: targetPlayer, amount: number(3) }),
  instant('Crush', { kind: 'loseLife', actor: targetPlayer, amount: number(50) }),
  instant('Bounty', { kind: 'gainLife', actor: targetPlayer, amount: number(40) }),
  instant('Fire Everywhere', { kind: 'dealDamage', actor: { kind: 'self' }, amount: number(4), to: eachPlayer }),
  instant('Twice the Life', { kind: 'gainLife', actor: targetPlayer, amount: lifeOf(theTarget) }),
  instant('Ten for One', { kind: 'setLife', actor: targetPlayer, amount: number(10) }),
  instant('Down Together', {
    kind: 'setLife',
    actor: eachPlayer,
    amount: { kind: 'extreme', extreme: 'least', stat: 'life total', among: classFilter('player') },
  }),
  instant('Trade Lives', { kind: 'exchangeLife', with: targetPlayer }),
  instant('Deal Lives Anew', { kind: 'redistributeLife' }),
  instant('Venom', { kind: 'getCounters', actor: targetPlayer, counter: 'poison', amount: number(3) }),
  instant('Much Venom', { kind: 'getCounters', actor: targetPlayer, counter: 'poison', amount: number(10) }),
  instant('Cleanse', { kind: 'removeCounters', counter: 'poison', number: number(2), from: targetPlayer }),
  instant('Spread', { kind: 'keywordAction', action: 'proliferate' }),
  instant('Feed on Venom', {
    kind: 'gainLife',
    actor: you,
    amount: { kind: 'countersOn', counter: 'poison', on: opponents },
  }),
  instant('Ruin', { kind: 'loseGame', actor: targetPlayer }),
  instant('Triumph', { kind: 'winGame', actor: targetPlayer }),
  instant('Study', { kind: 'draw', actor: targetPlayer, amount: number(1) }),
  instant('Study Together', { kind: 'draw', actor: eachPlayer, amount: number(1) }),
  instant('More Time', { kind: 'extraTurn', actor: targetPlayer }),
  instant('More Time for All', { kind: 'extraTurn', actor: eachPlayer }),
  instant('Lost Turn', { kind: 'skip', actor: targetPlayer, part: { kind: 'turnPart', step: 'turn', next: true } }),
  instant('Lost Turns', { kind: 'skip', actor: eachPlayer, part: { kind: 'turnPart', step: 'turn', next: true } }),
  instant('Lost Draw', { kind: 'skip', actor: targetPlayer, part: { kind: 'turnPart', step: 'draw', next: true } }),
  instant('Blessing of the Turn', {
    kind: 'gainLife',
    actor: { kind: 'playerNoun', who: 'active' },
    amount: number(1),
  }),
  instant('Curse on Attack', { kind: 'loseLife', actor: { kind: 'playerNoun', who: 'attacking' }, amount: number(1) }),
  instant('Curse on Defense', {
    kind: 'loseLife',
    actor: { kind: 'playerNoun', who: 'defending' },
    amount: number(1),
  }),
  card('Toll', {
    cost: '0',
    types: ['instant'],
    abilities: [
      spell({
        kind: 'sequence',
        steps: [
          {
            kind: 'may',
            actor: { ...eachPlayer, label: 'chosen1' } as Noun,
            clause: act({
              kind: 'pay',
              cost: [{ kind: 'lifeCost', amount: 5 }],
              actor: { kind: 'reference', to: 'chosen1', words: 'unsaid' },
            }),
          },
          {
            kind: 'ifDone',
            words: 'they',
            clause: act({
              kind: 'draw',
              amount: number(1),
              actor: { kind: 'reference', to: 'chosen1', words: 'they' },
            }),
          },
        ],
        joins: ['.'],
      }),
    ],
  }),
  ruling('No Gain', { kind: 'cant', action: { kind: 'gainLife', actor: you } }),
  ruling('No Loss', { kind: 'cant', action: { kind: 'loseLife', actor: you } }),
  ruling('No Counters', { kind: 'cant', action: { kind: 'getCounters', actor: you } }),
  ruling('Lives On', { kind: 'cant', action: { kind: 'loseGame', actor: you, forNoLife: true } }),
  ruling(
    'Guardian',
    { kind: 'cant', action: { kind: 'loseGame', actor: you } },
    { kind: 'cant', action: { kind: 'winGame', actor: opponents } },
  ),
  enchantment(
    'Endurance',
    atStep(
      'upkeep',
      you,
      { kind: 'winGame', actor: you },
      { kind: 'has', player: you, what: 'life', comparison: 'atLeast', to: number(50) },
    ),
  ),
  enchantment('Lurker', {
    kind: 'activated',
    cost: [{ kind: 'lifeCost', amount: 'half' }],
    clause: act({ kind: 'draw', amount: number(1) }),
  }),
  enchantment('Pays a Life', {
    kind: 'activated',
    cost: [{ kind: 'lifeCost', amount: 1 }],
    clause: act({ kind: 'draw', amount: number(1) }),
  }),
  enchantment('Pays Nothing', {
    kind: 'activated',
    cost: [{ kind: 'lifeCost', amount: 0 }],
    clause: act({ kind: 'draw', amount: number(1) }),
  }),
  enchantment('Tithe', atStep('upkeep', eachPlayer, { kind: 'loseLife', actor: thatPlayer, amount: number(1) })),
  enchantment('Dawn', atStep('upkeep', undefined, { kind: 'gainLife', actor: you, amount: number(1) })),
  enchantment('Every Dawn', atStep('upkeep', eachPlayer, { kind: 'gainLife', actor: you, amount: number(1) })),
  enchantment('My Dawn', atStep('upkeep', you, { kind: 'gainLife', actor: you, amount: number(1) })),
  enchantment(
    'No Hand, No Peace',
    atStep(
      'upkeep',
      { kind: 'select', quantifier: quantifier('each'), filter: classFilter('opponent') },
      { kind: 'gainLife', actor: you, amount: number(1) },
      { kind: 'has', player: thatPlayer, what: 'cards in hand', comparison: 'equal', to: number(0) },
    ),
  ),
  creature('Swamp Strider', '0', 2, 2, keyword('swampwalk')),
  creature('Lone Wolf', '0', 2, 2, {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'whenever', events: [{ kind: 'attack', object: { kind: 'self' }, alone: true }] },
    clause: act({ kind: 'gainLife', actor: you, amount: number(1) }),
  }),
  creature('War Drummer', '0', 1, 1, {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'whenever', events: [{ kind: 'attack', object: you }] },
    clause: act({ kind: 'gainLife', actor: you, amount: number(1) }),
  }),
  creature('Vengeful Guard', '0', 1, 5, {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'whenever', events: [{ kind: 'block', object: { kind: 'self' } }] },
    clause: act({ kind: 'loseLife', actor: { kind: 'playerNoun', who: 'attacking' }, amount: number(1) }),
  }),
  creature('Raider', '0', 2, 2, {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'whenever', events: [{ kind: 'attack', object: { kind: 'self' } }] },
    clause: act({ kind: 'loseLife', actor: { kind: 'playerNoun', who: 'defending' }, amount: number(1) }),
  }),
];
