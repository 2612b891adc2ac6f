// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cameraStore } from '../../map/camera/camera-store.ts';
import { drawOrder } from '../../map/overlays/draw-order.ts';
import { readMapMode } from '../../map/mode/map-mode.ts';
import { restoreSession } from '../../lib/session/session.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

beforeAll(() =>
  Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/bookmarks/panel/bookmarks-panel.tsx'),
  ]),
);
let warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn = vi.spyOn(console, 'warn');
  setUpNewVisitor();
  stubDialogs();
});
afterEach(tearDownMap);

const leh = {
  id: 'leh',
  latlng: { lat: 34.16, lng: 77.58 },
  zoom: 12,
  color: '#123456',
  name: 'Leh',
  note: 'Palace',
};
const store = (value: unknown) => localStorage.setItem('bookmarks', JSON.stringify(value));
const stored = (): unknown => JSON.parse(localStorage.getItem('bookmarks') ?? 'null');

async function openPanel() {
  restoreSession('?magic=ResearcherMode');
  await openMap('/en/place/53');
  act(() => cameraStore.setState({ isReady: true, latitude: 40.123456, longitude: 80.5, zoom: 9.123 }));
  return reopenPanel();
}

async function reopenPanel() {
  const control = await screen.findByRole('button', { name: 'Bookmarks' });
  await act(async () => void fireEvent.click(control));
  return within(await screen.findByRole('dialog', { name: 'Bookmarks' }));
}

const press = (panel: ReturnType<typeof within>, name: string) =>
  act(async () => void fireEvent.click(panel.getByRole('button', { name })));
const enter = (panel: ReturnType<typeof within>, label: string, value: string) =>
  act(async () => void fireEvent.change(panel.getByLabelText(label), { target: { value } }));

/** Expects a single warning in the log. */
function expectWarning(message: string): void {
  expect(warn.mock.calls).toEqual([[message]]);
  warn.mockClear();
}

