/** What this browser remembers of its owner: theme, pictures. */
import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** Settings and their setters. */
export interface Settings {
  readonly theme: 'dark' | 'light';
  /** Card pictures from Scryfall, loaded by the browser; off unless turned on. */
  readonly pictures: boolean;
  readonly setTheme: (theme: 'dark' | 'light') => void;
  readonly setPictures: (pictures: boolean) => void;
}

const THEME = 'kitchen-table.theme';
const PICTURES = 'kitchen-table.pictures';

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
  pictures: localStorage.getItem(PICTURES) === 'on',
  setTheme: (theme) => {
    localStorage.setItem(THEME, theme);
    show(theme);
    set({ theme });
  },
  setPictures: (pictures) => {
    localStorage.setItem(PICTURES, pictures ? 'on' : 'off');
    set({ pictures });
  },
}));
