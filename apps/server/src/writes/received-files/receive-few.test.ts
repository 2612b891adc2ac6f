import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { RequestError } from '../../responses/request-error.ts';
import { receiveFew } from './receive-few.ts';

test('receiveFew rejects a request beyond the most at a time, and accepts one after another has ended', async () => {
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof RequestError && error.code === 'unavailable' ? 503 : 500).send(),
  );
  receiveFew(app, 2);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const handler = vi.fn(async () => {
    await released;
    return 'read';
  });
  app.get('/', handler);
  const send = async () => (await app.inject('/')).statusCode;

  const running = [send(), send()];
  await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(2));
  expect(await send()).toBe(503);
  release();
  expect(await Promise.all(running)).toEqual([200, 200]);
  expect(await send()).toBe(200);
});
