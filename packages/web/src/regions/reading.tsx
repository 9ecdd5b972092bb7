/** A card as it is read: what is printed, what effects change about it and whose they are, the state it is in, what all of it does. */
import type { JSX } from 'react';
import { playerName } from '../model/lookup.ts';
import { helpFor, keywordsIn } from '../model/keyword-help.ts';
import { readingNotes } from '../model/object-words.ts';
import { changesOf } from '../model/why-words.ts';
import type { FaceText, ObjectView } from '../model/types.ts';
import { FullCard } from '../pieces/card.tsx';
import { RuleNumber } from '../pieces/mark.tsx';
import { Cost, SymbolText } from '../pieces/symbols.tsx';
import { Told } from '../pieces/told.tsx';
import { openWhy } from '../store/play.ts';
import { useTable } from '../store/table.ts';
import { linesOf, ownLinesOf, useFacts } from './facts.ts';
import { cardFace } from './hand.tsx';

/** What the rules do with the abilities of a face, or (null) with those that effects gave. */
function Does({ object, face }: { object: ObjectView; face: number | null }): JSX.Element | null {
  const why = useTable((state) => state.why);
  if (why === null || why.object !== object.id) return null;
  const abilities = why.abilities.filter((ability) => ability.face === face);
  return <Told title={face === null ? 'What it was given does' : 'What it does'} abilities={abilities} />;
}

/** The other faces of its card: the other half, the adventure, the back. */
function OtherFace({ object, face, index }: { object: ObjectView; face: FaceText; index: number }): JSX.Element {
  const numbers = face.power === null ? (face.loyalty ?? face.defense ?? '') : `${face.power}/${face.toughness ?? ''}`;
  return (
    <section className="other-face" aria-label={face.name}>
      <h3>
        {face.name} <Cost cost={face.manaCost} />
      </h3>
      <p className="type-line">
        {face.typeLine} {numbers}
      </p>
      {face.lines.map((line) => (
        <p key={line}>
          <SymbolText text={line} />
        </p>
      ))}
      <Does object={object} face={index} />
    </section>
  );
}

/** What effects give and take; without the server's answer what is given, by nobody named. */
function Changes({ object }: { object: ObjectView }): JSX.Element | null {
  const { view, snapshot } = useFacts();
  const why = useTable((state) => state.why);
  const gained = snapshot.gained[object.id] ?? [];
  const known = why !== null && why.object === object.id && why.explanation !== null;
  const changes = known
    ? changesOf(view, why)
    : gained.length === 0
      ? []
      : [{ who: 'Now', words: `has ${gained.join(', ')}`, rules: ['613.1f'] }];
  if (changes.length === 0) return null;
  return (
    <ul className="changes" aria-label="What changes it">
      {changes.map(({ who, words, rules }, i) => (
        <li key={i}>
          <b>{who}:</b> <SymbolText text={words} />{' '}
          {rules.map((rule) => (
            <RuleNumber key={rule} rule={rule} />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Why nothing can be done with one's own card now. */
function Forbidden({ object }: { object: ObjectView }): JSX.Element | null {
  const { view, question } = useFacts();
  const why = useTable((state) => state.why);
  if (question?.kind !== 'priority' || object.controller !== view.viewer || why === null || why.object !== object.id)
    return null;
  return (
    <>
      {why.whyNot.map(({ rule, because }) => (
        <p key={rule + because} className="forbidden">
          Not now: {because}. <RuleNumber rule={rule} />
        </p>
      ))}
    </>
  );
}

/** What its keywords mean: for those who don't know them by heart. */
function Keywords({ object }: { object: ObjectView }): JSX.Element | null {
  const facts = useFacts();
  const known = helpFor([...object.keywords, ...keywordsIn(linesOf(facts, object))]);
  if (known.length === 0) return null;
  return (
    <dl className="keyword-help" aria-label="What its keywords mean">
      {known.map(({ keyword, means, rule }) => (
        <div key={keyword}>
          <dt>{keyword}</dt>
          <dd>
            <SymbolText text={means} />. <RuleNumber rule={rule} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** All of it. */
export function ReadCard({ object }: { object: ObjectView }): JSX.Element {
  const facts = useFacts();
  const notes = readingNotes(object, facts.objects);
  const face = { ...cardFace(facts, object), lines: ownLinesOf(facts, object) };
  const card = facts.cards[object.card];
  const others = card === undefined || object.faceDown ? [] : card.faces;
  return (
    <>
      <FullCard face={{ ...face, notes: notes.length === 0 ? [] : [`${notes.join(', ')}.`] }} />
      <Keywords object={object} />
      <Changes object={object} />
      <Forbidden object={object} />
      <Does object={object} face={card === undefined ? 0 : object.face} />
      <Does object={object} face={null} />
      {others.map((other, index) =>
        index === object.face ? null : <OtherFace key={other.name} object={object} face={other} index={index} />,
      )}
    </>
  );
}

/** The panel in the rail. */
export function Reading(): JSX.Element {
  const facts = useFacts();
  const kept = useTable((state) => state.reading);
  const object = kept === null ? null : (facts.objects.get(kept.id) ?? kept);
  if (object === null) {
    return (
      <section className="panel reading" aria-label="Reading">
        <h2>
          Reading <small>point at a card</small>
        </h2>
      </section>
    );
  }
  return (
    <section className="panel reading" aria-label="Reading" tabIndex={0}>
      <h2>
        Reading <small>{playerName(facts.view, object.controller)}</small>
        <button type="button" className="tool" title="Why is it so? (W)" onClick={() => openWhy(object)}>
          Why?
        </button>
      </h2>
      <ReadCard object={object} />
    </section>
  );
}