describe('the bookmarks [BKM-1]', () => {
  test.each([
    ['', 0],
    ['?magic=ResearcherMode', 1],
    ['?magic=AdminMode', 1],
  ])('are offered to a visitor with the query %j: %i control [MAP-15]', async (query, count) => {
    restoreSession(query);
    store([leh]);
    await openMap('/en/place/53');
    await screen.findByRole('button', { name: 'Measure a distance' });
    expect(screen.queryAllByRole('button', { name: 'Bookmarks' })).toHaveLength(count);
    expect(fakeMap.overlay('bookmarks') === undefined).toBe(count === 0);
  });

  test('are added at the centre with the initial colour, edited, stored and drawn above the stops', async () => {
    const panel = await openPanel();
    await press(panel, 'Add at the centre of the map');
    expect(stored()).toEqual([
      {
        id: expect.any(String),
        latlng: { lat: 40.12346, lng: 80.5 },
        zoom: 9.12,
        color: '#6dfd54',
        name: '',
        note: '',
      },
    ]);
    expect(document.activeElement).toBe(panel.getByLabelText('Name'));
    await enter(panel, 'Name', ' Camp ');
    await enter(panel, 'Note', 'Cold');
    await enter(panel, 'Colour', '#ff0000');
    await press(panel, 'Save');
    expect(stored()).toMatchObject([{ name: 'Camp', note: 'Cold', color: '#ff0000' }]);
    const overlay = fakeMap.overlay('bookmarks');
    expect(overlay?.order).toBeGreaterThan(drawOrder.hoveredStop);
    expect(JSON.stringify(overlay?.sources)).toContain('"Camp"');
    await act(async () => void fireEvent.click(panel.getByLabelText('Show on the map')));
    expect(fakeMap.overlay('bookmarks')).toBeUndefined();
    expect(localStorage.getItem('bookmarkOptions')).toBe('{"isShown":false}');
    await act(async () => void fireEvent.click(panel.getByLabelText('Show on the map')));
    expect(fakeMap.overlay('bookmarks')).toBeDefined();
  });

  test('are added by a click on the map, which opens their form', async () => {
    const panel = await openPanel();
    await press(panel, 'Mark on the map');
    expect(screen.queryByRole('dialog', { name: 'Bookmarks' })).toBeNull();
    expect(readMapMode()).toBe('place-point');
    await act(async () => void fakeMap.input(34.5, 77.25));
    expect(readMapMode()).toBe('browse');
    expect(stored()).toMatchObject([{ latlng: { lat: 34.5, lng: 77.25 } }]);
    expect(await screen.findByRole('dialog', { name: 'Bookmarks' })).toBeDefined();
    expect(screen.getByLabelText('Name')).toBeDefined();
  });

  test('are restored, shown on the map at their zoom, deleted, and restored by undo at their place', async () => {
    const second = { ...leh, id: 'second', name: 'Second' };
    store([leh, second]);
    let panel = await openPanel();
    await press(panel, 'Show on the map: Leh');
    expect(fakeMap.camera.flyTo).toHaveBeenCalledWith({ latitude: 34.16, longitude: 77.58, zoom: 12 });
    panel = await reopenPanel();
    await press(panel, 'Delete: Leh');
    expect(stored()).toEqual([second]);
    await press(panel, 'Undo');
    expect(stored()).toEqual([leh, second]);
  });

  test('without a name have buttons that are named by their positions', async () => {
    store([
      { ...leh, name: '' },
      { ...leh, id: 'second', name: '', latlng: { lat: 40, lng: 80 } },
    ]);
    const panel = await openPanel();
    const labels = panel
      .getAllByRole('button', { name: /: Unnamed/ })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(labels).toHaveLength(6);
    expect(new Set(labels).size).toBe(6);
    await press(panel, 'Delete: Unnamed, 40.0000, 80.0000');
    expect(stored()).toMatchObject([{ id: 'leh' }]);
  });

  test('open their form by a click on the map', async () => {
    store([leh]);
    restoreSession('?magic=ResearcherMode');
    await openMap('/en/place/53');
    await waitFor(() => expect(fakeMap.overlay('bookmarks')).toBeDefined());
    await act(
      async () =>
        void fakeMap.input(34.16, 77.58, {
          feature: { overlayId: 'bookmarks', layerId: 'bookmarks-discs', properties: { id: 'leh' } },
        }),
    );
    const panel = within(await screen.findByRole('dialog', { name: 'Bookmarks' }));
    expect(panel.getByLabelText<HTMLInputElement>('Name').value).toBe('Leh');
  });

  test('keep what another tab has stored meanwhile', async () => {
    const panel = await openPanel();
    store([leh]);
    await press(panel, 'Add at the centre of the map');
    expect(stored()).toMatchObject([{ zoom: 9.12 }, leh]);
  });

  test('that are not readable are logged, ignored and kept', async () => {
    const unreadable = { id: 'x', latlng: { lat: 91, lng: 0 } };
    store([unreadable, leh]);
    const panel = await openPanel();
    expect(panel.getAllByRole('listitem')).toHaveLength(1);
    expectWarning('1 stored bookmarks are not readable; they are ignored');
    await press(panel, 'Delete: Leh');
    expect(stored()).toEqual([unreadable]);
  });

  test('in a storage that is not JSON are logged and ignored, and its text is kept', async () => {
    localStorage.setItem('bookmarks', '[{"id":');
    const panel = await openPanel();
    expect(panel.queryAllByRole('listitem')).toEqual([]);
    expectWarning('the stored bookmarks are not a list in JSON; they are ignored');
    await press(panel, 'Add at the centre of the map');
    expect(localStorage.getItem('unreadableBookmarks')).toBe('[{"id":');
    expect(stored()).toHaveLength(1);
  });

  test('that cannot be stored remain for the visit, with a message', async () => {
    store([leh]);
    const panel = await openPanel();
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press(panel, 'Add at the centre of the map');
    await press(panel, 'Save');
    setItem.mockRestore();
    expect(panel.getByRole('alert').textContent).toMatch(/^The bookmarks could not be saved/);
    expect(panel.getAllByRole('listitem')).toHaveLength(2);
    expect(stored()).toEqual([leh]);
    await press(panel, 'Delete: Leh');
    expect(panel.getByRole('alert').textContent).toBe('');
    expect(stored()).toHaveLength(1);
  });

  test('are imported from a file once, and a failure names the file and the reason', async () => {
    const panel = await openPanel();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    const openChooser = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
    await press(panel, 'Import a file');
    expect(openChooser.mock.contexts).toEqual([input]);
    const choose = (name: string, text: string) =>
      act(async () => {
        if (input) fireEvent.change(input, { target: { files: [new File([text], name)] } });
      });
    const point = {
      type: 'Feature',
      properties: { name: 'Leh' },
      geometry: { type: 'Point', coordinates: [77.58, 34.16] },
    };
    const file = JSON.stringify({
      type: 'FeatureCollection',
      features: [point, { ...point, geometry: null }],
    });
    await choose('points.geojson', file);
    expect(
      await panel.findByText(
        'points.geojson: 1 point added. Left out: 1 entry without coordinates (in “Leh”).',
      ),
    ).toBeDefined();
    await choose('points.geojson', file);
    expect(await panel.findByText(/0 points added; 1 already in the list/)).toBeDefined();
    await choose('broken.kml', '<kml>');
    expect(
      await panel.findByText('broken.kml: the file is damaged or incomplete. The bookmarks are unchanged.'),
    ).toBeDefined();
    expect(stored()).toMatchObject([{ name: 'Leh' }]);
    await choose(
      'commas.kml',
      '<kml><Placemark><Point><coordinates>a,1</coordinates></Point></Placemark></kml>',
    );
    expect(
      await panel.findByText(
        'commas.kml: the file has no points with valid coordinates. Left out: 1 point without coordinates or off the Earth. The bookmarks are unchanged.',
      ),
    ).toBeDefined();
  });
});
