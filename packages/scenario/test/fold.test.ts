import { describe, expect, test } from 'vitest';
import { foldText, leads, ownNames } from '../src/position/fold.ts';

describe('texts of abilities are compared folded (CR 201.5, 207.2a)', () => {
  test('the whole name, the short name and "this creature" are one', () => {
    const names = ownNames('Ilsa, Keeper of Tests');
    const folded = foldText('Whenever Ilsa attacks, tap it.', names);
    expect(folded).toBe('whenever ~ attacks, tap it.');
    expect(foldText('Whenever Ilsa, Keeper of Tests attacks, tap it.', names)).toBe(folded);
    expect(foldText('Whenever this creature attacks, tap it.', names)).toBe(folded);
  });

  test('reminder text, markup, dashes and runs of space do not count', () => {
    expect(foldText('<i>Ward</i>\u2014Pay  2 life. (Remind me.)')).toBe(foldText('ward - pay 2 life.'));
    expect(foldText('\u22122: Draw')).toBe(foldText('-2: draw'));
  });

  test('a leading part is enough, another part is not', () => {
    expect(leads('{T}: Add {G}.', '{T}: Add {G}', [])).toBe(true);
    expect(leads('{T}: Add {G}.', 'Add {G}', [])).toBe(false);
  });

  test('"it" is the object where an ability that was given speaks of it', () => {
    const given = 'When ~ is put into a graveyard from the battlefield, exile ~.';
    expect(leads(given, 'When this permanent is put into a graveyard from the battlefield, exile it', [])).toBe(true);
    expect(leads(given, 'When this permanent is put into a graveyard from the battlefield, return it', [])).toBe(false);
  });

  test('"this creatures" is no name of the object', () => {
    expect(foldText('this creatures')).toBe('this creatures');
  });
});
