/** Abilities, emblems, targets, special actions and priority. CR 113-117. */
import { describe, expect, test } from 'vitest';
import type { ObjectId } from '@kitchen-table/engine';
import { facts, plays, table } from '../support/rules-table.ts';

const FLY = 'Lift Up | {0} | Instant | | Target creature gains flying until end of turn.';
const FLAT = 'Pull Down | {0} | Instant | | Target creature loses flying until end of turn.';
const PLAIN = 'Make Dull | {0} | Instant | | Target creature loses all abilities until end of turn.';
const KILL = 'End It | {0} | Instant | | Destroy target creature.';
const COUNTER = 'Say No | {0} | Instant | | Counter target spell.';
const flies = (game: ReturnType<typeof table>, name: string): boolean =>
  facts(game, name).abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'flying');

describe('what abilities are', () => {
  test('an effect gives an object an ability and takes it away (CR 113.1a, 113.10)', () => {
    const game = table(
      [FLY, FLAT, PLAIN],
      [{ hand: ['Lift Up', 'Pull Down', 'Lift Up', 'Make Dull'], battlefield: ['Grizzly Bears'] }, {}],
    );
    plays(game, game.ann, 'Lift Up', ['Grizzly Bears']);
    expect(flies(game, 'Grizzly Bears')).toBe(true);
    plays(game, game.ann, 'Pull Down', ['Grizzly Bears']);
    expect(flies(game, 'Grizzly Bears')).toBe(false);
    plays(game, game.ann, 'Lift Up', ['Grizzly Bears']);
    plays(game, game.ann, 'Make Dull', ['Grizzly Bears']);
    expect(flies(game, 'Grizzly Bears')).toBe(false);
  });

  test('a player has abilities only when an effect gives them: hexproof (CR 113.1b)', () => {
    const veil = 'Own Veil | {0} | Enchantment | | You have hexproof.';
    const legal = (...battlefield: string[]): string[] => {
      const game = table([veil], [{ hand: ['Shock'], battlefield: ['Mountain'] }, { battlefield }]);
      let seats: string[] = [];
      game.ann.answers('targets', (question) => {
        seats = question.kind === 'targets' ? question.legal.map((each) => (each === -2 ? 'ben' : 'other')) : [];
        return [0];
      });
      game.ann.casts('Shock');
      return seats;
    };
    expect([legal().includes('ben'), legal('Own Veil', 'Grizzly Bears').includes('ben')]).toEqual([true, false]);
  });

  test('an activated ability on the stack is an object of its own with its permanent as its source (CR 113.1c, 113.7)', () => {
    const game = table(['Long Bell | {0} | Artifact | | {T}: You gain 1 life.'], [['Long Bell'], {}]);
    game.ann.activates('Long Bell');
    const [id] = game.game.stack;
    expect(game.game.battlefield).not.toContain(id);
    expect(game.game.objects[id as ObjectId]?.stack?.source).toBe(game.ann.permanent('Long Bell').id);
  });

  test('the text of an instant or sorcery is followed as it resolves, not before (CR 113.3a)', () => {
    const game = table(
      ['Small Rite | {0} | Sorcery | | You gain 2 life. / Draw a card.'],
      [{ hand: ['Small Rite'] }, {}],
    );
    game.ann.casts('Small Rite');
    expect([game.ann.life, game.ann.hand.length]).toEqual([20, 0]);
    game.resolve();
    expect([game.ann.life, game.ann.hand.length]).toEqual([22, 1]);
  });

  test('a mana ability does not use the stack, and pays while a spell is cast (CR 113.4, 117.1d, 405.6c)', () => {
    const game = table([], [{ hand: ['Shock'], battlefield: ['Mountain', 'Forest'] }, {}]);
    game.ann.activates('Forest');
    expect([game.stack, game.ann.state.pool.amounts[4], game.question?.player]).toEqual([[], 1, game.ann.id]);
    game.ann.casts('Shock', { targets: ['ben'] });
    expect([game.stack, game.ann.permanent('Mountain').status & 1]).toEqual([['Shock'], 1]);
  });

  test('a mana ability is used while something resolves, when that asks for mana (CR 117.1d, 117.2e)', () => {
    const game = table(
      ['Tax Them | {0} | Instant | | Counter target spell unless its controller pays {1}.'],
      [{ hand: ['Shock'], battlefield: ['Mountain', 'Forest'] }, { hand: ['Tax Them'] }],
    );
    game.ann.casts('Shock', { targets: ['ben'] });
    game.ben.casts('Tax Them', { targets: ['Shock'] });
    game.ann.answers('yesNo', [1]);
    const depth = game.game.stack.length;
    const asked: string[] = [];
    while (game.game.stack.length === depth) {
      if (game.question?.kind !== 'priority') asked.push(game.question?.kind ?? '');
      game.proceed();
    }
    expect([game.ann.permanent('Forest').status & 1, asked.includes('priority')]).toEqual([1, false]);
    game.resolveAll();
    expect(game.ben.life).toBe(18);
  });

  test('an additional and an alternative cost are abilities of the card itself, on the stack and where it is cast (CR 113.2b, 113.6d, 118.9b)', () => {
    const elf = "Cheap Elf | {5} | Creature — Elf | 1/1 | You may pay {1} rather than pay this spell's mana cost.";
    const ox =
      'Hungry Ox | {0} | Creature — Ox | 3/3 | As an additional cost to cast this spell, sacrifice a planeswalker or creature.';
    const game = table([elf, ox], [{ hand: ['Cheap Elf', 'Hungry Ox'], battlefield: ['Forest'] }, {}]);
    expect([game.ann.can('cast', 'Cheap Elf'), game.ann.can('cast', 'Hungry Ox')]).toEqual([true, false]);
    plays(game, game.ann, 'Cheap Elf');
    expect(game.ann.can('cast', 'Hungry Ox')).toBe(true);
    plays(game, game.ann, 'Hungry Ox');
    expect(game.ann.battlefield).toEqual(['Forest', 'Hungry Ox']);
    const full = table(
      [elf],
      [{ hand: ['Cheap Elf'], battlefield: ['Forest', 'Forest', 'Forest', 'Forest', 'Forest'] }, {}],
    );
    full.ann.casts('Cheap Elf', { via: '' });
    expect(full.game.battlefield.filter((id) => ((full.game.objects[id]?.status ?? 0) & 1) === 1).length).toBe(5);
  });
});

