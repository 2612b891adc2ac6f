import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How often the connections are looked at while a server takes its leave, in milliseconds. */
const lookInterval = 20;

/** Finishes what a server has begun to answer. */
export interface Farewell {
  /**
   * Accepts no more connections and resolves when every answer has left, or after `longest` milliseconds. Node's own
   * way of closing breaks off answers that are written but not yet sent.
   */
  say(longest: number): Promise<void>;
}

/** Follows the connections of a server, so that it costs nothing per request; call it before the server listens. */
export function prepareFarewell(server: Server): Farewell {
  const connections = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  return {
    async say(longest) {
      NetServer.prototype.close.call(server);
      // Connections that stay open for more requests are told that this is the last one.
      server.prependListener('request', (_request, response) => {
        response.shouldKeepAlive = false;
      });
      const deadline = Date.now() + longest;
      while ([...connections].some(isAnswering) && Date.now() < deadline) await wait(lookInterval);
    },
  };
}

/** Node keeps the answer that a connection is busy with under this name, and looks there itself when it closes. */
function isAnswering(connection: Socket): boolean {
  return Boolean(Reflect.get(connection, '_httpMessage')) || connection.writableLength > 0;
}
