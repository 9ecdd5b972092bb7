/** Above the bar: what a question needs beyond two buttons. Modes, options, orders, shares, cards in no open zone. */
import { type JSX, useMemo, useState } from 'react';
import { isPlayer } from '../../model/entities.ts';
import { groupObjects, hasType } from '../../model/groups.ts';
import { orderWords, pileWords } from '../../model/prompt-words.ts';
import { entityName, objectName, playerName, zoneOf } from '../../model/lookup.ts';
import { shownWords, wordsSeen } from '../../model/word-choice.ts';
import type { Asked, Entity, ObjectId, ObjectView, Question } from '../../model/types.ts';
import { Icon } from '../../pieces/icons.tsx';
import { Stepper } from '../../pieces/stepper.tsx';
import { SymbolText } from '../../pieces/symbols.tsx';
import { allDefenders, attackWith } from '../../selection/attacking.ts';
import { addMode, candidates, type ObjectChoice, toggleEntities } from '../../selection/choosing.ts';
import { type Division, setShare, shareholders } from '../../selection/dividing.ts';
import { moveShown, pilesOf, sendTo, shownOrder, swapItems } from '../../selection/ordering.ts';
import { answer, choose } from '../../store/play.ts';
import { useFacts } from '../facts.ts';
import { ObjectCard } from '../hand.tsx';

function Search({ value, onChange }: { value: string; onChange: (value: string) => void }): JSX.Element {
  return (
    <input
      className="search"
      type="search"
      aria-label="Search"
      placeholder="Search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Options({ options, notes }: { options: readonly string[]; notes?: (index: number) => string }): JSX.Element {
  const { objects } = useFacts();
  const [search, setSearch] = useState('');
  const many = options.length > 12;
  const seen = useMemo(() => wordsSeen(objects.values()), [objects]);
  const { places, more } = shownWords(options, search, seen);
  return (
    <div className={many ? 'tray across' : 'tray'}>
      {many ? <Search value={search} onChange={setSearch} /> : null}
      {places.map((i) => (
        <button key={i} type="button" className="choice" data-choice={i} onClick={() => void answer([i])}>
          {i < 9 && !many ? <kbd>{i + 1}</kbd> : null}
          <span>
            <SymbolText text={options[i] as string} />
            {notes?.(i)}
          </span>
        </button>
      ))}
      {more > 0 ? <p className="more">and {more} more: type a part of the word</p> : null}
      {places.length === 0 ? <p className="more">None has “{search.trim()}” in it</p> : null}
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

function Movers({ up, down }: { up: (() => void) | null; down: (() => void) | null }): JSX.Element {
  return (
    <>
      <button type="button" className="tool" aria-label="Up" disabled={up === null} onClick={up ?? undefined}>
        <Icon name="up" />
      </button>
      <button type="button" className="tool" aria-label="Down" disabled={down === null} onClick={down ?? undefined}>
        <Icon name="down" />
      </button>
    </>
  );
}

/** Where the thing at a place of several lies. */
function whereOf(place: number, count: number, { first, last }: { first: string; last: string }): string {
  return count < 2 ? '' : place === 0 ? first : place === count - 1 ? last : '';
}

function Order({ question }: { question: Asked<'order'> }): JSX.Element {
  const { selection, objects } = useFacts();
  const shown = shownOrder(question, selection);
  const words = orderWords(question);
  const mover = (place: number, by: -1 | 1): (() => void) | null =>
    shown[place + by] === undefined ? null : () => choose(moveShown(question, selection, place, by));
  return (
    <ol className="tray order">
      {shown.map((index, place) => {
        const item = question.items[index];
        const name = item === undefined ? '' : objectName(objects.get(item.object));
        const where = whereOf(place, shown.length, words);
        return (
          <li key={index} className="row">
            <b>{place + 1}</b>
            <span className="label">
              <SymbolText text={item?.text === '' || item === undefined ? name : item.text} />
              {where === '' ? null : <small>{where}</small>}
            </span>
            <Movers up={mover(place, -1)} down={mover(place, 1)} />
          </li>
        );
      })}
    </ol>
  );
}

function Arrange({ question }: { question: Asked<'arrange'> }): JSX.Element {
  const { selection, objects } = useFacts();
  return (
    <div className="tray">
      {pilesOf(question, selection).map((pile, destination) => {
        const title = question.destinations[destination] ?? '';
        const swap = (place: number, by: -1 | 1): (() => void) | null => {
          const other = pile[place + by];
          const card = pile[place];
          return other === undefined || card === undefined ? null : () => choose(swapItems(selection, card, other));
        };
        return (
          <div key={destination}>
            <b className="pile-title">{title}</b>
            {pile.length === 0 ? <p>no card</p> : null}
            {pile.map((card, place) => {
              const where = whereOf(place, pile.length, pileWords(title));
              return (
                <div key={card} className="row">
                  <span className="label">
                    {objectName(objects.get(question.cards[card] as ObjectId))}
                    {where === '' ? null : <small>{where}</small>}
                  </span>
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
                  {pile.length > 1 ? <Movers up={swap(place, -1)} down={swap(place, 1)} /> : null}
                </div>
              );
            })}
          </div>
        );
      })}
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
  const [search, setSearch] = useState('');
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
  const known = hidden.flatMap((entity) => objects.get(entity) ?? []);
  const groups = groupObjects([...known].sort(byKindAndName), () => '', false);
  const wanted = search.trim().toLowerCase();
  return (
    <div className="tray across">
      {groups.length <= 12 ? null : <Search value={search} onChange={setSearch} />}
      {groups.map((group) =>
        wanted !== '' && !group.object.name.toLowerCase().includes(wanted) ? null : (
          <ObjectCard key={group.object.id} object={group.object} ids={group.ids} />
        ),
      )}
      {hidden.map((entity) => {
        if (objects.has(entity)) return null;
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

/** Lands last, each kind by name. */
function byKindAndName(one: ObjectView, other: ObjectView): number {
  const lands = Number(hasType(one, 'land')) - Number(hasType(other, 'land'));
  return lands !== 0 ? lands : one.name.localeCompare(other.name);
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
