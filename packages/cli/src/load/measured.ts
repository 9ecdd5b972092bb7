/** Figures of a server under load. */

/** The value below which so many of a hundred lie; null of nothing. */
export function percentile(values: readonly number[], percent: number): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const at = Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1);
  return sorted[at] ?? null;
}

/** One of the figures that a server tells Prometheus; null where it is not told. */
export async function figure(url: string, name: string): Promise<number | null> {
  const response = await fetch(`${url}/metrics`);
  if (!response.ok) return null;
  const line = (await response.text()).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length + 1));
}
