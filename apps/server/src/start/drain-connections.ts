import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How often the connections are checked during a drain, in milliseconds. */
const checkInterval = 20;

/**
 * Stops listening and waits until every response that was begun has been flushed, at most `longest` milliseconds.
 * Resolves with the number of connections that still have an unfinished response.
 */
export type DrainConnections = (longest: number) => Promise<number>;

/**
 * Tracks the connections of a server, so that they can be drained; call it before the server listens.
 *
 * Node's own `server.close()` and `closeIdleConnections()`, which Fastify uses too, treat a response as finished as soon
 * as `end()` was called and destroy the socket while its last bytes are still buffered: a slow reader gets a truncated
 * response (verified with Node 20.20, see the SIGTERM test of `start-server.test.ts`).
 */
export function trackConnections(server: Server): DrainConnections {
  const connections = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  return async (longest) => {
    // Without the override of `http.Server`, which destroys connections.
    NetServer.prototype.close.call(server);
    // Keep-alive connections get `Connection: close` with their next response.
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    const deadline = Date.now() + longest;
    const unfinished = (): number => [...connections].filter(isAnswering).length;
    while (unfinished() > 0 && Date.now() < deadline) await wait(checkInterval);
    return unfinished();
  };
}

/** Node keeps the current response of a connection under this name, and reads it there itself when it closes. */
function isAnswering(connection: Socket): boolean {
  return Boolean(Reflect.get(connection, '_httpMessage')) || connection.writableLength > 0;
}
