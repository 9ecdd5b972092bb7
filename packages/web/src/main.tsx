/** The page begins here. */
import { type JSX, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';
import { useKeptFocus } from './pieces/kept-focus.ts';
import { CardsScreen } from './screens/cards.tsx';
import { DecksScreen } from './screens/decks.tsx';
import { DraftScreen } from './screens/draft.tsx';
import { LobbyScreen } from './screens/lobby.tsx';
import { StartScreen } from './screens/start.tsx';
import { TableScreen } from './screens/table.tsx';

function App(): JSX.Element {
  useKeptFocus();
  return (
    <Switch>
      <Route path="/game/:game">{({ game }) => <TableScreen game={game} />}</Route>
      <Route path="/replay/:game">{({ game }) => <TableScreen game={game} again />}</Route>
      <Route path="/draft/:draft">{({ draft }) => <DraftScreen draft={draft} />}</Route>
      <Route path="/lobby/:lobby">{({ lobby }) => <LobbyScreen lobby={lobby} />}</Route>
      <Route path="/decks" component={DecksScreen} />
      <Route path="/cards" component={CardsScreen} />
      <Route component={StartScreen} />
    </Switch>
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
