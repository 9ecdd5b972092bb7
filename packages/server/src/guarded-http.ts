/** What every answer of the server says to browsers, and to which names it listens. */
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';

/** The page loads nothing from elsewhere but card pictures, when its reader wants them, and stands in no other page. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: https://api.scryfall.com https://*.scryfall.io",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Whether the server answers to the name in a request's Host header. */
export type KnownHost = (host: string | undefined) => boolean;

/**
 * Addresses, this machine's own names, and those given. Any other name may be one that a strange page lets point here
 * (DNS rebinding), so that the browser takes the server for the strange page's own.
 */
export function knownHosts(given: readonly string[]): KnownHost {
  const own = hostname().toLowerCase();
  const names = new Set(['localhost', own, `${own}.local`, ...given.map((name) => name.toLowerCase())]);
  return (host) => {
    if (host === undefined || !URL.canParse(`http://${host}`)) return false;
    const name = new URL(`http://${host}`).hostname.toLowerCase();
    return names.has(name) || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  };
}

/** Turns away requests under unknown names, and says with every answer what browsers may do with it. */
export function guardHttp(app: FastifyInstance, isKnown: KnownHost): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('Content-Security-Policy', POLICY);
    reply.header('X-Content-Type-Options', 'nosniff');
    reply.header('Referrer-Policy', 'no-referrer');
    if (isKnown(request.headers.host)) return done();
    const error = 'This server does not answer to that name; open it by its address, or start it with --name NAME.';
    reply.code(421).send({ error });
  });
}
