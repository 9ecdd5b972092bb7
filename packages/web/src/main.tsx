/** The page begins here. */
import { type JSX, lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';
import { useKeptFocus } from './pieces/kept-focus.ts';
import { StartScreen } from './screens/start.tsx';
import { TableScreen } from './screens/table.tsx';

// A game or a choice of one comes first: the other screens come when they are opened.
const CardsScreen = lazy(async () => ({ default: (await import('./screens/cards.tsx')).CardsScreen }));
const DecksScreen = lazy(async () => ({ default: (await import('./screens/decks.tsx')).DecksScreen }));
const DraftScreen = lazy(async () => ({ default: (await import('./screens/draft.tsx')).DraftScreen }));
const LobbyScreen = lazy(async () => ({ default: (await import('./screens/lobby.tsx')).LobbyScreen }));

function App(): JSX.Element {
  useKeptFocus();
  return (
    <Suspense fallback={<main className="page" aria-busy />}>
      <Switch>
        <Route path="/game/:game">{({ game }) => <TableScreen game={game} />}</Route>
        <Route path="/replay/:game">{({ game }) => <TableScreen game={game} again />}</Route>
        <Route path="/draft/:draft">{({ draft }) => <DraftScreen draft={draft} />}</Route>
        <Route path="/lobby/:lobby">{({ lobby }) => <LobbyScreen lobby={lobby} />}</Route>
        <Route path="/decks" component={DecksScreen} />
        <Route path="/cards" component={CardsScreen} />
        <Route component={StartScreen} />
      </Switch>
    </Suspense>
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
