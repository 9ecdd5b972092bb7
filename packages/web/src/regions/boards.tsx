/** Battlefields: own and opposite with rows, others as columns of small tiles or as summaries. */
import type { CSSProperties, JSX } from 'react';
import { asEntity } from '../model/entities.ts';
import { columnWeight } from '../model/column-fit.ts';
import { type Group, groupObjects, landPiles, lanesOf } from '../model/groups.ts';
import { layoutOf, teamOf } from '../model/layout.ts';
import { objectName, playerName } from '../model/lookup.ts';
import { strength } from '../model/object-words.ts';
import type { Entity, GameView, ObjectView, PlayerSummary } from '../model/types.ts';
import { LandChip, OpenMana, Pool, QuietChip } from '../pieces/chips.tsx';
import { Icon } from '../pieces/icons.tsx';
import { Mark } from '../pieces/mark.tsx';
import { Tile } from '../pieces/tile.tsx';
import { clickEntities, focusSeat, openDialog } from '../store/play.ts';
import { useTable } from '../store/table.ts';
import { type Facts, markClass, useFacts } from './facts.ts';
import { useColumnFit, useFit } from './fit.ts';
import { useRoving } from './roving.ts';
import { Commanders, Life, PlayerName, playerMenu, SeatPills, seatClass, seatClick, Zones } from './seat.tsx';

function useLanes(player: PlayerSummary): {
  lanes: ReturnType<typeof lanesOf>;
  markOf: (object: ObjectView) => string;
  spread: boolean;
} {
  const facts = useFacts();
  const spread = useTable((state) => state.spread);
  const lanes = lanesOf(facts.view.battlefield.filter((object) => object.controller === player.id));
  const markOf = (object: ObjectView): string =>
    `${markClass(facts, [object.id as number as Entity])} ${facts.attacks.get(object.id) ?? ''}`;
  return { lanes, spread, markOf };
}

/** Tiles above, lands and quiet permanents as chips below. */
export function Field({ player }: { player: PlayerSummary }): JSX.Element {
  const { lanes, markOf, spread } = useLanes(player);
  const tiles = groupObjects([...lanes.creatures, ...lanes.attackable], markOf, spread);
  const quiet = groupObjects(lanes.others, markOf, spread);
  const field = useFit(tiles.map((group) => group.ids.length).join());
  return (
    <>
      <div className="field" ref={field}>
        {tiles.map((group) => (
          <Tile key={group.object.id} group={group} />
        ))}
      </div>
      <div className="lands">
        {landPiles(lanes.lands, markOf).map((pile) => (
          <LandChip key={pile.ids.join()} pile={pile} />
        ))}
        {quiet.map((group) => (
          <QuietChip key={group.object.id} group={group} />
        ))}
        <Pool pool={player.pool} />
      </div>
    </>
  );
}

/** Whether the life stands in the team's panel instead: CR 810.4. */
function sharesLife(view: GameView, player: PlayerSummary): boolean {
  const shared = teamOf(view, player)?.life;
  return shared !== undefined && shared !== null && layoutOf(view)?.name === 'seats-teams';
}

function SeatPanel({ player }: { player: PlayerSummary }): JSX.Element {
  const facts = useFacts();
  const shared = sharesLife(facts.view, player);
  return (
    <div className={seatClass(facts, player)} onClick={seatClick(facts, player)}>
      <div className="heading">
        <PlayerName player={player} />
        {shared ? null : <Life player={player} />}
      </div>
      <span className="pills">
        <SeatPills player={player} />
      </span>
      <Zones player={player} className="zone-list" />
      <Commanders player={player} />
    </div>
  );
}

/** A seat with its board in rows: the own one, or mirrored so that creatures meet at the phase bar. */
export function WideBoard({ player, mirrored }: { player: PlayerSummary; mirrored: boolean }): JSX.Element {
  const { view } = useFacts();
  const roving = useRoving<HTMLElement>();
  const name = player.id === view.viewer ? 'Your' : `${playerName(view, player.id)}’s`;
  return (
    <section className={mirrored ? 'side' : 'own'} aria-label={`${name} board`} data-region="board" {...roving}>
      <SeatPanel player={player} />
      <div className={mirrored ? 'board mirrored' : 'board'}>
        <Field player={player} />
      </div>
    </section>
  );
}

/** Who has left the game: no more than a header, so that the others have the room. */
function GoneSeat({ player }: { player: PlayerSummary }): JSX.Element {
  const facts = useFacts();
  return (
    <section className={`${seatClass(facts, player)} opponent`} aria-label={`${player.name}, out of the game`}>
      <div className="heading">
        <PlayerName player={player} />
        <SeatPills player={player} />
      </div>
      <Life player={player} />
      <Zones player={player} className="zones" />
    </section>
  );
}

/** What must be seen comes first where not all can be: what may be chosen, what fights, then the strongest. */
function urgency(facts: Facts, group: Group): number {
  const { object, ids } = group;
  const mark = markClass(facts, ids as readonly Entity[]);
  if (mark === 'chosen' || mark === 'targetable') return 1_000_000;
  if (object.attacking !== null || object.blocking.length > 0) return 100_000;
  return (object.commander ? 10_000 : 0) + (object.power ?? -1);
}

/** What a column has no room for: opens the board large, where it can be chosen too. */
function More({ player, left, lit }: { player: PlayerSummary; left: number; lit: boolean }): JSX.Element {
  return (
    <button
      type="button"
      className={lit ? 'and-more lit' : 'and-more'}
      data-legal={lit ? '' : undefined}
      onClick={() => openDialog({ kind: 'board', player: player.id })}
    >
      and {left} more
      <span className="unseen"> on {player.name}’s board</span>
    </button>
  );
}

