/** Keyword actions and keyword abilities. CR 701, 702. */
import { surfaceOf } from '@kitchen-table/lower';
import { describe, expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { act, card, creature, keyword, number, self, spell } from '../support/cards.ts';
import {
  aCreature,
  aura,
  changes,
  enchanted,
  equipped,
  gain,
  get,
  instant,
  mana,
  permanent,
  thisTurn,
} from '../support/conformance-cards.ts';
import { scenario } from '../support/scenario.ts';
import { plains, play } from '../support/conformance-spell-cards.ts';

const three = { kind: 'loseLife', actor: { kind: 'playerNoun', who: 'opponents' }, amount: number(3) } as const;

describe('keyword abilities', () => {
  const safe = instant(
    'Test Safe',
    thisTurn({
      kind: 'gain',
      verb: 'gain',
      object: aCreature,
      abilities: [keyword('protection', { from: [{ kind: 'colorWord', color: 'white' }] })],
    }),
  );

  test('protection sheds Auras of that color, into the graveyard (CR 702.16c)', () => {
    const white = card('Test Aura', {
      cost: 'W',
      types: ['enchantment'],
      subtypes: ['Aura'],
      abilities: [...surfaceOf(aura('Test Aura', changes(get(enchanted, 2, 2)))).faces[0].abilities],
    });
    const game = scenario([{ battlefield: ['Hill Giant', ...plains(2)], hand: ['Test Aura', 'Test Safe'] }, []], {
      cards: [white, safe],
    });
    expect(play(game, 'Test Aura', 'Hill Giant').ann.stats('Hill Giant')).toBe('5/5');
    play(game, 'Test Safe', 'Hill Giant');
    expect([game.ann.stats('Hill Giant'), game.ann.graveyard.includes('Test Aura')]).toEqual(['3/3', true]);
  });

  test('protection sheds Equipment of that color, which stays on the battlefield (CR 702.16d)', () => {
    const sword = permanent(
      'Test Sword',
      ['artifact'],
      { subtypes: ['Equipment'], cost: 'W' },
      changes(get(equipped, 2, 0)),
      keyword('equip', { cost: mana('0') }),
    );
    const game = scenario([{ battlefield: ['Hill Giant', 'Test Sword', ...plains(1)], hand: ['Test Safe'] }, []], {
      cards: [sword, safe],
    });
    game.ann.activates('Test Sword', { targets: ['Hill Giant'] });
    expect(game.resolveAll().ann.stats('Hill Giant')).toBe('5/3');
    play(game, 'Test Safe', 'Hill Giant');
    expect([game.ann.stats('Hill Giant'), game.ann.battlefield.includes('Test Sword')]).toEqual(['3/3', true]);
  });

  test('a creature with protection is not blocked by that color (CR 702.16f)', () => {
    const game = scenario([{ battlefield: ['Hill Giant', ...plains(1)], hand: ['Test Safe'] }, ['White Knight']], {
      cards: [safe],
    });
    play(game, 'Test Safe', 'Hill Giant');
    game.ann.attacks('Hill Giant');
    game.plan((question) => (question.kind === 'blockers' && question.blockers.length > 0 ? [0, 0] : null));
    expect(game.throughCombat().ben.life).toBe(17);
  });

  test('any of several equip abilities may be activated (CR 702.6d)', () => {
    const sword = permanent(
      'Test Sword',
      ['artifact'],
      { subtypes: ['Equipment'] },
      changes(get(equipped, 2, 0)),
      keyword('equip', { cost: mana('5') }),
      keyword('equip', { cost: mana('1') }),
    );
    const game = scenario([['Hill Giant', 'Test Sword', ...plains(1)], []], { cards: [sword] });
    game.ann.activates('Test Sword', { targets: ['Hill Giant'] });
    expect(game.resolveAll().ann.stats('Hill Giant')).toBe('5/3');
  });

  test('haste lets a new creature use its tap ability (CR 702.10c)', () => {
    const tapper = (name: string, ...more: ReturnType<typeof keyword>[]) =>
      creature(name, 'W', 1, 1, { kind: 'activated', cost: [{ kind: 'tapCost' }], clause: act(gain(1)) }, ...more);
    const game = scenario([{ battlefield: plains(2), hand: ['Test Slow', 'Test Fast'] }, []], {
      cards: [tapper('Test Slow'), tapper('Test Fast', keyword('haste'))],
    });
    play(game, 'Test Slow');
    play(game, 'Test Fast');
    expect([game.ann.can('activate', 'Test Slow'), game.ann.can('activate', 'Test Fast')]).toEqual([false, true]);
  });

  test('lifelink and deathtouch work off the battlefield too: damage by a spell (CR 702.15d, 702.2d)', () => {
    const drain = card('Test Drain', {
      cost: 'W',
      types: ['instant'],
      abilities: [
        keyword('lifelink'),
        keyword('deathtouch'),
        spell(act({ kind: 'dealDamage', actor: self, amount: number(1), to: aCreature })),
      ],
    });
    const game = scenario([{ battlefield: plains(1), hand: ['Test Drain'] }, ['Craw Wurm']], { cards: [drain] });
    play(game, 'Test Drain', 'Craw Wurm');
    expect([game.ann.life, game.ben.graveyard]).toEqual([21, ['Craw Wurm']]);
  });

  test('wither and infect work off the battlefield too (CR 702.80c, 702.90e)', () => {
    for (const word of ['wither', 'infect']) {
      const blight = card('Test Blight', {
        cost: 'W',
        types: ['instant'],
        abilities: [keyword(word), spell(act({ kind: 'dealDamage', actor: self, amount: number(2), to: aCreature }))],
      });
      const game = scenario([{ battlefield: plains(1), hand: ['Test Blight'] }, ['Craw Wurm']], { cards: [blight] });
      expect(play(game, 'Test Blight', 'Craw Wurm').ben.stats('Craw Wurm')).toBe('4/2');
    }
  });

  test('devoid makes a spell colorless in every zone (CR 702.114a)', () => {
    const pale = creature('Test Pale', 'R', 2, 2, keyword('devoid'));
    const game = scenario(
      [{ battlefield: ['Test Pale', 'Raging Goblin'], hand: ['Test Pale'], graveyard: ['Test Pale'] }, []],
      { cards: [pale] },
    );
    const ids = [game.ann.permanent('Test Pale').id, ...game.ann.state.hand, ...game.ann.state.graveyard];
    expect(ids.map((id) => characteristics(game.game, id).colors)).toEqual([0, 0, 0]);
    expect(characteristics(game.game, game.ann.permanent('Raging Goblin').id).colors).not.toBe(0);
  });

  test('decayed: no block, and sacrificed at the end of a combat in which it attacked (CR 702.147a)', () => {
    const zombie = creature('Test Zombie', 'B', 2, 2, keyword('decayed'));
    const game = scenario([['Test Zombie'], ['Grizzly Bears']], { cards: [zombie] });
    game.ann.attacks('Test Zombie');
    game.throughCombat();
    expect([game.ben.life, game.ann.graveyard]).toEqual([18, ['Test Zombie']]);
    const idle = scenario([['Test Zombie'], []], { cards: [zombie] });
    expect(idle.throughCombat().ann.battlefield).toEqual(['Test Zombie']);
  });

  test('outlast taps and adds a counter, as a sorcery only (CR 702.107a)', () => {
    const monk = creature('Test Monk', 'W', 1, 1, keyword('outlast', { cost: mana('1') }));
    const game = scenario(
      [
        ['Test Monk', ...plains(1)],
        ['Test Monk', ...plains(1)],
      ],
      { cards: [monk] },
    );
    expect(game.ben.can('activate', 'Test Monk')).toBe(false);
    game.ann.activates('Test Monk');
    game.resolveAll();
    expect([game.ann.stats('Test Monk'), game.ann.permanent('Test Monk').status & 1]).toEqual(['2/2', 1]);
  });

  test('exploit asks for a creature as it enters, itself included (CR 702.110a)', () => {
    const exploiter = creature('Test Exploiter', 'B', 1, 1, keyword('exploit'));
    const game = scenario([{ battlefield: ['Swamp'], hand: ['Test Exploiter'] }, []], { cards: [exploiter] });
    game.ann.answers('yesNo', [1]);
    expect(play(game, 'Test Exploiter').ann.graveyard).toEqual(['Test Exploiter']);
  });

  test('a living weapon comes with a Germ that carries it (CR 702.92a)', () => {
    const blade = permanent(
      'Test Blade',
      ['artifact'],
      { subtypes: ['Equipment'] },
      changes(get(equipped, 2, 2)),
      keyword('living weapon'),
      keyword('equip', { cost: mana('1') }),
    );
    const game = scenario([{ battlefield: plains(1), hand: ['Test Blade'] }, []], { cards: [blade] });
    play(game, 'Test Blade');
    expect(game.ann.stats('Phyrexian Germ Token')).toBe('2/2');
  });

  test('reinforce is activated from the hand by discarding the card (CR 702.77a)', () => {
    const help = creature('Test Help', '4W', 1, 1, keyword('reinforce', { amount: number(2), cost: mana('1') }));
    const game = scenario([{ battlefield: ['Grizzly Bears', ...plains(1)], hand: ['Test Help'] }, []], {
      cards: [help],
    });
    game.ann.activates('Test Help', { targets: ['Grizzly Bears'] });
    game.resolveAll();
    expect([game.ann.stats('Grizzly Bears'), game.ann.graveyard]).toEqual(['4/4', ['Test Help']]);
  });

  test('scavenge exiles the card from the graveyard for counters as large as its power (CR 702.97a)', () => {
    const beast = creature('Test Beast', '4G', 3, 1, keyword('scavenge', { cost: mana('1') }));
    const game = scenario([{ battlefield: ['Grizzly Bears', ...plains(1)], graveyard: ['Test Beast'] }, []], {
      cards: [beast],
    });
    game.ann.activates('Test Beast', { targets: ['Grizzly Bears'] });
    game.resolveAll();
    expect([game.ann.stats('Grizzly Bears'), game.ann.exile]).toEqual(['5/5', ['Test Beast']]);
  });

  test('spectacle is for a turn in which an opponent lost life (CR 702.137a)', () => {
    const show = card('Test Show', {
      cost: '4R',
      types: ['sorcery'],
      abilities: [keyword('spectacle', { cost: mana('R') }), spell(act(three))],
    });
    const game = scenario([{ battlefield: ['Mountain', 'Mountain'], hand: ['Shock', 'Test Show'] }, []], {
      cards: [show],
    });
    expect(game.ann.can('cast', 'Test Show')).toBe(false);
    play(game, 'Shock', 'ben');
    game.ann.casts('Test Show', { via: 'spectacle' });
    expect(game.resolveAll().ben.life).toBe(15);
  });

  test('jump-start casts from the graveyard for a discard besides, and exiles the card (CR 702.133a)', () => {
    const jump = card('Test Jump', {
      cost: 'R',
      types: ['sorcery'],
      abilities: [spell(act(three)), keyword('jump-start')],
    });
    const game = scenario([{ battlefield: ['Mountain'], hand: ['Island'], graveyard: ['Test Jump'] }, []], {
      cards: [jump],
    });
    game.ann.casts('Test Jump', { via: 'jump-start' });
    game.resolveAll();
    expect([game.ben.life, game.ann.graveyard, game.ann.exile]).toEqual([17, ['Island'], ['Test Jump']]);
    expect(
      scenario([{ battlefield: ['Mountain'], graveyard: ['Test Jump'] }, []], { cards: [jump] }).ann.can(
        'cast',
        'Test Jump',
      ),
    ).toBe(false);
  });

  test('retrace casts from the graveyard for a land card of the hand (CR 702.81a)', () => {
    const again = card('Test Again', {
      cost: 'R',
      types: ['sorcery'],
      abilities: [spell(act(three)), keyword('retrace')],
    });
    const game = scenario([{ battlefield: ['Mountain'], hand: ['Island'], graveyard: ['Test Again'] }, []], {
      cards: [again],
    });
    game.ann.casts('Test Again', { via: 'retrace' });
    expect([game.resolveAll().ben.life, game.ann.graveyard.sort()]).toEqual([17, ['Island', 'Test Again']]);
    expect(
      scenario([{ battlefield: ['Mountain'], hand: ['Shock'], graveyard: ['Test Again'] }, []], {
        cards: [again],
      }).ann.can('cast', 'Test Again'),
    ).toBe(false);
  });

  test('provoke untaps a creature and makes it block (CR 702.39a)', () => {
    const bully = creature('Test Bully', 'R', 3, 3, keyword('provoke'));
    const game = scenario([['Test Bully'], { battlefield: [{ card: 'Grizzly Bears', tapped: true }] }], {
      cards: [bully],
    });
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    game.ann.attacks('Test Bully');
    expect([game.throughCombat().ben.life, game.ben.graveyard]).toEqual([20, ['Grizzly Bears']]);
  });
});
