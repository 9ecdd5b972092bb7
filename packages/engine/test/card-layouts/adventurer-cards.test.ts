/** Adventurer cards: one card, a creature that may be cast as an Adventure first. CR 715. */
import { expect, test } from 'vitest';
import { characteristics } from '../../src/index.ts';
import { act, card, creature, filter, number, quantifier, self, spell, target, you } from '../support/cards.ts';
import {
  draws,
  enchantment,
  every,
  freely,
  instants,
  inZone,
  offered,
  onEntering,
  spells,
  squire,
  topOfStack,
} from '../support/layout-cards.ts';
import { scenario } from '../support/scenario.ts';

const NAME = squire.name;
const LANDS = ['Plains', 'Plains', 'Mountain'];

test('a player chooses: the creature, or the Adventure, which is all the spell is then (CR 715.3, 715.3b, 715.2)', () => {
  const game = scenario([{ battlefield: LANDS, hand: [NAME] }, []], { cards: [squire] });
  expect(offered(game, 'ann', NAME)).toEqual(['/0', '/1']);
  game.ann.casts('Test Squire', { face: 1, targets: ['ben'] });
  const spellNow = topOfStack(game);
  expect(spellNow.name).toBe('Test Errand');
  expect(spellNow.face.types).toEqual(['instant']);
  expect(spellNow.subtypes).toEqual(['Adventure']);
  expect(spellNow.manaValue).toBe(1);
  expect(Number.isNaN(spellNow.power)).toBe(true);
  expect(spellNow.abilities.some(({ ability }) => ability.kind === 'keyword')).toBe(false);
});

test('while on the stack not as an Adventure it has only its normal characteristics (CR 715.4)', () => {
  const game = scenario([{ battlefield: LANDS, hand: [NAME] }, []], { cards: [squire] });
  game.ann.casts('Test Squire', { face: 0 });
  expect(topOfStack(game).name).toBe('Test Squire');
  expect(topOfStack(game).manaValue).toBe(2);
  expect(topOfStack(game).power).toBe(2);
});

test('in hand, graveyard, library and exile it is the creature card (CR 715.4)', () => {
  const game = scenario([{ hand: [NAME], graveyard: [NAME], library: [NAME], exile: [NAME] }, []], { cards: [squire] });
  const { hand, graveyard, library } = game.ann.state;
  for (const id of [...hand, ...graveyard, ...library, ...game.game.exile]) {
    const now = characteristics(game.game, id);
    expect([now.name, now.manaValue, now.power, now.subtypes]).toEqual(['Test Squire', 2, 2, ['Human']]);
  }
});

test('as it resolves it is exiled, and its controller may cast the creature later (CR 715.3d)', () => {
  const game = scenario([{ battlefield: LANDS, hand: [NAME] }, []], { cards: [squire] });
  game.ann.casts('Test Squire', { face: 1, targets: ['ben'] });
  game.resolveAll();
  expect(game.ben.life).toBe(18);
  expect(game.ann.graveyard).toEqual([]);
  expect(game.ann.exile).toEqual(['Test Squire']);
  // It can't be cast as an Adventure this way.
  expect(offered(game, 'ann', NAME)).toEqual(['/0']);
  expect(offered(game, 'ben', NAME)).toEqual([]);
  game.ann.casts('Test Squire');
  game.resolveAll();
  expect(game.ann.battlefield).toContain('Test Squire');
});

test('an Adventure that is countered goes to the graveyard and stays there (CR 715.3d, 608.2b)', () => {
  const game = scenario(
    [{ battlefield: ['Mountain', 'Plains', 'Plains', 'Mountain'], hand: [NAME, 'Shock'] }, ['Goblin Piker']],
    {
      cards: [squire],
    },
  );
  game.ann.casts('Test Squire', { face: 1, targets: ['Goblin Piker'] });
  game.ann.casts('Shock', { targets: ['Goblin Piker'] });
  game.resolveAll();
  expect(game.ann.graveyard).toEqual(['Shock', 'Test Squire']);
  expect(offered(game, 'ann', NAME)).toEqual([]);
});

