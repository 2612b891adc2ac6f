import { expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

test('a password is verified against its argon2id hash, whose salt differs each time', async () => {
  const hasher = createPasswordHasher();
  const [one, other] = [await hasher.hash('twelve camels'), await hasher.hash('twelve camels')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await hasher.verify(one, 'twelve camels')).toBe(true);
  expect(await hasher.verify(one, 'twelve camel')).toBe(false);
});

test('no password belongs to an account without a hash', async () => {
  const hasher = createPasswordHasher();
  expect(await hasher.verify(null, 'the password of no account')).toBe(false);
});

test('passwords beyond the bounded queue are rejected as unavailable', async () => {
  const hasher = createPasswordHasher();
  const results = await Promise.allSettled(Array.from({ length: 150 }, () => hasher.hash('twelve camels')));
  const rejected = results.filter(({ status }) => status === 'rejected');
  expect(rejected.length).toBeGreaterThanOrEqual(40);
  for (const result of rejected) expect(result).toMatchObject({ reason: { code: 'unavailable' } });
});
