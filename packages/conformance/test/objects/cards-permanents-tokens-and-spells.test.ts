/** Cards, objects, permanents, tokens and spells. CR 108-112. */
import { describe, expect, test } from 'vitest';
import { characteristics, type ObjectId } from '@kitchen-table/engine';
import { facts, plays, table } from '../support/rules-table.ts';

const MUSTER = 'Call Two | {0} | Sorcery | | Create two 1/1 white Soldier creature tokens.';
const BOUNCE = "Send Home | {0} | Instant | | Return target permanent to its owner's hand.";
const KILL = 'End It | {0} | Instant | | Destroy target creature.';
const STEAL = 'Take Spell | {0} | Instant | | Gain control of target spell.';

describe('objects', () => {
  test('a spell, an ability on the stack, a permanent, a token, a card and an emblem are objects (CR 109.1)', () => {
    const walker =
      'Tall Guide | {0} | Legendary Planeswalker — Guide | 3 | 0: You get an emblem with "Creatures you control get +1/+1."';
    const game = table([walker, MUSTER], [{ hand: ['Tall Guide', 'Call Two', 'Shock'] }, {}]);
    plays(game, game.ann, 'Call Two');
    game.ann.casts('Tall Guide');
    const [spell] = game.game.stack;
    expect(game.game.objects[spell as ObjectId]?.id).toBe(spell);
    game.resolve();
    game.ann.activates('Tall Guide');
    const [ability] = game.game.stack;
    expect(game.game.objects[ability as ObjectId]?.id).toBe(ability);
    game.resolve();
    expect(game.game.command.length).toBe(1);
    const ids = [...game.game.battlefield, ...game.game.command, ...game.ann.state.hand];
    for (const id of [...ids, spell, ability]) expect(game.game.objects[id as ObjectId]?.id).toBe(id);
    expect(new Set([...ids, spell, ability]).size).toBe(ids.length + 2);
    expect(game.ann.stats('Soldier Token')).toBe('2/2');
  });

  test('a source is one in any zone: a spell, an ability of a permanent, a card in a graveyard (CR 109.2c)', () => {
    const ward =
      'Sore Ear | {0} | Enchantment | | Whenever a source an opponent controls deals damage to you, you gain 1 life.';
    const ember =
      'Grave Ember | {0} | Creature — Elemental | 1/1 | Exile this card from your graveyard: It deals 1 damage to target player.';
    const poker = 'Long Poker | {0} | Artifact | | {T}: Long Poker deals 1 damage to target player.';
    const game = table(
      [ward, ember, poker],
      [['Sore Ear'], { hand: ['Shock'], graveyard: ['Grave Ember'], battlefield: ['Long Poker', 'Mountain'] }],
    );
    game.answer([0]);
    game.ben.casts('Shock', { targets: ['ann'] });
    game.resolveAll();
    expect(game.ann.life).toBe(19);
    game.to('PrecombatMain', 2);
    game.ben.activates('Long Poker', { targets: ['ann'] });
    game.resolveAll();
    expect(game.ann.life).toBe(19);
    game.ben.activates('Grave Ember', { targets: ['ann'] });
    game.resolveAll();
    expect(game.ann.life).toBe(19);
  });

  test('a trigger that waits is controlled by who controlled its source when it triggered (CR 109.4b)', () => {
    const heir = 'Sad Heir | {0} | Creature — Human | 1/1 | When Sad Heir dies, you gain 3 life.';
    const grab = 'Grab It | {0} | Instant | | Gain control of target creature until end of turn.';
    const game = table([heir, grab, KILL], [{ hand: ['Grab It', 'End It'] }, ['Sad Heir']]);
    plays(game, game.ann, 'Grab It', ['Sad Heir']);
    plays(game, game.ann, 'End It', ['Sad Heir']);
    game.resolveAll();
    expect([game.ann.life, game.ben.life, game.ben.graveyard]).toEqual([23, 20, ['Sad Heir']]);
  });
});

