/** What this browser remembers of its owner: theme, size of the text, pictures, whether single targets are confirmed. */
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { keptTextSize, showTextSize, type TextSize } from './text-size.ts';

/** Settings and their setters. */
export interface Settings {
  readonly theme: 'dark' | 'light';
  /** Percent of what the browser's text is. */
  readonly textSize: TextSize;
  /** Card pictures from Scryfall, loaded by the browser; off unless turned on. */
  readonly pictures: boolean;
  /** A single target is confirmed by a button; else the click that chooses it is enough. */
  readonly confirmTargets: boolean;
  readonly setTheme: (theme: 'dark' | 'light') => void;
  readonly setTextSize: (size: TextSize) => void;
  readonly setPictures: (pictures: boolean) => void;
  readonly setConfirmTargets: (confirm: boolean) => void;
}

const THEME = 'kitchen-table.theme';
const PICTURES = 'kitchen-table.pictures';
const CONFIRM = 'kitchen-table.confirm-targets';

function firstTheme(): 'dark' | 'light' {
  const kept = localStorage.getItem(THEME);
  if (kept === 'dark' || kept === 'light') return kept;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

function show(theme: 'dark' | 'light'): void {
  document.documentElement.dataset['theme'] = theme;
}

show(firstTheme());

/** The settings of this browser. */
export const useSettings: UseBoundStore<StoreApi<Settings>> = create<Settings>((set) => ({
  theme: firstTheme(),
  textSize: keptTextSize(),
  pictures: localStorage.getItem(PICTURES) === 'on',
  confirmTargets: localStorage.getItem(CONFIRM) === 'on',
  setTheme: (theme) => {
    localStorage.setItem(THEME, theme);
    show(theme);
    set({ theme });
  },
  setTextSize: (textSize) => {
    showTextSize(textSize);
    set({ textSize });
  },
  setPictures: (pictures) => {
    localStorage.setItem(PICTURES, pictures ? 'on' : 'off');
    set({ pictures });
  },
  setConfirmTargets: (confirmTargets) => {
    localStorage.setItem(CONFIRM, confirmTargets ? 'on' : 'off');
    set({ confirmTargets });
  },
}));
