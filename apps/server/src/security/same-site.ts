import type { FastifyRequest } from 'fastify';
import { RequestError } from '../responses/request-error.ts';

/**
 * Rejects requests that the page of another site has made, for calls that read or set cookies.
 * @param publicUrl the origin of the product, which a proxy may hide from the header Host
 * @throws {RequestError} `forbidden`
 */
export function rejectOtherSites({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): void {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw createError();
  // Browsers without Fetch Metadata send the origin of the page with every POST.
  const { origin } = headers;
  if (site !== undefined || origin === undefined || origin === publicUrl) return;
  if (!isSameHost(origin, headers.host)) throw createError();
}

function isSameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

function createError(): RequestError {
  return new RequestError('forbidden', 'Pages of other sites may not make this call.');
}
