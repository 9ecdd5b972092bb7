/** "The same is true for protection", always on: every kind of it that is there, for as long as it is there. CR 702.1c, 613.1f. */
import { describe, expect, test } from 'vitest';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { now, plays, table, uses } from '../support/text-table.ts';

const MONK = 'Monk | {1} | Creature — Human Monk | 1/1 | Trample, protection from red, hexproof from black';
const NEWT = 'Newt | {0} | Creature — Newt | 1/1 | Islandwalk';
const SHADE =
  'Shade | {0} | Creature — Shade | 2/2 | As long as a creature card with flying is in a graveyard, ~ has flying. The same is true for trample, landwalk, and protection.';
const MASK =
  'Mask | {0} | Artifact — Equipment | | Whenever equipped creature dies, exile it. / As long as a card exiled with ~ has flying, equipped creature has flying. The same is true for trample, hexproof, and protection. / Equip {0}';

/** The keywords of a permanent, each with what it is "from". */
function keywords(player: TestPlayer, name: string): readonly string[] {
  return now(player, name)
    .abilities.map(({ ability }) => {
      if (ability.kind !== 'keyword') return '';
      const from = ability.from?.[0] as { color?: string } | undefined;
      return from === undefined ? ability.keyword : `${ability.keyword} from ${from.color}`;
    })
    .filter((word) => word !== '' && word !== 'equip')
    .toSorted();
}

describe('every kind of a keyword among cards', () => {
  test('in any graveyard: protection and landwalk as those cards have them (CR 702.14a, 702.16a)', () => {
    const game = table([MONK, NEWT, SHADE], [{ battlefield: ['Shade'], graveyard: ['Monk'] }, { graveyard: ['Newt'] }]);
    expect(keywords(game.ann, 'Shade')).toEqual(['islandwalk', 'protection from red', 'trample']);
  });

  test('none where no card has any, and no more once it has left (CR 611.3a)', () => {
    const game = table(
      [MONK, SHADE, 'Feast | {0} | Sorcery | | Exile target creature card from a graveyard.'],
      [{ battlefield: ['Shade'], hand: ['Feast'] }, { graveyard: ['Monk', 'Grizzly Bears'] }],
    );
    expect(keywords(game.ann, 'Shade')).toEqual(['protection from red', 'trample']);
    plays(game.ann, 'Feast', 'Monk');
    expect(keywords(game.ann, 'Shade')).toEqual([]);
  });

  test('exiled with an Equipment, for whoever it is attached to (CR 607.2a)', () => {
    const game = table(
      [
        MONK,
        MASK,
        'Doom | {0} | Instant | | Destroy target creature.',
        'Stab | {B} | Instant | | Destroy target creature.',
      ],
      [
        { battlefield: ['Monk', 'Mask', 'Grizzly Bears'], hand: ['Doom'] },
        { battlefield: ['Swamp'], hand: ['Stab'] },
      ],
    );
    uses(game.ann, 'Mask', 'Monk');
    plays(game.ann, 'Doom', 'Monk');
    uses(game.ann, 'Mask', 'Grizzly Bears');
    expect(game.ann.exile).toEqual(['Monk']);
    expect(keywords(game.ann, 'Grizzly Bears')).toEqual(['hexproof from black', 'protection from red', 'trample']);
    expect(game.ben.can('cast', 'Stab')).toBe(false);
  });

  test('and another that looks for the same keywords among permanents sees what was gained (CR 613.8a)', () => {
    const game = table(
      [
        MONK,
        SHADE,
        'Echo | {0} | Creature — Spirit | 1/1 | As long as you control another creature with flying, ~ has flying. The same is true for trample and protection.',
      ],
      [{ battlefield: ['Echo', 'Shade'], graveyard: ['Monk'] }, {}],
    );
    expect(keywords(game.ann, 'Echo')).toEqual(['protection from red', 'trample']);
  });
});

test('the exiled cards used to craft a permanent give it what they have (CR 702.167c)', () => {
  const face = (name: string, type_line: string, oracle_text: string, more: object = {}): object => ({
    name,
    type_line,
    oracle_text,
    mana_cost: '',
    ...more,
  });
  const golem =
    'This creature has flying as long as an exiled card used to craft it has flying. The same is true for trample and protection.';
  const font = {
    name: 'Font // Golem',
    layout: 'transform',
    card_faces: [
      face('Font', 'Artifact', 'Craft with creature {0}', { mana_cost: '{0}' }),
      face('Golem', 'Artifact Creature — Golem', golem, { power: '1', toughness: '1' }),
    ],
  } as never;
  const game = table([MONK, font], [{ battlefield: ['Font // Golem'], graveyard: ['Monk'] }, {}]);
  uses(game.ann, 'Font');
  expect(keywords(game.ann, 'Golem')).toEqual(['protection from red', 'trample']);
});
