/** Between the boards: the face-up plane and schemes, the planar die with its cost, and the decks. CR 901, 904. */
import type { JSX } from 'react';
import { dieOption, type FaceUp, faceUpCards } from '../model/supplementary.ts';
import { objectName, playerName } from '../model/lookup.ts';
import { typeLine } from '../model/object-words.ts';
import type { Entity, PlayerSummary } from '../model/types.ts';
import { Icon } from '../pieces/icons.tsx';
import { Mark } from '../pieces/mark.tsx';
import { ManaSymbol, SymbolText } from '../pieces/symbols.tsx';
import { objectHandlers } from '../pieces/tile.tsx';
import { takeOption } from '../store/play.ts';
import { linesOf, markClass, useFacts } from './facts.ts';
import { useRoving } from './roving.ts';

const CHAOS = /^Whenever chaos ensues,? ?/i;

function Lines({ title, lines }: { title: string; lines: readonly string[] }): JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <span className="half">
      <small>{title}</small>
      {lines.map((line) => (
        <span key={line}>
          <SymbolText text={line} />
        </span>
      ))}
    </span>
  );
}

function BigCard({ card: { object, kind, owner } }: { card: FaceUp }): JSX.Element {
  const facts = useFacts();
  const ids = [object.id as number as Entity];
  const mark = markClass(facts, ids);
  const lines = linesOf(facts, object);
  const chaos = lines.filter((line) => CHAOS.test(line)).map((line) => capital(line.replace(CHAOS, '')));
  const rest = lines.filter((line) => !CHAOS.test(line));
  const counters = Object.entries(object.counters).filter(([, count]) => count > 0);
  return (
    <button
      type="button"
      className={`big-card ${kind} ${mark === 'unable' ? '' : mark}`}
      data-ids={object.id}
      data-name={object.name}
      data-legal={mark === '' || mark === 'unable' ? undefined : ''}
      {...objectHandlers(object, ids)}
    >
      <span className="title">
        <b>{objectName(object)}</b>
        <small>
          {typeLine(object)}
          {kind === 'scheme' ? ` · ${playerName(facts.view, owner.id)}` : ''}
          {counters.map(([name, count]) => ` · ${name} ${count}`)}
        </small>
      </span>
      <Lines title={kind === 'plane' ? 'Always on' : ''} lines={rest} />
      <Lines title="Chaos" lines={chaos} />
    </button>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The die: what a roll costs now, and a button while the viewer may roll. */
function Die(): JSX.Element {
  const { view, question } = useFacts();
  const option = dieOption(question);
  const own = view.players.find(({ id }) => id === view.viewer);
  const roller = own ?? view.players.find(({ id }) => id === view.activePlayer);
  const cost = roller?.planarDieCost ?? 0;
  const controllers = (view.planarControllers ?? []).map((player) => playerName(view, player)).join(' and ');
  return (
    <span className="die">
      <button
        type="button"
        className="button small"
        disabled={option < 0}
        data-legal={option < 0 ? undefined : ''}
        onClick={() => takeOption(option)}
      >
        <Icon name="die" />
        <span>Roll</span>
        {cost === 0 ? <span>free</span> : <ManaSymbol code={String(cost)} />}
        <span className="unseen">{cost === 0 ? '' : `, costs ${cost}`}</span>
      </button>
      <small>{controllers === '' ? '' : `Planar controller: ${controllers}`}</small>
    </span>
  );
}

/** More decks than this are one number for all others. */
const DECKS_SHOWN = 4;

function Decks({
  words,
  players,
}: {
  words: string;
  players: readonly (readonly [PlayerSummary, number])[];
}): JSX.Element {
  const { view } = useFacts();
  const many = players.length > DECKS_SHOWN;
  const shown = many ? players.filter(([player]) => player.id === view.viewer) : players;
  const others = players.filter((one) => !shown.includes(one)).reduce((sum, [, count]) => sum + count, 0);
  return (
    <span className="decks-left">
      <small>{words}</small>
      {shown.map(([player, count]) => (
        <span key={player.id}>
          <Mark view={view} player={player.id} small />
          <span className="unseen">{playerName(view, player.id)}: </span>
          <b>{count}</b>
        </span>
      ))}
      {many ? (
        <span>
          others <b>{others}</b>
        </span>
      ) : null}
    </span>
  );
}

/** The strip; only where planes or schemes are played with. */
export function Strip(): JSX.Element {
  const { view } = useFacts();
  const roving = useRoving<HTMLElement>();
  const cards = faceUpCards(view);
  const planar = view.players.flatMap((player) =>
    player.planarDeckSize === undefined ? [] : [[player, player.planarDeckSize] as const],
  );
  const schemes = view.players.flatMap((player) =>
    player.schemeDeckSize === undefined ? [] : [[player, player.schemeDeckSize] as const],
  );
  return (
    <section className="strip" aria-label="Planes and schemes" data-region="strip" {...roving}>
      <div className="cards">
        {cards.map((card) => (
          <BigCard key={card.object.id} card={card} />
        ))}
        {cards.length === 0 ? (
          <p className="empty">{schemes.length > 0 ? 'No scheme is in motion.' : 'No plane is face up.'}</p>
        ) : null}
      </div>
      <div className="side-of-strip">
        {planar.length === 0 ? null : <Die />}
        {planar.length === 0 ? null : <Decks words="Planar deck" players={planar} />}
        {schemes.length === 0 ? null : <Decks words="Scheme deck" players={schemes} />}
      </div>
    </section>
  );
}
