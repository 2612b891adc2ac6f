import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { addUser, sendLogin, signIn } from '../../../testing/accounts/accounts.ts';
import { openTestDatabase } from '../../../testing/databases/databases.ts';
import { testApp } from '../../../testing/test-app.ts';

test('1,000 logins at once succeed or are rejected as unavailable, while every read is answered', async () => {
  const app = await testApp({ database: await openTestDatabase('embedded') });
  onTestFinished(() => app.close());
  const user = await addUser(app);
  const logins = { count: 1_000, answered: 0 };
  const logIn = async () => {
    const { statusCode: status, headers, body } = await sendLogin(app, user);
    logins.answered += 1;
    const { code } = JSON.parse(body) as { code?: string };
    return { status, code, retryAfter: headers['retry-after'] };
  };
  const answers = Promise.all(Array.from({ length: logins.count }, logIn));
  const readStatuses: number[] = [];
  // Each id is another query, so that no response is from a cache.
  for (let placeId = 1; logins.answered < logins.count; placeId += 1)
    readStatuses.push((await app.inject(`/v1/api/books/texts_by_place?placeId=${placeId}`)).statusCode);
  const responses = await answers;
  const accepted = responses.filter(({ status }) => status === 200);
  const rejected = responses.filter(({ status }) => status !== 200);
  expect(accepted.length).toBeGreaterThan(0);
  expect(rejected.length).toBeGreaterThan(0);
  for (const response of rejected)
    expect(response).toEqual({
      status: 503,
      code: 'unavailable',
      retryAfter: expect.anything(),
    });
  expect(readStatuses.length).toBeGreaterThan(0);
  expect(readStatuses.filter((status) => status !== 200)).toEqual([]);
}, 120_000);

/** Sends 1,000 sign-ins with a wrong password from 250 networks, without waiting for them. */
function floodWithLogins(app: FastifyInstance) {
  return Promise.all(
    Array.from({ length: 1_000 }, (_, index) =>
      sendLogin(app, { email: `x${index}@example.org` }, { ip: `${(index % 250) + 1}.7.7.7` }),
    ),
  );
}

test('an owner signs in in a known browser during a flood from 250 networks', async () => {
  const app = await testApp({ database: await openTestDatabase('embedded') }, { signInAttempts: 10 });
  onTestFinished(() => app.close());
  const user = await addUser(app);
  const { cookies } = await signIn(app, user);
  const flood = floodWithLogins(app);
  const known = await sendLogin(app, user, { cookies, ip: '7.7.7.7' });
  expect(known.statusCode).toBe(200);
  const refused = (await flood).filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
}, 120_000);

test('the device of a browser that an earlier version has issued is known', async () => {
  const app = await testApp({ database: await openTestDatabase('embedded') }, { signInAttempts: 1 });
  onTestFinished(() => app.close());
  const user = await addUser(app);
  const { cookies } = await signIn(app, user);
  const [, ...earlier] = (cookies.get('cae_device') ?? '').split('.');
  cookies.set('cae_device', earlier.join('.'));
  for (let attempt = 0; attempt < 2; attempt += 1)
    await sendLogin(app, { email: user.email, password: 'a wrong password' });
  expect((await sendLogin(app, user)).statusCode).toBe(429);
  expect((await sendLogin(app, user, { cookies })).statusCode).toBe(200);
});
