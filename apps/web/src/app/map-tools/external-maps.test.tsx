// @vitest-environment jsdom
import { parseCameraHash } from '@cae-map/expedition/camera/camera-hash';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cameraStore } from '../../map/camera/camera-store.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

beforeAll(() =>
  Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/external-maps/external-maps-dialog.tsx'),
  ]),
);
beforeEach(() => {
  setUpNewVisitor();
  stubDialogs();
});
afterEach(tearDownMap);

/** Opens the dialog and returns the `href` of each link by its text. */
async function openLinks(control: string, title: string): Promise<Record<string, string | null>> {
  const button = await screen.findByRole('button', { name: control });
  await act(async () => void fireEvent.click(button));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const links = dialog.getAllByRole<HTMLAnchorElement>('link');
  for (const link of links) expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  return Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute('href')]));
}

const showView = (zoom: number) =>
  act(() => cameraStore.setState({ isReady: true, latitude: 34.15, longitude: 77.58, zoom }));

test('the menu of external maps links to the centre and zoom of the map in each service, in a new tab [MAP-11, MAP-18]', async () => {
  await openMap('/en/place/53');
  showView(14);
  const { '3D map of this site': in3d, ...others } = await openLinks(
    'This place on other maps',
    'This place on other maps',
  );
  expect(others).toEqual({
    'Google Maps': 'https://www.google.com/maps/@34.15000,77.58000,14z',
    'Google Earth': expect.stringMatching(
      /^https:\/\/earth\.google\.com\/web\/@34\.15000,77\.58000,0a,\d+d,/,
    ),
    'Yandex Maps': 'https://yandex.com/maps/?ll=77.58000%2C34.15000&z=14',
    OpenStreetMap: 'https://www.openstreetmap.org/#map=14/34.15000/77.58000',
    Bing: 'https://www.bing.com/maps?cp=34.15000~77.58000&lvl=14',
    Mapy: 'https://mapy.com/en/turisticka?x=77.58000&y=34.15000&z=14',
    Wikimapia: 'https://wikimapia.org/#lang=en&lat=34.15000&lon=77.58000&z=14&m=w',
    Nakarte: 'https://nakarte.me/#m=14/34.15000/77.58000&l=O',
    'Retromap: old maps': 'https://retromap.ru/m.html#z=8&y=34.15000&x=77.58000',
    'Old Maps Online': 'https://www.oldmapsonline.org/#position=12/34.15000/77.58000',
    'PastVu: old photographs': 'https://pastvu.com/?g=34.15000,77.58000&z=10&s=osm&t=mapnik&type=1',
    'Baidu (百度)':
      'https://api.map.baidu.com/marker?location=34.15000,77.58000&coord_type=wgs84&zoom=14&output=html',
    'Gaode (高德)': 'https://uri.amap.com/marker?position=77.58000,34.15000&coordinate=wgs84',
  });
  const [path, hash] = in3d?.split('#') ?? [];
  expect(path).toBe('/en/map3d/cae');
  const camera = parseCameraHash(hash ?? '');
  expect(camera).toMatchObject({ latitude: 34.15, longitude: 77.58, tilt: 24, heading: 14, altitude: 5000 });
  expect(camera?.range).toBeGreaterThan(1000);
});

test('the 3D link has at least the minimum range', async () => {
  await openMap('/place/53');
  showView(22);
  const links = await openLinks('Это место на других картах', 'Это место на других картах');
  expect(links['Карта в 3D на этом сайте']).toBe('/map3d/cae#3d=34.15000,77.58000,1000,24,14,5000');
  expect(links['Яндекс Карты']).toBe('https://yandex.ru/maps/?ll=77.58000%2C34.15000&z=21');
});
