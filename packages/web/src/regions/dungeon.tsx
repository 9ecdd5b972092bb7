/** The map of a dungeon with the venture marker. CR 309. */
import type { JSX } from 'react';
import { dungeonRows } from '../model/supplementary.ts';
import { playerName } from '../model/lookup.ts';
import { SymbolText } from '../pieces/symbols.tsx';
import { useFacts } from './facts.ts';
import { Frame } from './frame.tsx';

/** The dialog. */
export function DungeonDialog({ player: id }: { player: number }): JSX.Element | null {
  const { view, cards } = useFacts();
  const player = view.players.find((one) => one.id === id);
  const dungeon = player?.dungeon;
  if (player === undefined || dungeon == null) return null;
  const rooms = cards[dungeon.name]?.rooms ?? [];
  const name = playerName(view, player.id);
  return (
    <Frame title={`${dungeon.name}: ${name === 'You' ? 'your' : `${name}’s`} way`}>
      <ol className="dungeon">
        {dungeonRows(rooms).map((row) => (
          <li key={row.map((room) => room.name).join()} className="dungeon-row">
            {row.map((room) => {
              const here = room.name === dungeon.room;
              return (
                <div
                  key={room.name}
                  className={`room${here ? ' here' : ''}`}
                  aria-current={here ? 'location' : undefined}
                >
                  <b>{room.name}</b>
                  {here ? (
                    <span className="pill turn">{name === 'You' ? 'You are here' : `${name} is here`}</span>
                  ) : null}
                  <span>
                    <SymbolText text={room.text} />
                  </span>
                  <small>{room.leadsTo.length === 0 ? 'The last room' : `On to ${room.leadsTo.join(' or ')}`}</small>
                </div>
              );
            })}
          </li>
        ))}
      </ol>
      {player.completedDungeons.length === 0 ? null : <p>Completed: {player.completedDungeons.join(', ')}.</p>}
    </Frame>
  );
}
