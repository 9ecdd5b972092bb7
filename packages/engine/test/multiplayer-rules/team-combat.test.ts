/** Combat of teams that share their turns. CR 805.10. */
import { describe, expect, test } from 'vitest';
import { card } from '../support/cards.ts';
import { TEAM_CARDS } from '../support/team-cards.ts';
import { SHARED_TURNS, teams } from '../support/team-tables.ts';

describe('combat', () => {
  test('the active team attacks, every player of the nonactive team defends (CR 805.10a, 506.2b)', () => {
    const game = teams([['Grizzly Bears'], ['Hill Giant'], ['Craw Wurm'], []]);
    while (game.question?.kind !== 'attackers') game.proceed();
    expect(game.question).toMatchObject({
      player: 0,
      attackers: [game.ann.permanent('Grizzly Bears').id, game.ben.permanent('Hill Giant').id],
      defenders: [
        [-3, -4],
        [-3, -4],
      ],
    });
  });

  test('one combined attack, each creature on whom the team says (CR 805.10b)', () => {
    const game = teams([['Grizzly Bears'], ['Hill Giant'], [], []]);
    game.ann.answers('attackers', [0, 1, 1, 0]);
    game.throughCombat();
    expect(game.seats.map(({ life }) => life)).toEqual([20, 20, 17, 18]);
  });

  test('a creature attacks alone only if the whole team attacks with nothing else (CR 805.10b, 506.5)', () => {
    const alone = teams([['Lone Wolf'], ['Hill Giant'], [], []]);
    alone.ann.attacks('Lone Wolf', 'cat');
    alone.throughCombat();
    expect(alone.ann.life).toBe(21);
    const together = teams([['Lone Wolf'], ['Hill Giant'], [], []]);
    together.ann.attacks(['Lone Wolf', 'Hill Giant'], 'cat');
    together.throughCombat();
    expect(together.ann.life).toBe(20);
  });

  test('"whenever you attack" is about the player’s own creatures (CR 805.10b, 508.3d)', () => {
    const game = teams([['War Drummer'], ['War Drummer', 'Hill Giant'], [], []]);
    game.ann.attacks('Hill Giant', 'cat');
    game.throughCombat();
    expect(game.seats.map(({ life }) => life)).toEqual([20, 21, 17, 20]);
  });

  test('costs to attack are paid by each creature’s controller (CR 805.10b, 508.1h)', () => {
    const toll = card('Toll Gate', {
      cost: '0',
      types: ['enchantment'],
      abilities: [
        {
          kind: 'static',
          rules: [
            {
              kind: 'cant',
              action: {
                kind: 'attack',
                object: {
                  kind: 'select',
                  quantifier: { kind: 'quantifier', amount: 'all' },
                  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
                },
                whom: { kind: 'you' },
              },
              unlessPaid: { kind: 'pay', cost: [{ kind: 'manaCost', symbols: ['1'] }] },
            },
          ],
        },
      ],
    });
    const game = teams([['Grizzly Bears', 'Plains'], ['Hill Giant'], [toll.name], []], {
      cards: [...TEAM_CARDS, toll],
    });
    game.ann.attacks(['Grizzly Bears', 'Hill Giant'], 'cat');
    game.ann.answers('yesNo', [1]);
    game.throughCombat();
    expect(game.cat.life).toBe(18); // ben has no mana for the Hill Giant.
  });

  test('"attacking player" is who controls the attacker that the source blocks (CR 805.10c)', () => {
    const game = teams([['Grizzly Bears'], ['Hill Giant'], ['Vengeful Guard'], []]);
    game.ann.attacks(['Grizzly Bears', 'Hill Giant'], 'cat');
    game.cat.blocks([['Vengeful Guard', 'Hill Giant']]);
    game.throughCombat();
    expect(game.seats.map(({ life }) => life)).toEqual([20, 19, 18, 20]);
  });

  test('of several attacking players the controller of the spell chooses one (CR 805.10c)', () => {
    const game = teams([['Grizzly Bears'], ['Hill Giant'], { hand: ['Curse on Attack'] }, []]);
    game.ann.attacks(['Grizzly Bears', 'Hill Giant'], 'cat');
    game.to('DeclareAttackers');
    game.cat.casts('Curse on Attack');
    game.cat.answers('chooseObjects', (question) => {
      if (question.kind === 'chooseObjects') expect(question.from).toEqual([-1, -2]);
      return [1];
    });
    game.resolve();
    expect([game.ann.life, game.ben.life]).toEqual([20, 19]);
  });

  test('the defending team has one block, against attackers of any of its players (CR 805.10d)', () => {
    const game = teams([['Grizzly Bears'], ['Hill Giant'], ['Craw Wurm'], ['Wall of Wood']]);
    game.ann.answers('attackers', [0, 0, 1, 1]); // The Bears on cat, the Giant on dan.
    while (game.question?.kind !== 'blockers') game.proceed();
    expect(game.question).toMatchObject({
      player: 2,
      blockers: [game.cat.permanent('Craw Wurm').id, game.dan.permanent('Wall of Wood').id],
      canBlock: [
        [0, 1],
        [0, 1],
      ],
    });
    game.answer([0, 1, 1, 0]); // cat's Wurm blocks what attacks dan, dan's Wall what attacks cat.
    game.throughCombat();
    expect(game.seats.map(({ life }) => life)).toEqual([20, 20, 20, 20]);
    expect([game.ben.battlefield, game.dan.battlefield]).toEqual([[], ['Wall of Wood']]);
  });

  test('the block must be legal as a whole: two players together block a creature with menace (CR 805.10d)', () => {
    const game = teams([['Two-Headed Ogre'], [], ['Grizzly Bears'], ['Hill Giant']]);
    game.ann.attacks('Two-Headed Ogre', 'cat');
    while (game.question?.kind !== 'blockers') game.proceed();
    expect(game.session.answer([0, 0])?.rule).toBe('509.1b');
    expect(game.session.answer([0, 0, 1, 0])).toBeNull();
  });

  test('"defending player" is whom the creature attacks: landwalk past a teammate’s land (CR 805.10e)', () => {
    const walks = (attacked: string): boolean => {
      const game = teams([['Swamp Strider'], [], ['Swamp', 'Grizzly Bears'], ['Plains', 'Hill Giant']]);
      game.ann.attacks('Swamp Strider', attacked);
      while (game.question?.kind !== 'blockers' && game.game.step < 9) game.proceed();
      return game.question?.kind !== 'blockers';
    };
    expect(walks('cat')).toBe(true);
    expect(walks('dan')).toBe(false);
  });

  test('"defending player" in an ability of the attacker is the player that it attacks (CR 805.10e)', () => {
    const game = teams([['Raider'], ['Raider'], [], []]);
    game.ann.answers('attackers', [0, 1, 1, 1]);
    game.throughCombat();
    expect(game.seats.map(({ life }) => life)).toEqual([20, 20, 20, 14]);
  });

  test('of several defending players the controller of a spell chooses one (CR 805.10e, 802.2a)', () => {
    for (const format of [SHARED_TURNS, 'free-for-all']) {
      const game = teams([{ battlefield: ['Grizzly Bears'], hand: ['Curse on Defense'] }, [], [], []], { format });
      game.ann.attacks('Grizzly Bears', 'cat');
      game.to('DeclareAttackers');
      game.ann.casts('Curse on Defense');
      game.ann.answers('chooseObjects', (question) => {
        const defending = format === SHARED_TURNS ? [-3, -4] : [-2, -3, -4];
        if (question.kind === 'chooseObjects') expect(question.from).toEqual(defending);
        return [defending.length - 1];
      });
      game.resolve();
      expect(game.seats.map(({ life }) => life)).toEqual([20, 20, 20, 19]);
    }
  });

  test('the active team orders blockers first, then the defending team attackers (CR 805.10f)', () => {
    const wide = card('Wide Wall', {
      cost: '0',
      types: ['creature'],
      power: 3,
      toughness: 9,
      abilities: [
        {
          kind: 'static',
          rules: [{ kind: 'canBlockMore', object: { kind: 'self' }, count: { kind: 'number', number: 1 } }],
        },
      ],
    });
    const game = teams([['Grizzly Bears'], ['Hill Giant'], ['Goblin Piker'], [wide.name]], {
      cards: [...TEAM_CARDS, wide],
      edition: '2024-03-08',
    });
    game.ann.attacks(['Grizzly Bears', 'Hill Giant'], 'cat');
    game.cat.answers('blockers', [0, 1, 1, 0, 1, 1]); // Piker and Wall on the Giant, the Wall also on the Bears.
    const asked: unknown[] = [];
    while (game.game.step < 8) {
      if (game.question?.kind === 'order')
        asked.push([game.question.player, game.question.items.map(({ text }) => text)]);
      game.proceed();
    }
    expect(asked).toEqual([
      [0, ['Goblin Piker', 'Wide Wall']],
      [2, ['Grizzly Bears', 'Hill Giant']],
    ]);
  });

  test('the active team assigns its damage, then the defending team (CR 805.10g)', () => {
    const wide = card('Wide Wall', {
      cost: '0',
      types: ['creature'],
      power: 3,
      toughness: 9,
      abilities: [
        {
          kind: 'static',
          rules: [{ kind: 'canBlockMore', object: { kind: 'self' }, count: { kind: 'number', number: 1 } }],
        },
      ],
    });
    const game = teams([['Grizzly Bears'], ['Hill Giant'], [wide.name], ['Goblin Piker']], {
      cards: [...TEAM_CARDS, wide],
    });
    game.ann.attacks(['Grizzly Bears', 'Hill Giant'], 'cat');
    game.cat.answers('blockers', [0, 0, 0, 1, 1, 1]);
    const asked: unknown[] = [];
    while (game.game.step < 9) {
      if (game.question?.kind === 'assignDamage') {
        const source = game.game.objects[game.question.source]?.record.card.name;
        asked.push([game.question.player, source]);
      }
      game.proceed();
    }
    expect(asked).toEqual([
      [1, 'Hill Giant'],
      [2, 'Wide Wall'],
    ]);
  });
});