/** One of two or three opponents: a column of tiles or strips, lands as open mana. Its head never leaves the screen. */
export function ColumnBoard({ player }: { player: PlayerSummary }): JSX.Element {
  const { lost } = player;
  return lost ? <GoneSeat player={player} /> : <LiveColumn player={player} />;
}

function LiveColumn({ player }: { player: PlayerSummary }): JSX.Element {
  const facts = useFacts();
  const roving = useRoving<HTMLElement>();
  const { lanes, markOf, spread } = useLanes(player);
  const piles = landPiles(lanes.lands, markOf);
  const legalPiles = piles.filter((pile) => /targetable|chosen/.test(markOf(pile.object)));
  const groups = groupObjects([...lanes.creatures, ...lanes.attackable, ...lanes.others], markOf, spread);
  const { ref, fit } = useColumnFit(groups.length + legalPiles.length);
  const folded = fit.shown < groups.length + legalPiles.length;
  const ordered = folded ? [...groups].sort((a, b) => urgency(facts, b) - urgency(facts, a)) : groups;
  const room = Math.max(0, fit.shown - legalPiles.length);
  const hidden = ordered.slice(folded ? room : groups.length);
  return (
    <section
      className={`${seatClass(facts, player)} opponent`}
      aria-label={`${player.name}’s board`}
      data-region="opponent"
      onClick={seatClick(facts, player)}
      {...roving}
    >
      <div className="heading">
        <PlayerName player={player} />
        <SeatPills player={player} />
        {fit.size === 'tall' ? null : (
          <button
            type="button"
            className="tool"
            title={`Enlarge ${player.name}’s board`}
            onClick={() => openDialog({ kind: 'board', player: player.id })}
          >
            <Icon name="plus" label={`Enlarge ${player.name}’s board`} />
          </button>
        )}
        {sharesLife(facts.view, player) ? null : <Life player={player} />}
      </div>
      <div className="seat-line">
        <Zones player={player} className="zones" />
        <Commanders player={player} />
      </div>
      <div
        className={`field ${fit.size}`}
        ref={ref}
        style={{ '--across': fit.across } as CSSProperties}
        data-groups={groups.length}
      >
        {ordered.slice(0, ordered.length - hidden.length).map((group) => (
          <Tile key={group.object.id} group={group} />
        ))}
        {legalPiles.map((pile) => (
          <LandChip key={pile.ids.join()} pile={pile} />
        ))}
        {hidden.length === 0 ? null : (
          <More player={player} left={hidden.length} lit={hidden.some((group) => urgency(facts, group) >= 1_000_000)} />
        )}
      </div>
      <OpenMana piles={piles} />
    </section>
  );
}

/** The widths of columns side by side: space goes to who has things, and who is out takes only a header. */
export function tracksOf(view: GameView, players: readonly PlayerSummary[]): string {
  return players
    .map((player) => {
      if (player.lost) return 'minmax(84px, 112px)';
      const lanes = lanesOf(view.battlefield.filter((object) => object.controller === player.id));
      const groups = groupObjects([...lanes.creatures, ...lanes.attackable, ...lanes.others], () => '', false);
      return `minmax(0, ${columnWeight(groups.length)}fr)`;
    })
    .join(' ');
}

/** One of four or more opponents: numbers only; a click opens the board, or chooses the player. */
export function Summary({ player, focused }: { player: PlayerSummary; focused: boolean }): JSX.Element {
  const facts = useFacts();
  const { lanes } = useLanes(player);
  const entity = asEntity(player.id);
  const mark = markClass(facts, [entity]);
  const legal = mark === 'targetable' || mark === 'chosen';
  const name = playerName(facts.view, player.id);
  const power = lanes.creatures.reduce((sum, creature) => sum + Math.max(0, creature.power ?? 0), 0);
  const best = [...lanes.creatures].sort((a, b) => (b.power ?? 0) - (a.power ?? 0))[0];
  const facts5: readonly (readonly [string, number])[] = [
    ['Hand', player.handSize],
    ['Creatures', lanes.creatures.length],
    ['Power', power],
    ['Open mana', lanes.lands.filter((land) => !land.tapped).length],
    ['Grave', player.graveyard.length],
  ];
  return (
    <button
      type="button"
      className={`summary ${seatClass(facts, player)} ${legal ? mark : ''}`.replace('seat', '')}
      data-ids={entity}
      data-legal={legal ? '' : undefined}
      aria-pressed={focused}
      onContextMenu={playerMenu(facts, player)}
      onClick={(event) => {
        focusSeat(player.id);
        if (legal) clickEntities([entity], null, event.clientX, event.clientY);
      }}
    >
      <span className="unseen">{legal ? 'Legal choice, and open the board of ' : 'Open the board of '}</span>
      <span className="heading">
        <Mark view={facts.view} player={player.id} />
        <span>{name}</span>
        <Life player={player} />
      </span>
      <span>
        <SeatPills player={player} />
      </span>
      <span className="facts">
        {facts5.map(([word, number]) => (
          <Fact key={word} word={word} number={number} />
        ))}
      </span>
      {best === undefined ? null : (
        <span className="best">
          {objectName(best)} {strength(best)}
        </span>
      )}
    </button>
  );
}

function Fact({ word, number }: { word: string; number: number }): JSX.Element {
  return (
    <>
      <span>{word}</span>
      <b>{number}</b>
    </>
  );
}
