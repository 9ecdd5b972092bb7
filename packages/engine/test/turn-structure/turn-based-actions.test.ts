/** The main phase, and the turn-based actions in their order. CR 505, 703. */
import { expect, test } from 'vitest';
import { characteristics, type ObjectId, type Question, Step } from '../../src/index.ts';
import { act, card, creature, keyword, number, spell, you } from '../support/cards.ts';
import { draws, enchantment } from '../support/layout-cards.ts';
import { scenario } from '../support/scenario.ts';

/** Every step in which somebody has priority, from here to the end of the turn, in order. */
function stepsToCome(game: ReturnType<typeof scenario>): number[] {
  const { turn } = game.game;
  const steps: number[] = [];
  for (let i = 0; game.game.turn === turn && i < 500; i++) {
    if (steps.at(-1) !== game.game.step) steps.push(game.game.step);
    game.proceed();
  }
  return steps;
}

test('two main phases with the combat phase between them (CR 505.1)', () => {
  const steps = stepsToCome(scenario([[], []]));
  expect(steps[0]).toBe(Step.PrecombatMain);
  expect(steps.filter((step) => step === Step.PostcombatMain)).toHaveLength(1);
  expect(steps.indexOf(Step.BeginningOfCombat)).toBeLessThan(steps.indexOf(Step.PostcombatMain));
});

test('only the first main phase is a precombat main phase, also when there is another combat and another main (CR 505.1a)', () => {
  const again = card('Test Again', {
    cost: '0',
    types: ['sorcery'],
    abilities: [
      spell(
        act({
          kind: 'extraPhase',
          phases: ['combat', 'main'],
        }),
      ),
    ],
  });
  const saga = {
    ...card('Test Tale', {
      cost: '0',
      types: ['enchantment'],
      subtypes: ['Saga'],
      abilities: [
        {
          kind: 'chapter',
          chapters: [1, 2, 3, 4, 5],
          clause: act({ kind: 'gainLife', actor: you, amount: number(1) }),
        },
      ],
    }),
    layout: 'saga' as const,
  };
  const game = scenario([{ battlefield: ['Test Tale'], hand: ['Test Again'] }, []], { cards: [again, saga] });
  game.resolveAll();
  const lore = () => game.game.objects[game.ann.permanent('Test Tale').id]?.counters['lore'];
  const before = lore();
  game.ann.casts('Test Again');
  game.resolveAll();
  const steps = stepsToCome(game);
  expect(steps.filter((step) => step === Step.PrecombatMain)).toHaveLength(1);
  expect(steps.filter((step) => step === Step.BeginningOfCombat)).toHaveLength(2);
  expect(steps.filter((step) => step === Step.PostcombatMain)).toHaveLength(2);
  expect(lore()).toBe(before);
});

test('the main phase has no steps: it ends when all players pass in succession with an empty stack (CR 505.2, 505.6)', () => {
  const game = scenario([[], []]);
  // The active player gets priority first.
  expect([game.question?.kind, game.question?.player]).toEqual(['priority', game.ann.id]);
  game.answer([0]);
  expect([game.game.step, game.question?.player]).toEqual([Step.PrecombatMain, game.ben.id]);
  game.answer([0]);
  expect(game.game.step).toBe(Step.BeginningOfCombat);
});

test('artifact, creature, enchantment, planeswalker and sorcery spells are cast in a main phase by the active player only (CR 505.6a)', () => {
  const kinds = ['artifact', 'creature', 'enchantment', 'planeswalker', 'sorcery'] as const;
  const cards = kinds.map((type) =>
    card(`Test ${type}`, {
      cost: '0',
      types: [type],
      ...(type === 'creature' ? { power: 1, toughness: 1 } : {}),
      ...(type === 'planeswalker' ? { loyalty: 3 } : {}),
      abilities: type === 'sorcery' ? [draws(1)] : [],
    }),
  );
  const hand = cards.map(({ name }) => name);
  const game = scenario([{ hand }, { hand }], { cards });
  const castable = (seat: 'ann' | 'ben') => hand.filter((name) => game[seat].can('cast', name));
  const seen: [number, number, number][] = [];
  for (let i = 0; game.game.turn === 1 && i < 200; i++) {
    if (game.question?.kind === 'priority') seen.push([game.game.step, castable('ann').length, castable('ben').length]);
    game.proceed();
  }
  for (const [step, own, others] of seen) {
    const main = step === Step.PrecombatMain || step === Step.PostcombatMain;
    expect([step, own, others]).toEqual([step, main ? hand.length : 0, 0]);
  }
  expect(new Set(seen.map(([step]) => step)).size).toBeGreaterThan(4);
});

test('one land in a turn, in either main phase, with an empty stack; nobody can respond (CR 505.6b)', () => {
  const game = scenario([{ battlefield: ['Mountain'], hand: ['Forest', 'Forest', 'Shock'] }, []]);
  game.ann.casts('Shock', { targets: ['ben'] });
  expect(game.ann.can('playLand', 'Forest')).toBe(false);
  game.resolveAll();
  game.to('PostcombatMain');
  expect(game.ann.can('playLand', 'Forest')).toBe(true);
  game.ann.playsLand('Forest');
  // It is on the battlefield at once, and the same player still has priority.
  expect(game.stack).toEqual([]);
  expect(game.ann.battlefield).toContain('Forest');
  expect(game.question?.player).toBe(game.ann.id);
  expect(game.ann.can('playLand', 'Forest')).toBe(false);
});

