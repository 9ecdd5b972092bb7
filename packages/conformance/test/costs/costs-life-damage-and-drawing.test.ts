/** Costs, life, damage, drawing and counters. CR 118-122. */
import { describe, expect, test } from 'vitest';
import { facts, plays, table } from '../support/rules-table.ts';

const FORESTS = ['Forest', 'Forest', 'Forest'];
const tapped = (game: ReturnType<typeof table>): number =>
  game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & 1) === 1).length;

describe('costs', () => {
  test('a cost is carried out to take an action, and without it the action is not taken (CR 118.1)', () => {
    const altar = 'Low Altar | {0} | Artifact | | Sacrifice a creature: You gain 3 life.';
    const game = table([altar], [['Low Altar', 'Grizzly Bears'], {}]);
    game.ann.activates('Low Altar');
    expect(game.ann.graveyard).toEqual(['Grizzly Bears']);
    game.resolve();
    expect([game.ann.life, game.ann.can('activate', 'Low Altar')]).toEqual([23, false]);
  });

  test('while paying, mana abilities may be activated (CR 118.2), and the mana leaves the pool, what is over stays (CR 118.3a)', () => {
    const game = table(
      ['Two Forked | | Land | | {T}: Add {G}{G}.', 'Small Elk | {G} | Creature — Elk | 1/1 |'],
      [{ hand: ['Small Elk'], battlefield: ['Two Forked'] }, {}],
    );
    game.ann.casts('Small Elk');
    expect([tapped(game), game.ann.state.pool.amounts]).toEqual([1, [0, 0, 0, 0, 1, 0]]);
  });

  test('nobody has to activate mana abilities, even to pay for what must be cast (CR 118.3c)', () => {
    const slow = 'Slow Gift | {5} | Sorcery | | Suspend 1—{0} / You gain 4 life.';
    const tax = 'Hard Toll | {0} | Enchantment | | Noncreature spells cost {1} more to cast.';
    const game = table([slow, tax], [{ hand: ['Slow Gift'], battlefield: ['Forest'] }, ['Hard Toll']]);
    game.ann.takes('suspend', 'Slow Gift');
    let asked = 0;
    game.plan((question) => {
      if (question.kind !== 'yesNo' || question.player !== game.ann.id) return null;
      asked++;
      return [0];
    });
    game.to('Draw', 3);
    expect([asked, game.ann.life, game.ann.exile, tapped(game)]).toEqual([1, 20, ['Slow Gift'], 0]);
  });

  test('a cost that cannot be paid stays so when something is added; another cost may be paid instead (CR 118.6a)', () => {
    const vision = 'Lost Vision | | Sorcery | | Draw two cards.';
    const tax = 'Hard Toll | {0} | Enchantment | | Noncreature spells cost {1} more to cast.';
    const free =
      'Free Show | {0} | Creature — Elf | 1/1 | When Free Show enters, you may cast a spell from your hand without paying its mana cost.';
    const game = table(
      [vision, tax, free],
      [{ hand: ['Lost Vision', 'Free Show'], battlefield: ['Hard Toll', ...FORESTS] }, {}],
    );
    expect(game.ann.can('cast', 'Lost Vision')).toBe(false);
    game.ann.answers('yesNo', [1]);
    game.ann.casts('Free Show');
    game.resolveAll();
    expect([game.ann.graveyard, tapped(game)]).toEqual([['Lost Vision'], 1]);
  });

  test('several additional costs add up, optional ones are announced (CR 118.8a, 118.8b)', () => {
    const elk =
      'Rich Elk | {G} | Creature — Elk | 1/1 | Kicker {1} / As an additional cost to cast this spell, pay 2 life. / When Rich Elk enters, if it was kicked, you gain 7 life.';
    const tax = 'Hard Toll | {0} | Enchantment | | Spells cost {1} more to cast.';
    for (const [yes, lands, life] of [
      [1, 3, 25],
      [0, 2, 18],
    ] as const) {
      const game = table([elk, tax], [{ hand: ['Rich Elk'], battlefield: ['Hard Toll', ...FORESTS] }, {}]);
      game.ann.answers('yesNo', [yes]);
      game.ann.answers('chooseNumber', [yes]);
      game.ann.casts('Rich Elk');
      game.resolveAll();
      expect([yes, tapped(game), game.ann.life]).toEqual([yes, lands, life]);
    }
  });

  test('only one alternative cost is paid, and it changes no mana cost (CR 118.9a, 118.9c); additional costs and taxes come on top (CR 118.9d)', () => {
    const fire = 'Old Fire | {4}{R} | Sorcery | | Flashback {R} / Old Fire deals 2 damage to target player.';
    const tax = 'Hard Toll | {0} | Enchantment | | Spells cost {1} more to cast.';
    const game = table(
      [fire, tax],
      [{ graveyard: ['Old Fire'], battlefield: ['Hard Toll', 'Mountain', 'Mountain', 'Mountain'] }, {}],
    );
    game.ann.casts('Old Fire', { targets: ['ben'] });
    expect([tapped(game), facts(game, 'Old Fire').manaValue]).toEqual([2, 5]);
    const options = table([fire], [{ hand: ['Old Fire'], battlefield: ['Mountain', 'Mountain'] }, {}]);
    expect(options.ann.can('cast', 'Old Fire')).toBe(false);
  });

  test('a cost is paid even if what is done for it is replaced (CR 118.11)', () => {
    const altar = 'Low Altar | {0} | Artifact | | Sacrifice a creature: You gain 3 life.';
    const rest = 'Long Rest | {0} | Enchantment | | If a creature would die, exile it instead.';
    const game = table([altar, rest], [['Low Altar', 'Long Rest', 'Grizzly Bears'], {}]);
    game.ann.activates('Low Altar');
    game.resolve();
    expect([game.ann.exile, game.ann.life]).toEqual([['Grizzly Bears'], 23]);
  });

  test('"if you do" asks whether the cost was paid as the ability resolved (CR 118.12)', () => {
    const rest =
      'Still Air | {0} | Enchantment | | Whenever a player casts a spell, sacrifice Still Air. If you do, you draw three cards.';
    const gone = 'Clear Away | {0} | Instant | | Exile target enchantment.';
    const game = table([rest, gone], [['Still Air'], { hand: ['Shock', 'Clear Away'], battlefield: ['Mountain'] }]);
    game.answer([0]);
    game.ben.casts('Shock', { targets: ['ann'] });
    plays(game, game.ben, 'Clear Away', ['Still Air']);
    game.resolveAll();
    expect(game.ann.hand.length).toBeLessThan(4);
    const kept = table([rest], [['Still Air'], { hand: ['Shock'], battlefield: ['Mountain'] }]);
    kept.answer([0]);
    kept.ben.casts('Shock', { targets: ['ann'] });
    kept.resolveAll();
    expect([kept.ann.hand.length, kept.ann.graveyard]).toEqual([3, ['Still Air']]);
  });

  test('"if you do" after a search asks whether one searched, not what one found (CR 118.12b)', () => {
    const seek =
      'Seek Out | {0} | Sorcery | | You may search your library for a Gate card, reveal it, put it into your hand, then shuffle. If you search your library this way, you gain 3 life.';
    for (const [yes, life] of [
      [1, 23],
      [0, 20],
    ] as const) {
      const game = table([seek], [{ hand: ['Seek Out'], library: ['Forest', 'Forest'] }, {}]);
      game.ann.answers('yesNo', [yes]);
      plays(game, game.ann, 'Seek Out');
      expect([yes, game.ann.life, game.ann.hand.length]).toEqual([yes, life, 0]);
    }
  });

  test('a Phyrexian symbol is paid with mana or 2 life, as chosen when the spell is cast (CR 118.13a)', () => {
    for (const [lands, life] of [
      [['Swamp'], 20],
      [['Forest'], 18],
    ] as const) {
      const game = table(
        ['Black Elk | {B/P} | Creature — Elk | 1/1 |'],
        [{ hand: ['Black Elk'], battlefield: lands }, {}],
      );
      game.ann.casts('Black Elk');
      expect(game.ann.life).toBe(life);
    }
  });
});

