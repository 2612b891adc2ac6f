import { createServer } from 'node:http';
import Fastify from 'fastify';

/** The response of a baseline: status, headers and body of a recorded response of the product. */
export interface BaselineResponse {
  readonly kind: 'fastify' | 'node:http';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The encoded body in base64. */
  readonly body: string;
}

/**
 * Starts a minimal server that sends the same response to every request. The parent process sends the response in a message
 * and receives the port in another.
 */
async function serve({ kind, status, headers, body }: BaselineResponse): Promise<number> {
  const content = status === 304 ? undefined : Buffer.from(body, 'base64');
  if (kind === 'fastify') {
    const app = Fastify();
    app.get('/*', (_request, reply) => reply.code(status).headers(headers).send(content));
    await app.listen({ port: 0, host: '127.0.0.1' });
    return readPort(app.server.address());
  }
  const server = createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return readPort(server.address());
}

function readPort(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (typeof address === 'string' || address === null)
    throw new Error('the server does not listen on a port');
  return address.port;
}

process.once('message', (response: BaselineResponse) => {
  void serve(response).then((port) => process.send?.(port));
});
