import { createServer } from 'node:http';
import Fastify from 'fastify';

/** What a baseline answers: the bytes and headers that the product has answered itself. */
export interface BaselineAnswer {
  readonly kind: 'fastify' | 'node:http';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it goes over the wire, in base64. */
  readonly body: string;
}

/**
 * A server that does the least that can be done for an answer, in a process of its own as the product is. Told what to
 * answer by the process that started it, it tells its port.
 */
async function serve({ kind, status, headers, body }: BaselineAnswer): Promise<number> {
  const answer = status === 304 ? undefined : Buffer.from(body, 'base64');
  if (kind === 'fastify') {
    const app = Fastify();
    app.get('/*', (_request, reply) => reply.code(status).headers(headers).send(answer));
    await app.listen({ port: 0, host: '127.0.0.1' });
    return portOf(app.server.address());
  }
  const server = createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server.address());
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (typeof address === 'string' || address === null) throw new Error('a port was expected');
  return address.port;
}

process.once('message', (answer: BaselineAnswer) => {
  void serve(answer).then((port) => process.send?.(port));
});
