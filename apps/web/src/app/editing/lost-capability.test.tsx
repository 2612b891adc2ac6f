// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../../lib/session/session.ts';
import { accountRecord } from '../../testing/data/records.ts';
import { servedRecords } from '../../testing/data/served-records.ts';
import { nobodyElse, placeRevision, signInAsEditor } from '../../testing/editor.ts';
import { mapStops, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { openAppOn } from '../../testing/open-app.tsx';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

beforeAll(() => import('../../features/place-editing/edit/edit-screen.tsx'));
beforeEach(() => {
  setUpNewVisitor();
  Element.prototype.scrollTo = vi.fn();
  signInAsEditor();
});
afterEach(tearDownMap);

/** A server that takes the role of the editor away when a place is saved. */
function createServer(): typeof fetch {
  let role: 'editor' | 'user' = 'editor';
  const places = mapStops.map((place) => placeRevision(place));
  return (input, init) => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      'http://server.invalid',
    );
    const method = init?.method ?? 'GET';
    if (pathname === '/v1/admin/presence') return Promise.resolve(Response.json(nobodyElse));
    if (method === 'GET' && pathname === '/v1/admin/places/') return Promise.resolve(Response.json(places));
    if (method === 'GET') return servedRecords({ places, account: accountRecord({ role }) })(input, init);
    role = 'user';
    return Promise.resolve(Response.json({ detail: 'x', code: 'forbidden' }, { status: 403 }));
  };
}

test('the form of a place keeps what was entered and says why when the role is taken away', async () => {
  await openAppOn('/en/place/edit/53', createServer());
  const title = await screen.findByLabelText<HTMLInputElement>('Title in English');
  fireEvent.change(title, { target: { value: 'Leh Palace' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(await screen.findByText(/your role does not allow this/)).toBeDefined();
  await waitFor(() => expect(sessionStore.getState().capabilities).toEqual([]));
  expect(screen.getByLabelText<HTMLInputElement>('Title in English').value).toBe('Leh Palace');
  expect(window.location.pathname).toBe('/en/place/edit/53');
});