describe('life and damage', () => {
  test('a Brawl game of two begins at 25 life, of more at 30 (CR 119.1d)', () => {
    const lives = (seats: number): number[] =>
      table(
        [],
        Array.from({ length: seats }, () => ({})),
        { format: 'brawl' },
      ).seats.map(({ life }) => life);
    expect([lives(2), lives(3)]).toEqual([
      [25, 25],
      [30, 30, 30],
    ]);
  });

  test('attackers and blockers deal combat damage equal to their power in the combat damage step (CR 120.2a)', () => {
    const game = table([], [['Hill Giant', 'Grizzly Bears'], ['Craw Wurm']]);
    game.ann.attacks(['Hill Giant', 'Grizzly Bears']);
    game.ben.blocks([['Craw Wurm', 'Hill Giant']]);
    game.to('DeclareBlockers');
    expect([game.ben.life, game.ben.permanent('Craw Wurm').damage]).toEqual([20, 0]);
    game.throughCombat();
    expect([game.ben.life, game.ben.permanent('Craw Wurm').damage, game.ann.graveyard]).toEqual([
      18,
      3,
      ['Hill Giant'],
    ]);
  });

  test('damage is prevented first, then has its results, then those are replaced (CR 120.4b, 120.4c, 120.4d)', () => {
    const boon = 'Warm Echo | {0} | Enchantment | | If you would gain life, you gain that much life plus 3 instead.';
    const ward =
      'Part Ward | {0} | Instant | | Prevent the next 2 damage that would be dealt to target green creature this turn.';
    const leech = 'Ill Leech | {0} | Creature — Leech | 3/3 | Wither / Lifelink';
    const game = table(
      [boon, ward, leech],
      [['Warm Echo', 'Ill Leech'], { hand: ['Part Ward'], battlefield: ['Grizzly Bears'] }],
    );
    game.ann.attacks('Ill Leech');
    game.ben.blocks([['Grizzly Bears', 'Ill Leech']]);
    game.to('DeclareBlockers');
    plays(game, game.ben, 'Part Ward', ['Grizzly Bears']);
    game.throughCombat();
    expect([game.ann.life, game.ben.stats('Grizzly Bears'), game.ann.permanent('Ill Leech').damage]).toEqual([
      24,
      '1/1',
      2,
    ]);
  });

  test('the source of damage is what dealt it, a spell on the stack may be chosen (CR 120.7)', () => {
    const ear = 'Red Ear | {0} | Enchantment | | Whenever a red source deals damage to you, you gain 5 life.';
    const game = table([ear], [['Red Ear'], { hand: ['Shock'], battlefield: ['Mountain', 'Grizzly Bears'] }]);
    game.answer([0]);
    game.ben.casts('Shock', { targets: ['ann'] });
    game.resolveAll();
    expect(game.ann.life).toBe(23);
    game.to('PrecombatMain', 2);
    game.ben.attacks('Grizzly Bears');
    game.throughCombat();
    expect(game.ann.life).toBe(21);
  });

  test('"that much" is the damage dealt by the source that triggered, not what others deal with it (CR 120.9)', () => {
    const drain =
      'Sly Leech | {0} | Creature — Leech | 2/2 | Whenever Sly Leech deals combat damage to a player, you gain that much life.';
    const game = table([drain], [['Sly Leech', 'Craw Wurm'], {}]);
    game.ann.attacks(['Sly Leech', 'Craw Wurm']);
    game.throughCombat();
    expect([game.ann.life, game.ben.life]).toEqual([22, 12]);
  });
});

