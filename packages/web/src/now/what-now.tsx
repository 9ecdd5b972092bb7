/** "What can I do now?": all that is legal, by kind; what of the own cards is not, and the rule that says so. */
import { type JSX, useEffect, useState } from 'react';
import { objectName } from '../model/lookup.ts';
import { promptWords, waitingWords } from '../model/prompt-words.ts';
import type { ObjectView, Why } from '../model/types.ts';
import { RuleNumber } from '../pieces/mark.tsx';
import { SymbolText } from '../pieces/symbols.tsx';
import { useFacts } from '../regions/facts.ts';
import { read, reasonsAgainst, takeOption } from '../store/play.ts';
import { offerGroups, waitingCards } from './offers.ts';
import { NOW } from '../words/playing.ts';

/** Why each of these can't be used, as the server answers. */
function useReasons(objects: readonly ObjectView[]): ReadonlyMap<number, Why['whyNot']> {
  const [reasons, setReasons] = useState<ReadonlyMap<number, Why['whyNot']>>(new Map());
  const asked = objects.map(({ id }) => id).join(' ');
  // oxlint-disable-next-line react-hooks/exhaustive-deps: the numbers stand for the objects
  useEffect(() => {
    let current = true;
    for (const object of objects)
      void reasonsAgainst(object).then((found) => {
        if (current) setReasons((before) => new Map(before).set(object.id, found));
      });
    return () => {
      current = false;
    };
  }, [asked]);
  return reasons;
}

function NotNow(): JSX.Element | null {
  const { view, question } = useFacts();
  const cards = waitingCards(view, question?.kind === 'priority' ? question : null);
  const reasons = useReasons(cards);
  if (cards.length === 0) return null;
  return (
    <>
      <h3>{NOW.notNow}</h3>
      <ul>
        {cards.map((object) => {
          const [first] = reasons.get(object.id) ?? [];
          return (
            <li key={object.id}>
              <button type="button" className="name" onClick={() => read(object)} onFocus={() => read(object)}>
                {objectName(object)}
              </button>
              {first === undefined ? null : (
                <span>
                  {first.because} <RuleNumber rule={first.rule} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A title may ask, and has its mark then. */
function asSentence(title: string): string {
  return /[.?!]$/.test(title) ? title : `${title}.`;
}

/** What is asked instead of priority, or who is waited for. */
function Otherwise(): JSX.Element {
  const { snapshot, view, objects, question, selection } = useFacts();
  if (question === null) {
    const { title, detail } = waitingWords(snapshot);
    return (
      <p>
        <b>{asSentence(title)}</b> {detail} {view.over ? '' : NOW.notYourTime}
      </p>
    );
  }
  const { title, detail } = promptWords(view, objects, question, selection);
  return (
    <p>
      <b>
        <SymbolText text={asSentence(title)} />
      </b>{' '}
      <SymbolText text={detail} /> {NOW.answerFirst}
    </p>
  );
}

/** The inside of the list. */
export function WhatNow(): JSX.Element {
  const { snapshot, question } = useFacts();
  const groups = question?.kind === 'priority' ? offerGroups(question) : [];
  return (
    <>
      {question?.kind === 'priority' ? null : <Otherwise />}
      {question?.kind === 'priority' && groups.length === 0 ? <p>{NOW.onlyPass}</p> : null}
      {groups.map(({ title, offers }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          {offers.map(({ index }) => (
            <button key={index} type="button" data-option={index} onClick={() => takeOption(index)}>
              <SymbolText text={snapshot.optionTexts[index] ?? ''} />
            </button>
          ))}
        </section>
      ))}
      {snapshot.view.over || snapshot.seat === null ? null : <NotNow />}
    </>
  );
}
