/** Names that are chosen, loyalty, dungeon types, Auras that are turned face up. CR 201, 205.3p, 303.4k, 306.5. */
import { describe, expect, test } from 'vitest';
import type { Card } from '@kitchen-table/language/core';
import type { Question } from '@kitchen-table/engine';
import type { PrintedCard } from '@kitchen-table/oracle';
import { read } from '../support/read-cards.ts';
import { checkDeck, deckCardFromCard, readDeckList, starterCard } from '../../../cards/src/index.ts';
import { cards, facts, plays, table } from '../support/rules-table.ts';

describe('a card name is chosen', () => {
  const BAN =
    'Ban Beast | {0} | Sorcery | | Choose a creature card name. Target opponent reveals their hand and discards all cards with that name.';
  const CLAY = 'Wake All | {0} | Enchantment | | All lands are 1/1 creatures that are still lands.';

  /** The names that Ann may choose. */
  function offered(lines: readonly (string | PrintedCard)[], battlefield: readonly string[] = []): readonly string[] {
    const game = table(lines, [{ battlefield, hand: ['Ban Beast'] }, { hand: ['Hill Giant'] }]);
    let options: readonly string[] = [];
    game.plan((question: Question) => {
      if (question.kind !== 'chooseOption' || question.player !== 0) return null;
      options = question.options;
      return [0];
    });
    plays(game, game.ann, 'Ban Beast', ['ben']);
    return options;
  }

  test('with certain characteristics: of a card that has them as written, whatever is on the battlefield (CR 201.4a)', () => {
    const names = offered([BAN, CLAY, 'Odd Stone | {0} | Artifact | |'], ['Wake All', 'Forest']);
    expect([names.includes('Hill Giant'), names.includes('Grizzly Bears')]).toEqual([true, true]);
    expect([names.includes('Forest'), names.includes('Odd Stone'), names.includes('Shock')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('of the combined back face of a meld pair, by its own characteristics (CR 201.4e)', () => {
    const half = (name: string): PrintedCard => ({
      name,
      mana_cost: '{2}',
      type_line: 'Artifact',
      oracle_text: '',
      layout: 'meld',
    });
    const whole: PrintedCard = {
      ...half('Whole Engine'),
      mana_cost: '',
      type_line: 'Artifact Creature — Construct',
      power: '6',
      toughness: '6',
    };
    const names = offered([BAN, half('Left Engine'), half('Right Engine'), whole]);
    expect([names.includes('Whole Engine'), names.includes('Left Engine')]).toEqual([true, false]);
  });
});

describe('a creature type is chosen', () => {
  const HYMN =
    'Tribe Hymn | {0} | Enchantment | | As Tribe Hymn enters, choose a creature type. / Creatures of the chosen type get +1/+1.';

  const ELK = 'Moss Elk | {1} | Creature — Elk | 2/2 |';

  test('any that exists may be, whatever cards the game has (CR 205.3e, 205.3m)', () => {
    const game = table([HYMN, ELK], [{ hand: ['Tribe Hymn'] }, ['Moss Elk']]);
    let offered: readonly string[] = [];
    game.ann.answers('chooseOption', (question) => {
      offered = question.kind === 'chooseOption' ? question.options : [];
      return [offered.indexOf('Elk')];
    });
    plays(game, game.ann, 'Tribe Hymn');
    expect(facts(game, 'Moss Elk').power).toBe(3);
    for (const type of ['Time Lord', 'Zubera', 'Assembly-Worker']) expect(offered).toContain(type);
    for (const word of ['Forest', 'Equipment', 'creature']) expect(offered).not.toContain(word);
    expect(new Set(offered).size).toBe(offered.length);
  });

  test('a creature becomes the creature type of the player’s choice (CR 205.1a, 205.3m)', () => {
    const turn = 'Odd Turn | {0} | Sorcery | | Target Elk becomes the creature type of your choice until end of turn.';
    const game = table([turn, ELK], [{ hand: ['Odd Turn'] }, ['Moss Elk']]);
    game.ann.answers('chooseOption', (question) => [
      question.kind === 'chooseOption' ? question.options.indexOf('Squid') : -1,
    ]);
    plays(game, game.ann, 'Odd Turn', ['Moss Elk']);
    expect(facts(game, 'Moss Elk').subtypes).toEqual(['Squid']);
  });

  test('“of your choice”: likewise (CR 205.3e, 608.2d)', () => {
    const fade =
      'Tribe Fade | {0} | Sorcery | | Creatures of the creature type of your choice get -1/-1 until end of turn.';
    const game = table([fade, ELK], [{ hand: ['Tribe Fade'] }, ['Moss Elk']]);
    game.ann.answers('chooseOption', (question) => [
      question.kind === 'chooseOption' ? question.options.indexOf('Squid') : -1,
    ]);
    plays(game, game.ann, 'Tribe Fade');
    expect(facts(game, 'Moss Elk').power).toBe(2);
  });
});

describe('loyalty', () => {
  test('only planeswalkers have it: what is no planeswalker any more has none, and does not die of having none (CR 306.5)', () => {
    const lines = [
      'Tired Sage | {0} | Planeswalker — Sage | 1 | −1: You gain 1 life.',
      "Plain Life | {0} | Instant | | Target planeswalker isn't a planeswalker until end of turn.",
    ];
    const game = table(lines, [{ hand: ['Tired Sage', 'Plain Life'] }, {}]);
    plays(game, game.ann, 'Tired Sage');
    const loyalty = (): number | null | undefined =>
      game.session.view(null).battlefield.find(({ name }) => name === 'Tired Sage')?.loyalty;
    expect(loyalty()).toBe(1);
    game.ann.activates('Tired Sage');
    expect(game.ann.battlefield).toEqual([]);
    const other = table(lines, [{ hand: ['Tired Sage', 'Plain Life'] }, {}]);
    plays(other, other.ann, 'Tired Sage');
    plays(other, other.ann, 'Plain Life', ['Tired Sage']);
    expect(other.session.view(null).battlefield[0]?.loyalty).toBe(null);
    other.ann.activates('Tired Sage');
    other.resolve();
    expect([other.ann.life, other.ann.battlefield]).toEqual([21, ['Tired Sage']]);
  });
});

test('the subtype of a dungeon card is a dungeon type (CR 205.3p)', () => {
  const [card] = read({
    name: 'Deep Street',
    mana_cost: '',
    type_line: 'Dungeon — Undercity',
    oracle_text: 'Gate — You gain 1 life.',
    layout: 'dungeon',
  } as never);
  expect([card?.faces[0]?.types, card?.faces[0]?.subtypes]).toEqual([['dungeon'], ['Undercity']]);
});

test('an Aura that is turned face up is attached only to what it, as it then is, can enchant (CR 303.4k)', () => {
  const lines = [
    'Sudden Gift | {0} | Enchantment — Aura | | Enchant creature you control / Morph {0} / Enchanted creature gets +2/+2. / As Sudden Gift is turned face up, you may attach it to a creature.',
  ];
  const game = table(lines, [
    { battlefield: ['Plains', 'Plains', 'Plains', 'Grizzly Bears', 'White Knight'], hand: ['Sudden Gift'] },
    ['Hill Giant'],
  ]);
  game.ann.casts('Sudden Gift', { via: 'morph' });
  game.resolve();
  let among: readonly string[] = [];
  game.plan((question) => {
    if (question.kind === 'yesNo') return [1];
    if (question.kind !== 'chooseObjects') return null;
    among = game.ann.names(question.from as never);
    return [game.indexOf(question.from, 'White Knight')];
  });
  game.ann.takes('turn face up', '');
  game.resolveAll();
  expect([among, game.ann.stats('White Knight')]).toEqual([['Grizzly Bears', 'White Knight'], '4/4']);
  expect(facts(game, 'Sudden Gift').subtypes).toEqual(['Aura']);
});

test('objects with different names: each has a name, and no two of them have one in common (CR 201.2b)', () => {
  const lines = [
    'Name Count | {0} | Enchantment | | At the beginning of combat on your turn, if you control three or more creatures with different names, you gain 1 life.',
    'Cat One | {0} | Creature — Cat | 1/1 |',
    'Cat Two | {0} | Creature — Cat | 1/1 |',
    'Cat Three | {0} | Creature — Cat | 1/1 |',
    'Veiled Cat | {3} | Creature — Cat | 2/2 | Morph {5}',
  ];
  const life = (...creatures: string[]): number =>
    table(lines, [['Name Count', ...creatures], {}])
      .to('BeginningOfCombat')
      .resolveAll().ann.life;
  expect([life('Cat One', 'Cat Two', 'Cat Three'), life('Cat One', 'Cat Two', 'Cat Two', 'Cat One')]).toEqual([21, 20]);
  const game = table(lines, [
    { battlefield: ['Name Count', 'Cat One', 'Cat Two', 'Plains', 'Plains', 'Plains'], hand: ['Veiled Cat'] },
    {},
  ]);
  game.ann.casts('Veiled Cat', { via: 'morph' });
  game.resolve();
  expect(game.to('BeginningOfCombat').resolveAll().ann.life).toBe(20);
});

test('a different name than others: what has no name has none, and others without a name do not matter (CR 201.2c)', () => {
  const lines = [
    'Fresh Name | {0} | Sorcery | | Destroy target creature with a different name than each creature you control.',
    'Cat One | {0} | Creature — Cat | 1/1 |',
    'Cat Two | {0} | Creature — Cat | 1/1 |',
    'Veiled Cat | {3} | Creature — Cat | 2/2 | Morph {5}',
  ];
  const lands = ['Plains', 'Plains', 'Plains'];
  const targets = (mine: boolean): readonly string[] => {
    const game = table(lines, [
      { battlefield: ['Cat One', ...(mine ? lands : [])], hand: ['Fresh Name', 'Veiled Cat'] },
      { battlefield: ['Cat One', 'Cat Two', ...lands], hand: ['Veiled Cat'] },
    ]);
    if (!mine) game.to('PrecombatMain', 2);
    (mine ? game.ann : game.ben).casts('Veiled Cat', { via: 'morph' });
    game.resolve();
    if (!mine) game.to('PrecombatMain', 3);
    let legal: readonly string[] = [];
    game.plan((question) => {
      if (question.kind !== 'targets') return null;
      legal = game.ann.names(question.legal as never);
      return [0];
    });
    game.ann.casts('Fresh Name');
    const { targets: slots } = game.game.objects[game.game.stack[0] as number]?.stack ?? { targets: [] };
    return legal.length > 0 ? legal : game.ann.names(slots.flatMap(({ chosen }) => chosen) as never);
  };
  // Her nameless creature rules out nothing, and is no target; nor is the nameless one of another.
  expect([targets(true), targets(false)]).toEqual([['Cat Two'], ['Cat Two']]);
});

describe('interchangeable names', () => {
  const OTHER: PrintedCard = {
    name: 'Strange Lab',
    same_name_as: 'Known Lab',
    mana_cost: '{0}',
    type_line: 'Legendary Artifact',
    oracle_text: '',
  };
  const KNOWN = 'Known Lab | {0} | Legendary Artifact | |';

  test('cards with such names have the same name: for the legend rule and for what names a card (CR 201.3, 201.3a)', () => {
    const raze = 'Raze Lab | {0} | Sorcery | | Destroy all permanents named Known Lab.';
    const both = table([KNOWN, OTHER, raze], [{ battlefield: ['Strange Lab'], hand: ['Known Lab', 'Raze Lab'] }, {}]);
    plays(both, both.ann, 'Known Lab');
    expect([both.ann.battlefield.length, both.ann.graveyard.length]).toEqual([1, 1]);
    const other = table([KNOWN, OTHER, raze], [{ battlefield: ['Strange Lab'], hand: ['Raze Lab'] }, {}]);
    plays(other, other.ann, 'Raze Lab');
    expect(other.ann.battlefield).toEqual([]);
  });

  test('who chooses one name has chosen both (CR 201.4g)', () => {
    const ban = 'Name It | {0} | Sorcery | | Choose a card name. Destroy all artifacts with that name.';
    const game = table([KNOWN, OTHER, ban], [{ hand: ['Name It'] }, ['Strange Lab']]);
    game.plan((question) => (question.kind === 'chooseOption' ? [question.options.indexOf('Known Lab')] : null));
    plays(game, game.ann, 'Name It');
    expect(game.ben.battlefield).toEqual([]);
  });

  test('for building decks they have the same name, too (CR 201.3b)', () => {
    const known = new Map(cards(KNOWN, OTHER).map((card) => [card.name, deckCardFromCard(card)]));
    known.set('Island', deckCardFromCard(starterCard('Island') as Card));
    const rules = (...lines: string[]): readonly string[] => {
      const list = readDeckList(['Deck', ...lines].join('\n'), 'deck.txt');
      if (list.kind === 'refused') throw new Error('no deck list');
      return checkDeck(list.list, (name) => known.get(name), 'standard-60').map(({ rule }) => rule);
    };
    expect([
      rules('3 Known Lab', '1 Strange Lab', '56 Island'),
      rules('3 Known Lab', '2 Strange Lab', '55 Island'),
    ]).toEqual([[], ['100.2a']]);
  });
});
