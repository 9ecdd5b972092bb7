/** The table's keys: see the list in dialogs.tsx. */
import { useEffect } from 'react';
import { isPlayer, playerOf } from '../model/entities.ts';
import { objectsById } from '../model/lookup.ts';
import { canTalk } from '../talk/talk-words.ts';
import type { Entity, ObjectView, Yield } from '../model/types.ts';
import { startSelection } from '../selection/answers.ts';
import { openFix } from '../store/fixes.ts';
import {
  choose,
  dismissNotice,
  dismissRefusal,
  focusSeat,
  openDialog,
  openMenu,
  openWhatNow,
  openWhy,
  pass,
  setStops,
  takeBack,
  toggleByHand,
  toggleSpread,
  yieldUntil,
} from '../store/play.ts';
import { useTable } from '../store/table.ts';
import { pointAt, useTalk } from '../store/talk.ts';

function cancel(): void {
  const { menu, dialog, notice, refusal, snapshot, selection } = useTable.getState();
  const question = snapshot?.question;
  if (menu !== null) openMenu(null);
  else if (dialog !== null) openDialog(null);
  else if (notice !== null) dismissNotice();
  else if (refusal !== null) dismissRefusal();
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

/** Milliseconds for which a new prompt does not hear a key that was meant for the one before. */
const DEAF = 300;

function mainButton(): void {
  if (performance.now() - useTable.getState().askedAt < DEAF) return;
  document.querySelector<HTMLButtonElement>('.prompt [data-main="enter"]:not([disabled])')?.click();
}

/** A yield would answer for the player: not while attackers or blockers are being chosen. */
function yieldFor(until: Yield): void {
  const { snapshot, selection } = useTable.getState();
  const question = snapshot?.question;
  const begun = question?.kind === 'attackers' || question?.kind === 'blockers';
  if (begun && JSON.stringify(selection) !== JSON.stringify(startSelection(question)))
    useTable.setState({ notice: 'You are choosing: confirm it, or undo all first.' });
  else yieldUntil(until);
}

function toggleFullControl(): void {
  const stops = useTable.getState().snapshot?.stops;
  if (stops !== undefined) setStops({ ...stops, fullControl: !stops.fullControl });
}

/** What W and R are about: the focused object, else the one in the Reading panel. */
function about(): ObjectView | null {
  const { snapshot, reading } = useTable.getState();
  const id = Number((document.activeElement as HTMLElement | null)?.dataset['ids']?.split(' ')[0] ?? Number.NaN);
  return (snapshot === null ? undefined : objectsById(snapshot.view).get(id)) ?? reading;
}

function why(): void {
  const object = about();
  if (object !== null) openWhy(object);
}

function readLarge(): void {
  const object = about();
  if (object !== null) openDialog({ kind: 'read', object });
}

/** To the line of the rail, or to the dialog where the rail has none. */
function talk(): void {
  const { snapshot } = useTable.getState();
  if (snapshot === null || !canTalk(snapshot, useTalk.getState().said)) return;
  const line = document.querySelector<HTMLElement>('.rail .talk :is(input, button)');
  if (line === null || line.getClientRects().length === 0) openDialog({ kind: 'talk' });
  else (document.querySelector<HTMLElement>('.rail .talk input') ?? line).focus();
}

function point(): void {
  const object = about();
  const { snapshot } = useTable.getState();
  if (object === null || snapshot === null || !canTalk(snapshot, useTalk.getState().said)) return;
  void pointAt(object.id as number as Entity);
}

/** B is about the focused player, or as W and R are. */
function fix(): void {
  const id = Number((document.activeElement as HTMLElement | null)?.dataset['ids'] ?? Number.NaN) as Entity;
  if (isPlayer(id)) openFix(null, playerOf(id));
  else openFix(about());
}

const KEYS: Readonly<Record<string, () => void>> = {
  Escape: cancel,
  F2: pass,
  F3: () => yieldUntil(null),
  F4: () => yieldFor('until something happens'),
  F6: () => yieldFor('this turn'),
  F8: () => yieldFor('until my turn'),
  a: openWhatNow,
  q: toggleByHand,
  k: () => openDialog({ kind: 'kept-mana' }),
  c: toggleFullControl,
  g: toggleSpread,
  w: why,
  r: readLarge,
  t: talk,
  p: point,
  b: fix,
  l: () => openDialog({ kind: 'log' }),
  '?': () => openDialog({ kind: 'keys' }),
};

function onKey(event: KeyboardEvent, pointed: boolean): void {
  const target = event.target as HTMLElement;
  const typing =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  const button = target.closest<HTMLElement>('button, a, summary');
  // After a click the focus stays where the pointer was; Enter then means the main button. So it does on what is chosen.
  const chosen = button?.dataset['ids'] !== undefined && button.ariaPressed === 'true';
  const onButton = button !== null && !pointed && !chosen;
  if (event.ctrlKey && event.key.toLowerCase() === 'z' && !typing) {
    event.preventDefault();
    takeBack();
    return;
  }
  if ((event.ctrlKey && event.key !== 'Enter') || event.altKey || event.metaKey) return;
  if (event.key === 'Enter' || event.key === ' ') {
    // In a form it sends the form: it is no answer to the game.
    if (onButton || (typing && (event.key === ' ' || target.closest('form') !== null))) return;
    event.preventDefault();
    mainButton();
    return;
  }
  if (typing && event.key.length === 1) return;
  if (/^[0-9]$/.test(event.key)) {
    numbered(event.key === '0' ? 10 : Number(event.key));
    return;
  }
  const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
}

/** Milliseconds after which a held Ctrl is more than the beginning of a shortcut. */
const HELD = 220;

/** Full control for as long as Ctrl is held; gives the listeners and what ends it. */
function heldControl(): { down: (event: KeyboardEvent) => void; up: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const set = (fullControl: boolean): void => {
    const stops = useTable.getState().snapshot?.stops;
    if (stops !== undefined && stops.fullControl !== fullControl) setStops({ ...stops, fullControl });
  };
  return {
    down: (event) => {
      if (event.key !== 'Control') {
        if (event.key !== 'Enter') clearTimeout(timer);
        return;
      }
      if (event.repeat || held || useTable.getState().snapshot?.stops.fullControl === true) return;
      timer = setTimeout(() => {
        held = true;
        set(true);
      }, HELD);
    },
    up: () => {
      clearTimeout(timer);
      if (held) set(false);
      held = false;
    },
  };
}

/** Listens while the table is open. */
export function useKeyboard(): void {
  useEffect(() => {
    let pointed = false;
    const pointer = (): void => {
      pointed = true;
    };
    const control = heldControl();
    const released = (event: KeyboardEvent): void => {
      if (event.key === 'Control') control.up();
    };
    const key = (event: KeyboardEvent): void => {
      control.down(event);
      if (event.key === 'Tab' || event.key.startsWith('Arrow')) pointed = false;
      onKey(event, pointed && document.querySelector('.dialog, .menu') === null);
    };
    addEventListener('pointerdown', pointer, true);
    addEventListener('keydown', key);
    addEventListener('keyup', released);
    addEventListener('blur', control.up);
    return () => {
      control.up();
      removeEventListener('keyup', released);
      removeEventListener('blur', control.up);
      removeEventListener('pointerdown', pointer, true);
      removeEventListener('keydown', key);
    };
  }, []);
}
