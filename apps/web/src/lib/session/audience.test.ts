import { describe, expect, test } from 'vitest';
import { isInAudience, offeredTo, type Audience } from './audience.ts';
import { sessionStore, type Session } from './session.ts';

const audiences: readonly Audience[] = ['everyone', 'signedIn', 'researchers', 'admins'];
const visitor = sessionStore.getInitialState();

function matchingAudiences(facts: Partial<Session>): readonly Audience[] {
  return audiences.filter((audience) => isInAudience(audience, { ...visitor, ...facts }));
}

describe('the audiences', () => {
  test.each<[string, Partial<Session>, readonly Audience[]]>([
    ['of a visitor', {}, ['everyone']],
    ['of a signed-in visitor', { isSignedIn: true }, ['everyone', 'signedIn']],
    ['of the flag researcher', { localFlag: 'researcher' }, ['everyone', 'researchers']],
    ['of the flag adminmode', { localFlag: 'adminmode' }, ['everyone', 'researchers', 'admins']],
    ['of a superuser', { isSignedIn: true, isSuperuser: true }, audiences],
  ])('%s', (_title, facts, expected) => {
    expect(matchingAudiences(facts)).toEqual(expected);
  });
});

test('a visitor, a signed-in visitor, a researcher by flag, and an admin by flag or account have their role; admins have every researcher tool [AUT-3]', () => {
  const roles = [
    {},
    { isSignedIn: true },
    { localFlag: 'researcher' },
    { localFlag: 'adminmode' },
    { isSignedIn: true, isSuperuser: true },
  ] as const;
  expect(roles.map((facts) => matchingAudiences(facts))).toEqual([
    ['everyone'],
    ['everyone', 'signedIn'],
    ['everyone', 'researchers'],
    ['everyone', 'researchers', 'admins'],
    audiences,
  ]);
});

test('an item without an audience is offered to everyone', () => {
  const items = [{ id: 'open' }, { id: 'tool', audience: 'admins' as const }];
  expect(offeredTo(items, visitor)).toEqual([{ id: 'open' }]);
  expect(offeredTo(items, { ...visitor, isSuperuser: true })).toEqual(items);
});