test('another effect that lets a player cast the exiled card lets them cast it as an Adventure (CR 715.3d)', () => {
  const permission = enchantment('Test Permit', {
    kind: 'static',
    rules: [
      {
        kind: 'may',
        action: { kind: 'cast', object: every(spells), from: { kind: 'place', zone: 'exile' } },
      },
    ],
  });
  const game = scenario([{ battlefield: [...LANDS, 'Mountain', 'Test Permit'], hand: [NAME] }, []], {
    cards: [squire, permission],
  });
  game.ann.casts('Test Squire', { face: 1, targets: ['ben'] });
  game.resolveAll();
  expect(offered(game, 'ann', NAME)).toContain('/1');
});

test('only the Adventure is looked at to see whether it can be cast as one (CR 715.3a, 601.3e)', () => {
  const noCreatures = enchantment('Test Wall of Words', {
    kind: 'static',
    rules: [{ kind: 'cant', action: { kind: 'cast', object: every(filter('creature')) } }],
  });
  const noInstants = enchantment('Test Silence', {
    kind: 'static',
    rules: [{ kind: 'cant', action: { kind: 'cast', object: every(instants) } }],
  });
  const position = (stopper: string) =>
    scenario([{ battlefield: LANDS, hand: [NAME] }, [stopper]], { cards: [squire, noCreatures, noInstants] });
  expect(offered(position('Test Wall of Words'), 'ann', NAME)).toEqual(['/1']);
  expect(offered(position('Test Silence'), 'ann', NAME)).toEqual(['/0']);
});

test('what an effect lets a player cast from the library is the part that it speaks of (CR 601.3e, 715.3a)', () => {
  // The two examples of the rule: instants from the top, and creatures from the top.
  const seer = (name: string, of: ReturnType<typeof filter>) =>
    enchantment(name, {
      kind: 'static',
      rules: [
        {
          kind: 'may',
          action: { kind: 'cast', object: every(of), from: { kind: 'place', zone: 'library', position: 'top' } },
        },
      ],
    });
  const cards = [squire, seer('Test Melody', instants), seer('Test Horde', filter('creature'))];
  const position = (who: string) =>
    scenario([{ battlefield: [...LANDS, who], library: [NAME, 'Plains'] }, []], { cards });
  expect(offered(position('Test Melody'), 'ann', NAME)).toEqual(['/1']);
  expect(offered(position('Test Horde'), 'ann', NAME)).toEqual(['/0']);
});

test('costs are those of the part that is cast (CR 715.3a, 601.2f)', () => {
  const cheaper = enchantment('Test Discount', {
    kind: 'static',
    rules: [{ kind: 'costChange', of: instants, change: 'more', symbols: ['3'], toDo: 'cast', by: you }],
  });
  const game = scenario([{ battlefield: [...LANDS, 'Test Discount'], hand: [NAME] }, []], { cards: [squire, cheaper] });
  expect(offered(game, 'ann', NAME)).toEqual(['/0']);
});

test('a copy of an Adventure spell is an Adventure too (CR 715.3c)', () => {
  const twice = card('Test Echo', {
    cost: 'R',
    types: ['instant'],
    abilities: [
      spell(
        act({
          kind: 'copy',
          object: target({ ...spells, adjectives: [{ kind: 'subtypeAdjective', subtype: 'Adventure' }] }),
        }),
      ),
    ],
  });
  const game = scenario([{ battlefield: ['Mountain', 'Mountain'], hand: [NAME, 'Test Echo'] }, []], {
    cards: [squire, twice],
  });
  game.ann.casts('Test Squire', { face: 1, targets: ['ben'] });
  game.ann.casts('Test Echo', { targets: ['Test Errand'] });
  game.resolve();
  expect(game.stack).toEqual(['Test Errand', 'Test Errand']);
  const copy = topOfStack(game);
  expect([copy.name, copy.subtypes, copy.manaValue]).toEqual(['Test Errand', ['Adventure'], 1]);
  game.resolveAll();
  expect(game.ben.life).toBe(16);
  // The copy ceases to exist; the card goes on its adventure.
  expect(game.ann.exile).toEqual(['Test Squire']);
});

