/** Corners of triggers, costs, combat and turns, with the answers that the rules give. CR 118, 508-510, 603, 605, 702. */
import { describe, expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const OX = 'Ox | {0} | Creature — Ox | 3/3 |';
const ELK = 'Elk | {0} | Creature — Elk | 2/4 |';
const SLAY = 'Slay | {0} | Instant | | Destroy target creature.';
const TAKE = 'Take | {0} | Instant | | Gain control of target creature.';
const SIP = 'Sip | {0} | Instant | | You gain 2 life.';

describe('triggers', () => {
  test('creatures that die together see each other die (CR 603.10a)', () => {
    const ghoul = 'Ghoul | {0} | Creature — Zombie | 1/1 | Whenever another creature dies, you gain 1 life.';
    const end = 'End All | {0} | Sorcery | | Destroy all creatures.';
    const game = table([ghoul, OX, end], [{ battlefield: ['Ghoul', 'Ghoul', 'Ox'], hand: ['End All'] }, {}]);
    expect(plays(game.ann, 'End All').ann.life).toBe(24);
  });

  test('a reflexive ability has its target when it is put on the stack, and there is none if nothing was done (CR 603.12)', () => {
    const pact = 'Pact | {0} | Sorcery | | You may sacrifice a creature. When you do, destroy target creature.';
    const game = table([pact, OX, ELK], [{ battlefield: ['Ox'], hand: ['Pact', 'Pact'] }, ['Elk']]);
    game.ann.answers('yesNo', [0]);
    plays(game.ann, 'Pact');
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Ox'], ['Elk']]);
    game.ann.answers('yesNo', [1]);
    game.ann.casts('Pact');
    game.resolve();
    expect([game.ann.battlefield, game.ben.battlefield, game.stack]).toEqual([[], ['Elk'], ['Pact']]);
    expect(game.resolveAll().ben.battlefield).toEqual([]);
  });

  test('an intervening condition is asked twice: as it would trigger, and as it would resolve (CR 603.4)', () => {
    const shrine =
      'Shrine | {0} | Enchantment | | At the beginning of your upkeep, if you have 22 or more life, you gain 10 life.';
    const nick = 'Nick | {0} | Instant | | Target player loses 1 life.';
    for (const [life, respond, end] of [
      [22, false, 32],
      [22, true, 21],
      [21, false, 21],
    ] as const) {
      const game = table([shrine, nick], [{ hand: ['Nick'] }, { battlefield: ['Shrine'], life }]);
      while (game.game.turn < 2 || game.question?.kind !== 'priority') game.proceed();
      if (respond) game.ann.casts('Nick', { targets: ['ben'] });
      game.resolveAll();
      expect(game.ben.life).toBe(end);
    }
  });

  test('a state trigger does not trigger again while it is on the stack, and does when it has been countered (CR 603.8)', () => {
    const fish = 'Fish | {0} | Creature — Fish | 3/3 | When you control no Islands, sacrifice this creature.';
    const hush = 'Hush | {0} | Instant | | Counter target triggered ability.';
    const game = table([fish, hush], [{ hand: ['Fish'] }, { hand: ['Hush'] }]);
    game.ann.casts('Fish');
    game.resolve();
    expect(game.stack).toEqual(['Fish']);
    game.ben.casts('Hush', { targets: ['Fish'] });
    game.resolve();
    expect([game.stack, game.ann.battlefield]).toEqual([['Fish'], ['Fish']]);
    expect(game.resolveAll().ann.battlefield).toEqual([]);
  });

  test('a delayed trigger made in the end step waits for the next one (CR 603.7, 513.2)', () => {
    const lend =
      'Lend | {0} | Instant | | Create a 3/1 red Elemental creature token. Sacrifice it at the beginning of the next end step.';
    const game = table([lend], [{ hand: ['Lend'] }, {}]);
    game.to('End', 1);
    plays(game.ann, 'Lend');
    game.to('PrecombatMain', 2);
    expect(game.ann.battlefield).toEqual(['Elemental Token']);
    game.to('Upkeep', 3);
    expect(game.ann.battlefield).toEqual([]);
  });

  test('a triggered mana ability gives its mana at once: it can pay for the same spell (CR 605.1b, 605.4a)', () => {
    const bloom = 'Bloom | {0} | Enchantment | | Whenever you tap a Forest for mana, add an additional {G}.';
    const big = 'Big | {G}{G} | Sorcery | | You gain 5 life.';
    const game = table([bloom, big], [{ battlefield: ['Bloom', 'Forest'], hand: ['Big'] }, {}]);
    expect(plays(game.ann, 'Big').ann.life).toBe(25);
  });
});

describe('costs', () => {
  test('increases come before reductions, reductions take generic mana only, and not below nothing (CR 601.2f, 118.7a)', () => {
    const tax = 'Tax | {0} | Enchantment | | Noncreature spells cost {1} more to cast.';
    const cheap = 'Cheap | {0} | Artifact | | Spells you cast cost {3} less to cast.';
    const one = 'One | {1} | Sorcery | | You gain 1 life.';
    const blue = 'Blue | {2}{U} | Sorcery | | You gain 1 life.';
    const game = table([tax, cheap, one, blue], [{ battlefield: ['Tax', 'Cheap'], hand: ['One', 'Blue'] }, {}]);
    expect([game.ann.can('cast', 'One'), game.ann.can('cast', 'Blue')]).toEqual([true, false]);
    const other = table([tax, cheap, blue], [{ battlefield: ['Tax', 'Cheap', 'Island'], hand: ['Blue'] }, {}]);
    expect(other.ann.can('cast', 'Blue')).toBe(true);
  });

  test('the least that a spell costs is looked at when all else has been added and taken off (CR 601.2f)', () => {
    const floor =
      'Floor | {0} | Artifact | | Each spell that would cost less than four mana to cast costs four mana to cast.';
    const cheap = 'Cheap | {0} | Artifact | | Spells you cast cost {3} less to cast.';
    const tax = 'Tax | {0} | Enchantment | | Noncreature spells cost {1} more to cast.';
    const forests = (count: number): string[] => Array<string>(count).fill('Forest');
    for (const [others, least] of [
      [[], 4],
      [['Cheap'], 4],
      [['Tax'], 4],
      [['Tax', 'Tax', 'Tax', 'Tax', 'Tax'], 5],
    ] as const) {
      for (const lands of [least - 1, least]) {
        const battlefield = ['Floor', ...others, ...forests(lands)];
        const game = table([floor, cheap, tax, SIP], [{ battlefield, hand: ['Sip'] }, {}]);
        expect(game.ann.can('cast', 'Sip')).toBe(lands === least);
      }
    }
  });

  test('an additional cost is paid whatever is paid in place of the mana cost, and cost reductions touch both (CR 118.8, 118.9d)', () => {
    const dear =
      'Dear | {9} | Sorcery | | Kicker {2} / You gain 1 life. If this spell was kicked, you gain 10 life instead.';
    const free =
      'Gate | {0} | Enchantment | | You may cast sorcery spells from your hand without paying their mana costs.';
    const game = table([dear, free], [{ battlefield: ['Gate', 'Forest', 'Forest'], hand: ['Dear'] }, {}]);
    game.plan((question) => (question.kind === 'yesNo' || question.kind === 'chooseOption' ? [1] : null));
    expect(plays(game.ann, 'Dear').ann.life).toBe(30);
  });

  test('a spliced card stays in the hand, and its text comes last and only once (CR 702.47b-c)', () => {
    const root = 'Root | {0} | Sorcery — Arcane | | You gain 1 life.';
    const graft = 'Graft On | {5} | Instant — Arcane | | You gain 10 life. / Splice onto Arcane {0}';
    const game = table([root, graft], [{ hand: ['Root', 'Graft On'] }, {}]);
    game.ann.answers('yesNo', [1]);
    plays(game.ann, 'Root');
    expect([game.ann.life, game.ann.hand, game.ann.graveyard]).toEqual([31, ['Graft On'], ['Root']]);
  });
});

describe('targets', () => {
  test('a target is changed only to another legal one; where there is none it stays (CR 115.7a)', () => {
    const bend = 'Bend | {0} | Instant | | Change the target of target spell with a single target.';
    for (const [others, dead] of [
      [[], 'Ox'],
      [['Elk'], 'Elk'],
    ] as const) {
      const game = table(
        [bend, SLAY, OX, ELK],
        [{ hand: ['Slay'] }, { battlefield: ['Ox', ...others], hand: ['Bend'] }],
      );
      game.ann.casts('Slay', { targets: ['Ox'] });
      game.ben.casts('Bend', { targets: ['Slay'] });
      game.resolveAll();
      expect(game.ben.graveyard.includes(dead)).toBe(true);
    }
  });
});

describe('phasing', () => {
  test('an Aura phases out with its creature and comes back on it; nothing enters or leaves (CR 702.26g, 702.26d)', () => {
    const drake = 'Drake | {0} | Creature — Drake | 2/2 | Phasing';
    const cloak =
      'Cloak | {0} | Enchantment — Aura | | Enchant creature / When this Aura enters, you gain 5 life. / Enchanted creature gets +1/+1.';
    const game = table([drake, cloak], [{ battlefield: ['Drake'], hand: ['Cloak'] }, {}]);
    // It phased out in the first turn.
    game.to('PrecombatMain', 3);
    plays(game.ann, 'Cloak', 'Drake');
    expect([game.ann.stats('Drake'), game.ann.life]).toEqual(['3/3', 25]);
    const seen = (): readonly string[] =>
      game.session
        .view(game.ann.id)
        .battlefield.filter(({ phasedOut }) => !phasedOut)
        .map(({ name }) => name);
    game.to('Upkeep', 5);
    expect(seen()).toEqual([]);
    game.to('Upkeep', 7);
    expect([seen(), game.ann.stats('Drake'), game.ann.life]).toEqual([['Drake', 'Cloak'], '3/3', 25]);
  });
});

describe('combat', () => {
  test('an attacker that changes control leaves combat, and what it attacked is not dealt damage (CR 506.4)', () => {
    const game = table([OX, TAKE], [['Ox'], { hand: ['Take'] }]);
    game.ann.attacks('Ox');
    game.to('DeclareAttackers');
    plays(game.ben, 'Take', 'Ox');
    game.throughCombat();
    expect([game.ben.life, game.ben.battlefield]).toEqual([20, ['Ox']]);
  });

  test('a blocked attacker whose blocker is gone deals no damage; with trample all of it goes through (CR 509.1h, 702.19e)', () => {
    const wurm = 'Wurm | {0} | Creature — Wurm | 4/4 | Trample';
    for (const [name, life] of [
      ['Ox', 20],
      ['Wurm', 16],
    ] as const) {
      const game = table([OX, wurm, ELK, SLAY], [{ battlefield: [name], hand: ['Slay'] }, ['Elk']]);
      game.ann.attacks(name);
      game.ben.blocks([['Elk', name]]);
      game.to('DeclareBlockers');
      plays(game.ann, 'Slay', 'Elk');
      game.throughCombat();
      expect(game.ben.life).toBe(life);
    }
  });
});

describe('turns', () => {
  const AGAIN = 'Again | {0} | Sorcery | | Take an extra turn after this one.';

  test('of several extra turns the one created last is taken first; a skip uses up the next turn, whichever it is (CR 500.7, 614.10a)', () => {
    const idle = 'Idle | {0} | Sorcery | | Target player skips their next turn.';
    const game = table([AGAIN, idle], [{ hand: ['Again', 'Again', 'Idle'] }, {}]);
    plays(game.ann, 'Again');
    plays(game.ann, 'Again');
    plays(game.ann, 'Idle', 'ann');
    const turns: number[] = [];
    for (let turn = 2; turn <= 4; turn++) {
      game.to('Upkeep', turn);
      turns.push(game.game.activePlayer);
    }
    // One of the two extra turns is skipped.
    expect(turns).toEqual([game.ann.id, game.ben.id, game.ann.id]);
  });

  test('an added combat phase comes right after this main phase, then the turn goes on (CR 500.8)', () => {
    const rage =
      'Rage | {0} | Sorcery | | Untap all creatures you control. After this phase, there is an additional combat phase.';
    const game = table([rage, OX], [{ battlefield: ['Ox'], hand: ['Rage'] }, {}]);
    game.ann.attacks('Ox');
    game.throughCombat();
    plays(game.ann, 'Rage');
    game.ann.attacks('Ox');
    game.to('End', 1);
    expect(game.ben.life).toBe(14);
  });
});

describe('transforming', () => {
  test('two abilities of one permanent, activated before it has transformed, transform it once (CR 701.28f)', () => {
    const face = (name: string, mana_cost: string) => ({
      name,
      mana_cost,
      type_line: 'Creature — Moth',
      power: '1',
      toughness: '1',
      oracle_text: '{0}: Transform this creature.',
    });
    const moth = { name: 'Larva // Moth', layout: 'transform', card_faces: [face('Larva', '{0}'), face('Moth', '')] };
    const game = table([moth], [['Larva // Moth'], {}]);
    game.ann.activates('Larva');
    game.ann.activates('Larva');
    expect(game.resolveAll().ann.battlefield).toEqual(['Moth']);
    uses(game.ann, 'Moth');
    expect(game.ann.battlefield).toEqual(['Larva']);
  });
});

describe('choices of several players', () => {
  test('all choose in turn order, and then it happens at once (CR 101.4)', () => {
    const edict = 'Edict | {0} | Sorcery | | Each player sacrifices a creature.';
    const ghoul = 'Ghoul | {0} | Creature — Zombie | 1/1 | Whenever another creature dies, you gain 1 life.';
    const game = table(
      [edict, ghoul, OX, ELK, SIP],
      [{ battlefield: ['Ox', 'Ghoul'], hand: ['Edict'] }, ['Elk', 'Ghoul']],
    );
    const asked: number[] = [];
    game.plan((question) => {
      if (question.kind !== 'chooseObjects') return null;
      asked.push(question.player);
      return [game.ann.names(question.from as readonly never[]).findIndex((name) => name === 'Ghoul')];
    });
    plays(game.ann, 'Edict');
    // Both Ghouls die together: each sees the other die.
    expect([asked, game.ann.life, game.ben.life]).toEqual([[0, 1], 21, 21]);
  });
});
