import { expect, onTestFinished, test } from 'vitest';
import { addUser, sendLogin } from '../../../testing/accounts/accounts.ts';
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
