/** What pages ask for by address: decks and formats, games that are over, the words of long questions. */
import { starterBrawlDecks, starterDecks, writeDeckList } from '@kitchen-table/cards';
import type { DeckSummary } from '@kitchen-table/protocol';
import type { FastifyInstance } from 'fastify';
import { formatSummaries } from './cards/formats.ts';
import type { Tables } from './tables.ts';

/** Serves them. */
export function serveLists(app: FastifyInstance, tables: Tables): void {
  const [decks, formats] = [deckSummaries(), formatSummaries()]; // Always the same: whoever asks often costs little.
  app.get('/api/decks', () => decks);
  app.get('/api/formats', () => formats);
  app.get<{ Params: { game: string } }>('/api/games/:game/replay', async ({ params }, reply) => {
    const saved = await tables.saved(params.game);
    if (typeof saved === 'string') return reply.code(404).send({ error: saved });
    return reply.header('content-disposition', `attachment; filename="${params.game}.json"`).send(saved);
  });
  app.get<{ Params: { fingerprint: string } }>('/api/words/:fingerprint', async ({ params }, reply) => {
    const words = await tables.words(params.fingerprint);
    if (words === null) return reply.code(404).send({ error: 'There are no such words here; reload the page.' });
    return reply.type('application/json').header('cache-control', 'public, max-age=31536000, immutable').send(words);
  });
}

function deckSummaries(): DeckSummary[] {
  const brawl = starterBrawlDecks().map((deck) => ({ ...deck, format: 'brawl' as const }));
  return [...starterDecks(), ...brawl].map(({ id, name, description, colors, format, commander, list }) => {
    return { id, name, description, colors, format, commander: commander ?? null, text: writeDeckList(list, 'arena') };
  });
}
