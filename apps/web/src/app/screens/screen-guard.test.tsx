// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Audience } from '../../lib/session/audience.ts';
import { sessionStore, type Session } from '../../lib/session/session.ts';
import { leaveMap, meetNewVisitor } from '../../testing/open-map.ts';
import { openApp } from '../../testing/open-app.tsx';
import { featureManifests } from '../feature-manifests.ts';
import { mapScreenManifest } from '../map-screen/manifest.ts';
import { mergeFeatures } from '../feature-registry/merge-features.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/fake-map.tsx')).FakeMapView,
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

/** Opens a screen of an audience in a session, and waits until its path or the one it leads to is open. */
async function pathAfterOpening(audience: Audience, session: Partial<Session>): Promise<string> {
  sessionStore.setState({ ...sessionStore.getInitialState(), isRestored: true, ...session });
  await openApp('/en/guarded?tab=2', { places: [] }, featuresWithScreen(audience));
  return window.location.pathname + window.location.search;
}

beforeEach(meetNewVisitor);
afterEach(() => {
  act(() => sessionStore.setState(sessionStore.getInitialState(), true));
  leaveMap();
});

const login = `/en/login?redirect=${encodeURIComponent('/en/guarded?tab=2')}`;

test.each<[string, Audience, Partial<Session>, string]>([
  ['a visitor from a screen for admins to the login', 'admins', {}, login],
  ['a visitor from a screen that needs a login to the login', 'signedIn', {}, login],
  ['the flag adminmode without a login to the login', 'admins', { localFlag: 'adminmode' }, login],
  ['a signed-in visitor from a screen for admins to the map', 'admins', { isSignedIn: true }, '/en'],
])('leads %s', async (_title, audience, session, expected) => {
  expect(await pathAfterOpening(audience, session)).toBe(expected);
  expect(screen.queryByText('Guarded')).toBeNull();
});

test.each<[string, Audience, Partial<Session>]>([
  ['everyone', 'everyone', {}],
  ['researchers to the flag researcher', 'researchers', { localFlag: 'researcher' }],
  ['signed-in visitors', 'signedIn', { isSignedIn: true }],
  ['admins to a superuser', 'admins', { isSignedIn: true, isSuperuser: true }],
])('opens a screen for %s', async (_title, audience, session) => {
  expect(await pathAfterOpening(audience, session)).toBe('/en/guarded?tab=2');
  expect(screen.getByRole('heading', { name: 'Guarded' })).toBeDefined();
});

test('waits until the session is restored', async () => {
  await pathAfterOpening('signedIn', { isRestored: false });
  expect(screen.getByText('Loading…')).toBeDefined();
  act(() => sessionStore.setState({ isRestored: true, isSignedIn: true }));
  expect(screen.getByRole('heading', { name: 'Guarded' })).toBeDefined();
});

test('a signed-in visitor without the privileges gets an error notice', async () => {
  await pathAfterOpening('admins', { isSignedIn: true });
  // React's strict mode runs the effect twice.
  expect(await screen.findAllByText('Access Denied')).not.toHaveLength(0);
});
