import { capabilities, capabilitiesOf } from '@cae-map/contract/roles';
import { describe, expect, test } from 'vitest';
import { hasCapability, isInAudience, offeredTo, type Audience } from './audience.ts';
import { sessionStore, type Session } from './session.ts';

const audiences: readonly Audience[] = ['everyone', 'signedIn', 'researchers', ...capabilities];
const visitor = sessionStore.getInitialState();
const admin: Partial<Session> = { isSignedIn: true, capabilities: capabilitiesOf('admin') };

function matchingAudiences(facts: Partial<Session>): readonly Audience[] {
  return audiences.filter((audience) => isInAudience(audience, { ...visitor, ...facts }));
}

describe('the audiences', () => {
  test.each<[string, Partial<Session>, readonly Audience[]]>([
    ['of a visitor', {}, ['everyone']],
    ['of a signed-in visitor', { isSignedIn: true }, ['everyone', 'signedIn']],
    ['of the flag researcher', { localFlag: 'researcher' }, ['everyone', 'researchers']],
    ['of the flag adminmode', { localFlag: 'adminmode' }, ['everyone', 'researchers', ...capabilities]],
    [
      'of a translator',
      { isSignedIn: true, capabilities: capabilitiesOf('translator') },
      ['everyone', 'signedIn', 'translations.write', 'translations.approve'],
    ],
    [
      'of an editor',
      { isSignedIn: true, capabilities: capabilitiesOf('editor') },
      audiences.filter((audience) => audience !== 'users.manage' && audience !== 'server.watch'),
    ],
    ['of an administrator', admin, audiences],
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
    admin,
  ] as const;
  expect(roles.map((facts) => matchingAudiences(facts))).toEqual([
    ['everyone'],
    ['everyone', 'signedIn'],
    ['everyone', 'researchers'],
    ['everyone', 'researchers', ...capabilities],
    audiences,
  ]);
});

test('the flag adminmode gives no account a capability', () => {
  const session = { ...visitor, localFlag: 'adminmode' } as const;
  expect(capabilities.filter((capability) => hasCapability(capability, session))).toEqual([]);
  expect(
    capabilities.filter((capability) => hasCapability(capability, { ...session, isSignedIn: true })),
  ).toEqual([]);
});

test('an item without an audience is offered to everyone', () => {
  const items = [{ id: 'open' }, { id: 'tool', audience: 'places.write' as const }];
  expect(offeredTo(items, visitor)).toEqual([{ id: 'open' }]);
  expect(offeredTo(items, { ...visitor, ...admin })).toEqual(items);
});
