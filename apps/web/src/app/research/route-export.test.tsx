// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveFile } from '../../lib/browser/save-file.ts';
import { restoreSession } from '../../lib/session/session.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { mapStops, openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { placeRecord } from '../../testing/data/records.ts';

vi.mock('../../lib/browser/save-file.ts', () => ({ saveFile: vi.fn() }));
vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

beforeAll(() =>
  Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/route-export/export-dialog.tsx'),
    import('@cae-map/route-export/formats/kml'),
    import('@cae-map/route-export/formats/geojson'),
  ]),
);
beforeEach(() => {
  setUpNewVisitor();
  stubDialogs();
  vi.mocked(saveFile).mockClear();
});
afterEach(tearDownMap);

/** The ends of the main route and a stop between them that is labelled from zoom 9. */
const places = [
  ...mapStops.map((stop) => (stop.place_id === 60 ? { ...stop, minzoom: 9 } : stop)),
  placeRecord({ place_id: 151, seqid: 45, title_en: 'Home: "1928"', title_ru: 'Дома', latitude: 37 }),
];

async function openDialog(url = '/en/place/53', name = 'Export the route to a file', title = 'Route export') {
  restoreSession('?magic=ResearcherMode');
  await openMap(url, { places });
  const control = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(control));
  return within(await screen.findByRole('dialog', { name: title }));
}

type DialogQueries = ReturnType<typeof within>;
const choose = (dialog: DialogQueries, label: string, value: string) =>
  act(async () => void fireEvent.change(dialog.getByLabelText(label), { target: { value } }));
const button = (dialog: DialogQueries, name = 'Download the file'): HTMLButtonElement =>
  dialog.getByRole('button', { name });
const saved = () => vi.mocked(saveFile).mock.calls.map(([, name, mediaType]) => [name, mediaType]);
async function download(dialog: DialogQueries): Promise<void> {
  await act(async () => void fireEvent.click(button(dialog)));
  await dialog.findByText(/^File saved/);
}

describe('the export control', () => {
  test.each([
    ['', 0],
    ['?magic=ResearcherMode', 1],
    ['?magic=AdminMode', 1],
  ])('is offered to a visitor with the query %j: %i control [MAP-7]', async (query, count) => {
    restoreSession(query);
    await openMap('/en/place/53');
    await screen.findByRole('button', { name: 'Measure a distance' });
    expect(screen.queryAllByRole('button', { name: 'Export the route to a file' })).toHaveLength(count);
  });
});

describe('the export dialog', () => {
  test('has the specified initial choice, range, formats, file names and disabled states [EXP-1]', async () => {
    const dialog = await openDialog();
    const from = dialog.getByLabelText<HTMLSelectElement>('From');
    const to = dialog.getByLabelText<HTMLSelectElement>('To');
    expect([from.value, to.value]).toEqual(['5', '151']);
    const zoom = dialog.getByRole<HTMLInputElement>('slider');
    expect([zoom.min, zoom.max, zoom.step, zoom.value]).toEqual(['4', '20', '1', '20']);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'KML' }).checked).toBe(true);
    await download(dialog);
    await act(async () => void fireEvent.click(dialog.getByRole('radio', { name: 'GeoJSON' })));
    await act(async () => void fireEvent.change(zoom, { target: { value: '8' } }));
    await download(dialog);
    expect(saved()).toEqual([
      ['cae-Darjeeling-to-Home 1928-z20.kml', 'application/vnd.google-earth.kml+xml'],
      ['cae-Darjeeling-to-Home 1928-z8.geojson', 'application/geo+json'],
    ]);
    for (const label of ['From', 'To']) {
      const before = dialog.getByLabelText<HTMLSelectElement>(label).value;
      await choose(dialog, label, '0');
      expect(button(dialog).disabled).toBe(true);
      await choose(dialog, label, before);
      expect(button(dialog).disabled).toBe(false);
    }
  });

  test('shows how many stops and kilometres will be exported at the zoom', async () => {
    const dialog = await openDialog();
    expect(dialog.getByText(/^4 stops, \d+ km$/)).toBeDefined();
    await act(async () => void fireEvent.change(dialog.getByRole('slider'), { target: { value: '8' } }));
    expect(dialog.getByText(/^3 stops, \d+ km$/)).toBeDefined();
  });

  test('explains a reversed choice, and the places can be swapped', async () => {
    const dialog = await openDialog();
    await act(async () => void fireEvent.click(button(dialog, 'Swap the places')));
    expect(dialog.getByText('The end comes before the beginning of the route.')).toBeDefined();
    expect(button(dialog).disabled).toBe(true);
    await act(async () => void fireEvent.click(button(dialog, 'Swap the places')));
    expect(button(dialog).disabled).toBe(false);
  });

  test('writes the texts and the file name in the language of the page', async () => {
    const dialog = await openDialog('/place/53', 'Выгрузить маршрут в файл', 'Выгрузка маршрута');
    await act(async () => void fireEvent.click(button(dialog, 'Скачать файл')));
    await dialog.findByText(/^Файл сохранён/);
    const [content, name] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toMatch(/^cae-.+-to-Дома-z20\.kml$/);
    expect(new TextDecoder().decode(ArrayBuffer.isView(content) ? content : new Uint8Array())).toContain(
      'Центральная Азия',
    );
  });
});
