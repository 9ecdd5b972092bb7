/** Life over the turns: one line a player, told apart by dashes and names as well as by color. */
import type { JSX } from 'react';
import type { GameCourse } from '../model/types.ts';
import { END } from '../words/end.ts';

const WIDTH = 560;
const HEIGHT = 220;
const LEFT = 40;
const RIGHT = 120;
const TOP = 10;
const BOTTOM = 30;
const DASHES = ['', '7 4', '2 4', '10 4 2 4', '14 5', '4 2', '1 3', '12 3 3 3', '6 6', '3 6'] as const;
/** Names nearer to each other than this would lie over each other. */
const NAME_HEIGHT = 18;

/** Even steps up to the highest total. */
function stepsTo(most: number): readonly number[] {
  const step = most <= 20 ? 5 : most <= 50 ? 10 : most <= 100 ? 20 : Math.ceil(most / 5 / 10) * 10;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/** Where the names stand: at the ends of their lines, pushed apart. */
function namePlaces(ends: readonly number[]): readonly number[] {
  const order = ends.map((y, seat) => ({ y, seat })).sort((one, other) => one.y - other.y);
  let last = -Infinity;
  const places = new Map<number, number>();
  for (const { y, seat } of order) {
    last = Math.max(y, last + NAME_HEIGHT);
    places.set(seat, last);
  }
  const over = Math.max(0, last - (HEIGHT - BOTTOM + 6));
  return ends.map((_, seat) => (places.get(seat) ?? 0) - over);
}

/** The graph; the table beside it holds the same totals. */
export function LifeGraph({ course, names }: { course: GameCourse; names: readonly string[] }): JSX.Element {
  const { turns, players } = course;
  const most = Math.max(1, ...turns.flatMap(({ life }) => life));
  const lastAt = Math.max(1, turns.length - 1);
  const x = (at: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * at) / lastAt;
  const y = (life: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - Math.max(0, life) / most);
  const linesOf = (seat: number): readonly { at: number; life: number }[] => {
    const out = players[seat]?.out ?? null;
    return turns.flatMap(({ turn, life }, at) => (out !== null && turn > out ? [] : [{ at, life: life[seat] ?? 0 }]));
  };
  const ends = names.map((_, seat) => y(linesOf(seat).at(-1)?.life ?? 0));
  const places = namePlaces(ends);
  const every = Math.max(1, Math.ceil(turns.length / 8));
  return (
    <svg className="life-graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={END.lifeGraph}>
      {stepsTo(most).map((life) => (
        <g key={life}>
          <line className="grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(life)} y2={y(life)} />
          <text x={LEFT - 6} y={y(life) + 4} textAnchor="end">
            {life}
          </text>
        </g>
      ))}
      {turns.map(({ turn }, at) =>
        at % every === 0 ? (
          <text key={turn} x={x(at)} y={HEIGHT - 6} textAnchor="middle">
            {turn === 0 ? 'start' : turn}
          </text>
        ) : null,
      )}
      {names.map((name, seat) => {
        const line = linesOf(seat);
        const last = line.at(-1);
        return (
          <g key={name} className={`seat-line mark-${seat}`}>
            <polyline
              points={line.map(({ at, life }) => `${x(at)},${y(life)}`).join(' ')}
              strokeDasharray={DASHES[seat]}
            />
            {last === undefined ? null : (
              <text className="name" x={Math.max(x(last.at), WIDTH - RIGHT) + 8} y={(places[seat] ?? 0) + 4}>
                {name} {last.life}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
