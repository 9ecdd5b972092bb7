/** The table's keys: see the list in dialogs.tsx. */
import { useEffect } from 'react';
import { startSelection } from '../selection/answers.ts';
import {
  choose,
  dismissNotice,
  focusSeat,
  openDialog,
  openMenu,
  pass,
  setStops,
  takeBack,
  toggleByHand,
  toggleSpread,
  yieldUntil,
} from '../store/play.ts';
import { useTable } from '../store/table.ts';

function cancel(): void {
  const { menu, dialog, notice, snapshot, selection } = useTable.getState();
  const question = snapshot?.question;
  if (menu !== null) openMenu(null);
  else if (dialog !== null) openDialog(null);
  else if (notice !== null) dismissNotice();
  else if (question != null && JSON.stringify(selection) !== JSON.stringify(startSelection(question)))
    choose(startSelection(question));
  else takeBack();
}

function numbered(digit: number): void {
  const choice = document.querySelector<HTMLElement>(`.tray [data-choice="${digit - 1}"]`);
  if (choice !== null) {
    choice.click();
    return;
  }
  const players = useTable.getState().snapshot?.view.players ?? [];
  const player = players[digit - 1];
  if (player !== undefined) focusSeat(player.id);
}

function mainButton(): void {
  document.querySelector<HTMLButtonElement>('.prompt [data-main]:not([disabled])')?.click();
}

function toggleFullControl(): void {
  const stops = useTable.getState().snapshot?.stops;
  if (stops !== undefined) setStops({ ...stops, fullControl: !stops.fullControl });
}

const KEYS: Readonly<Record<string, () => void>> = {
  Escape: cancel,
  F2: pass,
  F3: () => yieldUntil(null),
  F4: () => yieldUntil('until something happens'),
  F6: () => yieldUntil('this turn'),
  F8: () => yieldUntil('until my turn'),
  q: toggleByHand,
  c: toggleFullControl,
  g: toggleSpread,
  l: () => openDialog({ kind: 'log' }),
  '?': () => openDialog({ kind: 'keys' }),
};

function onKey(event: KeyboardEvent, pointed: boolean): void {
  const target = event.target as HTMLElement;
  const typing =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  const button = target.closest<HTMLElement>('button, a');
  // After a click the focus stays where the pointer was; Enter then means the main button. So it does on what is chosen.
  const chosen = button?.dataset['ids'] !== undefined && button.ariaPressed === 'true';
  const onButton = button !== null && !pointed && !chosen;
  if (event.ctrlKey && event.key.toLowerCase() === 'z' && !typing) {
    event.preventDefault();
    takeBack();
    return;
  }
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === 'Enter' || event.key === ' ') {
    if (onButton || (typing && event.key === ' ')) return;
    event.preventDefault();
    mainButton();
    return;
  }
  if (typing && event.key.length === 1) return;
  if (/^[1-9]$/.test(event.key)) {
    numbered(Number(event.key));
    return;
  }
  const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
}

/** Listens while the table is open. */
export function useKeyboard(): void {
  useEffect(() => {
    let pointed = false;
    const pointer = (): void => {
      pointed = true;
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Tab' || event.key.startsWith('Arrow')) pointed = false;
      onKey(event, pointed && document.querySelector('.dialog, .menu') === null);
    };
    addEventListener('pointerdown', pointer, true);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', pointer, true);
      removeEventListener('keydown', key);
    };
  }, []);
}
