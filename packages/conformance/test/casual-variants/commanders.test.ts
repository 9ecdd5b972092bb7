/** Commander with cards read from text: what is a commander, what refers to it, its color identity. CR 903, 702.124. */
import { describe, expect, test } from 'vitest';
import { characteristics, isCommander, startGame } from '@kitchen-table/engine';
import { editCommand, editExile, editObject, editPlayer } from '../../../engine/src/vocabulary/door.ts';
import { type Scenario, scenario } from '../../../engine/test/support/scenario.ts';
import { read } from '../support/read-cards.ts';
import { LANDS, POOL, begin, setupOf, table } from '../support/commander-table.ts';

function commanderOf(game: Scenario, seat = 0): ReturnType<Scenario['game']['objects']['findLast']> {
  const [card] = game.game.players[seat]?.commanders ?? [];
  return game.game.objects.findLast((object) => object.card === card);
}

test('two or more players, each against all, attacking whom they like, no limited range (CR 903.2)', () => {
  for (const seats of [2, 4]) {
    const { game } = begin(Array.from({ length: seats }, () => ({})));
    expect(game.players.length).toBe(seats);
    expect(new Set(game.players.map(({ team }) => team)).size).toBe(seats);
    expect(game.rules.attack).toBe('any');
  }
});

describe('what is a commander', () => {
  test('a commander turned face down is still one, and nobody needs to see its name (CR 903.3)', () => {
    const game = table([{ battlefield: LANDS, command: ['Green Lady'] }, {}]);
    game.ann.casts('Green Lady');
    game.resolve();
    const { id } = game.ann.permanent('Green Lady');
    game.alter((now) => {
      (now.objects[id] as { status: number }).status |= 4;
      now.derived = null;
    });
    expect(characteristics(game.game, id).name).toBe('');
    expect(isCommander(game.game, game.game.objects[id] as never)).toBe(true);
  });

  test('a commander that has become a copy of another creature is still one (CR 903.3)', () => {
    const game = table([
      { battlefield: [...LANDS, 'Grizzly Bears', 'Court Herald'], command: ['Green Lady'], hand: ['Melt Down'] },
      {},
    ]);
    game.ann.casts('Green Lady');
    game.resolve();
    game.ann.casts('Melt Down', { targets: ['Green Lady', 'Grizzly Bears'] });
    game.resolve();
    expect(game.ann.battlefield.filter((name) => name === 'Grizzly Bears').length).toBe(2);
    expect(game.ann.stats('Grizzly Bears')).toBe('3/3');
  });

  test('a permanent that copies a commander is none (CR 903.3)', () => {
    const game = table([
      {
        battlefield: [...LANDS, 'Court Herald'],
        graveyard: ['Green Lady'],
        hand: ['Grave Twin'],
        command: ['Blue Lady'],
      },
      { command: ['Green Lady'] },
    ]);
    game.ann.answers('yesNo', [1]);
    game.ann.casts('Grave Twin');
    game.resolve();
    const twin = game.ann.permanent('Green Lady');
    expect(isCommander(game.game, twin)).toBe(false);
    expect(game.ann.stats('Green Lady')).toBe('3/2');
  });

  test('controlling a commander means a permanent: one in the command zone or on the stack does not count (CR 903.3d)', () => {
    const game = table([{ battlefield: [...LANDS, 'Court Herald', 'Grizzly Bears'], command: ['Green Lady'] }, {}]);
    expect(game.ann.stats('Grizzly Bears')).toBe('2/2');
    game.ann.casts('Green Lady');
    expect(game.ann.stats('Grizzly Bears')).toBe('2/2');
    game.resolve();
    expect(game.ann.stats('Grizzly Bears')).toBe('3/3');
  });

  test('casting a commander means a spell that is one, from wherever it is cast (CR 903.3d)', () => {
    const game = table([{ battlefield: [...LANDS, 'Praise'], command: ['Green Lady'], hand: ['Grizzly Bears'] }, {}]);
    game.ann.casts('Grizzly Bears');
    game.resolveAll();
    expect(game.ann.life).toBe(40);
    game.ann.casts('Green Lady');
    game.resolveAll();
    expect(game.ann.life).toBe(41);
  });

  test('a commander in a zone is the card there (CR 903.3d)', () => {
    const game = table([{ battlefield: LANDS, command: ['Green Lady'], hand: ['Summons'] }, {}]);
    game.ann.answers('yesNo', [0]);
    game.ann.casts('Green Lady');
    game.resolve();
    game.ann.casts('Summons');
    game.resolve();
    expect(game.ann.battlefield).toContain('Green Lady');
    expect(game.ann.hand).toEqual([]);
  });

  test.each(['command', 'hand', 'library', 'graveyard', 'exile'] as const)(
    'its power is found as it is now, also in the %s (CR 903.3e)',
    (zone) => {
      const game = table([{ battlefield: LANDS, command: ['Green Lady'], hand: ['Cheer'] }, {}]);
      const { id } = commanderOf(game) as { id: number };
      game.alter((now) => {
        const owner = editPlayer(now, 0 as never);
        const object = editObject(now, id as never);
        const command = editCommand(now);
        command.splice(command.indexOf(object.id), 1);
        object.zone = { command: 6, hand: 1, library: 0, graveyard: 3, exile: 5 }[zone] as typeof object.zone;
        const list = {
          command,
          hand: owner.hand,
          library: owner.library,
          graveyard: owner.graveyard,
          exile: editExile(now),
        }[zone];
        list.push(object.id);
      });
      game.ann.casts('Cheer');
      game.resolve();
      expect(game.ann.life).toBe(43);
    },
  );

  test('on the battlefield with what changes it there (CR 903.3e)', () => {
    const game = table([{ battlefield: [...LANDS, 'Court Herald'], command: ['Green Lady'], hand: ['Cheer'] }, {}]);
    game.ann.casts('Green Lady');
    game.resolve();
    game.ann.casts('Cheer');
    game.resolve();
    expect(game.ann.life).toBe(44);
  });

  test('"your commander" is either of two: whose power counts, and which is moved by choice (CR 702.124e)', () => {
    const game = table([{ battlefield: LANDS, command: ['Blue Lady', 'Red Lord'], hand: ['Summons', 'Cheer'] }, {}]);
    game.ann.casts('Cheer');
    game.resolve();
    expect([42, 44]).toContain(game.ann.life);
    game.ann.answers('chooseObjects', (question, now) => [
      (question as { from: readonly number[] }).from.findIndex(
        (id) => characteristics(now, id as never).name === 'Red Lord',
      ),
    ]);
    game.ann.answers('yesNo', [0]);
    game.ann.casts('Summons');
    game.resolve();
    expect(game.ann.hand).toEqual(['Red Lord']);
    expect(game.ann.command).toEqual(['Blue Lady']);
  });
});