describe('drawing', () => {
  test('what is done with a drawn card is not done with those drawn instead (CR 121.6c)', () => {
    const show = "Show Hand | {0} | Sorcery | | Draw a card and reveal it. If it isn't a land card, discard it.";
    const twice = 'Deep Well | {0} | Enchantment | | If you would draw a card, instead draw two cards.';
    const seat = { hand: ['Show Hand'], library: ['Shock', 'Shock', 'Shock'] };
    const game = table([show, twice], [{ ...seat, battlefield: ['Deep Well'] }, {}]);
    plays(game, game.ann, 'Show Hand');
    expect(game.ann.hand).toEqual(['Shock', 'Shock']);
    const plain = table([show], [seat, {}]);
    plays(plain, plain.ann, 'Show Hand');
    expect([plain.ann.hand, plain.ann.graveyard]).toEqual([[], ['Shock', 'Show Hand']]);
  });

  test('a card with miracle may be looked at as it is drawn, before one decides to reveal it (CR 121.9)', () => {
    const sign = 'Great Sign | {5} | Sorcery | | You gain 5 life. / Miracle {0}';
    const game = table([sign], [{ library: ['Great Sign', 'Forest'] }, {}]);
    const seen: boolean[] = [];
    game.plan((question) => {
      if (question.kind !== 'yesNo' || seen.length > 0) return null;
      seen.push(JSON.stringify(game.session.view(game.ann.id)).includes('Great Sign'));
      return [1];
    });
    game.to('Draw', 3);
    expect(seen).toEqual([true]);
  });
});

describe('counters', () => {
  test('counters are no objects, those of a kind are alike, and they change what they are on (CR 122.1)', () => {
    const grow = 'Add Two | {0} | Instant | | Put two +1/+1 counters on target creature.';
    const less = 'Take One | {0} | Instant | | Remove a +1/+1 counter from target creature.';
    const game = table([grow, less], [{ hand: ['Add Two', 'Take One'], battlefield: ['Grizzly Bears'] }, {}]);
    const before = game.game.battlefield.length;
    plays(game, game.ann, 'Add Two', ['Grizzly Bears']);
    expect([game.ann.stats('Grizzly Bears'), game.game.battlefield.length]).toEqual(['4/4', before]);
    plays(game, game.ann, 'Take One', ['Grizzly Bears']);
    expect(game.ann.stats('Grizzly Bears')).toBe('3/3');
  });

  test('rad counters mill at the precombat main phase (CR 122.1i)', () => {
    const glow = 'Ill Glow | {0} | Sorcery | | Target player gets two rad counters.';
    const game = table([glow], [{ hand: ['Ill Glow'] }, { library: ['Shock', 'Shock', 'Shock', 'Shock'] }]);
    plays(game, game.ann, 'Ill Glow', ['ben']);
    game.to('PrecombatMain', 2).resolveAll();
    expect([game.ben.graveyard, game.ben.life, game.ben.state.counters['rad'] ?? 0]).toEqual([
      ['Shock', 'Shock'],
      18,
      0,
    ]);
  });
});
