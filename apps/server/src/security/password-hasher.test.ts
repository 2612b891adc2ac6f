import { expect, test } from 'vitest';
import { createPasswordHasher, hashPassword } from './password-hasher.ts';

const requester = { kind: 'network', address: '198.51.100.1' } as const;

test('a password is verified against its argon2id hash, whose salt differs each time', async () => {
  const hasher = createPasswordHasher();
  const [one, other] = [
    await hasher.hash('twelve camels', requester),
    await hasher.hash('twelve camels', requester),
  ];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await hasher.verify(one, 'twelve camels', requester)).toBe(true);
  expect(await hasher.verify(one, 'twelve camel', requester)).toBe(false);
});

test('no password belongs to an account without a hash', async () => {
  const hasher = createPasswordHasher();
  expect(await hasher.verify(null, 'the password of no account', requester)).toBe(false);
});

test('passwords beyond the bounded queue are rejected as unavailable', async () => {
  const hasher = createPasswordHasher();
  const results = await Promise.allSettled(
    Array.from({ length: 150 }, () => hasher.hash('twelve camels', requester)),
  );
  const rejected = results.filter(({ status }) => status === 'rejected');
  expect(rejected.length).toBeGreaterThanOrEqual(40);
  expect(results.length - rejected.length).toBeGreaterThanOrEqual(10);
  for (const result of rejected) expect(result).toMatchObject({ reason: { code: 'unavailable' } });
});

test('a password that an operator sets is hashed as those of users', async () => {
  const hasher = createPasswordHasher();
  expect(await hasher.verify(await hashPassword('twelve camels'), 'twelve camels', requester)).toBe(true);
});
