/** Which role in its event a reference means: who did it, what it happened to, who or what was on the other side. CR 603.2. */
import type { Ability } from '@kitchen-table/language/surface';
import { expect, test } from 'vitest';
import { EVENT_LABELS, readText } from '../src/index.ts';

/** What the references of a text were bound to, in order, with their words. */
function bound(text: string, spell = false): readonly string[] {
  const { abilities, refusals } = readText(text, spell);
  expect(refusals).toEqual([]);
  const found: string[] = [];
  const walk = (tree: unknown): void => {
    if (tree === null || typeof tree !== 'object') return;
    const node = tree as { kind?: string; words?: string; to?: string };
    if (node.kind === 'reference') found.push(`${node.words}: ${node.to}`);
    Object.values(tree).forEach(walk);
  };
  walk(abilities satisfies readonly Ability[]);
  return found;
}
const { object, player, source, recipient } = EVENT_LABELS;

test('"that player" whose spell targets something is who controls it (CR 603.2)', () => {
  const text =
    'Whenever a Goat you control becomes the target of a spell an opponent controls, that player loses 2 life.';
  expect(bound(text)).toEqual([`that: ${player}`]);
});

test('"that spell" which targets you or yours is not what it targets (CR 603.2)', () => {
  const text =
    'Whenever you or a Goat you control becomes the target of a spell an opponent controls, counter that spell unless its controller pays {2}.';
  expect(bound(text)).toEqual([`that: ${recipient}`, `it: ${recipient}`]);
});

test('of two creatures, what deals damage deals it to the other (CR 603.2, 614.1)', () => {
  const text =
    'If a creature would deal combat damage to a creature this turn, it deals double that damage to that creature instead.';
  expect(bound(text, true)).toEqual([`that: ${recipient}`, `it: ${source}`]);
});

test('"that permanent or player" is who is hurt, whatever may hurt them (CR 614.1)', () => {
  const text =
    'If a Goat you control or a Wizard you control would deal damage to a permanent or player, it deals that much damage plus 1 to that permanent or player instead.';
  expect(bound(text)).toEqual([`that: ${recipient}`, `it: ${source}`]);
});

test('"that creature" cannot be you: it is what dealt damage to you or yours (CR 109.1)', () => {
  const text =
    'Whenever a red creature deals damage to you or a Goat you control, ~ deals that much damage to that creature.';
  expect(bound(text)).toEqual([`that: ${source}`]);
});

test('the other creature is the one that the event is not about (CR 603.2)', () => {
  const text = 'Whenever a creature you control deals damage to a creature, destroy the other creature.';
  expect(bound(text)).toEqual([`the other: ${recipient}`]);
});

test('what may be one of two deals the damage, and that player is dealt it (CR 603.2)', () => {
  const text =
    'Whenever ~ or equipped creature deals combat damage to a player, tap each creature that player controls.';
  expect(bound(text)).toEqual([`that: ${recipient}`]);
});

test('the target of a delayed trigger plays its part in the event (CR 603.7)', () => {
  const text = 'When target creature dies this turn, return that card to the battlefield under your control.';
  expect(bound(text, true)).toEqual([`that: ${object}`]);
});
