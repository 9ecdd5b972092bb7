/** "When that card enters from exile, put a counter on it": on what it is by then. CR 400.7, 603.7c. */
import type { Ability } from '@kitchen-table/language/surface';
import { type Node, rewritten } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

/** What is said of the card that comes back is said of the permanent that has entered. */
export const comeBack: Pass = {
  calledBy: ['delayed'],
  rewrite: (ability) => rewritten<Ability>(ability, saidOfWhatEntered),
};

function saidOfWhatEntered(node: Node): Node | undefined {
  if (node['kind'] !== 'delayed') return undefined;
  const { events } = node['trigger'] as { events: readonly Node[] };
  const [event] = events;
  const { kind, to } = (event?.['object'] ?? {}) as { kind?: unknown; to?: unknown };
  const from = event?.['from'] as { zone?: unknown } | undefined;
  if (events.length !== 1 || event?.['kind'] !== 'enter' || kind !== 'reference' || from?.zone !== 'exile')
    return undefined;
  const clause = rewritten(node['clause'], (part) =>
    part['kind'] === 'reference' && part['to'] === to ? { ...part, to: 'event.object' } : undefined,
  );
  return { ...node, clause };
}
