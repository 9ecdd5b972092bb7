/** The card lab: type a card, see at once how it is read, or the spot where it is not. */
import { type JSX, useEffect, useState } from 'react';
import type { CustomCard, CustomReading, NotRead } from '../lab/read-custom.ts';
import { tintOfCost } from '../model/colors.ts';
import type { TypedCard } from '../model/types.ts';
import { FullCard } from '../pieces/card.tsx';
import { AbilityRead } from '../pieces/told.tsx';
import { TryIt } from '../lab/try-it.tsx';
import { SymbolText } from '../pieces/symbols.tsx';

/** Milliseconds after the last key. */
const PAUSE = 200;

const FIRST: CustomCard = {
  name: 'Table Wyrm',
  cost: '{3}{G}',
  typeLine: 'Creature — Dragon',
  text: 'Flying\nWhen this creature enters, draw a card.',
  power: '4',
  toughness: '3',
};

function typedCard({ cost, name, ...rest }: CustomCard): TypedCard {
  return { ...rest, name: name.trim() === '' ? 'This card' : name.trim(), manaCost: cost };
}

/** The reading of what is typed; null until the grammar is here. */
function useReading(card: CustomCard): CustomReading | null {
  const [reading, setReading] = useState<CustomReading | null>(null);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      void import('../lab/read-custom.ts').then(({ readCustom }) => {
        if (wanted) setReading(readCustom(card));
      });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [card]);
  return reading;
}

const HEADINGS: Readonly<Record<NotRead['kind'], string>> = {
  stopped: 'Understood up to here. Nearest words that could follow',
  misprinted: 'Understood, but a card would print it so',
  ambiguous: 'It could mean more than one thing',
  unbound: 'It is not clear what these words speak of',
};

function Refused({ refusal }: { refusal: NotRead }): JSX.Element {
  return (
    <div className="not-read">
      <p>
        <SymbolText text={refusal.before} />
        <mark>
          <SymbolText text={refusal.after === '' ? '(the end)' : refusal.after} />
        </mark>
      </p>
      <p className="hint">{HEADINGS[refusal.kind]}:</p>
      <ul>
        {refusal.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </div>
  );
}

function Result({ reading }: { reading: CustomReading | null }): JSX.Element {
  if (reading === null) return <p>Fetching the grammar.</p>;
  if (reading.kind === 'refused') {
    return (
      <>
        <p className="refusal">Not read yet, so it could not be played.</p>
        {reading.refusals.map((refusal, i) => (
          <Refused key={i} refusal={refusal} />
        ))}
      </>
    );
  }
  return (
    <>
      <p>
        {reading.missing.length === 0
          ? 'Every word is understood, and the rules can play it.'
          : `Every word is understood; the rules can’t play this yet: ${reading.missing.join('; ')}.`}
      </p>
      {reading.sentences.map((sentence, i) => (
        <AbilityRead key={i} sentence={sentence} />
      ))}
    </>
  );
}

/** The lab. */
export function CardLab(): JSX.Element {
  const [card, setCard] = useState(FIRST);
  const reading = useReading(card);
  const lines = reading?.kind === 'read' ? reading.lines : card.text.split('\n');
  const field = (key: keyof CustomCard, label: string, size?: number): JSX.Element => (
    <label>
      {label}{' '}
      <input
        type="text"
        size={size}
        value={card[key]}
        onChange={(event) => setCard({ ...card, [key]: event.target.value })}
      />
    </label>
  );
  return (
    <div className="reader lab">
      <section className="box">
        <h2>Make a card</h2>
        <div className="fields">
          {field('name', 'Name')}
          {field('cost', 'Cost', 8)}
          {field('typeLine', 'Type line')}
          {field('power', 'Power', 2)}
          {field('toughness', 'Toughness', 2)}
        </div>
        <label className="wide">
          Text
          <textarea rows={5} value={card.text} onChange={(event) => setCard({ ...card, text: event.target.value })} />
        </label>
        <div aria-live="polite" data-reading={reading?.kind ?? ''}>
          <Result reading={reading} />
        </div>
      </section>
      <div className="column">
        <FullCard
          face={{
            name: card.name,
            cost: card.cost,
            typeLine: card.typeLine,
            tint: tintOfCost(card.cost, card.typeLine),
            lines,
            corner: card.power.trim() === '' ? '' : `${card.power}/${card.toughness}`,
            notes: [],
          }}
        />
        {reading?.kind === 'read' && reading.missing.length === 0 ? <TryIt card={typedCard(card)} /> : null}
      </div>
    </div>
  );
}