describe('where abilities function', () => {
  const BEAST =
    "Pack Lord | {0} | Creature — Wolf | */* | Pack Lord's power and toughness are each equal to the number of creatures you control.";
  test('a characteristic-defining ability functions everywhere (CR 113.6a, 405.6b)', () => {
    const zones = ['hand', 'graveyard', 'library', 'exile'] as const;
    for (const zone of zones) {
      const game = table([BEAST], [{ [zone]: ['Pack Lord'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}]);
      expect([zone, facts(game, 'Pack Lord').power]).toEqual([zone, 2]);
    }
    const game = table([BEAST], [{ hand: ['Pack Lord'], battlefield: ['Grizzly Bears', 'Hill Giant'] }, {}]);
    game.ann.casts('Pack Lord');
    expect([game.stack, facts(game, 'Pack Lord').power]).toEqual([['Pack Lord'], 2]);
  });

  test('an ability that names its zone functions only there (CR 113.6b)', () => {
    const ghost =
      'Far Ghost | {0} | Creature — Spirit | 1/1 | At the beginning of your upkeep, if this card is in your graveyard, you gain 1 life.';
    for (const [zone, life] of [
      ['graveyard', 22],
      ['battlefield', 20],
      ['hand', 20],
    ] as const) {
      const game = table([ghost], [{ [zone]: ['Far Ghost'] }, {}]);
      game.to('Draw', 3);
      expect([zone, game.ann.life]).toEqual([zone, life]);
    }
  });

  test('what allows casting from a graveyard functions there (CR 113.6f)', () => {
    const elf = 'Back Elf | {0} | Creature — Elf | 1/1 | You may cast this card from your graveyard.';
    const game = table([elf], [{ graveyard: ['Back Elf', 'Grizzly Bears'], battlefield: ['Forest', 'Forest'] }, {}]);
    expect([game.ann.can('cast', 'Back Elf'), game.ann.can('cast', 'Grizzly Bears')]).toEqual([true, false]);
  });

  test('flash functions wherever the card can be cast from (CR 113.6e)', () => {
    const owl = 'Night Owl | {0} | Creature — Bird | 1/1 | Flash';
    const game = table([owl, 'Day Owl | {0} | Creature — Bird | 1/1 |'], [{ hand: ['Night Owl', 'Day Owl'] }, {}]);
    game.to('Upkeep', 2);
    expect([game.ann.can('cast', 'Night Owl'), game.ann.can('cast', 'Day Owl')]).toEqual([true, false]);
  });

  test('"can\'t be countered" functions on the stack (CR 113.6g)', () => {
    const game = table(
      [COUNTER, "Sure Elf | {0} | Creature — Elf | 1/1 | This spell can't be countered."],
      [{ hand: ['Sure Elf'] }, { hand: ['Say No'] }],
    );
    game.ann.casts('Sure Elf');
    plays(game, game.ben, 'Say No', ['Sure Elf']);
    game.resolve();
    expect(game.ann.battlefield).toEqual(['Sure Elf']);
  });

  test('what modifies how an object enters functions as it enters (CR 113.6h)', () => {
    const game = table(
      ['Slow Elf | {0} | Creature — Elf | 1/1 | Slow Elf enters tapped.'],
      [{ hand: ['Slow Elf'] }, {}],
    );
    plays(game, game.ann, 'Slow Elf');
    expect(game.ann.permanent('Slow Elf').status & 1).toBe(1);
  });

  test('an ability whose cost can be paid only in another zone functions there (CR 113.6j)', () => {
    const monk = 'Idle Monk | {0} | Creature — Monk | 1/1 | {0}, Discard this card: You gain 2 life.';
    expect(table([monk], [{ hand: ['Idle Monk'] }, {}]).ann.can('activate', 'Idle Monk')).toBe(true);
    expect(table([monk], [['Idle Monk'], {}]).ann.can('activate', 'Idle Monk')).toBe(false);
    expect(table([monk], [{ graveyard: ['Idle Monk'] }, {}]).ann.can('activate', 'Idle Monk')).toBe(false);
  });

  test('a trigger that cannot happen on the battlefield functions where it can (CR 113.6k)', () => {
    const game = table(
      ['Quick Read | {5} | Creature — Bird | 1/1 | When you cycle this card, you gain 3 life. / Cycling {0}'],
      [{ hand: ['Quick Read'] }, {}],
    );
    game.ann.activates('Quick Read');
    game.resolveAll();
    expect([game.ann.life, game.ann.graveyard]).toEqual([23, ['Quick Read']]);
  });

  test('an ability that moves its card out of a zone functions only in that zone (CR 113.6m)', () => {
    const bones =
      'Loose Bones | {1} | Creature — Skeleton | 1/1 | {0}, Pay 0 life: Return this card from your graveyard to the battlefield tapped.';
    expect(table([bones], [['Loose Bones'], {}]).ann.can('activate', 'Loose Bones')).toBe(false);
    expect(table([bones], [{ hand: ['Loose Bones'] }, {}]).ann.can('activate', 'Loose Bones')).toBe(false);
    const game = table([bones], [{ graveyard: ['Loose Bones'] }, { graveyard: ['Loose Bones'] }]);
    game.ann.activates('Loose Bones');
    game.resolve();
    expect([game.ann.permanent('Loose Bones').status & 1, game.ben.graveyard]).toEqual([1, ['Loose Bones']]);
  });
});

test('an activated ability that is given brings its instructions along: once each turn (CR 113.10a)', () => {
  const gift =
    'Warm Air | {0} | Enchantment | | Creatures you control have "{0}: You gain 1 life. Activate only once each turn."';
  const game = table([gift], [['Warm Air', 'Grizzly Bears'], {}]);
  game.ann.activates('Grizzly Bears');
  game.resolveAll();
  expect([game.ann.life, game.ann.can('activate', 'Grizzly Bears')]).toEqual([21, false]);
  game.to('PrecombatMain', 3);
  expect(game.ann.can('activate', 'Grizzly Bears')).toBe(true);
});

test('an effect that states a quality or sets a color gives no ability that could be lost (CR 113.12)', () => {
  const red = 'Red Sign | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature is red.';
  const free = "Free Sign | {0} | Enchantment — Aura | | Enchant creature / Enchanted creature can't be blocked.";
  const game = table(
    [red, free, PLAIN],
    [{ hand: ['Red Sign', 'Free Sign', 'Make Dull'], battlefield: ['Grizzly Bears'] }, ['Hill Giant']],
  );
  plays(game, game.ann, 'Red Sign', ['Grizzly Bears']);
  plays(game, game.ann, 'Free Sign', ['Grizzly Bears']);
  plays(game, game.ann, 'Make Dull', ['Grizzly Bears']);
  expect([facts(game, 'Grizzly Bears').colors, facts(game, 'Grizzly Bears').abilities]).toEqual([0b01000, []]);
  game.ann.attacks('Grizzly Bears');
  let asked = false;
  game.plan((question) => {
    if (question.kind === 'blockers') asked = question.attackers.length > 0 && question.blockers.length > 0;
    return null;
  });
  game.throughCombat();
  expect([asked, game.ben.life]).toEqual([false, 18]);
});

test('an emblem is neither a card nor a permanent (CR 114.5)', () => {
  const guide =
    'Tall Guide | {0} | Planeswalker — Guide | 3 | 0: You get an emblem with "Creatures you control get +1/+1."';
  const raze = 'Raze All | {0} | Sorcery | | Destroy all permanents.';
  const game = table([guide, raze], [{ hand: ['Raze All'], battlefield: ['Tall Guide', 'Grizzly Bears'] }, {}]);
  game.ann.activates('Tall Guide');
  game.resolve();
  plays(game, game.ann, 'Raze All');
  expect([game.ann.battlefield, game.game.command.length]).toEqual([[], 1]);
  const [id] = game.game.command;
  expect(game.game.objects[id as ObjectId]?.card).toBeLessThan(0);
});

describe('targets', () => {
  test('equip targets, though its text does not say so: not what can’t be targeted (CR 115.1e)', () => {
    const blade = 'Keen Blade | {0} | Artifact — Equipment | | Equipped creature gets +2/+2. / Equip {0}';
    const ghost = 'Veiled One | {0} | Creature — Spirit | 1/1 | Shroud';
    expect(table([blade, ghost], [['Keen Blade', 'Veiled One'], {}]).ann.can('activate', 'Keen Blade')).toBe(false);
    expect(
      table([blade, ghost], [['Keen Blade', 'Veiled One', 'Hill Giant'], {}]).ann.can('activate', 'Keen Blade'),
    ).toBe(true);
  });

  const REDIRECT = 'Bend Away | {0} | Instant | | You may choose new targets for target spell.';
  test('new targets may be chosen or the old ones kept (CR 115.7d)', () => {
    for (const [yes, lives] of [
      [1, [18, 20]],
      [0, [20, 18]],
    ] as const) {
      const game = table([REDIRECT], [{ hand: ['Shock'], battlefield: ['Mountain'] }, { hand: ['Bend Away'] }]);
      game.ann.casts('Shock', { targets: ['ben'] });
      game.ben.casts('Bend Away', { targets: ['Shock'] });
      game.ben.answers('yesNo', [1]).answers('yesNo', [yes]);
      game.ben.answers('chooseObjects', (question) => [
        question.kind === 'chooseObjects' ? game.indexOf(question.from, 'ann') : 0,
      ]);
      game.resolveAll();
      expect([game.ann.life, game.ben.life]).toEqual(lives);
    }
  });

  test('a modal spell keeps its mode when its targets change (CR 115.8)', () => {
    const modal =
      'Two Ways | {0} | Instant | | Choose one — / • You gain 2 life. / • Two Ways deals 1 damage to target player.';
    const game = table([REDIRECT, modal], [{ hand: ['Two Ways'] }, { hand: ['Bend Away'] }]);
    game.ann.casts('Two Ways', { modes: [1], targets: ['ben'] });
    game.ben.casts('Bend Away', { targets: ['Two Ways'] });
    game.ben.answers('yesNo', [1]);
    const asked: string[] = [];
    while (game.stack.length > 0) {
      if (game.question?.kind === 'chooseModes') asked.push('modes');
      game.proceed();
    }
    expect([asked, game.ann.life + game.ben.life]).toEqual([[], 39]);
  });

  test('the division of a divided effect stays when its targets change (CR 115.7f)', () => {
    const split =
      'Spread Out | {0} | Instant | | Spread Out deals 3 damage divided as you choose among one, two, or three targets.';
    const game = table(
      [REDIRECT, split],
      [{ hand: ['Spread Out'] }, { hand: ['Bend Away'], battlefield: ['Craw Wurm', 'Colossal Dreadmaw'] }],
    );
    game.ann.answers('targets', (question) =>
      question.kind === 'targets'
        ? [game.indexOf(question.legal, 'ben'), game.indexOf(question.legal, 'Craw Wurm')]
        : [],
    );
    game.ann.answers('distribute', [1, 2]);
    game.ann.casts('Spread Out');
    const asked: string[] = [];
    game.ben.casts('Bend Away', { targets: ['Spread Out'] });
    game.ben.answers('yesNo', [1]);
    while (game.stack.length > 0) {
      if (game.question?.kind === 'distribute') asked.push('distribute');
      game.proceed();
    }
    expect(asked).toEqual([]);
  });

  test('"with a single target" counts what was chosen, not what is still legal (CR 115.9a)', () => {
    const one = 'Stop One | {0} | Instant | | Counter target spell with a single target.';
    const two = 'Both Of You | {0} | Sorcery | | Tap two target creatures.';
    const game = table(
      [one, two, KILL],
      [{ hand: ['Both Of You', 'End It'] }, { hand: ['Stop One'], battlefield: ['Grizzly Bears', 'Hill Giant'] }],
    );
    game.ann.casts('Both Of You', { targets: ['Grizzly Bears', 'Hill Giant'] });
    plays(game, game.ann, 'End It', ['Grizzly Bears']);
    expect(game.ben.can('cast', 'Stop One')).toBe(false);
    game.resolveAll();
    const single = table([one, KILL], [{ hand: ['End It'] }, { hand: ['Stop One'], battlefield: ['Hill Giant'] }]);
    single.ann.casts('End It');
    expect(single.ben.can('cast', 'Stop One')).toBe(true);
  });

  test('"that targets a creature you control" looks at what the targets are now, and ignores those that are gone (CR 115.9b)', () => {
    const guard = 'Guard Mine | {0} | Instant | | Counter target spell that targets a creature you control.';
    const two = 'Both Of You | {0} | Sorcery | | Tap two target creatures.';
    const game = table(
      [guard, two, KILL],
      [
        { hand: ['Both Of You', 'End It'], battlefield: ['Hill Giant'] },
        { hand: ['Guard Mine'], battlefield: ['Grizzly Bears'] },
      ],
    );
    game.ann.casts('Both Of You', { targets: ['Hill Giant', 'Grizzly Bears'] });
    game.answer([0]);
    expect(game.ben.can('cast', 'Guard Mine')).toBe(true);
    const gone = table(
      [guard, two, KILL],
      [
        { hand: ['Both Of You', 'End It'], battlefield: ['Hill Giant'] },
        { hand: ['Guard Mine'], battlefield: ['Grizzly Bears'] },
      ],
    );
    gone.ann.casts('Both Of You', { targets: ['Hill Giant', 'Grizzly Bears'] });
    plays(gone, gone.ann, 'End It', ['Grizzly Bears']);
    expect(gone.ben.can('cast', 'Guard Mine')).toBe(false);
  });
});

describe('special actions', () => {
  const SUSPEND = 'Slow Fire | {5}{R} | Sorcery | | Suspend 2—{R} / Slow Fire deals 2 damage to target player.';
  const FORETELL = 'Told Fire | {5}{R} | Instant | | Foretell {R} / Told Fire deals 2 damage to target player.';
  const specials = (game: ReturnType<typeof table>, seat: 'ann' | 'ben', action: string): boolean =>
    game.session.options(game[seat].id).some((option) => option.kind === 'special' && option.action === action);

  test('suspend: with priority, when the card could be begun to be cast, without the stack (CR 116.1, 116.2f, 117.1c, 405.6d)', () => {
    const game = table(
      [SUSPEND],
      [
        { hand: ['Slow Fire'], battlefield: ['Mountain'] },
        { hand: ['Slow Fire'], battlefield: ['Mountain'] },
      ],
    );
    expect([specials(game, 'ann', 'suspend'), specials(game, 'ben', 'suspend')]).toEqual([true, false]);
    game.ann.takes('suspend', 'Slow Fire');
    expect([game.stack, game.ann.exile, game.question?.player]).toEqual([[], ['Slow Fire'], game.ann.id]);
    const late = table([SUSPEND], [{ hand: ['Slow Fire'], battlefield: ['Mountain'] }, {}]);
    late.to('End');
    expect(specials(late, 'ann', 'suspend')).toBe(false);
  });

  test('foretell: any time with priority during one’s turn, for {2} (CR 116.2h)', () => {
    const seat = { hand: ['Told Fire'], battlefield: ['Mountain', 'Mountain'] };
    const game = table([FORETELL], [seat, seat]);
    expect([specials(game, 'ann', 'foretell'), specials(game, 'ben', 'foretell')]).toEqual([true, false]);
    game.to('End');
    expect(specials(game, 'ann', 'foretell')).toBe(true);
    game.ann.takes('foretell', 'Told Fire');
    expect([game.stack, game.ann.exile.length, game.ann.state.hand.length]).toEqual([[], 1, 0]);
    expect(game.game.battlefield.slice(0, 2).every((id) => ((game.game.objects[id]?.status ?? 0) & 1) === 1)).toBe(
      true,
    );
  });
});

test('static abilities work all the time, without priority or stack (CR 117.2b, 405.6b)', () => {
  const game = table(
    ['High Air | {0} | Enchantment | | Creatures you control get +1/+1.'],
    [{ hand: ['High Air'], battlefield: ['Grizzly Bears'] }, {}],
  );
  plays(game, game.ann, 'High Air');
  expect([game.stack, game.ann.stats('Grizzly Bears')]).toEqual([[], '3/3']);
});
