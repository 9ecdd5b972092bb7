/** Cards whose words the engine does not carry out are refused. */
import { describe, expect, test } from 'vitest';
import type { Ability, Action } from '@kitchen-table/language/surface';
import {
  act,
  classFilter,
  filter,
  keyword,
  printedCard as card,
  printedCreature as creature,
  self,
  spell,
  target,
  you,
} from '../../../engine/test/support/cards.ts';
import { it, nodes, place, select, seq, sorcery, stating } from '../../../engine/test/support/texts.ts';

describe('refused', () => {
  test('a kind of node that no table names', () => {
    expect(nodes(sorcery(act({ kind: 'draw', amount: { kind: 'dreams' } as never })))).toEqual(['dreams']);
  });

  test('a field that the mood does not read, though another mood does', () => {
    const destroys: Ability = {
      kind: 'triggered',
      trigger: {
        kind: 'trigger',
        word: 'whenever',
        events: [{ kind: 'untap', actor: you, object: select(filter('creature')) }],
      },
      clause: act({ kind: 'draw' }),
    };
    expect(nodes(creature('Test Watcher', 'G', 1, 1, destroys))).toEqual(['event untap.actor']);
    expect(nodes(sorcery(act({ kind: 'untap', actor: you, object: target(filter('creature')) })))).toEqual([]);
  });

  test('a value that its field does not have', () => {
    const unheard = { ...place('graveyard', { words: 'unheard of' }) };
    expect(nodes(sorcery(act({ kind: 'exile', object: target(classFilter('card')), from: unheard })))).toEqual([
      'place.words unheard of',
    ]);
  });

  test('a replacement of what is told of only when it has been done (CR 614.4)', () => {
    const replacing = (would: Action): ReturnType<typeof nodes> =>
      nodes(creature('Test Alibi', 'W', 1, 1, stating({ kind: 'replace', would, instead: act({ kind: 'draw' }) })));
    const deed = (action: string): Action => ({ kind: 'keywordAction', action, actor: you });
    const tooLate = ['replace what is told of when it is done'];
    expect(replacing(deed('commit a crime'))).toEqual(tooLate);
    expect(replacing({ kind: 'fight', object: select(filter('creature')) })).toEqual([]);
    expect(replacing(deed('investigate'))).toEqual([]);
    expect(replacing({ kind: 'goad', object: select(filter('creature')) })).toEqual([]);
  });

  test('cards from a single graveyard, unless they are targets (CR 601.2c)', () => {
    const single = { ...place('graveyard', { single: true }) };
    const exiling = (object: ReturnType<typeof target>): string[] =>
      nodes(sorcery(act({ kind: 'exile', object, from: single })));
    expect(exiling(target(classFilter('card')))).toEqual([]);
    expect(exiling(select(classFilter('card')))).toEqual(['from a single graveyard, without targets']);
  });

  test('an alternative cost given to spells that leaves more to do than to cast them (CR 118.9)', () => {
    const giving = (name: string): ReturnType<typeof nodes> => {
      const abilities = [keyword(name, { cost: [{ kind: 'manaCost', symbols: ['R'] }] })];
      const action: Action = { kind: 'gain', verb: 'have', object: select(classFilter('spell'), 'bare'), abilities };
      return nodes(creature('Test Hunter', 'R', 1, 1, stating({ kind: 'changes', action })));
    };
    expect(giving('warp')).toContain('gain warp, to spells');
    expect(giving('prowl')).toEqual([]);
  });

  test('within an ability that is granted', () => {
    const granting: Action = {
      kind: 'gain',
      verb: 'have',
      object: select(filter('creature'), 'bare'),
      abilities: [keyword('unheard of', { detail: 'of all things' })],
    };
    expect(nodes(creature('Test Lord', 'G', 1, 1, stating({ kind: 'changes', action: granting })))).toContain(
      'keyword.detail of all things',
    );
  });

  test('a reference to what nothing names, and to an event outside of one (CR 608.2k)', () => {
    expect(nodes(sorcery(act({ kind: 'destroy', object: it('target7') })))).toEqual(['label targetN']);
    expect(nodes(sorcery(act({ kind: 'destroy', object: it('event.object') })))).toEqual(['label event.object']);
    const trigger: Ability = {
      kind: 'triggered',
      trigger: { kind: 'trigger', word: 'whenever', events: [{ kind: 'attack', object: self }] },
      clause: act({ kind: 'destroy', object: it('event.object') }),
    };
    expect(nodes(creature('Test Attacker', 'G', 1, 1, trigger))).toEqual([]);
  });

  test('an X that no cost and no "where X is" defines (CR 107.3)', () => {
    const draws = spell(act({ kind: 'draw', amount: { kind: 'x' } }));
    expect(nodes(card('Test X', { cost: 'R', types: ['sorcery'], abilities: [draws] }))).toEqual([
      'an X without a value',
    ]);
    expect(nodes(card('Test X', { cost: 'XR', types: ['sorcery'], abilities: [draws] }))).toEqual([]);
  });

  test('a label on a noun that is only read, not chosen', () => {
    const counted = select(filter('creature'), 'bare', 'chosen1');
    expect(
      nodes(
        sorcery(
          seq(
            act({ kind: 'gainLife', amount: { kind: 'count', of: counted } }),
            act({ kind: 'destroy', object: it('chosen1') }),
          ),
        ),
      ),
    ).toEqual(['label chosenN']);
  });
});
