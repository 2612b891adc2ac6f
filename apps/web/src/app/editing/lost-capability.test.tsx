// @vitest-environment jsdom
import { capabilitiesOf } from '@cae-map/contract/roles';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../../lib/session/session.ts';
import { useIndexedDb } from '../../testing/browser/indexed-db.ts';
import { accountRecord } from '../../testing/data/records.ts';
import { servedRecords } from '../../testing/data/served-records.ts';
import { nobodyElse, placeRevision, signInAsEditor } from '../../testing/editor.ts';
import { mapStops, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { openAppOn } from '../../testing/open-app.tsx';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

useIndexedDb();
beforeAll(() =>
  Promise.all([import('../../features/place-editing/place-kind.tsx'), import('../session/account-parts.ts')]),
);
beforeEach(() => {
  setUpNewVisitor();
  Element.prototype.scrollTo = vi.fn();
  signInAsEditor();
});
afterEach(tearDownMap);

/** A server that has taken the role of the editor away when a place is saved. */
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

const findTitle = () => screen.findByLabelText<HTMLInputElement>('Title in English');

test('the draft of a place is kept with a message when the role is taken away before it is saved', async () => {
  await openAppOn('/en/place/edit/53', createServer());
  fireEvent.change(await findTitle(), { target: { value: 'Leh Palace' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(await screen.findByText(/your account no longer has the right to save/)).toBeDefined();
  expect(await screen.findByText(/Your account no longer has the right to edit/)).toBeDefined();
  expect(window.location.pathname).toBe('/en/place/edit/53');

  act(() => sessionStore.setState({ capabilities: capabilitiesOf('editor') }));
  expect((await findTitle()).value).toBe('Leh Palace');
});
