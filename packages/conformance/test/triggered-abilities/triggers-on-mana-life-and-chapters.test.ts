/** Triggers on mana of a kind, life paid, cards of a sort, chapters, Ring-bearers, and on what was done this way. Cards as text. */
import { describe, expect, test } from 'vitest';
import { now, plays, table, uses } from '../support/text-table.ts';

describe('events', () => {
  test('only a tap that produces colorless mana adds more of it (CR 106.12a)', () => {
    const lines = [
      'Pale Prism | {4} | Artifact | | Whenever you tap a creature for {C}, add an additional {C}.',
      'Pale Elf | {1} | Creature — Elf | 1/1 | {T}: Add {C}.',
      'Green Elf | {1} | Creature — Elf | 1/1 | {T}: Add {G}.',
    ];
    const game = table(lines, [{ battlefield: ['Pale Prism', 'Pale Elf', 'Green Elf'] }, {}]);
    uses(game.ann, 'Pale Elf');
    uses(game.ann, 'Green Elf');
    expect(game.ann.state.pool.amounts).toEqual([0, 0, 0, 0, 1, 2]);
  });

  test('paying life is told from other losses of life (CR 119.4)', () => {
    const lines = [
      'Red Ledger | {2} | Enchantment | | Whenever you pay life, you may draw a card.',
      'Red Toll | {0} | Sorcery | | You lose 2 life.',
      'Red Well | {1} | Artifact | | Pay 2 life: Tap target creature.',
    ];
    const game = table(lines, [{ battlefield: ['Red Ledger', 'Red Well', 'Hill Giant'], hand: ['Red Toll'] }, {}]);
    plays(game.ann, 'Red Toll');
    expect(game.ann.hand).toHaveLength(0);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    uses(game.ann, 'Red Well', 'Hill Giant');
    expect([game.ann.life, game.ann.hand.length]).toEqual([16, 1]);
  });

  test('milling triggers by the sort of card, once for all that are milled together (CR 603.2c)', () => {
    const lines = [
      'Bog Choir | {2} | Enchantment | | Whenever a player mills one or more creature cards, you gain 2 life.',
      'Bog Slide | {0} | Sorcery | | Target player mills three cards.',
    ];
    const game = table(lines, [
      { battlefield: ['Bog Choir'], hand: ['Bog Slide', 'Bog Slide'] },
      { library: ['Hill Giant', 'Hill Giant', 'Plains', 'Plains', 'Plains', 'Plains'] },
    ]);
    plays(game.ann, 'Bog Slide', 'ben');
    expect(game.ann.life).toBe(22);
    plays(game.ann, 'Bog Slide', 'ben');
    expect(game.ann.life).toBe(22);
  });

  test('a spell is kicked as its kicker cost is paid, and only then (CR 702.33d)', () => {
    const lines = [
      'Kick Drum | {2} | Enchantment | | Whenever you kick a spell, draw a card.',
      'Kick Song | {0} | Sorcery | | Kicker {1} / You gain 1 life.',
    ];
    const game = table(lines, [{ battlefield: ['Kick Drum', 'Forest'], hand: ['Kick Song', 'Kick Song'] }, {}]);
    game.plan((question) => (question.kind === 'yesNo' ? [0] : null));
    plays(game.ann, 'Kick Song');
    expect(game.ann.hand).toHaveLength(1);
  });

  test('the last chapter of a Saga and no earlier one (CR 714.2d)', () => {
    const lines = [
      'Tale Keeper | {2} | Creature — Bard | 1/1 | Whenever the final chapter ability of a Saga you control resolves, you gain 9 life.',
      'Short Tale | {0} | Enchantment — Saga | | I — You gain 1 life. / II — You gain 2 life.',
    ];
    const game = table(lines, [{ battlefield: ['Tale Keeper'], hand: ['Short Tale'] }, {}]);
    plays(game.ann, 'Short Tale');
    expect(game.ann.life).toBe(21);
    game.to('PrecombatMain', 3);
    expect(game.ann.life).toBe(32);
  });

  test('a creature is chosen as the Ring-bearer each time the Ring tempts, also the same one (CR 701.52a)', () => {
    const lines = [
      'Ring Bard | {2} | Enchantment | | Whenever you choose a creature as your Ring-bearer, you gain 4 life.',
      'Ring Song | {0} | Sorcery | | The Ring tempts you.',
    ];
    const game = table(lines, [{ battlefield: ['Ring Bard', 'Hill Giant'], hand: ['Ring Song', 'Ring Song'] }, {}]);
    plays(game.ann, 'Ring Song');
    expect(plays(game.ann, 'Ring Song').ann.life).toBe(28);
  });
});

describe('done this way', () => {
  test('damage prevented this way triggers the rest, which uses the stack (CR 603.12)', () => {
    const lines = [
      'Mirror Elder | {4} | Creature — Spirit | 5/5 | If damage would be dealt to Mirror Elder, prevent that damage. When damage is prevented this way, Mirror Elder deals that much damage to target opponent.',
    ];
    const game = table(lines, [{ battlefield: ['Mirror Elder', 'Mountain'], hand: ['Shock'] }, {}]);
    game.ann.casts('Shock', { targets: ['Mirror Elder'] });
    game.resolve();
    expect(game.ben.life).toBe(20);
    expect(game.resolveAll().ben.life).toBe(18);
  });

  test('the same is true for each further keyword by itself (CR 702.1c)', () => {
    const lines = [
      'Lent Wings | {2} | Creature — Spirit | 2/2 | As long as a creature card in your graveyard has flying, Lent Wings has flying. The same is true for haste and trample.',
      'Dead Bird | {1} | Creature — Bird | 1/1 | Flying, trample',
    ];
    const game = table(lines, [{ battlefield: ['Lent Wings'], graveyard: ['Dead Bird'] }, {}]);
    const keywords = now(game.ann, 'Lent Wings').abilities.map(
      ({ ability }) => ability.kind === 'keyword' && ability.keyword,
    );
    expect(keywords.filter((keyword) => keyword !== false)).toEqual(['flying', 'trample']);
  });

  test('the first end step of the turn is not the one that was added (CR 500.9)', () => {
    const lines = [
      'Dusk Clerk | {2} | Creature — Human | 1/1 | At the beginning of each end step, you gain 3 life. / At the beginning of each end step, if it’s the first end step of the turn, there is an additional end step after this step.',
    ];
    const game = table(lines, [{ battlefield: ['Dusk Clerk'] }, {}]);
    game.to('Upkeep', 2);
    expect(game.ann.life).toBe(26);
  });
});
