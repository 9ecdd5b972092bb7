/** A player's seat: mark, name, life, zones to open, commanders and their damage (CR 903). */
import type { JSX, MouseEventHandler } from 'react';
import { asEntity } from '../model/entities.ts';
import { hasType } from '../model/groups.ts';
import { isOutOfRange, teamName, teamOf } from '../model/layout.ts';
import { objectName, playerName } from '../model/lookup.ts';
import { seatedCards } from '../model/supplementary.ts';
import { isTurnOf } from '../model/turns.ts';
import type { Entity, GameView, PlayerSummary } from '../model/types.ts';
import { Icon, type IconName } from '../pieces/icons.tsx';
import { Mark } from '../pieces/mark.tsx';
import { objectHandlers } from '../pieces/tile.tsx';
import { choosesOnTable } from '../selection/selection.ts';
import { clickEntities, openDialog, openPlayerMenu } from '../store/play.ts';
import { SeatClock } from '../time/clock.tsx';
import { type Facts, markClass, useFacts } from './facts.ts';
import { unusedStickers } from './sticker-sheets.tsx';

/** What a click on a seat, beside its buttons, does while players may be chosen: it chooses the player, or says why not. */
export function seatClick(facts: Facts, player: PlayerSummary): MouseEventHandler | undefined {
  const { question } = facts;
  if (question === null || !choosesOnTable(question) || question.kind === 'pay') return undefined;
  const entity = asEntity(player.id);
  const legal = facts.marks.legal.has(entity);
  return (event) => {
    const at = event.target as Element;
    if (at.closest('button') !== null || (!legal && at.closest('.heading') === null)) return;
    clickEntities([entity], null, event.clientX, event.clientY);
  };
}

/** Opens what can be done with the player: for whoever has a seat in a game that goes on. */
export function playerMenu(facts: Facts, player: PlayerSummary): MouseEventHandler | undefined {
  const { snapshot, view } = facts;
  if (snapshot.seat === null || view.over || player.lost) return undefined;
  return (event) => {
    event.preventDefault();
    event.stopPropagation();
    const box = event.currentTarget.getBoundingClientRect();
    const { x, y } = event.clientX === 0 ? { x: box.left, y: box.bottom } : { x: event.clientX, y: event.clientY };
    openPlayerMenu(player.id, x, y);
  };
}

/** The classes of a seat: whose turn, who has priority, who is out, whether the player may be chosen. */
export function seatClass(facts: Facts, player: PlayerSummary): string {
  const { view, snapshot } = facts;
  const names = ['seat'];
  const mark = markClass(facts, [asEntity(player.id)]);
  if (mark === 'targetable' || mark === 'chosen') names.push(`seat-${mark}`);
  if (isTurnOf(view, player.id)) names.push('active');
  if (snapshot.waitingFor === player.id) names.push('priority');
  if (snapshot.away.some(({ seat }) => seat === (player.id as number))) names.push('absent');
  if (player.lost) names.push('gone');
  if (isOutOfRange(view, player)) names.push('out-of-range');
  return names.join(' ');
}

/** Name and mark; a button that chooses the player while they may be chosen, else opens what can be done with them. */
export function PlayerName({ player }: { player: PlayerSummary }): JSX.Element {
  const facts = useFacts();
  const entity = asEntity(player.id);
  const mark = markClass(facts, [entity]);
  const name = playerName(facts.view, player.id);
  const isAway = facts.snapshot.away.some(({ seat }) => seat === (player.id as number));
  const inside = (
    <>
      <Mark view={facts.view} player={player.id} />
      <span className="name">{name}</span>
      {isAway ? <span className="unseen">, away</span> : null}
    </>
  );
  const menu = playerMenu(facts, player);
  if (mark !== 'targetable' && mark !== 'chosen') {
    // While others are chosen, a click on the seat says why not this one.
    if (menu === undefined || seatClick(facts, player) !== undefined)
      return (
        <span className="player" data-ids={entity} onContextMenu={menu}>
          {inside}
        </span>
      );
    return (
      <button type="button" className="player opens" data-ids={entity} onClick={menu} onContextMenu={menu}>
        {inside}
        <span className="unseen">: what can be done</span>
      </button>
    );
  }
  return (
    <button
      type="button"
      className={`player ${mark}`}
      data-ids={entity}
      data-legal=""
      aria-pressed={mark === 'chosen'}
      onClick={(event) => clickEntities([entity], null, event.clientX, event.clientY)}
      onContextMenu={menu}
    >
      {inside}
      <span className="unseen">{`, ${player.life} life, ${mark === 'chosen' ? 'chosen' : 'legal choice'}`}</span>
    </button>
  );
}

