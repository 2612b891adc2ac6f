// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findDraft } from '../../lib/editing/drafts/draft-storage.ts';
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

/** A server that takes the role of the editor away when a place is saved; later it can be given back. */
function createServer() {
  let role: 'editor' | 'user' = 'editor';
  let isTaken = true;
  let places = mapStops.map((place) => placeRevision(place));
  const saved: object[] = [];
  const serve: typeof fetch = (input, init) => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      'http://server.invalid',
    );
    const method = init?.method ?? 'GET';
    if (pathname === '/v1/admin/presence') return Promise.resolve(Response.json(nobodyElse));
    if (method === 'GET' && pathname === '/v1/admin/places/') return Promise.resolve(Response.json(places));
    if (method === 'GET') return servedRecords({ places, account: accountRecord({ role }) })(input, init);
    if (isTaken) {
      role = 'user';
      return Promise.resolve(Response.json({ detail: 'x', code: 'forbidden' }, { status: 403 }));
    }
    const body: object = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    saved.push(body);
    const [before] = places.filter(({ place_id }) => place_id === 53);
    const place = placeRevision({ ...before, ...body, version: 4 });
    places = places.map((one) => (one.place_id === 53 ? place : one));
    return Promise.resolve(Response.json(place));
  };
  return {
    serve,
    saved,
    giveBack() {
      role = 'editor';
      isTaken = false;
    },
  };
}

test.each([
  {
    path: '/en/place/edit/53',
    storage: 'IndexedDB',
    title: 'Title in English',
    save: 'Save',
    refused: /your account no longer has the right to save\. Your changes are kept in this browser/,
    ended: /^Your account no longer has the right to edit/,
    check: 'Check again',
  },
  {
    path: '/place/edit/53',
    storage: 'memory',
    title: 'Название по-английски',
    save: 'Сохранить',
    refused: /ваша учётная запись больше не даёт права сохранять\. Правки остались в этом браузере/,
    ended: /^Ваша учётная запись больше не даёт права править/,
    check: 'Проверить снова',
  },
])(
  'the draft of a place whose editor loses the role is kept with a message, and saved when the role is back ($path, draft in $storage)',
  async ({ path, storage, title, save, refused, ended, check }) => {
    const server = createServer();
    if (storage === 'memory') vi.stubGlobal('indexedDB', undefined);
    const findTitle = () => screen.findByLabelText<HTMLInputElement>(title);
    await openAppOn(path, server.serve);
    fireEvent.change(await findTitle(), { target: { value: 'Leh Palace' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: save })));
    expect(await screen.findByText(refused)).toBeDefined();
    expect(await screen.findByText(ended)).toBeDefined();
    expect(window.location.pathname).toBe(path);
    const owner = { userId: 7, entity: 'place', id: 53 };
    await waitFor(async () =>
      expect(await findDraft(owner)).toMatchObject({
        draft: { changes: { title_en: 'Leh Palace' } },
        isStored: storage === 'IndexedDB',
      }),
    );

    await act(async () => void fireEvent.click(screen.getByRole('button', { name: check })));
    expect(await screen.findByText(ended)).toBeDefined();
    server.giveBack();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: check })));
    expect((await findTitle()).value).toBe('Leh Palace');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: save })));
    await waitFor(() => expect(server.saved).toMatchObject([{ title_en: 'Leh Palace' }]));
    await waitFor(async () => expect((await findDraft(owner)).draft).toBeNull());
  },
);
