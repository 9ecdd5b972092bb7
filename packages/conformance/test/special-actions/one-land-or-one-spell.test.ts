/** Permissions to play a land or cast a spell from elsewhere, one of them once in a turn. CR 305.1, 601.3. */
import { describe, expect, test } from 'vitest';
import { now, plays, table } from '../support/text-table.ts';

const YOUR_TURNS = 'Once during each of your turns';
const IT_GAINS = 'If you do, it gains';
const MEND = `When this permanent is put into ${'a graveyard'} from the battlefield, exile it and you gain 2 life.`;
const SHEPHERD = `Shepherd | {0} | Creature — Angel | 3/4 | ${YOUR_TURNS}, you may play a land from your graveyard or cast a permanent spell with ${'mana value 3 or less'} from your graveyard. ${IT_GAINS} "${MEND}"`;
const LINES = [
  SHEPHERD,
  'Sapling | {0} | Creature — Elf | 1/1 |',
  'Colossus | {4} | Creature — Golem | 5/5 |',
  'Chant | {0} | Sorcery | | You gain 1 life.',
  'Quake | {0} | Sorcery | | Destroy target permanent.',
];

describe('a land or a permanent spell from the graveyard', () => {
  test('a spell of that sort, no dearer one and no sorcery, and only one in a turn (CR 601.3)', () => {
    const game = table(LINES, [
      {
        battlefield: ['Shepherd', 'Forest', 'Forest', 'Forest', 'Forest'],
        graveyard: ['Sapling', 'Sapling', 'Colossus', 'Chant', 'Plains'],
      },
      {},
    ]);
    const can = (): readonly boolean[] => [
      ...['Sapling', 'Colossus', 'Chant'].map((name) => game.ann.can('cast', name)),
      game.ann.can('playLand', 'Plains'),
    ];
    expect(can()).toEqual([true, false, false, true]);
    plays(game.ann, 'Sapling');
    expect(can()).toEqual([false, false, false, false]);
    game.to('PrecombatMain', 3);
    expect(can()).toEqual([true, false, false, true]);
  });

  test('the spell has gained the ability as the permanent that it becomes (CR 400.7a, 611.3d)', () => {
    const game = table(LINES, [{ battlefield: ['Shepherd'], graveyard: ['Sapling'], hand: ['Quake'] }, {}]);
    plays(game.ann, 'Sapling');
    plays(game.ann, 'Quake', 'Sapling');
    expect([game.ann.life, game.ann.exile, game.ann.graveyard]).toEqual([22, ['Sapling'], ['Quake']]);
  });

  test('so has the land that is played, which uses up the permission and a land play (CR 305.1, 305.2)', () => {
    const game = table(LINES, [
      { battlefield: ['Shepherd'], graveyard: ['Plains', 'Sapling'], hand: ['Quake', 'Forest'] },
      {},
    ]);
    game.ann.playsLand('Plains');
    expect([game.ann.can('cast', 'Sapling'), game.ann.can('playLand', 'Forest')]).toEqual([false, false]);
    plays(game.ann, 'Quake', 'Plains');
    expect([game.ann.life, game.ann.exile]).toEqual([22, ['Plains']]);
  });

  test('what is played from the hand gains nothing and uses up nothing (CR 601.3)', () => {
    const game = table(LINES, [{ battlefield: ['Shepherd'], graveyard: ['Sapling'], hand: ['Quake', 'Plains'] }, {}]);
    game.ann.playsLand('Plains');
    plays(game.ann, 'Quake', 'Plains');
    expect([game.ann.life, game.ann.graveyard, game.ann.can('cast', 'Sapling')]).toEqual([
      20,
      ['Sapling', 'Plains', 'Quake'],
      true,
    ]);
  });

  test('on the turn of another player it holds for nobody (CR 601.3)', () => {
    const game = table(
      [...LINES, 'Moth | {0} | Creature — Insect | 1/1 | Flash'],
      [{}, { battlefield: ['Shepherd'], graveyard: ['Moth'] }],
    );
    game.ann.table.to('End', 1);
    expect([game.ben.can('cast', 'Moth'), game.ann.can('cast', 'Moth')]).toEqual([false, false]);
  });
});

describe('a land or a spell that is legendary, an artifact or a Saga', () => {
  const HEALER = `Healer | {0} | Creature — Human | 3/2 | ${YOUR_TURNS}, you may play a historic land or cast ${'a historic permanent spell'} from your graveyard. ${IT_GAINS} "If this permanent would leave ${'the battlefield'}, exile it instead of putting it anywhere else."`;
  const lines = [
    HEALER,
    ...LINES,
    'Old Keep |  | Legendary Land | | {T}: Add {W}.',
    'Wheel | {0} | Artifact | |',
    'Toss | {0} | Sorcery | | Return target permanent to its owner’s hand.',
  ];

  test('the words before "land" and "spell" are heeded (CR 305.1, 700.6)', () => {
    const game = table(lines, [{ battlefield: ['Healer'], graveyard: ['Old Keep', 'Wheel', 'Plains', 'Sapling'] }, {}]);
    expect(['Old Keep', 'Plains'].map((name) => game.ann.can('playLand', name))).toEqual([true, false]);
    expect(['Wheel', 'Sapling'].map((name) => game.ann.can('cast', name))).toEqual([true, false]);
  });

  test('what has been played so is exiled wherever it would go (CR 614.1a)', () => {
    const game = table(lines, [{ battlefield: ['Healer'], graveyard: ['Old Keep'], hand: ['Toss'] }, {}]);
    game.ann.playsLand('Old Keep');
    plays(game.ann, 'Toss', 'Old Keep');
    expect([game.ann.hand, game.ann.exile]).toEqual([[], ['Old Keep']]);
  });
});

