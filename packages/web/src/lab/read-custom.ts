/** A card typed by hand, read here in the page: oracle and engine come in only when the card page asks for them. */
import type { Ability } from '@kitchen-table/language/surface';
import { paraphraseFace } from '@kitchen-table/engine';
import { lowerCard } from '@kitchen-table/lower';
import { printAbility, printCard, readCard } from '@kitchen-table/oracle';
import type { ReadSentence } from '../model/types.ts';
import { nearest } from './nearest.ts';

/** What is typed. */
export interface CustomCard {
  readonly name: string;
  readonly cost: string;
  readonly typeLine: string;
  readonly text: string;
  readonly power: string;
  readonly toughness: string;
}

/** A paragraph that was not understood: what was read, what was not, and what would have been. */
export interface NotRead {
  readonly kind: 'stopped' | 'misprinted' | 'ambiguous' | 'unbound';
  readonly before: string;
  readonly after: string;
  readonly hints: readonly string[];
}

/** A card, or what is wrong with it. */
export type CustomReading =
  | {
      readonly kind: 'read';
      readonly lines: readonly string[];
      readonly sentences: readonly ReadSentence[];
      /** What the engine has no meaning for yet. */
      readonly missing: readonly string[];
    }
  | { readonly kind: 'refused'; readonly refusals: readonly NotRead[] };

const KINDS = { declined: 'stopped', misprinted: 'misprinted', ambiguous: 'ambiguous', unbound: 'unbound' } as const;

/** Reads it. */
export function readCustom(card: CustomCard): CustomReading {
  const name = card.name.trim() === '' ? 'This card' : card.name.trim();
  const result = readCard({
    name,
    mana_cost: card.cost,
    type_line: card.typeLine,
    oracle_text: card.text,
    ...(card.power.trim() === '' ? {} : { power: card.power.trim(), toughness: card.toughness.trim() || '0' }),
  });
  const own = (text: string): string => text.replace(/[~@]/g, name);
  if ('refusals' in result) {
    return {
      kind: 'refused',
      refusals: result.refusals.map(({ text, offset, expected, problem, details }) => ({
        kind: KINDS[problem],
        before: own(text.slice(0, offset)),
        after: own(text.slice(offset)),
        hints: problem === 'declined' ? nearest(text.slice(offset), expected) : (details ?? []).slice(0, 3).map(own),
      })),
    };
  }
  const lowered = lowerCard(result.card);
  const sentences = result.card.faces.flatMap((face, side) => {
    const played = 'card' in lowered ? lowered.card.faces[side] : undefined;
    const told = played === undefined ? [] : paraphraseFace(played);
    return face.abilities.map((ability: Ability, index) => ({
      text: own(printAbility(ability) ?? ability.kind),
      kind: ability.kind,
      tree: ability,
      core: played?.abilities.filter((_, at) => (played.text?.lines[at] ?? at) === index) ?? [],
      does: told.find((each) => each.ability === index)?.lines ?? [],
    }));
  });
  return {
    kind: 'read',
    lines: printCard(result.card).flatMap((text) => text.split('\n').filter((line) => line !== '')),
    sentences,
    missing: 'card' in lowered ? [] : lowered.refusals.map(({ node, text }) => `${own(text)} (${node})`),
  };
}
