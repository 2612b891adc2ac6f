import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { guardedCalls, policies } from './policy.ts';

const { listed } = vi.hoisted(() => ({ listed: new Set<string>() }));
vi.mock('@cae-map/contract/api/writes-for-everyone', () => ({ writesForEveryone: listed }));

test('the start fails when a call that is not for everyone has no route', async () => {
  const app = Fastify();
  await app.register(policies);
  await expect(app.ready()).rejects.toThrow(/no route checks who may make the calls: .*quickEditPlace/);
});

test('the start fails when a write for everyone is not listed', async () => {
  const app = Fastify();
  await app.register(policies);
  for (const name of guardedCalls) app.declareGuard(name);
  await expect(app.ready()).rejects.toThrow(/not listed as writes for everyone: .*createProposal/);
});