describe('permanents', () => {
  test('a card is a permanent from entering to leaving the battlefield, and stays there for good (CR 110.1, 403.3)', () => {
    const game = table([BOUNCE], [{ hand: ['Send Home'], battlefield: ['Grizzly Bears'] }, {}]);
    const [id] = game.game.battlefield;
    game.to('PrecombatMain', 5);
    expect(game.game.battlefield).toEqual([id]);
    plays(game, game.ann, 'Send Home', ['Grizzly Bears']);
    expect([game.game.battlefield, game.ann.hand.includes('Grizzly Bears')]).toEqual([[], true]);
  });

  test('who gained control of a permanent spell controls what it becomes (CR 110.2b)', () => {
    const game = table(
      [STEAL, 'Free Ox | {0} | Creature — Ox | 2/2 |'],
      [{ hand: ['Free Ox'] }, { hand: ['Take Spell'] }],
    );
    game.ann.casts('Free Ox');
    plays(game, game.ben, 'Take Spell', ['Free Ox']);
    game.resolve();
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([[], ['Free Ox']]);
    expect(game.ben.permanent('Free Ox').owner).toBe(game.ann.id);
  });

  test('a permanent has what is printed on its card, as changed by continuous effects (CR 110.3, 112.3, 302.4c)', () => {
    const game = table(
      [
        'Odd Beast | {1}{G}{U} | Legendary Creature — Beast | 2/5 | Flying',
        'High Air | {0} | Enchantment | | Creatures you control get +1/+0.',
      ],
      [{ hand: ['Odd Beast'], battlefield: ['High Air', 'Forest', 'Island', 'Forest'] }, {}],
    );
    game.ann.casts('Odd Beast');
    expect(facts(game, 'Odd Beast')).toMatchObject({ power: 2, toughness: 5, manaValue: 3, colors: 0b10010 });
    game.resolve();
    expect(facts(game, 'Odd Beast')).toMatchObject({ power: 3, toughness: 5, manaValue: 3, colors: 0b10010 });
  });

  test.each(['Artifact', 'Creature', 'Enchantment', 'Land', 'Planeswalker', 'Battle', 'Instant', 'Sorcery'])(
    'a permanent card is one that could be on the battlefield: %s (CR 110.4a)',
    (type) => {
      const size = type === 'Creature' ? '1/1' : type === 'Planeswalker' ? '3' : '';
      const thing =
        type === 'Battle'
          ? { name: 'Old Thing', mana_cost: '{0}', type_line: 'Battle', defense: '3', oracle_text: '' }
          : `Old Thing | {0} | ${type} | ${size} | ${type === 'Instant' || type === 'Sorcery' ? 'You gain 1 life.' : ''}`;
      const game = table(
        ['Raise Up | {0} | Sorcery | | Put target permanent card from your graveyard onto the battlefield.', thing],
        [{ hand: ['Raise Up'], graveyard: ['Old Thing'] }, {}],
      );
      const permanent = type !== 'Instant' && type !== 'Sorcery';
      expect(game.ann.can('cast', 'Raise Up')).toBe(permanent);
      if (!permanent) return;
      plays(game, game.ann, 'Raise Up', ['Old Thing']);
      expect(game.ann.battlefield).toEqual(['Old Thing']);
    },
  );

  test('a permanent spell becomes a permanent, an instant or sorcery does not (CR 110.4b)', () => {
    const game = table(
      [
        'Open Ear | {0} | Enchantment | | Whenever you cast a permanent spell, you gain 1 life.',
        'Tin Toy | {0} | Artifact | |',
        'Small Rite | {0} | Sorcery | | Draw a card.',
      ],
      [{ hand: ['Tin Toy', 'Small Rite'], battlefield: ['Open Ear'] }, {}],
    );
    plays(game, game.ann, 'Small Rite');
    expect(game.ann.life).toBe(20);
    game.ann.casts('Tin Toy');
    game.resolveAll();
    expect(game.ann.life).toBe(21);
  });

  test('tapping is no characteristic: a copy of a tapped permanent is untapped (CR 110.5, 110.5a)', () => {
    const game = table(
      [
        'Pale Twin | {0} | Creature — Shapeshifter | 0/0 | You may have Pale Twin enter as a copy of any creature on the battlefield.',
      ],
      [{ hand: ['Pale Twin'] }, { battlefield: [{ card: 'Hill Giant', tapped: true }] }],
    );
    game.ann.answers('yesNo', [1]);
    plays(game, game.ann, 'Pale Twin');
    expect([game.ben.permanent('Hill Giant').status & 1, game.ann.permanent('Hill Giant').status & 1]).toEqual([1, 0]);
  });
});

