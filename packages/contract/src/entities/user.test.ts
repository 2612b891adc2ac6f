import { expect, test } from 'vitest';
import { specifiedFields } from '../testing/specification.ts';
import { userSchema } from './user.ts';

test('a user has every field of the specification and, but for an id, no other: no secret can slip in', () => {
  expect(Object.keys(userSchema.shape).toSorted()).toEqual(['id', ...specifiedFields.user].toSorted());
});

test('an address that cannot be one of e-mail is refused', () => {
  const user = { id: 1, full_name: 'A', email: 'a@b.org', is_superuser: false, is_verified: false };
  expect(userSchema.safeParse(user).success).toBe(true);
  expect(userSchema.safeParse({ ...user, email: 'a' }).success).toBe(false);
});
