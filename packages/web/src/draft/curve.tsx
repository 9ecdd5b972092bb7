/** The curve of cards of a draft. */
import type { JSX } from 'react';
import { curveOf, frontOf } from '../model/deck-building.ts';
import { Curve } from '../pieces/curve.tsx';
import { useDraft } from '../store/draft.ts';

/** The curve of some cards by name. */
export function CurveOf({ names }: { names: readonly string[] }): JSX.Element {
  const cards = useDraft((state) => state.cards);
  return <Curve columns={curveOf((name) => frontOf(cards, name), names)} />;
}
