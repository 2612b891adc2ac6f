// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { appOptions } from '../../lib/options/app-options.ts';
import { restoreSession } from '../../lib/session/session.ts';
import { signInAsEditor } from '../../testing/editor.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { mapStops, openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { accountRecord, imageRecord, placeRecord } from '../../testing/data/records.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

const account = accountRecord({ role: 'admin' });

beforeAll(() => import('../map-screen/map-region/live-map.tsx'));
beforeEach(setUpNewVisitor);
afterEach(tearDownMap);

const press = (event: object) => act(async () => void fireEvent.keyDown(document.body, event));

test('q switches the quick edit of admins on and off [HOT-14]', async () => {
  await openMap('/en/place/53');
  await press({ code: 'KeyQ', key: 'q' });
  expect(appOptions.store.getState().editorPlaceQuickEdit).toBe(false);
  act(() => restoreSession('?magic=AdminMode'));
  await press({ code: 'KeyQ', key: 'q' });
  expect(screen.getByText('Quick edit is on')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Quick edit' })).toBeDefined();
  await press({ code: 'KeyQ', key: 'q' });
  expect(screen.queryByRole('heading', { name: 'Quick edit' })).toBeNull();
});

const photo = (image_id: number, place_id: number, fields = {}) =>
  imageRecord({ image_id, place_id, image_type: 'histexpphoto', is_illustration: false, ...fields });

test('shift with period and comma opens the next and the previous place with historical photographs for admins [HOT-15]', async () => {
  act(() => restoreSession('?magic=AdminMode'));
  const images = [
    photo(1, 5),
    photo(2, 53, { image_type: 'painting' }),
    photo(3, 60, { image_type: 'histimage' }),
  ];
  await openMap('/en/place/5', { images });
  await press({ code: 'Period', key: '>', shiftKey: true });
  expect(window.location.pathname).toBe('/en/place/60');
  await press({ code: 'Comma', key: '<', shiftKey: true });
  expect(window.location.pathname).toBe('/en/place/5');
  await press({ code: 'Comma', key: '<', shiftKey: true });
  expect(window.location.pathname).toBe('/en/place/5');
  expect(screen.getByText('No earlier stop has historical photographs')).toBeDefined();
  cleanup();

  // The search is limited to 100 stops: the photograph is out of reach from the first stop, and within reach from the second.
  const many = Array.from({ length: 102 }, (_, index) =>
    placeRecord({ ...mapStops[0], place_id: index + 1, seqid: index + 1 }),
  );
  await openMap('/en/place/1', { places: many, images: [photo(1, 102)] });
  await press({ code: 'Period', key: '>', shiftKey: true });
  expect(window.location.pathname).toBe('/en/place/1');
  await press({ code: 'Period', key: '.' });
  expect(window.location.pathname).toBe('/en/place/2');
  await press({ code: 'Period', key: '>', shiftKey: true });
  expect(window.location.pathname).toBe('/en/place/102');
});

const clickWithShift = () =>
  act(async () => {
    const feature = { overlayId: 'stops', layerId: 'stops', properties: { place_id: 60 } };
    fakeMap.input(34, 77, { feature, shiftKey: true });
  });

test('a click with shift on a marker opens the editing screen for admins [MRK-12]', async () => {
  signInAsEditor();
  await openMap('/en/place/53', { account });
  await clickWithShift();
  await waitFor(() => expect(window.location.pathname).toBe('/en/place/edit/60'));
});

test('a click with shift on a marker opens the stop for other visitors', async () => {
  act(() => restoreSession('?magic=ResearcherMode'));
  await openMap('/en/place/53', { places: mapStops });
  await clickWithShift();
  expect(window.location.pathname).toBe('/en/place/60');
});
