/** What this browser remembers of its owner: theme, size of the text, pictures, sounds, whether single targets are confirmed. */
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { keptTextSize, showTextSize, type TextSize } from './text-size.ts';

/** Settings and their setters. */
export interface Settings {
  readonly theme: 'dark' | 'light';
  /** Percent of what the browser's text is. */
  readonly textSize: TextSize;
  /** Card pictures from Scryfall, loaded by the browser; off unless turned on. */
  readonly pictures: boolean;
  /** Whether that was ever said, one way or the other. */
  readonly picturesChosen: boolean;
  /** Quiet sounds; off unless turned on. */
  readonly sounds: boolean;
  /** How loud they are, from 0 to 100. */
  readonly loudness: number;
  /** A single target is confirmed by a button; else the click that chooses it is enough. */
  readonly confirmTargets: boolean;
  readonly setTheme: (theme: 'dark' | 'light') => void;
  readonly setTextSize: (size: TextSize) => void;
  readonly setPictures: (pictures: boolean) => void;
  readonly setSounds: (sounds: boolean) => void;
  readonly setLoudness: (loudness: number) => void;
  readonly setConfirmTargets: (confirm: boolean) => void;
}

const THEME = 'kitchen-table.theme';
const PICTURES = 'kitchen-table.pictures';
const SOUNDS = 'kitchen-table.sounds';
const LOUDNESS = 'kitchen-table.loudness';
const CONFIRM = 'kitchen-table.confirm-targets';

function firstTheme(): 'dark' | 'light' {
  const kept = localStorage.getItem(THEME);
  if (kept === 'dark' || kept === 'light') return kept;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

function keptLoudness(): number {
  const kept = Number(localStorage.getItem(LOUDNESS) ?? 50);
  return kept >= 0 && kept <= 100 ? kept : 50;
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
  picturesChosen: localStorage.getItem(PICTURES) !== null,
  sounds: localStorage.getItem(SOUNDS) === 'on',
  loudness: keptLoudness(),
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
    set({ pictures, picturesChosen: true });
  },
  setSounds: (sounds) => {
    localStorage.setItem(SOUNDS, sounds ? 'on' : 'off');
    set({ sounds });
  },
  setLoudness: (loudness) => {
    localStorage.setItem(LOUDNESS, String(loudness));
    set({ loudness });
  },
  setConfirmTargets: (confirmTargets) => {
    localStorage.setItem(CONFIRM, confirmTargets ? 'on' : 'off');
    set({ confirmTargets });
  },
}));
