import { once } from 'node:events';
import { Agent, createServer, get, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that sends requests to the processes that are ready, in turn. It never repeats a request. */
export interface LoadBalancer {
  readonly url: string;
  /** Adds a process, which gets requests when it is ready. */
  add(url: string): void;
  remove(url: string): void;
  /** The processes that were ready at their last probe. */
  ready(): readonly string[];
  close(): Promise<void>;
}

interface Target {
  readonly url: string;
  isReady: boolean;
}

/** Between two probes of a process, in milliseconds. */
const probeInterval = 100;

/** Starts a load balancer on a free port. */
export async function startLoadBalancer(): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true });
  const targets = new Map<string, Target>();
  let turn = 0;

  function probe(target: Target): void {
    const asked = get(`${target.url}/health/ready`, { agent: false, timeout: 2_000 }, (response) => {
      target.isReady = response.statusCode === 200;
      response.resume();
    });
    asked.on('timeout', () => asked.destroy(new Error('the probe has timed out')));
    asked.on('error', () => (target.isReady = false));
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const ready = [...targets.values()].filter(({ isReady }) => isReady);
    turn += 1;
    const target = ready[turn % ready.length];
    if (target === undefined) {
      outgoing.writeHead(503).end('no process is ready');
      return;
    }
    const { method, headers, url = '/' } = incoming;
    const forwarded = request(
      `${target.url}${url}`,
      { agent, method: method ?? 'GET', headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
        response.on('error', () => outgoing.destroy());
      },
    );
    forwarded.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(`${target.url}: ${error.message}`);
    });
    incoming.pipe(forwarded);
  }

  const server = createServer(forward);
  const timer = setInterval(() => targets.forEach(probe), probeInterval);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add(url) {
      const target = { url, isReady: false };
      targets.set(url, target);
      probe(target);
    },
    remove: (url) => void targets.delete(url),
    ready: () => [...targets.values()].filter(({ isReady }) => isReady).map(({ url }) => url),
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
