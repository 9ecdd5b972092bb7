/** The built page as browsers get it: compressed, and what never changes kept by them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Shorter answers are sent as they are. */
const WORTH_IT = 1024;

/** How hard Brotli tries, of 11: more costs the server more than it saves. */
const QUALITY = 5;

/** Compresses what is sent from now on. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };
  await app.register(compress, { threshold: WORTH_IT, encodings: ['br', 'gzip'], brotliOptions });
}

/** The built page; every address that is no file is the page's own affair. */
export async function servePage(app: FastifyInstance, pageFolder: string): Promise<void> {
  if (existsSync(join(pageFolder, 'index.html'))) {
    const root = join(pageFolder, 'assets');
    await app.register(fastifyStatic, {
      root: pageFolder,
      wildcard: false,
      cacheControl: false,
      // The names of these files say what is in them; the page itself is asked for anew.
      setHeaders: (reply, path) =>
        void reply.setHeader(
          'cache-control',
          path.startsWith(root) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    });
    app.setNotFoundHandler((request, reply) => {
      if (request.method !== 'GET' || request.url.startsWith('/api/') || /\.\w{1,5}(\?|$)/.test(request.url))
        return reply.code(404).send({ error: `There is nothing at ${request.url}.` });
      return reply.sendFile('index.html');
    });
    return;
  }
  app.get('/', (_request, reply) =>
    reply.type('text/plain').send('The page is not built; run "npm start", or "npm run build -w @kitchen-table/web".'),
  );
}