/** Life with its heart. */
export function Life({ player: { id, life } }: { player: PlayerSummary }): JSX.Element {
  return (
    <span className="life" data-player={id}>
      <Icon name="heart" />
      <span className="unseen">Life </span>
      {life}
    </span>
  );
}

/** Turn, decision, out of the game. */
export function SeatPills({ player }: { player: PlayerSummary }): JSX.Element {
  const { view, snapshot } = useFacts();
  const own = player.id === view.viewer;
  return (
    <>
      {isTurnOf(view, player.id) && !view.over && view.turn > 0 ? (
        <span className="pill turn">Turn {view.turn}</span>
      ) : null}
      {snapshot.waitingFor === player.id && own ? <span className="pill priority">Your move</span> : null}
      {snapshot.waitingFor === player.id && !own ? (
        <span className="pill plain">{snapshot.thinking ? 'thinking' : 'deciding'}</span>
      ) : null}
      <SeatClock player={player.id} />
      {player.lost ? <span className="pill plain">out</span> : null}
      {player.won ? <span className="pill turn">won</span> : null}
      <TeamPill player={player} />
      {isOutOfRange(view, player) ? <span className="pill plain">out of range</span> : null}
      {player.schemeDeckSize !== undefined && !isRumble(view) ? <span className="pill plain">archenemy</span> : null}
      {player.monarch ? (
        <span className="pill plain">
          <Icon name="crown" /> monarch
        </span>
      ) : null}
      {player.initiative ? (
        <span className="pill plain">
          <Icon name="flag" /> initiative
        </span>
      ) : null}
      {player.designations.map((designation) => (
        <span key={designation} className="pill plain">
          {designation === 'emperor' ? <Icon name="crown" /> : null} {designation}
        </span>
      ))}
    </>
  );
}

/** The dungeon with its room: a button that opens the map. CR 309.4. */
export function DungeonButton({ player }: { player: PlayerSummary }): JSX.Element | null {
  if (player.dungeon === null) return null;
  return (
    <button
      type="button"
      className="pill plain dungeon-button"
      title={`Open the map of ${player.dungeon.name}`}
      onClick={() => openDialog({ kind: 'dungeon', player: player.id })}
    >
      <Icon name="map" />
      <span className="unseen">Map of {player.dungeon.name}: </span>
      <span className="room-name">{player.dungeon.room}</span>
    </button>
  );
}

/** Everybody schemes: CR 904.12. */
function isRumble(view: GameView): boolean {
  return view.players.every(({ schemeDeckSize }) => schemeDeckSize !== undefined);
}

/** A teammate, or which of several teams. */
function TeamPill({ player }: { player: PlayerSummary }): JSX.Element | null {
  const { view } = useFacts();
  const team = teamOf(view, player);
  if (team === undefined) return null;
  const mine = view.viewer !== null && team.players.includes(view.viewer);
  const words = mine ? (player.id === view.viewer ? '' : 'partner') : teamName(view, team).toLowerCase();
  return words === '' ? null : <span className="pill plain">{words}</span>;
}

function Zone(props: { icon: IconName; word: string; count: number; open?: () => void; lit?: boolean }): JSX.Element {
  const inside = (
    <>
      <Icon name={props.icon} />
      <span>{props.word}</span>
      <b>{props.count}</b>
    </>
  );
  if (props.open === undefined) return <span>{inside}</span>;
  return (
    <button
      type="button"
      className={props.lit === true ? 'lit' : ''}
      data-legal={props.lit === true ? '' : undefined}
      title="Open"
      onClick={props.open}
    >
      {inside}
    </button>
  );
}

