import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { respondUnavailable, sendTo, type Forwarded } from './forward-request.ts';

/** A proxy that sends requests to the processes that are ready, in turn. */
export interface LoadBalancer {
  readonly url: string;
  /** How many requests were sent to another process after one had failed. */
  readonly repeated: number;
  /** Adds a process, which gets requests when it is ready. */
  add(url: string): void;
  remove(url: string): void;
  /** The processes that were ready at their last probe. */
  ready(): readonly string[];
  close(): Promise<void>;
}

export interface LoadBalancerOptions {
  /**
   * Sends a read (GET, HEAD) to another process when one closes the connection, responds with 503 or does not respond within this time,
   * in milliseconds. Without it no request is repeated. Requests that change something are never repeated.
   */
  readonly repeatReadsAfter?: number;
}

interface Target {
  readonly url: string;
  isReady: boolean;
}

/** Between two probes of a process, in milliseconds. */
const probeInterval = 100;

/** Starts a load balancer on a free port. */
export async function startLoadBalancer({
  repeatReadsAfter,
}: LoadBalancerOptions = {}): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true });
  const targets = new Map<string, Target>();
  let turn = 0;
  let repeated = 0;

  function probe(target: Target): void {
    const asked = get(`${target.url}/health/ready`, { agent: false, timeout: 2_000 }, (response) => {
      target.isReady = response.statusCode === 200;
      response.resume();
    });
    asked.on('timeout', () => asked.destroy(new Error('the probe has timed out')));
    asked.on('error', () => (target.isReady = false));
  }

  const untried = (tried: ReadonlySet<Target>): Target[] =>
    [...targets.values()].filter((target) => target.isReady && !tried.has(target));

  /** A process that is ready and has not got the request yet. */
  function choose(tried: ReadonlySet<Target>): Target | undefined {
    const ready = untried(tried);
    turn += 1;
    return ready[turn % ready.length];
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isRepeatable =
      repeatReadsAfter !== undefined && (incoming.method === 'GET' || incoming.method === 'HEAD');
    const tried = new Set<Target>();
    for (;;) {
      const target = choose(tried);
      if (target === undefined) {
        respondUnavailable(outgoing);
        return;
      }
      tried.add(target);
      const isLast = !isRepeatable || untried(tried).length === 0;
      const options = { agent, ...(isRepeatable ? { timeout: repeatReadsAfter } : {}), isLast };
      const outcome: Forwarded = await sendTo(target.url, incoming, outgoing, options);
      if (outcome === 'sent') return;
      if (outcome === 'unreachable') target.isReady = false;
      repeated += 1;
    }
  }

  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing));
  // A client in the same process would send requests on connections that are being closed.
  server.keepAliveTimeout = 0;
  const timer = setInterval(() => targets.forEach(probe), probeInterval);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get repeated() {
      return repeated;
    },
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
