/** Seat marks: shape, letter and color, so that no player is told by color alone. */
import type { JSX } from 'react';
import { playerName } from '../model/lookup.ts';
import type { GameView, PlayerId } from '../model/types.ts';

/** The mark of a player; the viewer is always the circle. */
export function Mark({
  view,
  player,
  small = false,
}: {
  view: GameView;
  player: PlayerId;
  small?: boolean;
}): JSX.Element {
  const name = playerName(view, player);
  const seats = view.players.length;
  const shape = (player - (view.viewer ?? 0) + seats) % seats;
  return (
    <span className={`mark mark-${shape}${small ? ' small' : ''}`} title={name} aria-hidden="true">
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}

/** A CR number. */
export function RuleNumber({ rule }: { rule: string }): JSX.Element {
  return <span className="rule-number">CR {rule}</span>;
}
