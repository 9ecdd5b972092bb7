/** Keyword actions. CR 701. */
import type { Filter, Select } from '@kitchen-table/language/surface';
import { describe, expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { act, card, classFilter, filter, number, quantifier, spell, target, you } from '../support/cards.ts';
import {
  aCreature,
  any,
  aPlayer,
  CREATURE,
  enchantment,
  gain,
  instant,
  when,
  YOURS,
  yourCreature,
} from '../support/conformance-cards.ts';
import { scenario, type Scenario } from '../support/scenario.ts';
import { plains, play } from '../support/conformance-spell-cards.ts';

const theirCreature: Select = target(
  { ...CREATURE, qualities: [{ kind: 'controlledBy', not: true, player: you }] },
  'target2',
);

const fight = instant('Test Fight', { kind: 'fight', object: yourCreature, with: theirCreature });

describe('keyword actions', () => {
  test('a countered spell’s costs stay paid (CR 701.5b)', () => {
    const no = card('Test No', {
      cost: 'U',
      types: ['instant'],
      abilities: [spell(act({ kind: 'counter', object: target(classFilter('spell')) }))],
    });
    const game = scenario(
      [
        { battlefield: ['Mountain'], hand: ['Shock', 'Shock'] },
        { battlefield: ['Island'], hand: ['Test No'] },
      ],
      { cards: [no] },
    );
    game.ann.casts('Shock', { targets: ['ben'] });
    game.ben.casts('Test No', { targets: ['Shock'] });
    game.resolveAll();
    expect([game.ben.life, game.ann.can('cast', 'Shock'), game.ann.permanent('Mountain').status & 1]).toEqual([
      20,
      false,
      1,
    ]);
  });

  test('the player told to discard chooses the card, from the own hand to the own graveyard (CR 701.8a, 701.8b)', () => {
    const rot = instant('Test Rot', { kind: 'discard', actor: aPlayer, object: any(classFilter('card')) });
    const game = scenario([{ battlefield: plains(1), hand: ['Test Rot'] }, { hand: ['Shock', 'Island'] }], {
      cards: [rot],
    });
    game.ben.answers('chooseObjects', [1]);
    play(game, 'Test Rot', 'ben');
    expect([game.ben.graveyard, game.ben.hand]).toEqual([['Island'], ['Shock']]);
  });

  test('if one of two that should fight is gone, neither deals damage (CR 701.12b)', () => {
    const game = scenario(
      [
        { battlefield: ['Craw Wurm', ...plains(1)], hand: ['Test Fight'] },
        { battlefield: ['Hill Giant', 'Mountain'], hand: ['Lightning Bolt'] },
      ],
      { cards: [fight] },
    );
    game.ann.casts('Test Fight', { targets: ['Craw Wurm', 'Hill Giant'] });
    game.ben.casts('Lightning Bolt', { targets: ['Hill Giant'] });
    game.resolveAll();
    expect(game.ann.permanent('Craw Wurm').damage).toBe(0);
  });

  test('damage of a fight is no combat damage (CR 701.12d)', () => {
    const fog = instant('Test Fog', {
      kind: 'do',
      action: { kind: 'prevent', amount: 'all', sort: 'combat' },
      during: { kind: 'thisTurn' },
    });
    const game = scenario(
      [{ battlefield: ['Craw Wurm', ...plains(2)], hand: ['Test Fight', 'Test Fog'] }, ['Hill Giant']],
      { cards: [fight, fog] },
    );
    play(game, 'Test Fog');
    play(game, 'Test Fight', 'Craw Wurm', 'Hill Giant');
    expect([game.ben.graveyard, game.ann.permanent('Craw Wurm').damage]).toEqual([['Hill Giant'], 3]);
  });

  test('to scry 0 or surveil 0 is no event: nothing triggers (CR 701.18b, 701.42c)', () => {
    for (const kind of ['scry', 'surveil'] as const) {
      for (const [amount, life] of [
        [0, 20],
        [1, 21],
      ] as const) {
        const look = instant('Test Look', { kind, amount: number(amount) });
        const omen = enchantment('Test Omen', when({ kind, actor: you }, gain(1)));
        const game = scenario([{ battlefield: ['Test Omen', ...plains(1)], hand: ['Test Look'] }, []], {
          cards: [look, omen],
        });
        expect(play(game, 'Test Look').ann.life).toBe(life);
      }
    }
  });

  test('a search for a quality may find nothing; one for any card must find one (CR 701.19b, 701.19d)', () => {
    const search = (name: string, of: Filter) =>
      instant(name, {
        kind: 'sequence',
        steps: [
          act({
            kind: 'search',
            zones: ['library'],
            of: you,
            object: { kind: 'select', quantifier: quantifier('a'), filter: of, label: 'chosen1' },
          }),
          act({
            kind: 'move',
            verb: 'put',
            object: { kind: 'reference', to: 'chosen1', words: 'it' },
            to: { kind: 'place', of: you, zone: 'hand' },
          }),
          act({ kind: 'shuffle' }),
        ],
        joins: [',', ', then'],
      });
    const least = (name: string): number | null => {
      const cards = [search('Test Land', filter('land')), search('Test Any', classFilter('card'))];
      const game = scenario([{ battlefield: plains(1), hand: [name] }, []], { cards });
      let min: number | null = null;
      game.plan((question) => {
        if (question.kind === 'chooseObjects') min = question.min;
        return null;
      });
      play(game, name);
      return min;
    };
    expect([least('Test Land'), least('Test Any')]).toEqual([0, 1]);
  });

  test('populate without a creature token makes none (CR 701.30b)', () => {
    const populate = instant('Test Populate', { kind: 'keywordAction', action: 'populate' });
    const game = scenario([{ battlefield: ['Grizzly Bears', ...plains(1)], hand: ['Test Populate'] }, []], {
      cards: [populate],
    });
    expect(play(game, 'Test Populate').ann.battlefield).toEqual(['Grizzly Bears', 'Plains']);
  });

  test('bolster puts its counters on a creature of the least toughness (CR 701.33a)', () => {
    const bolster = instant('Test Bolster', { kind: 'keywordAction', action: 'bolster', amount: number(2) });
    const game = scenario(
      [{ battlefield: ['Hill Giant', 'Goblin Piker', ...plains(1)], hand: ['Test Bolster'] }, ['Raging Goblin']],
      { cards: [bolster] },
    );
    play(game, 'Test Bolster');
    expect([game.ann.stats('Hill Giant'), game.ann.stats('Goblin Piker')]).toEqual(['3/3', '4/3']);
  });

  test('explore and connive trigger "whenever" though there is no card to move (CR 701.40b, 701.47b)', () => {
    for (const action of ['explore', 'connive'] as const) {
      const made = instant('Test Act', { kind: 'keywordAction', action, object: yourCreature });
      const watch = enchantment('Test Watch', when({ kind: 'keywordAction', action, object: any(YOURS) }, gain(1)));
      const game = scenario(
        [
          {
            battlefield: ['Hill Giant', 'Test Watch', ...plains(1)],
            hand: ['Test Act'],
            library: action === 'explore' ? [] : ['Island', 'Island'],
          },
          [],
        ],
        { cards: [made, watch] },
      );
      game.ann.casts('Test Act', { targets: ['Hill Giant'] });
      game.resolve();
      expect([action, game.resolveAll().ann.life]).toEqual([action, 21]);
    }
  });

  test('a suspected creature has menace and can’t block; it is suspected only once (CR 701.58a, 701.58c)', () => {
    const suspect = instant('Test Suspect', { kind: 'keywordAction', action: 'suspect', object: aCreature });
    const game = scenario(
      [{ battlefield: ['Hill Giant', ...plains(2)], hand: ['Test Suspect', 'Test Suspect'] }, ['Grizzly Bears']],
      { cards: [suspect] },
    );
    play(game, 'Test Suspect', 'Hill Giant');
    play(game, 'Test Suspect', 'Grizzly Bears');
    const menace = characteristics(game.game, game.ann.permanent('Hill Giant').id).abilities.filter(
      ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'menace',
    );
    expect(menace).toHaveLength(1);
    game.ann.attacks('Hill Giant');
    let blockers = 0;
    game.plan((question) => {
      if (question.kind === 'blockers') blockers = question.blockers.length;
      return null;
    });
    expect([game.throughCombat().ben.life, blockers]).toEqual([17, 0]);
  });

  test('control of two permanents is exchanged, both or neither (CR 701.10a, 701.10b)', () => {
    const swap = instant('Test Swap', { kind: 'exchangeControl', object: yourCreature, with: theirCreature });
    const start = (): Scenario =>
      scenario(
        [
          { battlefield: ['Goblin Piker', ...plains(1)], hand: ['Test Swap'] },
          { battlefield: ['Hill Giant', 'Mountain'], hand: ['Shock'] },
        ],
        { cards: [swap] },
      );
    const game = play(start(), 'Test Swap', 'Goblin Piker', 'Hill Giant');
    expect([game.ann.battlefield.includes('Hill Giant'), game.ben.battlefield.includes('Goblin Piker')]).toEqual([
      true,
      true,
    ]);
    const failed = start();
    failed.ann.casts('Test Swap', { targets: ['Goblin Piker', 'Hill Giant'] });
    failed.ben.casts('Shock', { targets: ['Goblin Piker'] });
    expect(failed.resolveAll().ben.battlefield).toContain('Hill Giant');
  });

  test('doubling counters adds as many as there are (CR 701.9e)', () => {
    const put = instant('Test Put', { kind: 'putCounters', number: number(2), counter: '+1/+1', on: aCreature });
    const twice = instant('Test Twice', { kind: 'double', what: 'counters', counter: '+1/+1', object: aCreature });
    const game = scenario([{ battlefield: ['Grizzly Bears', ...plains(2)], hand: ['Test Put', 'Test Twice'] }, []], {
      cards: [put, twice],
    });
    play(game, 'Test Put', 'Grizzly Bears');
    expect(play(game, 'Test Twice', 'Grizzly Bears').ann.stats('Grizzly Bears')).toBe('6/6');
  });
});
