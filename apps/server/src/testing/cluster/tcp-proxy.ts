import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of a server, which fails as a network does. */
export interface TcpProxy {
  readonly port: number;
  /** A URL with the proxy in place of its host and port. */
  urlOf(url: string): string;
  /** Drops all further packets of the connections that are open, in both directions: neither side gets an error. New connections work. */
  dropPackets(): void;
  /** Whether new connections are closed immediately. */
  refuse(isRefusing: boolean): void;
  /** Delivers nothing, of open and new connections, until it is called with false: packets are late, but not lost. */
  hold(isHolding: boolean): void;
  /** Closes all connections. */
  disconnect(): void;
  close(): Promise<void>;
}

interface TcpProxyOptions {
  /** Removes the notifications of PostgreSQL from its responses, as a pooler of transactions does. */
  readonly swallowsNotifications?: boolean;
}

/** Starts a proxy on a free port of this machine. */
export async function startTcpProxy(
  target: Pick<URL, 'hostname' | 'port'>,
  { swallowsNotifications = false }: TcpProxyOptions = {},
): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isRefusing = false;
  let isHolding = false;
  const server = createServer((client) => {
    if (isRefusing) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    const forward = (from: Socket, to: Socket, change: (bytes: Buffer) => Buffer): void => {
      from.on('data', (bytes: Buffer) => void to.write(change(bytes)));
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      sockets.add(from);
      if (isHolding) from.pause();
    };
    forward(client, upstream, (bytes) => bytes);
    forward(upstream, client, swallowsNotifications ? createNotificationFilter() : (bytes) => bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    urlOf(url) {
      const changed = new URL(url);
      changed.hostname = '127.0.0.1';
      changed.port = String(port);
      return changed.href;
    },
    dropPackets() {
      for (const socket of sockets) {
        socket.removeAllListeners('data').removeAllListeners('end').removeAllListeners('close');
        socket.resume();
      }
    },
    refuse(next) {
      isRefusing = next;
    },
    hold(next) {
      isHolding = next;
      for (const socket of sockets)
        if (next) socket.pause();
        else socket.resume();
    },
    disconnect() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Messages of PostgreSQL have a type, and a length that contains itself but not the type. */
const typeBytes = 1;
const lengthBytes = 4;
const notification = 'A'.charCodeAt(0);

/** Removes notifications from the messages of a server without TLS, which arrive in pieces of any size. */
function createNotificationFilter(): (bytes: Buffer) => Buffer {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const kept: Buffer[] = [];
    while (rest.length >= typeBytes + lengthBytes) {
      const size = typeBytes + rest.readUInt32BE(typeBytes);
      if (rest.length < size) break;
      if (rest[0] !== notification) kept.push(rest.subarray(0, size));
      rest = rest.subarray(size);
    }
    return Buffer.concat(kept);
  };
}
