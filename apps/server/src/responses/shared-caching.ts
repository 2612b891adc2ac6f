import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a CDN may send an older response while it requests a new one, and while the server fails, in seconds. */
const staleWhileRevalidate = 60;
const staleIfError = 3_600;

/** Adds the header that only shared caches read (RFC 9213): browsers validate every response, so that editors see their changes. */
export type AllowSharedCaching = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Creates the function that lets shared caches keep responses which are the same for everyone.
 * @param seconds how long they are fresh; with 0 the function adds nothing
 */
export function createSharedCaching(seconds: number): AllowSharedCaching {
  if (seconds === 0) return () => undefined;
  const value = `max-age=${seconds}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`;
  return (request, reply) => {
    // Callers with an account read what they have just written.
    if (request.headers.authorization === undefined) reply.raw.setHeader('cdn-cache-control', value);
  };
}
