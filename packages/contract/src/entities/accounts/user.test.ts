import { expect, test } from 'vitest';
import { specifiedFields } from '../../testing/specification.ts';
import { userSchema } from './user.ts';

test('a user has only its id and the fields of the specification', () => {
  expect(Object.keys(userSchema.shape).toSorted()).toEqual(['id', ...specifiedFields.user].toSorted());
});

test('a user with an invalid e-mail address is rejected', () => {
  const user = { id: 1, full_name: 'A', email: 'a@b.org', is_superuser: false, is_verified: false };
  expect(userSchema.safeParse(user).success).toBe(true);
  expect(userSchema.safeParse({ ...user, email: 'a' }).success).toBe(false);
});