test('from among cards put into the graveyard from the library this turn, and no others (CR 601.3)', () => {
  const game = table(
    [
      `Herald | {0} | Creature — Elf | 1/4 | ${YOUR_TURNS}, you may play a land or cast ${'a permanent spell'} from among cards in your graveyard ${'that were put there'} from your library this turn.`,
      'Dig | {0} | Sorcery | | Mill two cards.',
      'Sapling | {0} | Creature — Elf | 1/1 |',
      'Twig | {0} | Creature — Elf | 1/2 |',
    ],
    [
      {
        battlefield: ['Herald'],
        graveyard: ['Twig', 'Plains'],
        hand: ['Dig', 'Twig'],
        library: ['Sapling', 'Forest', 'Swamp'],
      },
      {},
    ],
  );
  expect([game.ann.can('playLand', 'Plains')]).toEqual([false]);
  plays(game.ann, 'Dig');
  expect(['Plains', 'Forest'].map((name) => game.ann.can('playLand', name))).toEqual([false, true]);
  plays(game.ann, 'Sapling');
  expect([now(game.ann, 'Sapling').name, game.ann.can('playLand', 'Forest')]).toEqual(['Sapling', false]);
});

describe('a card of two faces, of which one is a land (CR 712.12)', () => {
  const twoFaced = {
    name: 'Quick Word // Slow Field',
    layout: 'modal_dfc',
    card_faces: [
      { name: 'Quick Word', mana_cost: '{0}', type_line: 'Instant', oracle_text: 'You gain 1 life.' },
      { name: 'Slow Field', mana_cost: '', type_line: 'Land', oracle_text: '{T}: Add {W}.' },
    ],
  } as never;

  test('its land may be played, its other face is no permanent spell (CR 305.1, 601.3e)', () => {
    const game = table(
      [...LINES, twoFaced],
      [{ battlefield: ['Shepherd'], graveyard: ['Quick Word // Slow Field'] }, {}],
    );
    expect([game.ann.can('cast', 'Quick Word'), game.ann.can('playLand', 'Quick Word')]).toEqual([false, true]);
  });

  test('so it is where lands alone may be played (CR 305.1)', () => {
    const game = table(
      [twoFaced, 'Crucible | {0} | Artifact | | You may play lands from your graveyard.'],
      [{ battlefield: ['Crucible'], graveyard: ['Quick Word // Slow Field'] }, {}],
    );
    expect([game.ann.can('cast', 'Quick Word'), game.ann.can('playLand', 'Quick Word')]).toEqual([false, true]);
  });
});

describe('a card from exile that an ability one controlled has exiled there', () => {
  const COUNT = `Count | {0} | Creature — Vampire | 2/5 | Whenever this creature or another Vampire you control enters, exile ${'the top card'} of each player’s library ${'with a collection counter on it'}. / Once each turn, you may play a card from exile ${'with a collection counter on it'} if it was exiled by ${'an ability you controlled'}, and you may ${'spend mana'} as though it were mana of any color to cast it.`;
  const lines = [
    COUNT,
    'Rite | {B} | Sorcery | | You gain 3 life.',
    'Bat | {0} | Creature — Vampire | 1/1 |',
    'Take | {0} | Sorcery | | Exile the top card of your library with a collection counter on it.',
    'Slay | {0} | Sorcery | | Destroy target creature.',
  ];

  test('whose it is does not matter, nor the color of the mana; one in a turn (CR 601.3, 609.4b)', () => {
    const game = table(lines, [
      { battlefield: ['Forest', 'Forest'], hand: ['Count'], library: ['Rite', 'Rite'] },
      { library: ['Rite', 'Rite'] },
    ]);
    plays(game.ann, 'Count');
    expect([game.ann.exile, game.ben.exile]).toEqual([['Rite'], ['Rite']]);
    plays(game.ann, 'Rite');
    expect([game.ann.life, game.ann.can('cast', 'Rite'), game.ben.can('cast', 'Rite')]).toEqual([23, false, false]);
  });

  test('a land is played likewise, and by another permanent with those words too (CR 305.1, 400.7)', () => {
    const game = table(lines, [{ hand: ['Count', 'Count', 'Slay'], library: ['Plains', 'Plains'] }, {}]);
    plays(game.ann, 'Count');
    plays(game.ann, 'Slay', 'Count');
    expect(game.ann.can('playLand', 'Plains')).toBe(false);
    plays(game.ann, 'Count');
    game.ann.playsLand('Plains');
    expect(game.ann.battlefield).toEqual(['Count', 'Plains']);
  });

  test('what a spell has exiled with such a counter is not meant, nor what the ability of another player has (CR 113.8)', () => {
    const game = table(lines, [{ battlefield: ['Count', 'Swamp'], hand: ['Take'], library: ['Rite', 'Rite'] }, {}]);
    plays(game.ann, 'Take');
    expect([game.ann.exile, game.ann.can('cast', 'Rite')]).toEqual([['Rite'], false]);
    const other = table(lines, [
      { hand: ['Bat'], battlefield: ['Count'], library: ['Plains', 'Plains'] },
      { battlefield: ['Count'], library: ['Plains', 'Rite', 'Rite'] },
    ]);
    plays(other.ann, 'Bat');
    other.to('PrecombatMain', 2);
    expect([other.ann.exile.length, other.ben.can('playLand', 'Plains')]).toEqual([1, false]);
  });
});