test('as the untap step begins, what has phasing phases out and what was phased out phases in, all at once; then all untap (CR 703.4a)', () => {
  const ghost = creature('Test Ghost', '1', 2, 2, keyword('phasing'));
  const game = scenario(
    [
      {
        battlefield: [
          { card: 'Test Ghost', tapped: true },
          { card: 'Hill Giant', tapped: true },
        ],
      },
      [],
    ],
    { cards: [ghost] },
  );
  // Out it stays tapped: it was gone before anything untapped.
  const id = game.game.battlefield[0] as ObjectId;
  const phased = () => ((game.game.objects[id]?.status ?? 0) & 8) !== 0;
  const tapped = () => ((game.game.objects[id]?.status ?? 0) & 1) !== 0;
  expect([phased(), tapped()]).toEqual([true, true]);
  expect(game.ann.permanent('Hill Giant').status & 1).toBe(0);
  game.to('Upkeep', 2);
  expect(phased()).toBe(true);
  game.to('Upkeep', 3);
  expect([phased(), tapped()]).toEqual([false, false]);
});

test('then day and night are looked at: neither stays neither, a day without spells becomes night (CR 703.4b)', () => {
  const neither = scenario([[], []]);
  neither.to('Upkeep', 2);
  expect(neither.game.dayNight).toBe(null);
  const dawn = enchantment('Test Dawn', {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'when', events: [{ kind: 'enter', object: { kind: 'self' } }] },
    clause: act({ kind: 'becomeDay' }),
  });
  const game = scenario([{ battlefield: ['Mountain'], hand: ['Test Dawn'] }, []], { cards: [dawn] });
  game.ann.casts('Test Dawn');
  game.resolveAll();
  expect(game.game.dayNight).toBe('day');
  // A spell was cast in turn 1, none in turn 2.
  game.to('Upkeep', 2);
  expect(game.game.dayNight).toBe('day');
  game.to('Upkeep', 3);
  expect(game.game.dayNight).toBe('night');
});

/** What is asked in the step, up to and with the first question for priority. */
function questionsOf(game: ReturnType<typeof scenario>, step: number): Question['kind'][] {
  const kinds: Question['kind'][] = [];
  for (let i = 0; i < 300; i++) {
    const { question } = game;
    if (question === null) break;
    if (game.game.step === step) {
      kinds.push(question.kind);
      if (question.kind === 'priority') break;
    } else if (game.game.step > step) break;
    game.proceed();
  }
  return kinds;
}

test('attackers and blockers are declared as their steps begin, before anybody has priority, by the active and by the defending player (CR 703.4i, 703.4j, 703.2)', () => {
  const game = scenario([['Hill Giant'], ['Grizzly Bears']]);
  let attacker: number | undefined;
  let defender: number | undefined;
  game.plan((question) => {
    if (question.kind === 'attackers') attacker = question.player;
    if (question.kind === 'blockers') defender = question.player;
    return null;
  });
  game.ann.attacks('Hill Giant');
  game.ben.blocks([['Grizzly Bears', 'Hill Giant']]);
  expect(questionsOf(game, Step.DeclareAttackers)).toEqual(['attackers', 'priority']);
  expect(questionsOf(game, Step.DeclareBlockers)).toEqual(['blockers', 'priority']);
  expect([attacker, defender]).toEqual([game.ann.id, game.ben.id]);
  expect(game.stack).toEqual([]);
});

/** The guard blocks both attackers, the bears the giant. */
function blockTwice(game: ReturnType<typeof scenario>): void {
  game.plan((question, at) => {
    if (question.kind !== 'blockers') return null;
    const named = (ids: readonly ObjectId[], name: string): number =>
      ids.findIndex((id) => characteristics(at, id).name === name);
    const guard = named(question.blockers, 'Test Guard');
    const giant = named(question.attackers, 'Hill Giant');
    const other = named(question.attackers, 'Trained Armodon');
    return [guard, giant, guard, other, named(question.blockers, 'Grizzly Bears'), giant];
  });
}

test('after blockers, the attacker orders what blocks it, then the defender what its creature blocks, by the rules of 2024 (CR 703.4k, 703.4m)', () => {
  const guard = creature('Test Guard', '1', 2, 5, {
    kind: 'static',
    rules: [{ kind: 'canBlockMore', object: { kind: 'self' }, count: number(1) }],
  });
  const game = scenario(
    [
      ['Hill Giant', 'Trained Armodon'],
      ['Test Guard', 'Grizzly Bears'],
    ],
    { cards: [guard], edition: '2024-03-08' },
  );
  const asked: number[] = [];
  game.plan((question) => {
    if (question.kind === 'order') asked.push(question.player);
    return null;
  });
  game.ann.attacks(['Hill Giant', 'Trained Armodon']);
  blockTwice(game);
  game.to('DeclareBlockers');
  expect(asked).toEqual([game.ann.id, game.ben.id]);
});

test('damage is assigned by the active player first, and dealt all at once (CR 703.4n, 703.4p)', () => {
  const guard = creature('Test Guard', '1', 3, 3, {
    kind: 'static',
    rules: [{ kind: 'canBlockMore', object: { kind: 'self' }, count: number(1) }],
  });
  const game = scenario(
    [
      ['Hill Giant', 'Trained Armodon'],
      ['Test Guard', 'Grizzly Bears'],
    ],
    { cards: [guard] },
  );
  const asked: number[] = [];
  game.plan((question) => {
    if (question.kind === 'assignDamage') asked.push(question.player);
    return null;
  });
  game.ann.attacks(['Hill Giant', 'Trained Armodon']);
  blockTwice(game);
  game.throughCombat();
  expect(asked).toEqual([game.ann.id, game.ben.id]);
  // Creatures that would have died before they struck had it been one after the other.
  expect(game.ann.graveyard.length + game.ben.graveyard.length).toBeGreaterThanOrEqual(2);
  expect(game.ann.graveyard).toHaveLength(1);
});
