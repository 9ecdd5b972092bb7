/** Above the bar: what a question needs beyond two buttons. Modes, options, orders, shares, cards in no open zone. */
import { type JSX, useState } from 'react';
import { isPlayer } from '../model/entities.ts';
import { groupObjects } from '../model/groups.ts';
import { entityName, objectName, playerName, zoneOf } from '../model/lookup.ts';
import type { Asked, Entity, ObjectId, ObjectView, Question } from '../model/types.ts';
import { Icon } from '../pieces/icons.tsx';
import { Stepper } from '../pieces/stepper.tsx';
import { SymbolText } from '../pieces/symbols.tsx';
import { allDefenders, attackWith } from '../selection/attacking.ts';
import { addMode, candidates, type ObjectChoice, toggleEntities } from '../selection/choosing.ts';
import { type Division, setShare, shareholders } from '../selection/dividing.ts';
import { moveItem, pilesOf, sendTo } from '../selection/ordering.ts';
import { answer, choose } from '../store/play.ts';
import { useFacts } from './facts.ts';
import { ObjectCard } from './hand.tsx';

function Options({ options, notes }: { options: readonly string[]; notes?: (index: number) => string }): JSX.Element {
  const [search, setSearch] = useState('');
  const many = options.length > 12;
  const wanted = search.trim().toLowerCase();
  return (
    <div className={many ? 'tray across' : 'tray'}>
      {many ? (
        <input
          className="search"
          type="search"
          aria-label="Search"
          placeholder="Search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      ) : null}
      {options.map((option, i) =>
        wanted !== '' && !option.toLowerCase().includes(wanted) ? null : (
          <button key={i} type="button" className="choice" data-choice={i} onClick={() => void answer([i])}>
            {i < 9 && !many ? <kbd>{i + 1}</kbd> : null}
            <span>
              <SymbolText text={option} />
              {notes?.(i)}
            </span>
          </button>
        ),
      )}
    </div>
  );
}

function Modes({ question }: { question: Asked<'chooseModes'> }): JSX.Element {
  const { selection } = useFacts();
  return (
    <div className="tray">
      {question.options.map((option, i) => {
        const times = selection.picked.filter((picked) => picked === i).length;
        return (
          <button
            key={option.index}
            type="button"
            className="choice"
            data-choice={i}
            aria-pressed={times > 0}
            onClick={() => choose(addMode(question, selection, i))}
          >
            <kbd>{i + 1}</kbd>
            <span>
              <SymbolText text={option.text} />
            </span>
            {times > 1 ? <b>×{times}</b> : null}
          </button>
        );
      })}
      {question.repeat && selection.picked.length > 0 ? (
        <button type="button" className="choice" onClick={() => choose({ ...selection, picked: [] })}>
          Start over
        </button>
      ) : null}
    </div>
  );
}

function Movers({ place, last }: { place: number; last: number }): JSX.Element {
  const { selection } = useFacts();
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label="Earlier"
        disabled={place === 0}
        onClick={() => choose(moveItem(selection, place, -1))}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label="Later"
        disabled={place === last}
        onClick={() => choose(moveItem(selection, place, 1))}
      >
        <Icon name="down" />
      </button>
    </>
  );
}

function Order({ question }: { question: Asked<'order'> }): JSX.Element {
  const { selection, objects } = useFacts();
  return (
    <div className="tray">
      {selection.picked.map((index, place) => {
        const item = question.items[index];
        const name = item === undefined ? '' : objectName(objects.get(item.object));
        return (
          <div key={index} className="row">
            <b>{place + 1}</b>
            <span className="label">
              <SymbolText text={item?.text === '' || item === undefined ? name : item.text} />
            </span>
            <Movers place={place} last={selection.picked.length - 1} />
          </div>
        );
      })}
    </div>
  );
}

function Arrange({ question }: { question: Asked<'arrange'> }): JSX.Element {
  const { selection, objects } = useFacts();
  return (
    <div className="tray">
      {pilesOf(question, selection).map((pile, destination) => (
        <div key={destination}>
          <b>{question.destinations[destination]}</b>
          {pile.length === 0 ? <p>no card</p> : null}
          {pile.map((card) => {
            const object = objects.get(question.cards[card] as ObjectId);
            return (
              <div key={card} className="row">
                <span className="label">{objectName(object)}</span>
                {question.destinations.map((name, other) =>
                  other === destination ? null : (
                    <button
                      key={name}
                      type="button"
                      className="button small"
                      onClick={() => choose(sendTo(selection, card, other))}
                    >
                      {name}
                    </button>
                  ),
                )}
                {pile.length > 1 ? (
                  <Movers place={selection.picked.indexOf(card)} last={selection.picked.length - 1} />
                ) : null}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Shares({ question }: { question: Division }): JSX.Element {
  const { selection, view, objects } = useFacts();
  return (
    <div className="tray">
      {shareholders(question).map((entity, i, all) => {
        const plain = entityName(view, objects, entity);
        const controller = objects.get(entity)?.controller;
        const alike = all.filter((other) => entityName(view, objects, other) === plain).length > 1;
        const name = alike && controller !== undefined ? `${plain} (${playerName(view, controller)})` : plain;
        const lethal = question.kind === 'assignDamage' ? question.lethal[i] : undefined;
        return (
          <div key={entity} className="row">
            <span className="label">
              {name}
              {lethal === undefined ? '' : ` (lethal: ${lethal})`}
            </span>
            <Stepper
              small
              label={name}
              value={selection.amounts[i] ?? 0}
              min={0}
              max={question.total}
              onChange={(value) => choose(setShare(question, selection, i, value))}
            />
          </div>
        );
      })}
    </div>
  );
}

/** Legal objects that no open zone of the table shows: in libraries, graveyards, exile, other hands. */
function HiddenChoices({ question }: { question: ObjectChoice }): JSX.Element | null {
  const { view, objects, selection } = useFacts();
  const hidden = candidates(question).filter((entity) => {
    if (isPlayer(entity)) return false;
    const zone = zoneOf(view, entity as number as ObjectId);
    if (zone === 'hand')
      return view.players.some(
        (player) => player.id !== view.viewer && player.hand.some((card) => card.id === (entity as number)),
      );
    return zone === null || zone === 'graveyard' || zone === 'exile' || zone === 'ante';
  });
  if (hidden.length === 0) return null;
  return (
    <div className="tray across">
      {hidden.map((entity) => {
        const object = objects.get(entity);
        if (object !== undefined) return <ObjectCard key={entity} object={object} />;
        const pressed = selection.picked.some((index) => candidates(question)[index] === entity);
        return (
          <button
            key={entity}
            type="button"
            className="choice"
            data-ids={entity}
            data-legal=""
            aria-pressed={pressed}
            onClick={() => choose(toggleEntities(question, selection, [entity]))}
          >
            {entityName(view, objects, entity)}
          </button>
        );
      })}
    </div>
  );
}

function Attack({ question }: { question: Asked<'attackers'> }): JSX.Element | null {
  const { view, objects, selection } = useFacts();
  const defenders = allDefenders(question);
  const attackers = question.attackers.flatMap((id) => objects.get(id) ?? []);
  const groups = groupObjects(attackers, () => '', false).filter((group) => group.ids.length > 1);
  if (defenders.length < 2 && groups.length === 0) return null;
  const attacking = (object: ObjectView): boolean =>
    (selection.amounts[question.attackers.indexOf(object.id)] ?? -1) >= 0;
  return (
    <div className="tray">
      {defenders.length < 2 ? null : (
        <div className="row" role="group" aria-label="Whom to attack">
          <span>Attack</span>
          {defenders.map((defender) => (
            <button
              key={defender}
              type="button"
              className="button small"
              aria-pressed={selection.pointer === defender}
              onClick={() => choose({ ...selection, pointer: defender })}
            >
              {entityName(view, objects, defender)}
            </button>
          ))}
        </div>
      )}
      {groups.map((group) => (
        <div key={group.object.id} className="row">
          <span className="label">
            {objectName(group.object)} ×{group.ids.length}
          </span>
          <Stepper
            small
            label={`${objectName(group.object)}: how many attack`}
            value={group.ids.filter((id) => attacking(objects.get(id) as ObjectView)).length}
            min={0}
            max={group.ids.length}
            onChange={(count) => choose(attackWith(question, selection, group.ids as readonly Entity[], count))}
          />
        </div>
      ))}
    </div>
  );
}

/** The tray of the open question; nothing when the bar and the table suffice. */
export function Tray({ question }: { question: Question }): JSX.Element | null {
  const { view } = useFacts();
  switch (question.kind) {
    case 'chooseOption':
      return <Options options={question.options} />;
    case 'vote': {
      const names = (option: number): string => {
        const voters = question.votes
          .filter((vote) => vote.option === option)
          .map((vote) => playerName(view, vote.player));
        return voters.length === 0 ? '' : ` (${voters.join(', ')})`;
      };
      return <Options options={question.options} notes={names} />;
    }
    case 'pay':
      return <Options options={question.options.map((option, i) => (i === 0 ? 'Pay the rest for me' : option.text))} />;
    case 'chooseModes':
      return <Modes question={question} />;
    case 'order':
      return <Order question={question} />;
    case 'arrange':
      return <Arrange question={question} />;
    case 'distribute':
    case 'assignDamage':
      return <Shares question={question} />;
    case 'targets':
    case 'chooseObjects':
      return <HiddenChoices question={question} />;
    case 'attackers':
      return <Attack question={question} />;
    case 'priority':
    case 'chooseNumber':
    case 'yesNo':
    case 'blockers':
    case 'mulligan':
      return null;
  }
}
