/** The first game that is being learned from: which one, and how far; kept while the browser keeps it. */
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { useTable } from '../store/table.ts';
import { BEGINNING, nextStep, type Progress, progressAt } from './steps.ts';

/** The lesson of this browser. */
export interface Lesson {
  readonly game: string;
  readonly progress: Progress;
}

const KEY = 'kitchen-table.lesson';

function kept(): Lesson | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Lesson | null;
  } catch {
    return null;
  }
}

/** The lesson, or null when there is none. */
export const useLesson: UseBoundStore<StoreApi<{ readonly lesson: Lesson | null }>> = create(() => ({
  lesson: kept(),
}));

function keep(lesson: Lesson | null): void {
  if (lesson === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(lesson));
  useLesson.setState({ lesson });
}

/** Begins at the first step. */
export function beginLesson(game: string): void {
  keep({ game, progress: BEGINNING });
}

/** Leaves it; the game goes on. */
export function leaveLesson(): void {
  keep(null);
}

/** Goes on to the next step, whatever was done. */
export function skipStep(): void {
  const { lesson } = useLesson.getState();
  if (lesson !== null) keep({ ...lesson, progress: nextStep(lesson.progress) });
}

/** Follows the open table; gives what ends it. */
export function followTable(): () => void {
  const look = (): void => {
    const { lesson } = useLesson.getState();
    const table = useTable.getState();
    if (lesson === null || lesson.game !== table.game) return;
    const progress = progressAt(lesson.progress, table);
    if (progress !== lesson.progress) keep({ ...lesson, progress });
  };
  look();
  const ends = [useTable.subscribe(look), useLesson.subscribe(look)];
  return () => {
    for (const end of ends) end();
  };
}
