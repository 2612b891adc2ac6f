// @vitest-environment jsdom
import { capabilitiesOf } from '@cae-map/contract/roles';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Audience } from '../../lib/session/audience.ts';
import { sessionStore, type Session } from '../../lib/session/session.ts';
import { tearDownMap, setUpNewVisitor } from '../../testing/map/open-map.ts';
import { openApp } from '../../testing/open-app.tsx';
import { accountRecord } from '../../testing/data/records.ts';
import { featureManifests } from '../feature-manifests.ts';
import { mapScreenManifest } from '../map-screen/manifest.ts';
import { mergeFeatures } from '../feature-registry/merge-features.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

function featuresWithScreen(audience: Audience) {
  const guarded = {
    id: 'guarded',
    paths: ['/guarded'],
    audience,
    load: () => Promise.resolve({ Screen: () => <h1>Guarded</h1> }),
  };
  return mergeFeatures([mapScreenManifest, ...featureManifests, { id: 'test', screens: [guarded] }]);
}

/** Opens the screen of an audience in a session and returns the path after redirects. */
async function openGuardedScreen(audience: Audience, session: Partial<Session>): Promise<string> {
  sessionStore.setState({ ...sessionStore.getInitialState(), isRestored: true, ...session });
  if (session.isSignedIn) localStorage.setItem('token', 'abc');
  const account = session.isSignedIn
    ? { account: accountRecord({ role: session.capabilities === undefined ? 'user' : 'admin' }) }
    : {};
  await openApp('/en/guarded?tab=2', { places: [], ...account }, featuresWithScreen(audience));
  return window.location.pathname + window.location.search;
}

beforeEach(setUpNewVisitor);
afterEach(() => {
  act(() => sessionStore.setState(sessionStore.getInitialState(), true));
  tearDownMap();
});

const login = `/en/login?redirect=${encodeURIComponent('/en/guarded?tab=2')}`;

test.each<[string, Audience, Partial<Session>, string]>([
  ['a visitor from a screen for editors to the login screen', 'places.write', {}, login],
  ['a visitor from a screen that needs a login to the login screen', 'signedIn', {}, login],
  [
    'a visitor with the flag adminmode but without a login to the login screen',
    'places.write',
    { localFlag: 'adminmode' },
    login,
  ],
  ['a signed-in visitor from a screen for editors to the map', 'places.write', { isSignedIn: true }, '/en'],
])('ScreenGuard redirects %s', async (_title, audience, session, expected) => {
  expect(await openGuardedScreen(audience, session)).toBe(expected);
  expect(screen.queryByText('Guarded')).toBeNull();
});

test.each<[string, Audience, Partial<Session>]>([
  ['everyone', 'everyone', {}],
  ['researchers if the flag researcher is set', 'researchers', { localFlag: 'researcher' }],
  ['signed-in visitors', 'signedIn', { isSignedIn: true }],
  [
    'editors if the account has the capability',
    'places.write',
    { isSignedIn: true, capabilities: capabilitiesOf('admin') },
  ],
])('ScreenGuard renders a screen for %s', async (_title, audience, session) => {
  expect(await openGuardedScreen(audience, session)).toBe('/en/guarded?tab=2');
  expect(screen.getByRole('heading', { name: 'Guarded' })).toBeDefined();
});

test('ScreenGuard shows a loading page until the session is restored', async () => {
  localStorage.setItem('token', 'abc');
  await openGuardedScreen('signedIn', { isRestored: false });
  expect(screen.getByText('Loading…')).toBeDefined();
  act(() => sessionStore.setState({ isRestored: true, isSignedIn: true }));
  expect(screen.getByRole('heading', { name: 'Guarded' })).toBeDefined();
});

test('ScreenGuard shows an error notice to a signed-in visitor without the privileges', async () => {
  await openGuardedScreen('places.write', { isSignedIn: true });
  // React runs the effect twice in strict mode.
  expect(await screen.findAllByText('Access Denied')).not.toHaveLength(0);
});