/** Hand, library, graveyard, exile with their numbers; the open ones can be opened. */
export function Zones({ player, className }: { player: PlayerSummary; className: 'zones' | 'zone-list' }): JSX.Element {
  const { marks } = useFacts();
  const legal = (objects: readonly { id: number }[]): boolean =>
    objects.some((object) => marks.legal.has(object.id as Entity));
  return (
    <span className={className}>
      <Zone icon="hand" word="Hand" count={player.handSize} />
      <Zone icon="library" word="Library" count={player.librarySize} />
      <Zone
        icon="graveyard"
        word="Grave"
        count={player.graveyard.length}
        lit={legal(player.graveyard)}
        open={() => openDialog({ kind: 'zone', player: player.id, zone: 'graveyard' })}
      />
      <Zone
        icon="exile"
        word="Exile"
        count={player.exile.length}
        lit={legal(player.exile)}
        open={() => openDialog({ kind: 'zone', player: player.id, zone: 'exile' })}
      />
      {player.ante === undefined ? null : (
        <Zone
          icon="ticket"
          word="Ante"
          count={player.ante.length}
          lit={legal(player.ante)}
          open={() => openDialog({ kind: 'zone', player: player.id, zone: 'ante' })}
        />
      )}
      {player.stickerSheets === undefined ? null : (
        <Zone
          icon="ticket"
          word="Stickers"
          count={unusedStickers(player)}
          open={() => openDialog({ kind: 'stickers', player: player.id })}
        />
      )}
      {player.attractionDeckSize === undefined ? null : (
        <Zone icon="ticket" word="Attractions" count={player.attractionDeckSize} />
      )}
    </span>
  );
}

/** The command zone as chips, commander damage by owner's mark (21 loses: CR 903.10a), and counters. */
export function Commanders({ player }: { player: PlayerSummary }): JSX.Element | null {
  const facts = useFacts();
  const counters = Object.entries(player.counters).filter(([, count]) => count > 0);
  const command = seatedCards(player);
  if (command.length === 0 && player.commanderDamage.length === 0 && counters.length === 0 && player.dungeon === null)
    return null;
  return (
    <span className="commanders">
      {command.map((object) => {
        const ids = [object.id as number as Entity];
        const mark = markClass(facts, ids);
        const tax = player.commanderTax.find((one) => one.commander === object.name)?.tax ?? 0;
        return (
          <button
            key={object.id}
            type="button"
            className={`commander-chip ${mark === 'unable' ? '' : mark}`}
            data-ids={object.id}
            data-legal={mark === '' || mark === 'unable' ? undefined : ''}
            {...objectHandlers(object, ids)}
          >
            <span className="unseen">In the command zone{mark === 'able' ? ', can act' : ''}: </span>
            <Icon name={object.commander ? 'crown' : hasType(object, 'vanguard') ? 'shield' : 'list'} />
            <span>{objectName(object)}</span>
            {(object.agenda ?? []).length === 0 ? null : <small>names {object.agenda?.join(', ')}</small>}
            {tax > 0 ? <b>tax +{tax}</b> : null}
          </button>
        );
      })}
      {player.commanderDamage
        .filter((one) => one.damage > 0)
        .map((one) => (
          <span
            key={`${one.owner} ${one.from}`}
            className={`commander-damage${one.damage >= 16 ? ' hot' : ''}`}
            title={`Damage by ${one.from}; 21 loses`}
          >
            <Mark view={facts.view} player={one.owner} small />
            <span className="unseen">Commander damage by {one.from}: </span>
            {one.damage}
          </span>
        ))}
      {counters.map(([kind, count]) => (
        <span key={kind} className="player-counter" title={`${count} ${kind} counters`}>
          {kind} <b>{count}</b>
        </span>
      ))}
      <DungeonButton player={player} />
    </span>
  );
}
