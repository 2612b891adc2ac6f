import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { unusedDatabase } from '../testing/unused-database.ts';

test('a process lives while it answers, and is ready while its database answers', async () => {
  let isAnswering = true;
  const check = () => (isAnswering ? Promise.resolve() : Promise.reject(new Error('connection refused')));
  const app = await testApp({ database: { ...unusedDatabase, check } });

  expect((await app.inject('/health/live')).statusCode).toBe(200);
  expect((await app.inject('/health/ready')).statusCode).toBe(200);

  isAnswering = false;
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  const refusal = await app.inject('/health/ready');
  expect(refusal.statusCode).toBe(503);
  expect(refusal.json()).toEqual({ detail: 'The database does not answer.', code: 'unavailable' });
  await app.close();
});
