import type { FastifyInstance } from 'fastify';

/** The method, the path below `/v1`, the body, and the version that was edited. */
export type SentCall = [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  version?: number,
];

/** Sends a call of the API with the headers of an account. @returns the status, and the parsed body; null without one */
export async function sendCall(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  ...[method, url, payload, version]: SentCall
) {
  const response = await app.inject({
    method,
    url: `/v1${url}`,
    headers: { ...headers, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
}
