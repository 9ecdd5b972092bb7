/** Whose words are not shown in this browser, in the lobby and at the table, by name: kept until it is closed. */
import { create, type StoreApi, type UseBoundStore } from 'zustand';

const KEY = 'kitchen-table.muted';

function kept(): readonly string[] {
  try {
    const names = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** The names. */
export const useMuted: UseBoundStore<StoreApi<{ readonly names: readonly string[] }>> = create(() => ({
  names: kept(),
}));

/** Shows or hides what somebody says, in this browser only. */
export function mute(name: string): void {
  const { names } = useMuted.getState();
  const after = names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
  useMuted.setState({ names: after });
  sessionStorage.setItem(KEY, JSON.stringify(after));
}
