import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startLoadBalancer, type LoadBalancer } from './load-balancer.ts';

/** A balancer in front of two ready processes, of which the first handles requests as the test says and the second responds with 200. */
async function balance(first: RequestListener, repeatReadsAfter?: number): Promise<LoadBalancer> {
  const balancer = await startLoadBalancer(repeatReadsAfter === undefined ? {} : { repeatReadsAfter });
  onTestFinished(() => balancer.close());
  for (const handle of [first, respond(200)]) {
    const server = createServer((request, response) => {
      if (request.url === '/health/ready') response.end();
      else handle(request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    balancer.add(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  await vi.waitFor(() => expect(balancer.ready()).toHaveLength(2));
  return balancer;
}

const respond =
  (status: number): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end();

/** The statuses of two requests, of which each process gets one. */
const sendTwo = async ({ url }: LoadBalancer, method: string): Promise<number[]> => {
  const statuses: number[] = [];
  for (let count = 0; count < 2; count += 1) statuses.push((await fetch(url, { method })).status);
  return statuses.toSorted();
};

/** Longer than any response of these tests takes, in milliseconds. */
const unreached = 60_000;

test.each<[string, RequestListener, number]>([
  ['responds with 503', respond(503), unreached],
  ['closes the connection', (request) => request.destroy(), unreached],
  ['does not respond in time', () => undefined, 2_000],
])('a read is sent to another process when one %s', async (_title, first, limit) => {
  const balancer = await balance(first, limit);
  expect(await sendTwo(balancer, 'GET')).toEqual([200, 200]);
  expect(balancer.repeated).toBe(1);
});

test('a request that changes something is never repeated', async () => {
  const balancer = await balance(respond(503), unreached);
  expect(await sendTwo(balancer, 'POST')).toEqual([200, 503]);
  expect(balancer.repeated).toBe(0);
});

test('without a time limit no request is repeated', async () => {
  expect(await sendTwo(await balance(respond(503)), 'GET')).toEqual([200, 503]);
});
