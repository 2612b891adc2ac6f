import { expect, test } from 'vitest';
import { capabilities, capabilitiesOf, hasCapability, roles, userRoles } from './roles.ts';

test('administrators have every capability', () => {
  expect(capabilitiesOf('admin')).toEqual(capabilities);
});

test('every role has the capabilities of the roles before it', () => {
  for (const [index, role] of roles.entries())
    for (const earlier of roles.slice(0, index))
      expect({ role, earlier, capabilities: capabilitiesOf(role) }).toEqual({
        role,
        earlier,
        capabilities: expect.arrayContaining([...capabilitiesOf(earlier)]),
      });
});

test('visitors have no capability', () => {
  expect(capabilitiesOf('visitor')).toEqual([]);
});

test('users suggest translations, and translators approve them', () => {
  expect(capabilitiesOf('user')).toEqual(['translations.write']);
  expect(capabilitiesOf('translator')).toEqual(['translations.write', 'translations.approve']);
});

test('only administrators manage users', () => {
  expect(roles.filter((role) => hasCapability(role, 'users.manage'))).toEqual(['admin']);
});

test('editors and administrators write books', () => {
  expect(roles.filter((role) => hasCapability(role, 'books.write'))).toEqual(['editor', 'admin']);
});

test('no user has the role of visitors', () => {
  expect(userRoles).not.toContain('visitor');
});