describe('color identity in the game', () => {
  test('it was settled before the game: an effect that makes the commander colorless does not change it (CR 903.4a)', () => {
    const game = table([{ battlefield: [...LANDS, 'Guild Gate'], command: ['Green Lady'], hand: ['Bleach'] }, {}]);
    game.ann.casts('Green Lady');
    game.resolve();
    game.ann.casts('Bleach', { targets: ['Green Lady'] });
    game.resolve();
    expect(characteristics(game.game, game.ann.permanent('Green Lady').id).colors).toBe(0);
    game.ann.activates('Guild Gate');
    expect(JSON.stringify(game.ann.state.pool)).toBe('{"amounts":[0,0,0,0,1,0],"special":[]}');
  });

  test('two commanders have their identities together (CR 702.124c)', () => {
    const game = table([
      { battlefield: ['Plains', 'Plains', 'War Hall'], command: ['Blue Lady', 'Red Lord'], library: ['Plains'] },
      {},
    ]);
    game.ann.activates('War Hall', { ability: 1 });
    expect(game.ann.life).toBe(38);
  });

  test('without a commander the identity is undefined: no mana of it, and a cost of as much life cannot be paid (CR 903.4f)', () => {
    const game = table([{ battlefield: ['Plains', 'Plains', 'Guild Gate', 'War Hall'] }, {}], 'two-player');
    const can = (name: string, ability: number): boolean =>
      game.session
        .options(game.ann.id)
        .some(
          (one) =>
            one.kind === 'activate' && characteristics(game.game, one.object).name === name && one.ability === ability,
        );
    expect(can('War Hall', 0)).toBe(true);
    expect(can('War Hall', 1)).toBe(false);
    game.ann.activates('War Hall', { ability: 0 });
    expect(game.session.options(game.ann.id).some((one) => one.kind === 'cast')).toBe(false);
  });

  test('the same with a colorless commander costs nothing (CR 903.4f)', () => {
    const [stone] = read('Stone Lord | {3} | Legendary Artifact Creature — Golem | 3/3 |');
    const game = scenario([{ battlefield: ['Plains', 'War Hall'], command: ['Stone Lord'] }, {}], {
      format: 'commander',
      cards: [...POOL, stone as never],
    });
    game.ann.activates('War Hall', { ability: 1 });
    expect(game.ann.life).toBe(40);
  });
});

describe('a color chosen before the game (CR 903.4b)', () => {
  const [piper] = read(
    'Gray Piper | {3} | Legendary Creature — Shapeshifter | 3/3 | If Gray Piper is your commander, choose a color before the game begins. Gray Piper is the chosen color. / Partner',
  );

  test('is the color of the commander in every zone and part of its color identity (CR 903.4b, 103.2c, 607.2p)', () => {
    const session = begin(
      [{ commanders: ['Gray Piper'], commanderColors: { 'Gray Piper': 'green' } }, {}],
      'commander',
      [piper as never],
    );
    const [id] = session.game.command;
    expect(characteristics(session.game, id as never).colors).toBe(16);
    expect(session.game.objects[id as number]?.record.card.colorIdentity).toEqual(['green']);
  });

  test('must be said in the setup, and must be a color (CR 903.4b)', () => {
    for (const colors of [undefined, { 'Gray Piper': 'gray' as never }]) {
      const session = startGame(
        setupOf(
          [{ commanders: ['Gray Piper'], ...(colors === undefined ? {} : { commanderColors: colors }) }, {}],
          'commander',
          [piper as never],
        ),
      );
      expect('kind' in session && session.message).toMatch(/color.*CR 903\.4b/);
    }
  });

  test('is asked for before the first turn of a game that begins from a position (CR 903.4b, 103.2c)', () => {
    const game = scenario([{ command: ['Gray Piper'] }, {}], { format: 'commander', cards: [piper as never] });
    const [id] = game.game.command;
    // The first color offered was taken: white.
    expect(characteristics(game.game, id as never).colors).toBe(1);
  });

  test('the same card in a library is no commander and has no color (CR 903.4b)', () => {
    const session = begin([{ deck: Array.from({ length: 60 }, () => 'Gray Piper') }, {}], 'commander', [
      piper as never,
    ]);
    const [id] = session.game.players[0]?.hand ?? [];
    expect(characteristics(session.game, id as never).colors).toBe(0);
  });
});
