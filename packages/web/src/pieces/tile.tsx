/** A permanent on the battlefield: one tile for a whole group of equal ones. */
import type { JSX, MouseEvent } from 'react';
import { lettersOf, tintOf, tintStyle } from '../model/colors.ts';
import { isPlayer, playerOf } from '../model/entities.ts';
import type { Group } from '../model/groups.ts';
import { objectName, playerName } from '../model/lookup.ts';
import { breakable, change, counters, label, strength } from '../model/object-words.ts';
import type { Entity, ObjectView } from '../model/types.ts';
import { type Facts, markClass, useFacts } from '../regions/facts.ts';
import { clickEntities, openMenu, read, readNoMore, readSoon } from '../store/play.ts';
import { useSettings } from '../store/settings.ts';
import { Icon, isIconName } from './icons.tsx';
import { Lights } from './lights.tsx';
import { Stickers } from './stickers.tsx';
import { Mark } from './mark.tsx';
import { Noted } from './noted.tsx';
import { Cost } from './symbols.tsx';

/** The handlers of anything that stands for objects: click acts, right-click lists, hover and focus read. */
export function objectHandlers(
  object: ObjectView,
  ids: readonly Entity[],
): {
  onClick: (event: MouseEvent) => void;
  onContextMenu: (event: MouseEvent) => void;
  onMouseEnter: () => void;
  onMouseLeave: () => void;
  onFocus: () => void;
} {
  const place = (event: MouseEvent): { x: number; y: number } => {
    const box = event.currentTarget.getBoundingClientRect();
    return event.clientX === 0 ? { x: box.right, y: box.top } : { x: event.clientX, y: event.clientY };
  };
  return {
    onClick: (event) => {
      const { x, y } = place(event);
      read(object);
      clickEntities(ids, object, x, y);
    },
    onContextMenu: (event) => {
      event.preventDefault();
      openMenu({ ...place(event), ids, title: objectName(object), about: object, everything: true });
    },
    onMouseEnter: () => readSoon(object),
    onMouseLeave: readNoMore,
    onFocus: () => read(object),
  };
}

function Discs({ object, mark }: { object: ObjectView; mark: string }): JSX.Element {
  return (
    <span className="discs" aria-hidden="true">
      {object.attacking === null ? null : (
        <span className="attacking">
          <Icon name="sword" />
        </span>
      )}
      {object.blocking.length === 0 ? null : (
        <span className="blocking">
          <Icon name="shield" />
        </span>
      )}
      {object.tapped ? (
        <span>
          <Icon name="tap" />
        </span>
      ) : null}
      {object.summoningSick ? (
        <span>
          <Icon name="hourglass" />
        </span>
      ) : null}
      {mark === 'targetable' ? (
        <span className="targetable">
          <Icon name="aim" />
        </span>
      ) : null}
      {mark === 'chosen' ? (
        <span className="chosen">
          <Icon name="check" />
        </span>
      ) : null}
    </span>
  );
}

function Middle({ group, facts }: { group: Group; facts: Facts }): JSX.Element {
  const { object, ids } = group;
  const defender = facts.attacks.get(object.id);
  const attachments = object.attachments.map((id) => facts.objects.get(id));
  return (
    <span className="middle" aria-hidden="true">
      {ids.length > 1 ? <span className="times">×{ids.length}</span> : null}
      {defender !== undefined && isPlayer(defender) && facts.view.players.length > 2 ? (
        <span className="chip defender">
          <Icon name="sword" />
          <Mark view={facts.view} player={playerOf(defender)} small />
        </span>
      ) : null}
      {object.keywords.slice(0, 5).map((keyword) => {
        const word = keyword.toLowerCase();
        return isIconName(word) ? <Icon key={keyword} name={word} /> : null;
      })}
      {counters(object).map((counter) => (
        <span key={counter.text} className={`chip counter${counter.negative ? ' negative' : ''}`}>
          {counter.text}
        </span>
      ))}
      {object.damage > 0 ? (
        <span className="chip damage">
          <Icon name="drop" />
          {object.damage}
        </span>
      ) : null}
      {attachments.map((attachment, i) => (
        <span key={i} className="chip attachment">
          <Icon name="clip" /> {objectName(attachment)}
        </span>
      ))}
      <Lights numbers={object.lights} few />
      <Stickers of={object} />
      <Noted of={object} />
      {object.commander ? <Icon name="crown" /> : null}
      {object.phasedOut ? <span className="note">phased out</span> : null}
    </span>
  );
}

/** Whether letters and numbers would not fit side by side on a small tile: then the letters stand in a column. */
function isTight(object: ObjectView, tint: string): boolean {
  const numbers = strength(object).length * 8 + (change(object) === '' ? 0 : 10);
  return tint.length * 13 + numbers > 54;
}

function Corner({ object }: { object: ObjectView }): JSX.Element | null {
  const numbers = strength(object);
  const changed = change(object);
  if (numbers !== '') {
    return (
      <span className={`strength ${changed}`}>
        {changed === '' ? null : <i />}
        {numbers}
      </span>
    );
  }
  if (object.loyalty !== null) return <span className="loyalty">{object.loyalty}</span>;
  if (object.defense !== null) return <span className="loyalty">{object.defense}</span>;
  return <Cost cost={object.manaCost} />;
}

/** The tile. */
export function Tile({ group }: { group: Group }): JSX.Element {
  const facts = useFacts();
  const pictures = useSettings((settings) => settings.pictures);
  const { object } = group;
  const ids = group.ids as readonly Entity[];
  const mark = markClass(facts, ids);
  const tint = tintOf(object.colors, object.types);
  const classes = [
    'tile',
    mark,
    ids.length > 1 ? 'several' : '',
    object.tapped ? 'tapped' : '',
    object.summoningSick ? 'sick' : '',
    object.attacking === null ? '' : 'attacking',
    object.blocking.length === 0 ? '' : 'blocking',
    object.faceDown ? 'face-down' : '',
    object.phasedOut ? 'phased-out' : '',
  ];
  const plain = object.power === null && object.loyalty === null && object.defense === null && tint !== 'C';
  return (
    <button
      type="button"
      className={classes.filter((name) => name !== '').join(' ')}
      style={tintStyle(tint)}
      data-ids={ids.join(' ')}
      data-name={object.name}
      data-damage={object.damage}
      data-legal={mark === 'able' || mark === 'targetable' || mark === 'chosen' ? '' : undefined}
      aria-pressed={mark === 'chosen'}
      {...objectHandlers(object, ids)}
    >
      <span className="unseen">{label(object, ids.length, playerName(facts.view, object.controller), mark)}</span>
      {object.owner === object.controller ? null : (
        <span className="owner" aria-hidden="true">
          <Mark view={facts.view} player={object.owner} small />
        </span>
      )}
      <span className="name" lang="en" aria-hidden="true">
        {breakable(objectName(object))}
      </span>
      {pictures && !object.faceDown && object.card !== '' ? (
        <img
          className="art"
          alt=""
          loading="lazy"
          src={`https://api.scryfall.com/cards/named?format=image&version=art_crop&exact=${encodeURIComponent(object.card)}`}
        />
      ) : null}
      <Middle group={group} facts={facts} />
      <span className="foot" aria-hidden="true">
        <span className={isTight(object, tint) ? 'letters tight' : 'letters'}>
          {object.faceDown || plain
            ? null
            : lettersOf(tint).map(({ letter, className }) => (
                <span key={letter} className={className}>
                  {letter}
                </span>
              ))}
        </span>
        <Corner object={object} />
      </span>
      <Discs object={object} mark={mark} />
    </button>
  );
}
