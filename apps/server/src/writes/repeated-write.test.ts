import { apiCalls } from '@cae-map/contract/api/calls';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { expect, onTestFinished, test, vi } from 'vitest';
import { errors } from '../plugins/errors.ts';
import { securityHeaders } from '../plugins/security-headers.ts';
import { maxAttempts } from './repeat-conflicts.ts';
import { unusedDatabase } from '../testing/databases/unused-database.ts';
import { requestOfCall } from '../testing/requests/call-requests.ts';
import { loadNothing, writeRoute, type WriteContext } from './write-route.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const deadlock = (): Error =>
  new DrizzleQueryError('update', [], Object.assign(new Error('deadlock detected'), { code: '40P01' }));

/** An application with one write, whose attempts are `act`, on a database that accepts every statement. */
async function openWrite(act: (context: WriteContext<'createProposal'>, attempt: number) => Promise<null>) {
  const transaction = { execute: () => Promise.resolve({ rows: [] }) };
  const announce = vi.fn(() => Promise.resolve());
  const invalidate = vi.fn();
  const prepare = vi.fn(() => Promise.resolve());
  const app: FastifyInstance = Fastify();
  onTestFinished(() => app.close());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  await app.register(securityHeaders, { headers: {} });
  await app.register(errors);
  const orm = { transaction: (work: (transaction: object) => Promise<unknown>) => work(transaction) };
  app.decorate('database', { ...unusedDatabase, orm: orm as never, announce });
  app.decorate('lists', { invalidate } as never);
  app.decorate('limitRate', () => Promise.resolve());
  app.decorate('authenticate', () => Promise.resolve(null));
  app.decorate('declareGuard', () => undefined);
  app.decorate('metrics', { countError: () => undefined } as never);
  let attempt = 0;
  writeRoute(
    app,
    'createProposal',
    {
      prepare,
      load: loadNothing,
      act: (context) => act(context, (attempt += 1)),
    },
    { tag: 'test', summary: '' },
  );
  const { method, url, headers, payload } = requestOfCall('createProposal');
  const send = () => app.inject({ method, url, headers, payload: payload ?? '' });
  return { send, prepare, announce, invalidate };
}

test('a write that is rolled back by a deadlock takes effect only as it is committed', async () => {
  const completed: number[] = [];
  const { send, prepare, announce, invalidate } = await openWrite(async (context, attempt) => {
    context.afterCommit(() => void completed.push(attempt));
    if (attempt > 1) return null;
    context.publishLater();
    throw deadlock();
  });

  expect((await send()).statusCode).toBe(204);
  expect(prepare).toHaveBeenCalledOnce();
  expect(completed).toEqual([2]);
  const { changes } = apiCalls.createProposal;
  expect(announce).toHaveBeenCalledExactlyOnceWith(expect.anything(), changes);
  expect(invalidate).toHaveBeenCalledExactlyOnceWith(...changes);
});

test('a write that is rolled back by deadlocks again and again returns 503 with Retry-After', async () => {
  const act = vi.fn(() => Promise.reject(deadlock()));
  const { send, invalidate } = await openWrite(act);
  const response = await send();

  expect([response.statusCode, response.json()]).toEqual([
    503,
    { code: 'unavailable', detail: expect.stringContaining('nothing was stored') },
  ]);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(act).toHaveBeenCalledTimes(maxAttempts);
  expect(invalidate).not.toHaveBeenCalled();
});
