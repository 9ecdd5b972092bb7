import { describe, expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { act, card, creature, keyword, number, spell, cost, lands } from '../support/cards.ts';
import { type Scenario, scenario } from '../support/scenario.ts';

const lose = (amount: number) =>
  act({ kind: 'loseLife', actor: { kind: 'playerNoun', who: 'opponents' }, amount: number(amount) });
const sorcery = (name: string, mana: string, ...abilities: ReturnType<typeof keyword>[]) =>
  card(name, { cost: mana, types: ['sorcery'], abilities: [...abilities, spell(lose(1))] });

/** Yes to the first so many payments, no to the rest; the others as usual. */
function pays(game: Scenario, ...answers: readonly number[]): string[] {
  const asked: string[] = [];
  game.plan((question) => {
    if (question.kind !== 'yesNo' || question.reason.rule !== '601.2b') return null;
    asked.push(question.reason.text);
    return [answers[asked.length - 1] ?? 0];
  });
  return asked;
}

describe('several instances of a keyword with a cost', () => {
  test('each replicate is paid for and triggers by itself (CR 702.56b)', () => {
    const twice = sorcery('Test Echoes', 'R', keyword('replicate', cost('1')), keyword('replicate', cost('R')));
    const game = scenario([{ battlefield: lands(4), hand: ['Test Echoes'] }, []], { cards: [twice] });
    // Twice for the first, once for the second.
    pays(game, 1, 1, 0, 1, 0);
    game.ann.casts('Test Echoes');
    expect(game.game.stack).toHaveLength(3);
    game.resolveAll();
    expect(game.ben.life).toBe(16);
  });

  test('a replicate that was not paid for does not trigger (CR 702.56b)', () => {
    const twice = sorcery('Test Echoes', 'R', keyword('replicate', cost('1')), keyword('replicate', cost('R')));
    const game = scenario([{ battlefield: lands(2), hand: ['Test Echoes'] }, []], { cards: [twice] });
    pays(game, 0, 1, 0);
    game.ann.casts('Test Echoes');
    expect(game.game.stack).toHaveLength(2);
    game.resolveAll();
    expect(game.ben.life).toBe(18);
  });

  test('each conspire has two creatures of its own to tap (CR 702.78b)', () => {
    const twice = sorcery('Test Plot', 'R', keyword('conspire'), keyword('conspire'));
    const game = scenario([{ battlefield: ['Mountain', ...lands(4, 'Raging Goblin')], hand: ['Test Plot'] }, []], {
      cards: [twice],
    });
    pays(game, 1, 1);
    game.ann.casts('Test Plot');
    game.resolveAll();
    expect(game.ben.life).toBe(17);
    const once = scenario([{ battlefield: ['Mountain', ...lands(4, 'Raging Goblin')], hand: ['Test Plot'] }, []], {
      cards: [twice],
    });
    pays(once, 0, 1);
    once.ann.casts('Test Plot');
    once.resolveAll();
    expect(once.ben.life).toBe(18);
  });

  test('each casualty has a sacrifice of its own (CR 702.153b)', () => {
    const twice = sorcery(
      'Test Loss',
      'R',
      keyword('casualty', { amount: number(1) }),
      keyword('casualty', { amount: number(2) }),
    );
    const game = scenario([{ battlefield: ['Mountain', 'Grizzly Bears'], hand: ['Test Loss'] }, []], {
      cards: [twice],
    });
    pays(game, 0, 1);
    game.ann.casts('Test Loss');
    game.resolveAll();
    expect(game.ben.life).toBe(18);
    expect(game.ann.graveyard).toContain('Grizzly Bears');
  });

  test('each squad makes tokens for its own payments (CR 702.157b)', () => {
    const twice = creature('Test Squad', 'R', 1, 1, keyword('squad', cost('1')), keyword('squad', cost('R')));
    const game = scenario([{ battlefield: lands(4), hand: ['Test Squad'] }, []], { cards: [twice] });
    pays(game, 1, 0, 1, 1);
    game.ann.casts('Test Squad');
    game.resolveAll();
    expect(game.ann.battlefield.filter((name) => name === 'Test Squad')).toHaveLength(4);
  });

  test('only one blitz is used, and only that one works (CR 702.152b)', () => {
    const twice = creature('Test Blitz', '5R', 2, 2, keyword('blitz', cost('R')), keyword('blitz', cost('1', 'R')));
    const game = scenario([{ battlefield: [...lands(1), 'Island'], hand: ['Test Blitz'] }, []], { cards: [twice] });
    const ways = game.session.options(game.ann.id).flatMap((option) => (option.kind === 'cast' ? [option.via] : []));
    expect(ways).toHaveLength(2);
    game.ann.casts('Test Blitz', { via: ways[1] as string });
    game.resolveAll();
    const drawn = game.ann.hand.length;
    game.to('Upkeep', 2);
    expect(game.ann.graveyard).toEqual(['Test Blitz']);
    expect(game.ann.hand.length).toBe(drawn + 1);
  });
});

describe('gift', () => {
  const present = sorcery('Test Present', 'R', keyword('gift a card'));

  test('the opponent to whom it was promised draws before the spell does the rest', () => {
    const game = scenario([{ battlefield: lands(1), hand: ['Test Present'] }, [], []], { cards: [present] });
    pays(game, 1);
    game.ann.answers('chooseObjects', (question) =>
      question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'cat')] : [],
    );
    game.ann.casts('Test Present');
    game.resolveAll();
    expect([game.ben.hand.length, game.cat.hand.length, game.cat.life]).toEqual([0, 1, 19]);
  });

  test('nobody gets it when it was not promised', () => {
    const game = scenario([{ battlefield: lands(1), hand: ['Test Present'] }, []], { cards: [present] });
    pays(game, 0);
    game.ann.casts('Test Present');
    game.resolveAll();
    expect([game.ben.hand.length, game.ben.life]).toEqual([0, 19]);
  });

  test('a permanent gives it as it enters', () => {
    const bringer = creature('Test Bringer', 'R', 1, 1, keyword('gift a tapped Fish'));
    const game = scenario([{ battlefield: lands(1), hand: ['Test Bringer'] }, []], { cards: [bringer] });
    pays(game, 1);
    game.ann.casts('Test Bringer');
    game.resolveAll();
    expect(game.ben.battlefield).toHaveLength(1);
    const fish = game.ben.permanent(game.ben.battlefield[0] as string);
    expect(characteristics(game.game, fish.id).subtypes).toEqual(['Fish']);
    expect(fish.status & 1).toBe(1);
  });
});

