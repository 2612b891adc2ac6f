import Fastify from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { runUntilClosed } from './until-closed.ts';

async function listen(work: (signal: AbortSignal) => Promise<string>) {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.post('/', (request) => runUntilClosed(request, work));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app.server.address() as AddressInfo;
}

test('runUntilClosed does not abort the work of a request whose body has been read', async () => {
  const { port } = await listen(async (signal) => {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    return String(signal.aborted);
  });
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await response.text()).toBe('false');
});

test('runUntilClosed aborts the work when the client closes the connection', async () => {
  let onAborted = (): void => undefined;
  const aborted = new Promise<void>((resolve) => (onAborted = resolve));
  let onStarted = (): void => undefined;
  const started = new Promise<void>((resolve) => (onStarted = resolve));
  const { port } = await listen(async (signal) => {
    signal.addEventListener('abort', onAborted);
    onStarted();
    await aborted;
    return '';
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}');
  await started;
  socket.destroy();
  await aborted;
});
