/** Battlefields: own and opposite with rows, others as columns of small tiles or as summaries. */
import type { JSX } from 'react';
import { asEntity } from '../model/entities.ts';
import { groupObjects, landPiles, lanesOf } from '../model/groups.ts';
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
import { markClass, useFacts } from './facts.ts';
import { useFit } from './fit.ts';
import { useRoving } from './roving.ts';
import { Commanders, Life, PlayerName, SeatPills, seatClass, Zones } from './seat.tsx';

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
    <div className={seatClass(facts, player)}>
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

/** One of two or three opponents: a column of small tiles, lands as open mana. */
export function ColumnBoard({ player }: { player: PlayerSummary }): JSX.Element {
  const facts = useFacts();
  const roving = useRoving<HTMLElement>();
  const { lanes, markOf, spread } = useLanes(player);
  const piles = landPiles(lanes.lands, markOf);
  const legalLands = piles.some((pile) => /targetable|chosen/.test(markOf(pile.object)));
  const groups = groupObjects([...lanes.creatures, ...lanes.attackable, ...lanes.others], markOf, spread);
  const field = useFit(groups.map((group) => group.ids.length).join());
  return (
    <section
      className={`${seatClass(facts, player)} opponent`}
      aria-label={`${player.name}’s board`}
      data-region="opponent"
      {...roving}
    >
      <div className="heading">
        <PlayerName player={player} />
        <SeatPills player={player} />
        {groups.length <= 8 ? null : (
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
      <Zones player={player} className="zones" />
      <Commanders player={player} />
      <div className="field" ref={field}>
        {groups.map((group) => (
          <Tile key={group.object.id} group={group} />
        ))}
        {legalLands ? piles.map((pile) => <LandChip key={pile.ids.join()} pile={pile} />) : null}
      </div>
      <OpenMana piles={piles} />
    </section>
  );
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
