import { apiBase } from '@cae-map/contract/api/calls';
import { splitTwinPath } from '@cae-map/contract/api/twin-formats';
import type { FastifyRequest } from 'fastify';

/** Missing paths below these get the JSON error of the API instead of a page. */
const pathsWithoutPages = [apiBase, '/media', '/atlas', '/assets', '/cards', '/health'];

/** The query parameters of links with secrets: those of e-mails, and the redirect of Google. */
const secretParameters = ['token', 'code', 'state'];

/** Whether a request is for a page or for the twin of one. Programs request twins with any `Accept`. */
export function isPageRequest({ url, headers: { accept } }: FastifyRequest): boolean {
  const [pathname = ''] = url.split('?');
  if (pathsWithoutPages.some((base) => pathname === base || pathname.startsWith(`${base}/`))) return false;
  return (
    accept === undefined || /text\/html|text\/\*|\*\/\*/.test(accept) || splitTwinPath(pathname) !== null
  );
}

/** Whether the URL of a request contains a secret. */
export function hasSecretQuery({ url }: FastifyRequest): boolean {
  const start = url.indexOf('?');
  if (start === -1) return false;
  const query = new URLSearchParams(url.slice(start));
  return secretParameters.some((name) => query.has(name));
}

/** Whether the visitor has enabled the data saver of the browser. */
export function savesData({ headers }: FastifyRequest): boolean {
  return headers['save-data'] === 'on';
}
