/** Keywords of playful sets: sectors of the battlefield, sticker kicker; with cards read from text. CR 702.33h, 702.158. */
import { describe, expect, test } from 'vitest';
import { characteristics } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { stickerTable } from '../support/sticker-table.ts';
import { plays, table, uses } from '../support/text-table.ts';

describe('sectors', () => {
  const lines = [
    'Orrery | {0} | Artifact | | Space sculptor / {0}: Put a +1/+1 counter on each creature in the sector of your choice.',
    'Star Wall | {0} | Artifact | | {0}: Creatures in each sector can be blocked this turn only by creatures in the same sector.',
    'Crack | {0} | Instant | | Destroy target artifact.',
    'Cub | {0} | Creature — Bear | 1/1 |',
  ];
  const SECTORS = ['alpha', 'beta', 'gamma'];

  /** Answers each question for a sector by the creature's name; gives who was asked about what. */
  function sectors(game: Scenario, by: Readonly<Record<string, string>>): string[] {
    const asked: string[] = [];
    game.plan((question, now) => {
      if (question.kind !== 'chooseOption' || !question.options.includes('gamma')) return null;
      const { name } = characteristics(now, question.reason.source);
      asked.push(`${question.player} ${name}`);
      return [SECTORS.indexOf(by[name] ?? 'alpha')];
    });
    return asked;
  }

  test('each creature gets one: first those of players without a space sculptor, then the others (CR 702.158c, 704.5u)', () => {
    const game = table(lines, [{ hand: ['Orrery', 'Cub'], battlefield: ['Grizzly Bears'] }, ['Hill Giant']]);
    const asked = sectors(game, {});
    plays(game.ann, 'Orrery');
    expect(asked).toEqual(['1 Hill Giant', '0 Grizzly Bears']);
    plays(game.ann, 'Cub');
    expect(asked).toEqual(['1 Hill Giant', '0 Grizzly Bears', '0 Cub']);
  });

  test('a permanent keeps its sector until there is no space sculptor any more (CR 702.158b)', () => {
    const game = table(lines, [{ hand: ['Orrery', 'Orrery', 'Crack', 'Crack'], battlefield: ['Grizzly Bears'] }, {}]);
    const asked = sectors(game, {});
    plays(game.ann, 'Orrery');
    plays(game.ann, 'Orrery');
    plays(game.ann, 'Crack', 'Orrery');
    expect(asked).toHaveLength(1);
    plays(game.ann, 'Crack', 'Orrery');
    expect(asked).toHaveLength(1);
    game.to('PrecombatMain', 3);
    const again = table(lines, [{ hand: ['Orrery', 'Orrery', 'Crack'], battlefield: ['Grizzly Bears'] }, {}]);
    const anew = sectors(again, {});
    plays(again.ann, 'Orrery');
    plays(again.ann, 'Crack', 'Orrery');
    plays(again.ann, 'Orrery');
    expect(anew).toHaveLength(2);
  });

  test('an instruction about the sector of a choice is about the creatures there (CR 702.158d)', () => {
    const game = table(lines, [{ hand: ['Orrery'], battlefield: ['Grizzly Bears', 'Cub'] }, ['Hill Giant']]);
    sectors(game, { 'Grizzly Bears': 'beta', 'Hill Giant': 'beta', Orrery: 'beta' });
    plays(game.ann, 'Orrery');
    uses(game.ann, 'Orrery');
    expect([game.ann.stats('Grizzly Bears'), game.ann.stats('Cub'), game.ben.stats('Hill Giant')]).toEqual([
      '3/3',
      '1/1',
      '4/4',
    ]);
  });

  test('two permanents with the same designation are in the same sector (CR 702.158e)', () => {
    const game = table(lines, [
      { hand: ['Orrery'], battlefield: ['Star Wall', 'Grizzly Bears'] },
      ['Hill Giant', 'Craw Wurm'],
    ]);
    sectors(game, { 'Grizzly Bears': 'gamma', 'Hill Giant': 'gamma' });
    plays(game.ann, 'Orrery');
    uses(game.ann, 'Star Wall');
    game.ann.attacks('Grizzly Bears');
    let able: string[] = [];
    game.plan((question) => {
      if (question.kind !== 'blockers') return null;
      able = game.ben.names(question.blockers.filter((_, index) => (question.canBlock[index] ?? []).length > 0));
      return null;
    });
    game.throughCombat();
    expect(able).toEqual(['Hill Giant']);
  });
});

test('"can’t be blocked this turn by" and "except by" say who may block (CR 509.1b)', () => {
  const lines = [
    'Slip | {0} | Sorcery | | Target creature can’t be blocked this turn except by artifact creatures.',
    'Dodge | {0} | Sorcery | | Target creature can’t be blocked this turn by creatures with power 4 or greater.',
    'Golem | {0} | Artifact Creature — Golem | 5/5 |',
  ];
  const blockers = (spell: string): string[] => {
    const game = table(lines, [{ hand: [spell], battlefield: ['Grizzly Bears'] }, ['Golem', 'Hill Giant']]);
    plays(game.ann, spell, 'Grizzly Bears');
    game.ann.attacks('Grizzly Bears');
    let able: string[] = [];
    game.plan((question) => {
      if (question.kind !== 'blockers') return null;
      able = game.ben.names(question.blockers.filter((_, index) => (question.canBlock[index] ?? []).length > 0));
      return null;
    });
    game.throughCombat();
    return able;
  };
  expect([blockers('Slip'), blockers('Dodge')]).toEqual([['Golem'], ['Hill Giant']]);
});

test('sticker kicker: a kicker, and a ticket and perhaps a sticker for the spell as it is kicked (CR 702.33h)', () => {
  const goblin =
    'Test Prankster | {0} | Creature — Goblin | 1/1 | Sticker kicker {1} / When this creature enters, if it was kicked, you gain 3 life.';
  for (const [pays, life, stats, tickets] of [
    [1, 23, '5/6', 0],
    [0, 20, '1/1', 1],
  ] as const) {
    const game = stickerTable([goblin], [{ hand: ['Test Prankster'], battlefield: ['Plains'] }, []]);
    // One ticket beforehand: with the second the sticker of size 5/6 can be paid for.
    game.alter((now) => Object.assign(now.players[0] as object, { counters: { ticket: 1 } }));
    game.plan((question) => {
      if (question.kind === 'yesNo') return [pays];
      if (question.kind === 'chooseOption' && question.reason.rule === '123.3')
        return [question.options.findIndex((text) => text.startsWith('power and toughness: 5/6'))];
      return null;
    });
    plays(game.ann, 'Test Prankster');
    expect([game.ann.life, game.ann.stats('Test Prankster'), game.ann.state.counters['ticket'] ?? 0]).toEqual([
      life,
      stats,
      tickets,
    ]);
  }
});