describe('tokens', () => {
  test('a token is a permanent without a card (CR 111.1, 205.2c)', () => {
    const game = table([MUSTER, KILL], [{ hand: ['Call Two', 'End It'] }, {}]);
    plays(game, game.ann, 'Call Two');
    expect(game.ann.battlefield).toEqual(['Soldier Token', 'Soldier Token']);
    plays(game, game.ann, 'End It', ['Soldier Token']);
    expect([game.ann.battlefield, game.ann.graveyard]).toEqual([['Soldier Token'], ['Call Two', 'End It']]);
  });

  test('a token copy of an instant card is not made (CR 111.5)', () => {
    const game = table(
      ["Odd Mirror | {0} | Sorcery | | Create a token that's a copy of target card in your graveyard."],
      [{ hand: ['Odd Mirror'], graveyard: ['Shock', 'Hill Giant'] }, {}],
    );
    plays(game, game.ann, 'Odd Mirror', ['Shock']);
    expect(game.game.battlefield).toEqual([]);
  });

  test('a legendary token has the name that the effect gives it (CR 111.9)', () => {
    const rite = 'Old Rite | {0} | Sorcery | | Create Tibor, a legendary 2/2 red Goat creature token with haste.';
    const game = table([rite], [{ hand: ['Old Rite', 'Old Rite'] }, {}]);
    plays(game, game.ann, 'Old Rite');
    expect(facts(game, 'Tibor')).toMatchObject({ name: 'Tibor', power: 2, colors: 0b01000 });
    plays(game, game.ann, 'Old Rite');
    expect(game.ann.battlefield).toEqual(['Tibor']);
  });

  test('a predefined token is made as defined, with what the effect adds (CR 111.10)', () => {
    const game = table(
      ['Late Pay | {0} | Sorcery | | Create a tapped Treasure token.'],
      [{ hand: ['Late Pay', 'Shock'] }, {}],
    );
    plays(game, game.ann, 'Late Pay');
    expect([game.ann.permanent('Treasure').status & 1, game.ann.can('cast', 'Shock')]).toEqual([1, false]);
    game.to('PrecombatMain', 3);
    expect(game.ann.can('cast', 'Shock')).toBe(true);
  });

  test('a Walker token is a 2/2 black Zombie creature named Walker (CR 111.10d)', () => {
    const game = table(['Wake One | {0} | Sorcery | | Create a Walker token.'], [{ hand: ['Wake One'] }, {}]);
    plays(game, game.ann, 'Wake One');
    expect(facts(game, 'Walker')).toMatchObject({ power: 2, toughness: 2, colors: 0b00100 });
    expect([...facts(game, 'Walker').subtypes]).toEqual(['Zombie']);
  });

  test('a Shard token is sacrificed for {2}, to scry 1 and draw a card (CR 111.10e)', () => {
    const game = table(
      ['Break Off | {0} | Sorcery | | Create a Shard token.'],
      [{ hand: ['Break Off'], battlefield: ['Forest', 'Forest'], library: ['Hill Giant', 'Shock'] }, {}],
    );
    plays(game, game.ann, 'Break Off');
    let looked = false;
    game.ann.answers('arrange', () => {
      looked = true;
      return [0];
    });
    game.ann.activates('Shard');
    game.resolveAll();
    expect([game.ann.battlefield, game.ann.hand.length, looked]).toEqual([['Forest', 'Forest'], 1, true]);
  });

  test('an Incubator token transforms for {2} into a 0/0 Phyrexian (CR 111.10i)', () => {
    const game = table(
      ['Lay Egg | {0} | Sorcery | | Incubate 2.'],
      [{ hand: ['Lay Egg'], battlefield: ['Forest', 'Forest'] }, {}],
    );
    plays(game, game.ann, 'Lay Egg');
    expect(game.ann.battlefield).toEqual(['Forest', 'Forest', 'Incubator Token']);
    game.ann.activates('Incubator Token');
    game.resolveAll();
    expect(game.ann.stats('Phyrexian Token')).toBe('2/2');
  });

  test('a Junk token is sacrificed to play the top card of the library this turn, at sorcery speed (CR 111.10t)', () => {
    const game = table(
      ['Toss Out | {0} | Sorcery | | Create a Junk token.'],
      [{ hand: ['Toss Out'], library: ['Forest', 'Shock'] }, {}],
    );
    plays(game, game.ann, 'Toss Out');
    game.ann.activates('Junk');
    expect(game.ann.battlefield).toEqual([]);
    game.resolveAll();
    expect(game.ann.exile).toEqual(['Forest']);
    game.ann.playsLand('Forest');
    expect(game.ann.battlefield).toEqual(['Forest']);
    const late = table(['Toss Out | {0} | Sorcery | | Create a Junk token.'], [{ hand: ['Toss Out'] }, {}]);
    plays(late, late.ann, 'Toss Out');
    late.to('End');
    expect(late.ann.can('activate', 'Junk')).toBe(false);
  });

  const VAT =
    "Deep Vat | {0} | Artifact | | Whenever a nontoken creature dies, you may exile that card. / {0}: Create a token that's a copy of a card exiled with Deep Vat.";
  test('a token copy of what does not exist is not made (CR 111.11)', () => {
    const game = table([VAT, KILL], [{ hand: ['End It'], battlefield: ['Deep Vat', 'Hill Giant'] }, {}]);
    game.ann.activates('Deep Vat');
    game.resolveAll();
    expect(game.ann.battlefield).toEqual(['Deep Vat', 'Hill Giant']);
    game.ann.answers('yesNo', [1]);
    plays(game, game.ann, 'End It', ['Hill Giant']);
    game.resolveAll();
    game.ann.activates('Deep Vat');
    game.resolveAll();
    expect([game.ann.battlefield, game.ann.exile]).toEqual([['Deep Vat', 'Hill Giant'], ['Hill Giant']]);
  });

  test('a copy of a permanent spell becomes a token, and is not created (CR 111.12, 112.1a)', () => {
    const game = table(
      [
        'Make Twin | {0} | Instant | | Copy target creature spell you control.',
        'Free Ox | {0} | Creature — Ox | 2/2 |',
        BOUNCE,
      ],
      [{ hand: ['Make Twin', 'Free Ox', 'Send Home', 'Send Home'], library: ['Forest'] }, {}],
    );
    game.ann.casts('Free Ox');
    plays(game, game.ann, 'Make Twin', ['Free Ox']);
    expect(game.stack).toEqual(['Free Ox', 'Free Ox']);
    game.resolveAll();
    expect([game.ann.battlefield, game.ann.stats('Free Ox')]).toEqual([['Free Ox', 'Free Ox'], '2/2']);
    plays(game, game.ann, 'Send Home', ['Free Ox']);
    plays(game, game.ann, 'Send Home', ['Free Ox']);
    expect([game.ann.hand, game.ann.battlefield]).toEqual([['Free Ox'], []]);
  });
});

describe('spells', () => {
  test('a copy of a card that is cast is a spell of the player who was allowed to cast it (CR 112.1b, 112.2a)', () => {
    const game = table(
      [
        'Copy Cast | {0} | Sorcery | | Exile target instant card from a graveyard. Copy it. You may cast the copy without paying its mana cost.',
        'Open Ear | {0} | Enchantment | | Whenever you cast an instant spell, you gain 1 life.',
      ],
      [{ hand: ['Copy Cast'], battlefield: ['Open Ear'] }, { graveyard: ['Shock'] }],
    );
    game.ann.answers('yesNo', [1]);
    game.ann.casts('Copy Cast', { targets: ['Shock'] });
    game.resolve();
    const copy = game.game.stack[game.stack.indexOf('Shock')];
    expect(game.game.objects[copy as ObjectId]?.owner).toBe(game.ann.id);
    expect(characteristics(game.game, copy as ObjectId).controller).toBe(game.ann.id);
    game.resolveAll();
    expect([game.ann.life, game.ben.exile]).toEqual([19, ['Shock']]);
  });
});
