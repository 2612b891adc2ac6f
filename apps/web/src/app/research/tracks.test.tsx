// @vitest-environment jsdom
import { gpxFile, twoPoints } from '@cae-map/geo-files/testing/files';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleTrackRequest } from '../../features/tracks/import/handle-request.ts';
import type { TrackWork } from '../../features/tracks/import/run-in-worker.ts';
import type { TrackRequest } from '../../features/tracks/import/track-messages.ts';
import { readTracks } from '../../lib/storage/tracks/track-storage.ts';
import { drawOrder } from '../../map/overlays/draw-order.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { useIndexedDb } from '../../testing/browser/indexed-db.ts';
import { openAppOn } from '../../testing/open-app.tsx';
import { mapStops, openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { placeRecord } from '../../testing/data/records.ts';
import { servedRecords } from '../../testing/data/served-records.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

/** Replaces the worker, which jsdom does not have. */
const worker = vi.hoisted(() => ({
  run: (_request: unknown, _onProgress: (share: number) => void): unknown => null,
}));
vi.mock('../../features/tracks/import/run-in-worker.ts', () => ({
  runInWorker: (request: unknown, onProgress: (share: number) => void) => worker.run(request, onProgress),
}));

const runHere = (request: TrackRequest, onProgress: (share: number) => void): TrackWork => ({
  done: handleTrackRequest(request, onProgress).then((reply) => {
    if (reply.kind === 'progress') throw new Error('not a last reply');
    return reply;
  }),
  cancel: () => undefined,
});

beforeAll(() =>
  Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/tracks/pane/tracks-tab.tsx'),
    import('../../features/tracks/on-map/tracks-on-map.tsx'),
  ]),
);
beforeEach(() => {
  setUpNewVisitor();
  worker.run = (request, onProgress) => runHere(request as TrackRequest, onProgress);
});
afterEach(tearDownMap);
// After it, because hooks after a test run in reverse order, and closing the database needs its globals.
useIndexedDb();

function fileOf(name: string, text: string): File {
  const file = new File([text], name);
  // jsdom's files cannot be read.
  file.arrayBuffer = () => Promise.resolve(new TextEncoder().encode(text).buffer);
  return file;
}
const ride = fileOf('ride.gpx', gpxFile(twoPoints));

async function openTracks(places = mapStops): Promise<void> {
  await openMap('/en/place/53#p=53/t', { places });
  await screen.findByText('No tracks yet.');
}

async function choose(...files: readonly File[]): Promise<void> {
  await act(async () => void fireEvent.change(screen.getByLabelText('Choose files'), { target: { files } }));
}

const trackButton = (name: RegExp) => screen.findByRole('button', { name, expanded: false });

