/** What is hidden while a spell is cast, and top cards that are revealed anew. CR 121.8, 401.5, 401.6. */
import { describe, expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const SPHERE = 'Sphere | {0} | Artifact | | {T}, Sacrifice this artifact: Add one mana of any color. Draw a card.';
const SEER = 'Seer | {0} | Enchantment | | Play with the top card of your library revealed.';
const FOX = 'Fox | {9} | Creature — Fox | 1/1 |';
const HARE = 'Hare | {9} | Creature — Rabbit | 1/1 |';
const OWL = 'Owl | {9} | Creature — Bird | 1/1 |';

/** What the player sees when asked such a question in the midst of casting: the hand, and the top of the library. */
function midway(game: Scenario, kind: Question['kind']): { hand: string[]; from: string[]; top: string | null }[] {
  const seen: { hand: string[]; from: string[]; top: string | null }[] = [];
  game.plan((question) => {
    if (question.kind !== kind) return null;
    const me = game.session.view(game.ann.id).players[0];
    const hand = me?.hand ?? [];
    seen.push({
      hand: hand.map(({ name }) => name),
      from: question.kind === 'chooseObjects' ? game.ann.names(question.from as readonly never[]) : [],
      top: me?.topCard?.name ?? null,
    });
    return null;
  });
  return seen;
}

describe('cards drawn while a spell is being cast', () => {
  test('are face down: not seen, and no cost is paid with what they are, until the spell is cast (CR 121.8)', () => {
    const toll =
      'Toll | {1} | Sorcery | | As an additional cost to cast this spell, discard a creature card. / You gain 3 life.';
    const game = table(
      [SPHERE, FOX, HARE, OWL, toll],
      [{ battlefield: ['Sphere'], hand: ['Toll', 'Fox', 'Hare'], library: ['Owl', 'Swamp'] }, {}],
    );
    const seen = midway(game, 'chooseObjects');
    game.ann.casts('Toll');
    expect(seen).toEqual([{ hand: ['Fox', 'Hare'], from: ['Fox', 'Hare'], top: null }]);
    expect(game.ann.hand).toContain('Owl');
    expect(game.session.view(game.ann.id).players[0]?.hand.map(({ name }) => name)).toContain('Owl');
  });

  test('a cost that asks for no characteristics can be paid with one, unseen (CR 121.8)', () => {
    const toll =
      'Toll | {1} | Sorcery | | As an additional cost to cast this spell, discard a card. / You gain 3 life.';
    const game = table(
      [SPHERE, FOX, OWL, toll],
      [{ battlefield: ['Sphere'], hand: ['Toll', 'Fox'], library: ['Owl', 'Swamp'] }, {}],
    );
    const seen = midway(game, 'chooseObjects');
    game.ann.answers('chooseObjects', [1]);
    game.ann.casts('Toll');
    expect(seen.map(({ hand, from }) => [hand, from.length])).toEqual([[['Fox'], 2]]);
    expect([game.ann.hand, game.ann.graveyard]).toEqual([['Fox'], ['Sphere', 'Owl']]);
  });

  test('likewise while an ability is being activated (CR 121.8)', () => {
    const engine = 'Engine | {0} | Artifact | | {1}, Discard a creature card: You gain 3 life.';
    const game = table(
      [SPHERE, FOX, HARE, OWL, engine],
      [{ battlefield: ['Sphere', 'Engine'], hand: ['Fox', 'Hare'], library: ['Owl', 'Swamp'] }, {}],
    );
    const seen = midway(game, 'chooseObjects');
    game.ann.activates('Engine');
    expect(seen).toEqual([{ hand: ['Fox', 'Hare'], from: ['Fox', 'Hare'], top: null }]);
    expect(game.ann.hand).toContain('Owl');
  });

  test('the log tells nobody which card it was (CR 121.8)', () => {
    const toll =
      'Toll | {1} | Sorcery | | As an additional cost to cast this spell, discard a card. / You gain 3 life.';
    const game = table(
      [SPHERE, FOX, OWL, toll],
      [{ battlefield: ['Sphere'], hand: ['Toll', 'Fox'], library: ['Owl', 'Swamp'] }, {}],
      { log: true },
    );
    game.ann.casts('Toll');
    expect(JSON.stringify(game.session.log(game.ann.id))).not.toContain('Owl');
  });

  test('one that may be revealed as it is drawn is, when the spell has been cast (CR 121.8, 702.94a)', () => {
    const wonder = 'Wonder | {9} | Sorcery | | You gain 5 life. / Miracle {0}';
    const toll =
      'Toll | {1} | Sorcery | | As an additional cost to cast this spell, discard a creature card. / You gain 3 life.';
    const game = table(
      [SPHERE, FOX, HARE, wonder, toll],
      [{ battlefield: ['Sphere'], hand: ['Toll', 'Fox', 'Hare'], library: ['Wonder', 'Swamp'] }, {}],
    );
    const order: string[] = [];
    game.plan((question) => {
      if (question.kind === 'chooseObjects') order.push('discard');
      if (question.kind === 'yesNo' && question.reason.rule === '702.94a') order.push('reveal');
      return question.kind === 'yesNo' ? [1] : null;
    });
    game.ann.casts('Toll');
    expect(order).toEqual(['discard', 'reveal']);
    game.resolveAll();
    expect(game.ann.life).toBe(28);
  });
});

describe('libraries played with the top card revealed', () => {
  test('a new top card is not seen before the spell has been cast (CR 401.5)', () => {
    const toll =
      'Toll | {1} | Sorcery | | As an additional cost to cast this spell, discard a creature card. / You gain 3 life.';
    const game = table(
      [SPHERE, SEER, FOX, HARE, OWL, toll],
      [{ battlefield: ['Sphere', 'Seer'], hand: ['Toll', 'Fox', 'Hare'], library: ['Owl', 'Swamp'] }, {}],
    );
    const seen = midway(game, 'chooseObjects');
    game.ann.casts('Toll');
    expect(seen.map(({ top }) => top)).toEqual([null]);
    expect(game.session.view(game.ben.id).players[0]?.topCard?.name).toBe('Swamp');
  });

  const OMEN = 'Omen | {0} | Sorcery | | Look at the top card of your library. You may play that card this turn.';
  const BURY = 'Bury | {0} | Sorcery | | Put a card from your hand on top of your library.';
  const DIG = 'Dig | {0} | Sorcery | | Draw a card.';

  test('a card that stopped being revealed and is revealed again is a new object (CR 401.6)', () => {
    const game = table(
      [SEER, OMEN, BURY, DIG],
      [{ battlefield: ['Seer'], hand: ['Omen', 'Bury', 'Dig', 'Plains'], library: ['Forest', 'Swamp'] }, {}],
    );
    plays(game.ann, 'Omen');
    expect(game.ann.can('playLand', 'Forest')).toBe(true);
    game.ann.answers('chooseObjects', (question) =>
      question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Plains')] : [],
    );
    plays(game.ann, 'Bury');
    plays(game.ann, 'Dig');
    expect(game.ann.can('playLand', 'Forest')).toBe(false);
    expect(game.ann.library.at(-1)).toBe('Forest');
  });

  test('cards exiled until one of a sort is found are exiled once each, also those revealed anew meanwhile (CR 401.6)', () => {
    const search = 'Search | {0} | Sorcery | | Exile cards from the top of your library until you exile a Fox card.';
    const game = table(
      [SEER, BURY, search, FOX],
      [{ battlefield: ['Seer'], hand: ['Bury', 'Search', 'Plains'], library: ['Fox', 'Swamp'] }, {}],
    );
    game.ann.answers('chooseObjects', (question) =>
      question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Plains')] : [],
    );
    plays(game.ann, 'Bury');
    plays(game.ann, 'Search');
    expect(game.ann.library).toEqual(['Swamp']);
    expect(game.ann.exile).toEqual(['Plains', 'Fox']);
  });

  test('where nothing reveals it, it stays the object that it was (CR 401.6)', () => {
    const game = table(
      [OMEN, BURY, DIG],
      [{ hand: ['Omen', 'Bury', 'Dig', 'Plains'], library: ['Forest', 'Swamp'] }, {}],
    );
    plays(game.ann, 'Omen');
    game.ann.answers('chooseObjects', (question) =>
      question.kind === 'chooseObjects' ? [game.indexOf(question.from, 'Plains')] : [],
    );
    plays(game.ann, 'Bury');
    plays(game.ann, 'Dig');
    expect(game.ann.can('playLand', 'Forest')).toBe(true);
  });
});
