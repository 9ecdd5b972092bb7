/** Targets of one spell that depend on each other, on who chooses them, or on where they are. CR 115, 601.2c. */
import { describe, expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

type Targets = Extract<Question, { kind: 'targets' }>;

/** Names of what could be chosen, question by question; the first of each is taken. */
function offered(game: Scenario): { player: number; names: readonly string[]; min: number; max: number }[] {
  const seen: { player: number; names: readonly string[]; min: number; max: number }[] = [];
  game.plan((question) => {
    if (question.kind !== 'targets') return null;
    const { player, legal, min, max } = question as Targets;
    const names = legal.map((entity) => (entity < 0 ? 'a player' : game.ann.names([entity as never])[0])) as string[];
    seen.push({ player, names, min, max });
    return Array.from({ length: Math.max(1, min) }, (_, i) => i);
  });
  return seen;
}

describe('each mode another player (CR 115.3)', () => {
  const FATE =
    'Fate | {0} | Sorcery | | Choose one or more. Each mode must target a different player. / • Target player draws a card. / • Target player loses 2 life. / • Target player gains 1 life.';

  test('as many modes as there are players; each later mode without the players before it', () => {
    for (const seats of [2, 3]) {
      const game = table([FATE], [{ hand: ['Fate'] }, ...Array.from({ length: seats - 1 }, () => ({}))]);
      const counts: number[] = [];
      let most = 0;
      game.plan((question) => {
        if (question.kind === 'chooseModes') {
          most = question.max;
          return Array.from({ length: question.max }, (_, i) => i);
        }
        if (question.kind !== 'targets') return null;
        counts.push(question.legal.length);
        return [0];
      });
      game.ann.casts('Fate');
      const chosen = game.game.objects[game.game.stack[0] as number]?.stack?.targets.map((each) => each.chosen[0]);
      expect([most, new Set(chosen).size, chosen?.length]).toEqual([seats, seats, seats]);
      expect(counts).toEqual(seats === 2 ? [2] : [3, 2]);
    }
  });
});

describe('who chooses (CR 601.6)', () => {
  test('an opponent chooses one of their creatures, not the caster', () => {
    const game = table(
      ['Toll | {0} | Sorcery | | An opponent chooses target creature they control. Destroy it.'],
      [{ hand: ['Toll'], battlefield: ['Craw Wurm'] }, ['Hill Giant', 'Goblin Piker']],
    );
    const seen = offered(game);
    plays(game.ann, 'Toll');
    expect(seen).toEqual([{ player: 1, names: ['Hill Giant', 'Goblin Piker'], min: 1, max: 1 }]);
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Craw Wurm'], ['Goblin Piker']]);
  });

  test('of an opponent’s choice: any creature, but the opponent says which', () => {
    const game = table(
      ['Whim | {0} | Sorcery | | Destroy target creature of an opponent’s choice.'],
      [{ hand: ['Whim'], battlefield: ['Craw Wurm'] }, ['Hill Giant']],
    );
    const seen = offered(game);
    plays(game.ann, 'Whim');
    expect(seen).toEqual([{ player: 1, names: ['Craw Wurm', 'Hill Giant'], min: 1, max: 1 }]);
    expect(game.ann.battlefield).toEqual([]);
  });

  test('an opponent who has none can not be the one', () => {
    const game = table(
      ['Toll | {0} | Sorcery | | An opponent chooses target creature they control. Destroy it.'],
      [{ hand: ['Toll'], battlefield: ['Craw Wurm'] }, {}, ['Hill Giant']],
    );
    plays(game.ann, 'Toll');
    expect([game.ann.battlefield, game.cat.battlefield]).toEqual([['Craw Wurm'], []]);
    const none = table(
      ['Toll | {0} | Sorcery | | An opponent chooses target creature they control. Destroy it.'],
      [{ hand: ['Toll'], battlefield: ['Craw Wurm'] }, {}, {}],
    );
    expect(none.ann.can('cast', 'Toll')).toBe(false);
  });
});

describe('others, and those of one place (CR 115.1)', () => {
  test('"another target creature" is neither this nor one chosen before, nor what died', () => {
    const game = table(
      ['Rite | {0} | Instant | | Tap target creature. Destroy another target creature.'],
      [{ hand: ['Rite'] }, ['Hill Giant', 'Goblin Piker', 'Craw Wurm']],
    );
    const seen = offered(game);
    plays(game.ann, 'Rite');
    expect(seen.map(({ names }) => names)).toEqual([
      ['Hill Giant', 'Goblin Piker', 'Craw Wurm'],
      ['Goblin Piker', 'Craw Wurm'],
    ]);
    const alone = table(
      ['Rite | {0} | Instant | | Tap target creature. Destroy another target creature.'],
      [{ hand: ['Rite'] }, ['Hill Giant']],
    );
    expect(alone.ann.can('cast', 'Rite')).toBe(false);
  });

  test('a card that comes back for another’s death is another than the one that died', () => {
    const game = table(
      [
        'Urn | {0} | Creature — Wall | 0/9 | Whenever Urn or another creature dies, return another target creature card from your graveyard to your hand.',
        'Kill | {0} | Instant | | Destroy target creature.',
      ],
      [{ battlefield: ['Urn', 'Hill Giant'], hand: ['Kill'], graveyard: ['Goblin Piker', 'Craw Wurm'] }, {}],
    );
    game.ann.casts('Kill', { targets: ['Hill Giant'] });
    const names: string[][] = [];
    game.plan((question) => {
      if (question.kind !== 'targets') return null;
      names.push(game.ann.names(question.legal as never));
      return [0];
    });
    game.resolveAll();
    expect(names.map((each) => each.toSorted())).toEqual([['Craw Wurm', 'Goblin Piker']]);
    expect(game.ann.graveyard).toContain('Hill Giant');
  });

  test('from a single graveyard: of two, both lie in the same; one may be chosen where only one lies', () => {
    const game = table(
      ['Sift | {0} | Sorcery | | Exile up to two target cards from a single graveyard.'],
      [{ hand: ['Sift'], graveyard: ['Plains'] }, { graveyard: ['Forest', 'Mountain'] }],
    );
    const legal: number[] = [];
    game.plan((question) => {
      if (question.kind !== 'targets') return null;
      legal.push(question.legal.length);
      return [game.indexOf(question.legal, legal.length === 1 ? 'Forest' : 'Mountain')];
    });
    plays(game.ann, 'Sift');
    expect([legal[0], game.ann.graveyard.includes('Plains')]).toEqual([3, true]);
    expect(game.ben.graveyard).not.toContain('Forest');
  });

  test('for each opponent up to one creature of theirs: each asked for on its own', () => {
    const game = table(
      ['Wave | {0} | Sorcery | | For each opponent, destroy up to one target creature that player controls.'],
      [{ hand: ['Wave'], battlefield: ['Craw Wurm'] }, ['Hill Giant', 'Grizzly Bears'], ['Goblin Piker']],
    );
    const seen = offered(game);
    plays(game.ann, 'Wave');
    expect(seen).toEqual([
      { player: 0, names: ['Hill Giant', 'Grizzly Bears'], min: 0, max: 1 },
      { player: 0, names: ['Goblin Piker'], min: 0, max: 1 },
    ]);
    expect([game.ann.battlefield, game.ben.battlefield, game.cat.battlefield]).toEqual([
      ['Craw Wurm'],
      ['Grizzly Bears'],
      [],
    ]);
  });

  test('a spell does not target itself (CR 115.5)', () => {
    const game = table(
      ['No | {0} | Instant | | Counter target spell.', 'Sip | {0} | Instant | | You gain 1 life.'],
      [{ hand: ['No', 'Sip'] }, {}],
    );
    expect(game.ann.can('cast', 'No')).toBe(false);
    game.ann.casts('Sip');
    expect(game.ann.can('cast', 'No')).toBe(true);
  });
});
