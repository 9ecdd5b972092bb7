/** How strong a card is in a limited deck, from its data alone, in rough points: a plain 2/2 for two is worth about 3. */
import { type Card, type Select, some } from '@kitchen-table/language/core';

const KEYWORDS: Readonly<Record<string, number>> = {
  flying: 1.6,
  deathtouch: 1.3,
  'double strike': 2,
  'first strike': 0.8,
  lifelink: 1,
  menace: 0.6,
  trample: 0.5,
  vigilance: 0.4,
  haste: 0.4,
  hexproof: 0.6,
  indestructible: 2,
  defender: -1.2,
};
/** What each deed in a text is worth, told by its node. */
const DEEDS: readonly (readonly [does: (node: Record<string, unknown>) => boolean, worth: number])[] = [
  [(node) => (node['kind'] === 'destroy' || node['kind'] === 'exile') && isTarget(node['object']), 2.6],
  [(node) => node['kind'] === 'dealDamage' && some(node, (part) => part['kind'] === 'anyTarget' || isTarget(part)), 2],
  [({ kind }) => kind === 'counter', 1.2],
  [({ kind }) => kind === 'draw', 1.2],
  [({ kind }) => kind === 'create', 1.2],
  [({ kind }) => kind === 'gainControl', 1.8],
  [({ kind, ...node }) => kind === 'destroy' && some(node, ({ amount }) => amount === 'all' || amount === 'each'), 1],
  [({ kind }) => kind === 'search', 0.8],
  [({ kind }) => kind === 'addMana', 0.7],
];

function isTarget(noun: unknown): boolean {
  const { kind, quantifier } = (noun ?? {}) as Partial<Select>;
  return kind === 'select' && quantifier?.target === true;
}

const memo = new WeakMap<Card, number>();

/** Mana value as printed; X counts 2 here. */
export function costOf(card: Card): number {
  let cost = 0;
  for (const symbol of card.faces[0].manaCost ?? [])
    cost += /^\d+$/.test(symbol) ? Number(symbol) : symbol === 'X' ? 2 : 1;
  return cost;
}

export function isLandCard(card: Card): boolean {
  return card.faces[0].types.includes('land');
}

export function isCreatureCard(card: Card): boolean {
  return card.faces[0].types.includes('creature');
}

/** The points of a card. */
export function cardPower(card: Card): number {
  let power = memo.get(card);
  if (power === undefined) memo.set(card, (power = measured(card)));
  return power;
}

function measured(card: Card): number {
  const [face] = card.faces;
  if (face.types.includes('conspiracy')) return 3.5;
  if (isLandCard(card)) return card.colorIdentity.length >= 2 ? 2 : 1;
  const cost = costOf(card);
  let points = 2.2 - cost * 0.75;
  for (const [does, worth] of DEEDS) if (some(face.abilities, does)) points += worth;
  for (const ability of face.abilities)
    if (ability.kind === 'keyword') points += KEYWORDS[ability.keyword] ?? 0.1;
    else points += 0.2;
  if (isCreatureCard(card)) points += (Number(face.power) || 1) * 0.8 + (Number(face.toughness) || 1) * 0.45;
  else if (face.types.includes('planeswalker')) points += 4;
  else points += cost * 0.35;
  return Math.max(0.2, points);
}
