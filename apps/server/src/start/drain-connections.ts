import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How often the connections are checked during a drain, in milliseconds. */
const checkInterval = 20;

/**
 * Stops listening and waits until all pending responses are flushed, or until `timeout` milliseconds have passed. Resolves
 * with the number of connections that still have an unsent response.
 */
export type DrainConnections = (timeout: number) => Promise<number>;

/**
 * Tracks the connections of a server so that they can be drained; called before the server listens. Node's
 * `server.close()` and `closeIdleConnections()`, which Fastify's `forceCloseConnections: 'idle'` calls, do not suffice,
 * because they destroy a socket as soon as `end()` was called and so truncate responses that are still buffered (Node 20.20;
 * tested by the SIGTERM tests of `start-server.test.ts`).
 */
export function trackConnections(server: Server): DrainConnections {
  const connections = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  return async (timeout) => {
    // The method of `http.Server` would destroy connections.
    NetServer.prototype.close.call(server);
    // Keep-alive connections get `Connection: close` with their next response.
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    const deadline = Date.now() + timeout;
    const countPending = (): number => [...connections].filter(hasUnsentResponse).length;
    while (countPending() > 0 && Date.now() < deadline) await wait(checkInterval);
    return countPending();
  };
}

/** Node stores the current response of a connection in `_httpMessage`. */
function hasUnsentResponse(connection: Socket): boolean {
  return Boolean(Reflect.get(connection, '_httpMessage')) || connection.writableLength > 0;
}
