/** Casting spells, activating abilities, mana abilities. CR 601, 602, 605. */
import { describe, expect, test } from 'vitest';
import { act, card, classFilter, creature, number, spell, you } from '../support/cards.ts';
import {
  any,
  aPlayer,
  bare,
  enchantment,
  ENTERS,
  gain,
  mana,
  permanent,
  rule,
  sequence,
  when,
} from '../support/conformance-cards.ts';
import { scenario } from '../support/scenario.ts';
import { draw, plains, play } from '../support/conformance-spell-cards.ts';

describe('casting and activating', () => {
  const upkeepDraw = permanent(
    'Test Study',
    ['artifact'],
    {},
    { kind: 'activated', cost: [{ kind: 'tapCost' }], clause: act(draw(1)), limits: [{ kind: 'onlyAsSorcery' }] },
  );

  test('"only as a sorcery" is a matter of timing, for which no card is needed (CR 602.5d)', () => {
    const game = scenario([{ battlefield: ['Test Study', 'Mountain'], hand: ['Shock'] }, ['Test Study']], {
      cards: [upkeepDraw],
    });
    expect([game.ann.can('activate', 'Test Study'), game.ben.can('activate', 'Test Study')]).toEqual([true, false]);
    game.ann.casts('Shock', { targets: ['ben'] });
    expect(game.ann.can('activate', 'Test Study')).toBe(false);
    game.resolveAll().to('End');
    expect(game.ann.can('activate', 'Test Study')).toBe(false);
  });

  test('a spell costs what it cost as it was cast, whatever is cast in response (CR 601.7)', () => {
    const tax = card('Test Tax', {
      cost: 'W',
      types: ['enchantment'],
      abilities: [
        { kind: 'keyword', keyword: 'flash' },
        rule({ kind: 'costChange', change: 'more', toDo: 'cast', of: bare(classFilter('spell')), symbols: ['1'] }),
      ],
    });
    const game = scenario(
      [{ battlefield: ['Mountain', 'Plains', 'Mountain'], hand: ['Shock', 'Test Tax', 'Shock'] }, []],
      { cards: [tax] },
    );
    game.ann.casts('Shock', { targets: ['ben'] });
    game.ann.casts('Test Tax');
    game.resolveAll();
    expect(game.ben.life).toBe(18);
    expect(game.ann.can('cast', 'Shock')).toBe(false);
  });

  test('casting triggers are above the spell and resolve first (CR 601.2i, 603.3)', () => {
    const zeal = enchantment(
      'Test Zeal',
      when({ kind: 'cast', actor: you, object: any(classFilter('spell')) }, gain(1)),
    );
    const game = scenario([{ battlefield: ['Test Zeal', 'Mountain'], hand: ['Shock'] }, []], { cards: [zeal] });
    game.ann.casts('Shock', { targets: ['ben'] });
    expect(game.game.stack).toHaveLength(2);
    game.resolve();
    expect([game.ann.life, game.ben.life]).toEqual([21, 20]);
  });

  test('only activated abilities are activated: a trigger is none (CR 602.1c)', () => {
    const zeal = enchantment(
      'Test Zeal',
      when(
        {
          kind: 'activate',
          actor: you,
          object: any({ kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'ability' }] } }),
        },
        gain(1),
      ),
    );
    const priest = creature('Test Priest', 'W', 1, 1, when(ENTERS, gain(5)));
    const study = permanent(
      'Test Book',
      ['artifact'],
      {},
      { kind: 'activated', cost: mana('1'), clause: act(draw(1)) },
    );
    const game = scenario([{ battlefield: ['Test Zeal', 'Test Book', ...plains(2)], hand: ['Test Priest'] }, []], {
      cards: [zeal, priest, study],
    });
    // The Plains, tapped to pay, are activated as well: CR 605.3a.
    expect(play(game, 'Test Priest').ann.life).toBe(26);
    game.resolveAll();
    game.ann.activates('Test Book');
    expect(game.resolveAll().ann.life).toBe(28);
  });

  test('"as though it had flash" is for the spells that it names (CR 609.4)', () => {
    const quick = enchantment(
      'Test Quick',
      rule({
        kind: 'may',
        action: {
          kind: 'cast',
          object: bare({
            kind: 'filter',
            noun: {
              kind: 'words',
              words: [
                { kind: 'typeWord', type: 'creature' },
                { kind: 'classWord', word: 'spell' },
              ],
            },
          }),
        },
        asThough: 'flash',
      }),
    );
    const game = scenario(
      [[], { battlefield: ['Test Quick', 'Forest', 'Forest', 'Island'], hand: ['Grizzly Bears', 'Divination'] }],
      { cards: [quick] },
    );
    expect([game.ben.can('cast', 'Grizzly Bears'), game.ben.can('cast', 'Divination')]).toEqual([true, false]);
  });
});

describe('mana abilities', () => {
  test('a triggered mana ability resolves at once, without the stack (CR 605.4a, 605.1b)', () => {
    const bloom = enchantment(
      'Test Bloom',
      when(
        {
          kind: 'tapForMana',
          actor: you,
          object: any({ kind: 'filter', noun: { kind: 'words', words: [{ kind: 'subtypeWord', subtype: 'Forest' }] } }),
        },
        { kind: 'addMana', mana: { kind: 'symbols', symbols: ['G'] } },
      ),
    );
    const game = scenario([{ battlefield: ['Test Bloom', 'Forest'], hand: ['Grizzly Bears'] }, []], { cards: [bloom] });
    game.ann.activates('Forest');
    expect([game.game.stack.length, game.ann.can('cast', 'Grizzly Bears')]).toEqual([0, true]);
    expect(play(game, 'Grizzly Bears').ann.battlefield).toContain('Grizzly Bears');
  });

  test('an ability with a target and a spell are no mana abilities: they use the stack (CR 605.5a, 605.5b, 605.5)', () => {
    const ritual = card('Test Ritual', {
      cost: 'W',
      types: ['instant'],
      abilities: [spell(act({ kind: 'addMana', mana: { kind: 'symbols', symbols: ['B', 'B'] } }))],
    });
    const odd = permanent(
      'Test Odd',
      ['artifact'],
      {},
      {
        kind: 'activated',
        cost: [{ kind: 'tapCost' }],
        clause: sequence(
          act({ kind: 'loseLife', actor: aPlayer, amount: number(1) }),
          act({ kind: 'addMana', mana: { kind: 'symbols', symbols: ['B'] } }),
        ),
      },
    );
    const game = scenario([{ battlefield: ['Plains', 'Test Odd'], hand: ['Test Ritual'] }, []], {
      cards: [ritual, odd],
    });
    game.ann.casts('Test Ritual');
    expect(game.stack).toEqual(['Test Ritual']);
    game.ann.activates('Test Odd', { targets: ['ben'] });
    expect(game.game.stack).toHaveLength(2);
  });
});