const adventurers = { ...filter('creature'), qualities: [{ kind: 'hasInset' as const, inset: 'Adventure' as const }] };

test('"has an Adventure" is true of it wherever it is and whatever it is cast as (CR 715.2a)', () => {
  const pride = enchantment('Test Pride', {
    kind: 'static',
    rules: [
      { kind: 'changes', action: { kind: 'get', object: every(adventurers), power: number(1), toughness: number(1) } },
    ],
  });
  const keeper = enchantment('Test Innkeeper', {
    kind: 'triggered',
    trigger: {
      kind: 'trigger',
      word: 'whenever',
      events: [
        { kind: 'cast', actor: you, object: { kind: 'select', quantifier: quantifier('a'), filter: adventurers } },
      ],
    },
    clause: act({ kind: 'gainLife', amount: number(5) }),
  });
  const game = scenario(
    [{ battlefield: [...LANDS, 'Test Pride', 'Test Innkeeper', NAME, 'Grizzly Bears'], hand: [NAME] }, []],
    {
      cards: [squire, pride, keeper],
    },
  );
  expect(game.ann.stats('Test Squire')).toBe('3/3');
  expect(game.ann.stats('Grizzly Bears')).toBe('2/2');
  game.ann.casts('Test Squire', { face: 0 });
  game.resolveAll();
  expect(game.ann.life).toBe(25);
});

test('a copy of the creature has an Adventure as well: it is copiable (CR 715.2b)', () => {
  const pride = enchantment('Test Pride', {
    kind: 'static',
    rules: [
      { kind: 'changes', action: { kind: 'get', object: every(adventurers), power: number(1), toughness: number(1) } },
    ],
  });
  const mimic = creature(
    'Test Mimic',
    '1',
    1,
    1,
    freely({ kind: 'becomeCopy', object: self, of: target(filter('creature')) }),
  );
  const game = scenario([['Test Pride', 'Test Mimic'], [NAME]], { cards: [squire, pride, mimic] });
  game.ann.activates('Test Mimic', { targets: ['Test Squire'] });
  game.resolveAll();
  expect(game.ann.stats('Test Squire')).toBe('3/3');
});

test('it is one card: drawn once, discarded once (CR 715.2c)', () => {
  const study = card('Test Study', { cost: 'R', types: ['sorcery'], abilities: [draws(1)] });
  const game = scenario([{ battlefield: LANDS, hand: ['Test Study'], library: [NAME, 'Plains'] }, []], {
    cards: [squire, study],
  });
  game.ann.casts('Test Study');
  game.resolveAll();
  expect(game.ann.hand).toEqual(['Test Squire']);
  expect(game.ann.state.drawn).toBe(1);
});

test('a player who names a card may name the Adventure (CR 715.5, 201.4f)', () => {
  const namer = enchantment('Test Namer', onEntering(act({ kind: 'choose', what: 'a card name' })));
  const game = scenario([{ battlefield: LANDS, hand: ['Test Namer'], graveyard: [NAME] }, []], {
    cards: [squire, namer],
  });
  let names: readonly string[] = [];
  game.ann.answers('chooseOption', (question) => {
    if (question.kind !== 'chooseOption') throw new Error('another question');
    names = question.options;
    return [question.options.indexOf('Test Errand')];
  });
  game.ann.casts('Test Namer');
  game.resolveAll();
  expect(names).toContain('Test Squire');
  expect(names).not.toContain(NAME);
  const id = inZone(game.game, game.game.battlefield, 'Test Namer');
  expect(game.game.objects[id]?.memory.chosenWord).toBe('Test Errand');
});
