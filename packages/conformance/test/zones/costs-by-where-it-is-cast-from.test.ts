/** What a spell costs more or less by the zone it is cast from. CR 601.2a, 601.2f. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const ECHO = 'Echo | {0} | Sorcery | | You gain 1 life. / Flashback {0}';
const TOLL =
  'Toll | {0} | Enchantment | | Spells your opponents cast from graveyards or from exile cost {3} more to cast.';

test('a spell cast from a graveyard costs more, one cast from a hand does not (CR 601.2f)', () => {
  const seats = (count: number) =>
    [
      { battlefield: Array.from({ length: count }, () => 'Island'), hand: ['Echo'] },
      { battlefield: ['Toll'] },
    ] as const;
  const poor = table([ECHO, TOLL], seats(2));
  plays(poor.ann, 'Echo');
  expect([poor.ann.life, poor.ann.can('cast', 'Echo')]).toEqual([21, false]);
  const rich = table([ECHO, TOLL], seats(3));
  plays(rich.ann, 'Echo');
  expect(rich.ann.can('cast', 'Echo')).toBe(true);
});

test('its controller pays no more; a spell exiled by it and plotted is dearer when it is cast later (CR 601.2f)', () => {
  const guest = `Guest | {0} | Creature — Bird | 2/2 | Flash / When this creature enters, exile target spell. It becomes plotted. / ${TOLL.split(' | | ')[1]}`;
  const game = table(
    [ECHO, guest],
    [
      { hand: ['Echo'], battlefield: ['Island'] },
      { hand: ['Guest'], graveyard: ['Echo'] },
    ],
  );
  game.ann.casts('Echo');
  game.ben.casts('Guest');
  game.ben.answers('targets', (question) => [question.kind === 'targets' ? game.indexOf(question.legal, 'Echo') : -1]);
  game.resolveAll();
  expect([game.ann.life, game.ann.exile]).toEqual([20, ['Echo']]);
  game.to('PrecombatMain', game.game.turn + 1);
  expect(game.ben.can('cast', 'Echo')).toBe(true);
  game.to('PrecombatMain', game.game.turn + 1);
  expect(game.ann.can('cast', 'Echo')).toBe(false);
});

test('"anywhere other than your hand": the card in hand costs what is printed (CR 601.2f)', () => {
  const sage = 'Sage | {0} | Enchantment | | Spells you cast from anywhere other than your hand cost {3} less to cast.';
  const dear = 'Dear | {2} | Sorcery | | You gain 1 life. / Flashback {2}';
  const game = table([sage, dear], [{ battlefield: ['Sage'], hand: ['Dear'] }, {}]);
  expect(game.ann.can('cast', 'Dear')).toBe(false);
  const used = table([sage, dear], [{ battlefield: ['Sage'], graveyard: ['Dear'] }, {}]);
  expect(plays(used.ann, 'Dear').ann.life).toBe(21);
});
