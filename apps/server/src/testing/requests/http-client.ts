import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface HttpResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The body as received, possibly compressed. */
  readonly bytes: Buffer;
}

/** Sends one HTTP request to a listening application, with the path unchanged. */
export async function sendRequest(
  app: FastifyInstance,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<HttpResponse> {
  const options = { host: 'localhost', port: getPort(app), path, method, headers, agent: false };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(options, resolve).on('error', reject).end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) };
}

/** Returns the port of a listening application. */
export function getPort(app: FastifyInstance): number {
  const [address] = app.addresses();
  if (typeof address !== 'object') throw new Error('the application does not listen');
  return address.port;
}