describe('the tracks in the sheet', () => {
  test('show a file on the map between the route and the stops, with a line 4 pixels wide, and zoom to it', async () => {
    await openTracks();
    await choose(ride);
    await trackButton(/^A ride/);
    await waitFor(() => expect(fakeMap.overlay('tracks')?.layers).toHaveLength(2));
    const overlay = fakeMap.overlay('tracks');
    expect(overlay?.order).toBeGreaterThan(drawOrder.routeEnds);
    expect(overlay?.order).toBeLessThan(drawOrder.stops);
    expect(overlay?.layers.at(-1)?.paint).toMatchObject({ 'line-width': 4, 'line-color': '#ffd21f' });
    expect(fakeMap.camera.fitArea).toHaveBeenLastCalledWith({
      west: 77.5,
      east: 77.5,
      south: 34.1,
      north: 34.2,
    });
  });

  test('name the file and the remedy for each bad file, and keep the good ones', async () => {
    await openTracks();
    await choose(ride, fileOf('cut.gpx', '<gpx>'), fileOf('photo.gpx', '\u0001'));
    await trackButton(/^A ride/);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('photo.gpx'));
    expect(screen.getByRole('alert').textContent).toContain(
      'cut.gpxThe file is damaged or ends too early. Download or export it again.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss the message about cut.gpx' }));
    expect(screen.getByRole('alert').textContent).not.toContain('cut.gpx');
    expect((await readTracks()).tracks).toHaveLength(1);
  });

  test('report what was left out of a file that was added, until the report is dismissed', async () => {
    await openTracks();
    await choose(fileOf('walk.gpx', gpxFile(`${twoPoints}<trkpt lat="91" lon="77"/>`)));
    await trackButton(/^A ride/);
    const list = await screen.findByRole('list', { name: 'Added in part' });
    expect(list.textContent).toBe(
      'walk.gpxLeft out: 1 point without coordinates or off the Earth (in “A ride”).',
    );
    expect(screen.getByRole('alert').textContent).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss the message about walk.gpx' }));
    expect(screen.queryByRole('list', { name: 'Added in part' })).toBeNull();
  });

  test('report that the lines of a file were joined', async () => {
    const track = `<trk><trkseg>${twoPoints}</trkseg></trk>`;
    await openTracks();
    await choose(fileOf('many.gpx', `<gpx>${track.repeat(101)}</gpx>`));
    const list = await screen.findByRole('list', { name: 'Added in part' });
    expect(list.textContent).toBe('many.gpxThe file has 101 lines: they became parts of one track.');
  });

  test('reject a file of 500 MB without reading it', async () => {
    worker.run = () => {
      throw new Error('the file is read');
    };
    await openTracks();
    const large = fileOf('large.gpx', '');
    Object.defineProperty(large, 'size', { value: 500 * 1024 * 1024 });
    await choose(large);
    expect(screen.getByRole('alert').textContent).toMatch(/^large\.gpxThe file is larger than 50 MB\./);
  });

  test('show the progress of each file, two at a time, and cancel one', async () => {
    const cancelled: string[] = [];
    worker.run = (request, onProgress) => {
      const { name } = request as { name: string };
      onProgress(0.5);
      return { done: new Promise(() => undefined), cancel: () => cancelled.push(name) };
    };
    await openTracks();
    await choose(fileOf('a.gpx', ''), fileOf('b.gpx', ''), fileOf('c.gpx', ''));
    const shares = () => screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('value'));
    expect(shares()).toEqual(['0', '0', '0']);
    expect(screen.getByText('waiting')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel reading a.gpx' }));
    expect(cancelled).toEqual(['a.gpx']);
    expect(screen.queryByText('waiting')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel reading b.gpx' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel reading c.gpx' }));
    expect(screen.queryAllByRole('progressbar')).toEqual([]);
  });

  test('explain that the browser refuses the storage, in Russian', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await openMap('/place/53#p=53/t');
    await screen.findByText(/^Браузер не даёт хранить треки/);
    expect(screen.getByRole('alert').textContent).toMatch(/^Хранилище браузера/);
  });

  test('open the details of the track that is clicked on the map', async () => {
    await openMap('/en/place/53');
    await userEvent.click(await screen.findByRole('button', { name: 'Tracks', pressed: false }));
    await screen.findByText('No tracks yet.');
    await choose(ride);
    await trackButton(/^A ride/);
    const feature = { overlayId: 'tracks', layerId: 'tracks-1-line', properties: { track: 1 } };
    await waitFor(() => expect(fakeMap.overlay('tracks')).toBeDefined());
    await act(async () => void fakeMap.input(34.1, 77.5, { feature }));
    expect(await screen.findByText('Moving speed')).toBeDefined();
  });

  test('are restored on the map at the next visit without opening the tab', async () => {
    await runHere({ kind: 'import', name: 'ride.gpx', file: ride }, () => undefined).done;
    localStorage.setItem('trackLists', '1');
    await openMap('/en/place/53');
    await waitFor(() => expect(fakeMap.overlay('tracks')?.layers).toHaveLength(2));
  });

  test('remember how many there are, so that the next visit restores them', async () => {
    await openTracks();
    await choose(ride);
    await userEvent.click(await trackButton(/^A ride/));
    expect(localStorage.getItem('trackLists')).toBe('1');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(localStorage.getItem('trackLists')).toBe('0');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(localStorage.getItem('trackLists')).toBe('1');
  });

  test('show a track of the server, which is then one of the visitor', async () => {
    const serve = servedRecords({ places: mapStops });
    await openAppOn('/en/place/53#p=53/t', (input, init) => {
      const url = typeof input === 'string' ? input : '';
      if (url.endsWith('/v1/api/tracks/'))
        return Promise.resolve(Response.json([{ filename: 'Nubra ride.gpx', bytes: 10 }]));
      if (!url.endsWith('/v1/api/tracks/Nubra%20ride.gpx')) return serve(input, init);
      return Promise.resolve(new Response(gpxFile(twoPoints, { name: '' })));
    });
    vi.spyOn(File.prototype, 'arrayBuffer').mockResolvedValue(
      new TextEncoder().encode(gpxFile(twoPoints, { name: '' })).buffer,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show the track Nubra ride' }));
    expect(await trackButton(/^Nubra ride/)).toBeDefined();
  });
});

describe('the profile of a track', () => {
  const places = [
    placeRecord({ place_id: 53, seqid: 1, title_en: 'Leh', date: '1925-07-01', enddate: '1925-07-20' }),
    placeRecord({ place_id: 60, seqid: 2, title_en: 'Khotan', date: '1926-07-11', enddate: '1926-07-13' }),
  ];

  async function openProfile(): Promise<HTMLElement> {
    await openTracks(places);
    await choose(ride);
    await userEvent.click(await trackButton(/^A ride/));
    return await screen.findByRole('slider', { name: 'Point of the track' });
  }

  test('marks its point on the map, and removes it when the details are closed', async () => {
    const slider = await openProfile();
    expect(fakeMap.overlay('tracks-pointed')).toBeUndefined();
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^11\.12 km, 3,701\sm, 12 July 2019$/u);
    const source = fakeMap.overlay('tracks-pointed')?.sources['tracks-pointed'];
    expect(source).toMatchObject({ data: { geometry: { coordinates: [77.5, 34.2] } } });
    await userEvent.click(screen.getByRole('button', { name: /^A ride/, expanded: true }));
    await waitFor(() => expect(fakeMap.overlay('tracks-pointed')).toBeUndefined());
  });

  test('is accompanied by the stops of the expedition on the day of its point, with links [TRK-3]', async () => {
    await openProfile();
    const heading = await screen.findByRole('heading', { name: '12 July in the years of the expedition' });
    expect(heading.parentElement?.textContent).toContain('1925Leh');
    expect(heading.parentElement?.textContent).toContain('1926Khotan');
    const link = screen.getByRole('link', { name: 'Khotan' });
    expect(link.getAttribute('href')).toBe('/en/place/60');
  });
});