describe('assist (CR 702.132a)', () => {
  const grand = sorcery('Test Grand', '4R', keyword('assist'));

  test('another player pays for generic mana, as much as they like', () => {
    const game = scenario([{ battlefield: lands(2), hand: ['Test Grand'] }, lands(4), []], { cards: [grand] });
    game.plan((question) => {
      if (question.reason.rule !== '702.132a') return null;
      if (question.kind === 'chooseObjects') return [game.indexOf(question.from, 'ben')];
      expect(question.player).toBe(game.ben.id);
      return question.kind === 'chooseNumber' ? [3] : null;
    });
    game.ann.casts('Test Grand');
    expect(game.ben.state.pool.amounts.reduce((sum, amount) => sum + amount, 0)).toBe(0);
    expect([0, 1, 2, 3].filter((n) => (game.ben.permanent('Mountain', n).status & 1) !== 0)).toHaveLength(3);
    game.resolveAll();
    expect(game.ben.life).toBe(19);
  });

  test('the spell is taken back when the helper pays too little, and nobody has paid', () => {
    const game = scenario([{ battlefield: lands(2), hand: ['Test Grand'] }, lands(4)], { cards: [grand] });
    game.plan((question) => {
      if (question.reason.rule !== '702.132a') return null;
      return question.kind === 'chooseNumber' ? [1] : [0];
    });
    game.ann.casts('Test Grand');
    expect(game.stack).toEqual([]);
    expect(game.ann.hand).toEqual(['Test Grand']);
    expect(game.ben.permanent('Mountain').status & 1).toBe(0);
  });

  test('colored mana is not paid by others', () => {
    const game = scenario([{ battlefield: lands(4, 'Island'), hand: ['Test Grand'] }, lands(4)], { cards: [grand] });
    expect(game.ann.can('cast', 'Test Grand')).toBe(false);
  });
});
