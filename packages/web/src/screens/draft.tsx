/** A draft: packs, then decks, then games. */
import { type JSX, useEffect } from 'react';
import { Building } from '../draft/building.tsx';
import { DraftTalk } from '../draft/draft-talk.tsx';
import { Games } from '../draft/games.tsx';
import { Picking } from '../draft/picking.tsx';
import { formatName } from '../model/formats.ts';
import type { DraftSnapshot } from '../model/types.ts';
import { Icon } from '../pieces/icons.tsx';
import { TextSizeChoice } from '../pieces/text-size.tsx';
import { Brand, ThemeButton } from '../regions/top-bar.tsx';
import { closeDraft, dismissDraftNotice, openDraft, useDraft } from '../store/draft.ts';
import { openConnection } from '../store/play.ts';

function where(snapshot: DraftSnapshot): string {
  const name = formatName(snapshot.format);
  if (snapshot.games.length > 0) return `${name} · games`;
  if (snapshot.pool !== null || snapshot.view === null)
    return `${name} · ${snapshot.pool?.length ?? 0} cards to build from`;
  const { round, pile } = snapshot.view;
  return `${name} · pack ${round + 1} of ${snapshot.rounds} · ${pile.length} cards taken`;
}

function Stage({ snapshot }: { snapshot: DraftSnapshot }): JSX.Element {
  if (snapshot.games.length > 0) return <Games snapshot={snapshot} />;
  return snapshot.pool === null ? <Picking snapshot={snapshot} /> : <Building snapshot={snapshot} />;
}

/** The screen at /draft/:id. */
export function DraftScreen({ draft }: { draft: string }): JSX.Element {
  useEffect(() => {
    openConnection();
    openDraft(draft);
    return closeDraft;
  }, [draft]);
  const { snapshot, notice } = useDraft();
  return (
    <main className="draft-page">
      <header className="top">
        <Brand />
        <span className="where">{snapshot === null ? 'Finding your seat' : where(snapshot)}</span>
        {snapshot === null ? null : <DraftTalk snapshot={snapshot} />}
        <nav aria-label="Page">
          <TextSizeChoice />
          <ThemeButton />
        </nav>
      </header>
      <h1 className="unseen">Draft</h1>
      <p className="unseen" aria-live="assertive">
        {snapshot?.question?.text ?? ''}
      </p>
      {snapshot === null ? null : <Stage snapshot={snapshot} />}
      {notice === null ? null : (
        <div className="notice" role="alert">
          <span>{notice}</span>
          <button type="button" className="tool" aria-label="Dismiss" onClick={dismissDraftNotice}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </main>
  );
}
