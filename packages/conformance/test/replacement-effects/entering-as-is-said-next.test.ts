/** "Return it to the battlefield. It's a Zombie": it enters as the next sentence says. CR 611.2e, 614.1c. */
import { refusalsOf } from '@kitchen-table/lower';
import { describe, expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';
import { readPrinted } from '../support/read-cards.ts';

const CUB = 'Cub | {1} | Creature — Bear | 2/2 |';
const GHOUL = 'Ghoul | {2} | Creature — Zombie | 1/1 |';
const WATCH = 'Watch | {0} | Enchantment | | Whenever a Zombie you control enters, you gain 1 life.';
const TALLY = 'Tally | {0} | Enchantment | | Whenever a creature with a counter on it enters, you gain 10 life.';
const BACK = 'Return target creature card from your graveyard to the battlefield.';

/** Ann casts the sorcery with these words; how much life she gains, and the creature. */
function deed(words: string, battlefield: readonly string[] = [], yes: 0 | 1 = 1) {
  const seat = { battlefield: ['Watch', 'Tally', ...battlefield], hand: ['Deed', 'Cub'], graveyard: ['Cub'] };
  const game = table([CUB, GHOUL, WATCH, TALLY, `Deed | {0} | Sorcery | | ${words}`], [seat, {}]);
  game.plan((question) => (question.kind === 'yesNo' ? [yes] : null));
  plays(game.ann, 'Deed', ...(words.includes('up to two') ? ['Cub'] : []));
  return { game, gained: game.ann.life - 20 };
}

describe('what is said of it is so as it enters', () => {
  test('its types and colors: what looks for a Zombie that enters sees it (CR 611.2e)', () => {
    const { game, gained } = deed(`${BACK} It’s a green Zombie in addition to its other colors and types.`);
    expect([gained, now(game.ann, 'Cub').subtypes]).toEqual([1, ['Bear', 'Zombie']]);
    expect(deed(`You may ${BACK.replace('R', 'r')} It’s a Zombie in addition to its other types.`).gained).toBe(1);
    const no = deed(`You may ${BACK.replace('R', 'r')} It’s a Zombie in addition to its other types.`, [], 0);
    expect([no.gained, no.game.ann.graveyard]).toEqual([0, ['Cub', 'Deed']]);
  });

  test('what it becomes, and becomes for a time, comes afterwards (CR 611.2c)', () => {
    const becomes = deed(`${BACK} It becomes a Zombie in addition to its other types.`);
    expect([becomes.gained, now(becomes.game.ann, 'Cub').subtypes]).toEqual([0, ['Bear', 'Zombie']]);
    const forATime = deed(`${BACK} Until end of turn, it’s a Zombie in addition to its other types.`);
    expect(forATime.gained).toBe(0);
    expect(deed(`${BACK} Target creature becomes a Zombie until end of turn.`, ['Ghoul']).gained).toBe(0);
    const other = deed(`${BACK} Each creature you control becomes an Elf until end of turn.`);
    expect(now(other.game.ann, 'Cub').subtypes).toEqual(['Elf']);
  });

  test('its counters: always, for each of something, or if something is so (CR 614.1c)', () => {
    const one = deed(`${BACK} It enters with a +1/+1 counter on it.`);
    expect([one.gained, one.game.ann.stats('Cub')]).toEqual([10, '3/3']);
    const each = `${BACK} It enters with a +1/+1 counter on it for each Zombie you control.`;
    expect(deed(each, ['Ghoul', 'Ghoul']).game.ann.stats('Cub')).toBe('4/4');
    expect(deed(each).gained).toBe(0);
    const asked = `${BACK} If you control a Zombie, it enters with a +1/+1 counter on it.`;
    expect([deed(asked, ['Ghoul']).gained, deed(asked).gained]).toEqual([10, 0]);
    expect(deed(asked).game.ann.battlefield).toContain('Cub');
    const two = `${BACK.replace('target creature card', 'up to two target creature cards')} Each of them enters with a +1/+1 counter on it.`;
    expect(deed(two).gained).toBe(10);
  });

  test('a token, too (CR 614.1c, 111.1)', () => {
    const token = 'Create a 2/2 green Bear creature token.';
    const { game, gained } = deed(
      `${token} It enters with X +1/+1 counters on it, where X is the number of creatures you control.`,
      ['Ghoul', 'Ghoul'],
    );
    expect([gained, game.ann.stats('Bear Token')]).toEqual([10, '4/4']);
    expect(deed(`${token} It enters with a +1/+1 counter on it.`).gained).toBe(10);
  });

  test('what goes elsewhere is what it is said to be there, or not at all (CR 611.2c)', () => {
    const hand = deed(`${BACK.replace('the battlefield', 'your hand')} You gain 2 life.`);
    expect([hand.gained, hand.game.ann.hand.length]).toEqual([2, 2]);
    const put = deed(
      'Put a creature card from your hand onto the battlefield. It’s a Zombie in addition to its other types.',
    );
    expect(put.gained).toBe(1);
  });
});

test('what can’t be so as it enters is refused, not guessed (CR 614.1c, 614.12)', () => {
  const refused = (words: string): boolean =>
    readPrinted(`Deed | {0} | Sorcery | | ${words}`.replaceAll('’', "'")).some((card) => refusalsOf(card).length > 0);
  const counter = 'enters with a +1/+1 counter on it.';
  for (const words of [
    `${BACK} It ${counter}`,
    `${BACK} If you control a Zombie, it ${counter}`,
    `${BACK} It ${counter.replace('.', ' for each Zombie you control.')}`,
    `Create a 2/2 green Bear creature token. It ${counter}`,
    `${BACK} If it’s a Zombie, it ${counter}`,
  ])
    expect([words, refused(words)]).toEqual([words, false]);
  for (const words of [
    `${BACK.replace('the battlefield', 'your hand')} It ${counter}`,
    `Destroy target creature. It ${counter}`,
    `${BACK.replace('.', ' with a flying counter on it.')} It ${counter}`,
  ])
    expect([words, refused(words)]).toEqual([words, true]);
});
