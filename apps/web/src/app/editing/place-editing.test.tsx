// @vitest-environment jsdom
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { placeDraft } from '../../features/place-editing/edit/draft/draft-store.ts';
import { placeList } from '../../features/place-editing/list/list-store.ts';
import { undoLastAction } from '../../lib/editing/action-history.ts';
import { noSelection } from '../../lib/lists/row-selection.ts';
import { openDraftDatabase } from '../../lib/editing/drafts/draft-database.ts';
import { sessionStore } from '../../lib/session/session.ts';
import { previewStore } from '../../lib/api/previewed-place.ts';
import { nobodyElse, placeRevision, signInAsEditor } from '../../testing/editor.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { useIndexedDb } from '../../testing/browser/indexed-db.ts';
import { openAppOn } from '../../testing/open-app.tsx';
import { mapStops, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { accountRecord, textRecord } from '../../testing/data/records.ts';
import { searchPlaces } from '../../testing/browser/search-records.ts';
import { servedRecords, type ServedRecords } from '../../testing/data/served-records.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown> | null;
  readonly version: string | null;
}

/** A fake server that stores places; `reject` can answer a write instead. */
function createServer(records: readonly PlaceRevision[]) {
  const stored = new Map(records.map((place) => [place.place_id, place]));
  const deleted = new Map<number, PlaceRevision>();
  const sent: SentRequest[] = [];
  const server = {
    sent,
    reject: null as ((request: SentRequest) => Response | null) | null,
    /** Changes what is stored of a saved place, as a faulty server would. */
    alter: {} as Partial<PlaceRevision>,
    /** The history of the places. */
    changes: [] as readonly RecordChange[],
    texts: [] as NonNullable<ServedRecords['texts']>,
    places: () => [...stored.values()],
    fetch: ((input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), 'http://server.invalid');
      const path = url.pathname.replace('/v1', '');
      const method = init?.method ?? 'GET';
      if (method === 'GET') {
        if (path === '/admin/changes/places/') return Promise.resolve(Response.json(server.changes));
        if (/^\/admin\/places\/\d+\/changes\/$/.test(path))
          return Promise.resolve(
            Response.json(server.changes.filter((change) => path.includes(`/${change.entity_id}/`))),
          );
        if (path === '/admin/places/') return Promise.resolve(Response.json(server.places()));
        if (path === '/admin/places/search/')
          return Promise.resolve(searchPlaces(server.places(), url.searchParams));
        const account = accountRecord({ role: 'admin' });
        return servedRecords({ places: server.places(), texts: server.texts, account })(input, init);
      }
      if (path === '/admin/presence') return Promise.resolve(Response.json(nobodyElse));
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : null;
      const version = new Headers(init?.headers).get('if-match');
      const request = { method, path, body, version };
      sent.push(request);
      return Promise.resolve(server.reject?.(request) ?? write(request));
    }) as typeof fetch,
  };

  function write({ method, path, body }: SentRequest): Response {
    if (path === '/places_change/seqids') {
      const positions = (body?.positions ?? []) as { place_id: number; seqid: number }[];
      return Response.json(positions.map(({ place_id, seqid }) => save(place_id, { seqid })));
    }
    const id = Number(/\d+/.exec(path)?.[0] ?? 99);
    const before = stored.get(id);
    if (method === 'DELETE' && before !== undefined) {
      stored.delete(id);
      deleted.set(id, before);
      return new Response(null, { status: 204 });
    }
    if (path.endsWith('/restore')) stored.set(id, deleted.get(id) ?? placeRevision());
    if (method === 'POST' && path === '/places/') stored.set(id, placeRevision({ place_id: id, version: 0 }));
    return Response.json(save(id, { ...body, ...server.alter }));
  }

  function save(id: number, fields: object): PlaceRevision {
    const before = stored.get(id) ?? placeRevision({ place_id: id });
    const saved = { ...before, ...fields, version: before.version + 1 };
    stored.set(id, saved);
    return saved;
  }

  return server;
}

const route = mapStops.map((place, index) =>
  placeRevision({ ...place, seqid: (index + 1) * 10, title_ru: `${place.title_en}-ru` }),
);
let server: ReturnType<typeof createServer>;

/** A change of the number of a place, at the time of its write. */
const orderChange = (change_id: number, id: number, before: number, after: number): RecordChange => ({
  change_id,
  at: '2026-11-27T10:00:00.000Z',
  editor: 'Editor',
  entity_id: id,
  action: 'update',
  before: { seqid: before },
  after: { seqid: after },
});

useIndexedDb();

beforeAll(() =>
  Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/place-editing/list/places-screen.tsx'),
    import('../../features/place-editing/place-kind.tsx'),
    import('../../features/place-editing/edit/map/edited-place-on-map.tsx'),
  ]),
);
beforeEach(() => {
  setUpNewVisitor();
  stubDialogs();
  placeList.change(placeList.initial);
  Element.prototype.scrollTo = vi.fn();
  signInAsEditor();
  server = createServer(route);
});
afterEach(() => {
  fakeMap.camera.project.mockReset().mockReturnValue({ x: 0, y: 0 });
  tearDownMap();
});

/** The drafts that the browser has stored. */
const storedDrafts = async () => (await openDraftDatabase()).getAll('drafts');

const rows = () => screen.getAllByRole('row').map((row) => within(row).getByRole('link').textContent);
const key = (target: Element, event: object) => act(async () => void fireEvent.keyDown(target, event));
const undo = () => key(document.body, { code: 'KeyZ', key: 'z', ctrlKey: true });

describe('the list of places', () => {
  async function openList() {
    await openAppOn('/en/admin', server.fetch);
    const grid = await screen.findByRole('grid');
    await key(grid, { key: 'Home' });
    return grid;
  }

  test('a row has the modern names in the language of the page only', async () => {
    server = createServer(route.map((place) => ({ ...place, title_modern: 'Mumbai; Мумбаи; مومبئی' })));
    await openList();
    expect(screen.getByRole('row', { name: /Bombay/ }).textContent).toMatch(/ · Mumbai; مومبئی/);
  });

  test('an administrator sorts, filters, reorders, deletes, adds and edits places [ADM-1]', async () => {
    const grid = await openList();
    expect(rows()).toEqual(['Bombay', 'Sikkim', 'Darjeeling', 'Leh', 'Khotan', 'Harbin']);
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'title' } });
    expect(rows()).toEqual(['Bombay', 'Darjeeling', 'Harbin', 'Khotan', 'Leh', 'Sikkim']);
    fireEvent.change(screen.getByLabelText('Name, date or number'), { target: { value: 'kho' } });
    await waitFor(() => expect(rows()).toEqual(['Khotan']));
    fireEvent.change(screen.getByLabelText('Name, date or number'), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'route' } });

    await key(grid, { key: 'Home' });
    await key(grid, { key: 'ArrowDown', altKey: true });
    await waitFor(() => expect(rows().slice(0, 2)).toEqual(['Sikkim', 'Bombay']));
    await key(grid, { key: 'Home' });
    await key(grid, { key: 'Delete' });
    await waitFor(() => expect(rows()).toEqual(['Bombay', 'Darjeeling', 'Leh', 'Khotan', 'Harbin']));

    await key(grid, { key: 'Home' });
    await key(grid, { key: 'Insert' });
    fireEvent.change(await screen.findByLabelText('Title in Russian'), { target: { value: 'Новая' } });
    fireEvent.change(screen.getByLabelText('Title in English'), { target: { value: 'New camp' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add the place' })));
    await screen.findByText('No changes');
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Places' })));
    await screen.findByRole('grid');
    expect(rows().slice(0, 2)).toEqual(['Bombay', 'New camp']);

    fireEvent.click(screen.getByRole('link', { name: 'New camp' }));
    fireEvent.change(await screen.findByLabelText('Title in English'), { target: { value: 'Old camp' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
    await screen.findByText('No changes');
    expect(server.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /places_change/seqids',
      'DELETE /places/2',
      'POST /places/',
      'PUT /places/99',
    ]);
    expect(server.sent.at(-1)?.body).toMatchObject({ title_en: 'Old camp' });
  });

  test('a place that is moved in a filtered list is directly after the listed place that it passes', async () => {
    const grid = await openList();
    const search = screen.getByLabelText('Name, date or number');
    fireEvent.change(search, { target: { value: 'o' } });
    await waitFor(() => expect(rows()).toEqual(['Bombay', 'Khotan']));
    await key(grid, { key: 'Home' });
    await key(grid, { key: 'ArrowDown', altKey: true });
    await waitFor(() => expect(rows()).toEqual(['Khotan', 'Bombay']));
    fireEvent.change(search, { target: { value: '' } });
    await waitFor(() =>
      expect(rows()).toEqual(['Sikkim', 'Darjeeling', 'Leh', 'Khotan', 'Bombay', 'Harbin']),
    );
  });

  test.each(['title', 'date', 'accuracy', 'updated'])(
    'in the order "%s" places are not moved',
    async (order) => {
      const grid = await openList();
      fireEvent.change(screen.getByLabelText('Order'), { target: { value: order } });
      await key(grid, { key: 'Home' });
      await key(grid, { key: 'ArrowDown', altKey: true });
      await key(grid, { key: 'Enter', code: 'Enter', ctrlKey: true });
      expect(server.sent).toEqual([]);
      expect(document.querySelector('[title="Drag"]')).toBeNull();
    },
  );

  test('moves a place by Alt and an arrow, and Ctrl+Z moves it back', async () => {
    const grid = await openList();
    await key(grid, { key: 'ArrowDown', altKey: true });
    await waitFor(() => expect(rows().slice(0, 2)).toEqual(['Sikkim', 'Bombay']));
    expect(server.sent).toMatchObject([
      { method: 'PUT', path: '/places_change/seqids', body: { positions: [{ place_id: 1, seqid: 25 }] } },
    ]);
    await undo();
    await waitFor(() => expect(rows().slice(0, 2)).toEqual(['Bombay', 'Sikkim']));
  });

  test('reports a failed change of the order [ERR-7]', async () => {
    const grid = await openList();
    server.reject = () => Response.json({ detail: 'x', code: 'unavailable' }, { status: 503 });
    await key(grid, { key: 'ArrowDown', altKey: true });
    expect(await screen.findByText('Places seqid update error')).toBeDefined();
    expect(rows()[0]).toBe('Bombay');
  });

  test('deletes the selected places, and undo restores them', async () => {
    const grid = await openList();
    await key(grid, { key: 'ArrowDown', shiftKey: true });
    await key(grid, { key: 'Delete' });
    await waitFor(() => expect(rows()).toEqual(['Darjeeling', 'Leh', 'Khotan', 'Harbin']));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rows()).toHaveLength(6));
    expect(server.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /places/1',
      'DELETE /places/2',
      'POST /places/1/restore',
      'POST /places/2/restore',
    ]);
  });

  test('Alt with an arrow announces that nothing can be moved in an order that cannot be changed', async () => {
    const grid = await openList();
    act(() => placeList.change({ order: 'title' }));
    await key(grid, { key: 'ArrowDown', altKey: true });
    expect(await screen.findByText(/^Nothing can be moved in this order\./)).toBeDefined();
    expect(server.sent).toEqual([]);
  });

  test('a key that acts on a row says so while no row is active', async () => {
    const grid = await openList();
    act(() => placeList.changeSelection(() => noSelection));
    await key(grid, { key: 'Delete' });
    expect(await screen.findByText('Choose a row first, with the arrows or a click.')).toBeDefined();
    expect(server.sent).toEqual([]);
  });

  test('a place that texts link to is deleted after a question with their number', async () => {
    server.texts = [
      { ...textRecord(), text_id: 1, place_ids: [1] },
      { ...textRecord(), text_id: 2, place_ids: [53], text_content_en: '<p><a href="/en/place/1">x</a></p>' },
      { ...textRecord(), text_id: 3, place_ids: [53] },
    ];
    const grid = await openList();
    await key(grid, { key: 'Delete' });
    expect(await screen.findByText(/^2 texts link here/)).toBeDefined();
    expect(screen.getByText('Delete the place “Bombay”?')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
    expect([rows().length, server.sent]).toEqual([6, []]);
    await key(grid, { key: 'Delete' });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(rows()).toEqual(['Sikkim', 'Darjeeling', 'Leh', 'Khotan', 'Harbin']));
  });

  test('changes a field of all selected places, and undo restores the value of each', async () => {
    const grid = await openList();
    await key(grid, { code: 'KeyA', key: 'a', ctrlKey: true });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(server.sent, 'nothing before a value is chosen').toEqual([]);
    fireEvent.change(screen.getByLabelText('Value'), { target: { value: '3' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(server.places().every((place) => place.accuracy_level === 'low')).toBe(true));
    await screen.findByRole('button', { name: 'Undo' });
    await undo();
    await waitFor(() => expect(server.places().every((place) => place.accuracy_level === 'high')).toBe(true));
  });
});

describe('the editor of a place', () => {
  const open = async (id = 53) => {
    await openAppOn(`/en/place/edit/${id}`, server.fetch);
    await screen.findByLabelText('Title in English');
    await waitFor(() => expect(fakeMap.overlay('edited-place')).toBeDefined());
  };
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));

  test('has the focus at its heading when it opens', async () => {
    await open();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Leh' }));
  });

  test('saves all fields with the edited version, empty dates as null', async () => {
    await open();
    type('Title in English', 'Léh');
    type('Departure', '');
    await save();
    expect(server.sent).toMatchObject([{ method: 'PUT', path: '/places/53', version: '"3"' }]);
    expect(server.sent[0]?.body).toMatchObject({ title_en: 'Léh', enddate: null, content_todo: '' });
    expect(server.sent[0]?.body).not.toHaveProperty('place_id');
    expect(await screen.findByText('No changes')).toBeDefined();
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));
  });

  test('reports what the response does not contain as it was sent [ERR-4]', async () => {
    await open();
    server.alter = { notes: 'lost' };
    type('Title in English', 'Léh');
    await save();
    expect(await screen.findByText('Save error')).toBeDefined();
    expect(screen.getByText('Some fields were not saved: Description in Russian')).toBeDefined();
  });

  test('reports a failed request and keeps the draft [ERR-5]', async () => {
    await open();
    server.reject = () =>
      Response.json({ detail: 'notes: is too long', code: 'invalid_request' }, { status: 422 });
    type('Title in English', 'Léh');
    await save();
    expect(await screen.findByText('Error while updating place')).toBeDefined();
    expect(screen.getByText('“Léh”: notes: is too long')).toBeDefined();
    expect(field('Title in English').value).toBe('Léh');
  });

  test('gives the reason and keeps the draft when the account loses its role while the form is open', async () => {
    await open();
    server.reject = () => Response.json({ detail: 'x', code: 'forbidden' }, { status: 403 });
    type('Title in English', 'Léh');
    await save();
    expect(await screen.findByText(/^“Léh”: your account no longer has the right to save/)).toBeDefined();
    expect(field('Title in English').value).toBe('Léh');
    act(() => sessionStore.setState({ capabilities: [] }));
    expect(await screen.findByText('Unsaved changes are kept in this browser.')).toBeDefined();
    await waitFor(async () => expect(await storedDrafts()).toMatchObject([{ changes: { title_en: 'Léh' } }]));
  });

  test('sends nothing while a field has a problem, and names the field', async () => {
    await open();
    type('Arrival', '1926-01-01');
    await save();
    expect(server.sent).toEqual([]);
    expect(screen.getByText('The departure is before the arrival.')).toBeDefined();
    expect(screen.getByText('Please correct: Departure')).toBeDefined();
  });

  test.each(['34.5, 77.25', '34°30′00″N 77°15′00″E'])('reads pasted coordinates: %s', async (text) => {
    await open();
    type('Coordinates', text);
    expect(placeDraft.store.getState().draft?.changes).toEqual({ latitude: 34.5, longitude: 77.25 });
  });

  test('a date that does not exist and unreadable coordinates stay in their fields and are not saved', async () => {
    await open();
    const arrival = field('Arrival');
    type('Arrival', '31.02.1925');
    fireEvent.blur(arrival);
    expect(arrival.value).toBe('31.02.1925');
    expect(placeDraft.store.getState().draft?.changes.date).toBe('invalid');
    type('Coordinates', '34.5, 77.5');
    type('Coordinates', '95.5, 200');
    await save();
    expect(server.sent).toEqual([]);
    expect(field('Coordinates').value).toBe('95.5, 200');
    for (const name of ['Arrival', 'Coordinates'])
      expect(field(name).getAttribute('aria-invalid'), name).toBe('true');

    fireEvent.blur(field('Coordinates'));
    expect(field('Coordinates').value).toBe('95.5, 200');
    fireEvent.click(screen.getByRole('button', { name: 'Pick on the map' }));
    await act(async () => void fakeMap.input(36, 79));
    expect(field('Coordinates').value).toBe('36, 79');
    type('Arrival', '1925-08-20');
    await save();
    expect(server.sent).toMatchObject([{ body: { date: '1925-08-20', latitude: 36, longitude: 79 } }]);
  });

  test('swapped coordinates and an arrival before that at the stop before show a warning and can be saved', async () => {
    await open();
    expect(document.querySelector('[data-group="stay"]')?.textContent).not.toContain('Earlier than');
    type('Coordinates', '77.6, 34.2');
    fireEvent.blur(field('Coordinates'));
    expect(screen.getByText(/Latitude and longitude may be swapped: “(Darjeeling|Khotan)”/)).toBeDefined();
    type('Arrival', '1924-01-01');
    expect(screen.getByText(/Earlier than the arrival at the stop before, “Darjeeling”/)).toBeDefined();
    await save();
    expect(server.sent).toMatchObject([{ body: { date: '1924-01-01', latitude: 77.6, longitude: 34.2 } }]);
  });

  test('the bar names unreadable coordinates as the field does', async () => {
    await open();
    type('Coordinates', 'somewhere');
    await save();
    expect(screen.getByText('Please correct: Coordinates')).toBeDefined();
  });

  test('the pin is dragged, and a click sets the position after the tool is chosen', async () => {
    await open();
    const pin = { overlayId: 'edited-place', layerId: 'edited-place-pin', properties: { pin: true } };
    // Each input renders the editor anew.
    act(() => expect(fakeMap.input(34, 77, { kind: 'press', feature: pin })).toBe('captured'));
    act(() => void fakeMap.input(35, 78, { kind: 'drag' }));
    act(() => void fakeMap.input(35.2, 78.2, { kind: 'drag' }));
    act(() => void fakeMap.input(35.5, 78.5, { kind: 'drag-end' }));
    expect(field('Coordinates').value).toBe('35.5, 78.5');
    expect(screen.getByText('1 field changed')).toBeDefined();
    await act(async () => void fakeMap.input(36, 79));
    expect(field('Coordinates').value).toBe('35.5, 78.5');
    fireEvent.click(screen.getByRole('button', { name: 'Pick on the map' }));
    await act(async () => void fakeMap.input(36, 79));
    expect(field('Coordinates').value).toBe('36, 79');
    expect(placeDraft.store.getState().tool).toBe('select');
    await undo();
    expect(field('Coordinates').value).toBe('35.5, 78.5');
  });

  test('the line gets points by clicks, by pulling a segment, and by a paste', async () => {
    fakeMap.camera.project.mockImplementation(({ latitude, longitude }) => ({
      x: longitude * 100,
      y: latitude * 100,
    }));
    await open();
    const line = () => placeDraft.store.getState().draft?.changes.routejson;
    fireEvent.click(screen.getByRole('button', { name: 'Edit the line' }));
    await act(async () => void fakeMap.input(33, 76));
    expect(line()).toBe('[[33,76]]');
    const segment = {
      overlayId: 'edited-place',
      layerId: 'edited-place-segments',
      properties: { segment: 0 },
    };
    act(() => void fakeMap.input(32.9, 75.5, { kind: 'press', feature: segment }));
    act(() => void fakeMap.input(32.7, 75.2, { kind: 'drag' }));
    act(() => void fakeMap.input(32.5, 75, { kind: 'drag' }));
    act(() => void fakeMap.input(32.5, 75, { kind: 'drag-end' }));
    expect(line()).toBe('[[32.5,75],[33,76]]');
    const point = { overlayId: 'edited-place', layerId: 'edited-place-points', properties: { index: 0 } };
    await act(async () => void fakeMap.input(32.5, 75, { feature: point }));
    expect(line()).toBe('[[33,76]]');
    fireEvent.click(screen.getByRole('button', { name: 'Paste GeoJSON or GPX' }));
    type('Text of GeoJSON, GPX or KML', '{"type":"LineString","coordinates":[[70,30],[71,31.5],[72,32.5]]}');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Use the line' })));
    await waitFor(() => expect(line()).toContain('[31.5,71]'));
  });

  test('a pasted line is followed by a report of what was joined and left out', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Paste GeoJSON or GPX' }));
    const points = '<trkpt lat="30" lon="70"/><trkpt lat="31" lon="71"/>';
    type(
      'Text of GeoJSON, GPX or KML',
      `<gpx><trk><trkseg>${points}</trkseg><trkseg><trkpt lat="91" lon="71"/>${points}</trkseg></trk></gpx>`,
    );
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Use the line' })));
    expect(
      await screen.findByText(
        'The line is pasted: 4 points. The text has 2 lines: they are joined in their order. Left out: 1 point without coordinates or off the Earth.',
      ),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Paste GeoJSON or GPX' }));
    expect(screen.queryByText(/^The line is pasted/)).toBeNull();
    type('Text of GeoJSON, GPX or KML', '<gpx><trk>');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Use the line' })));
    expect(await screen.findByText('The text is damaged or ends too early. Copy all of it.')).toBeDefined();
  });

  test('the unsaved place is shown on the map until the editor is left', async () => {
    await open();
    type('Title in English', 'Léh');
    await waitFor(() => expect(previewStore.getState().places[0]?.title_en).toBe('Léh'));
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Places' })));
    await waitFor(() => expect(previewStore.getState().places).toEqual([]));
  });

  test('a draft is restored after the editor was left, and can be discarded', async () => {
    await open();
    type('Title in English', 'Léh');
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Places' })));
    expect(await screen.findByText('Unsaved changes are kept in this browser.')).toBeDefined();
    fireEvent.click(await screen.findByRole('link', { name: 'Leh' }));
    expect(await screen.findByText(/^Unsaved changes were restored/)).toBeDefined();
    expect(field('Title in English').value).toBe('Léh');
    const [discard] = screen.getAllByRole('button', { name: 'Discard the changes' });
    if (discard !== undefined) fireEvent.click(discard);
    expect(field('Title in English').value).toBe('Léh');
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field('Title in English').value).toBe('Leh');
    fireEvent.click(screen.getByRole('button', { name: 'Bring them back' }));
    expect(field('Title in English').value).toBe('Léh');
  });

  test.each([
    [401, 'unauthenticated', 'you are signed out. Your changes are kept in this browser'],
    [404, 'not_found', 'another editor has deleted this record. Your changes are kept in this browser'],
  ])(
    'a save that fails with %i names the reason and the draft until a save succeeds',
    async (status, code, reason) => {
      await open();
      server.reject = () => Response.json({ detail: 'x', code }, { status });
      type('Title in English', 'Léh');
      await save();
      expect(await screen.findByText(new RegExp(`^“Léh”: ${reason}`))).toBeDefined();
      server.reject = null;
      await save();
      await screen.findByText('No changes');
      expect(screen.queryByText(new RegExp(reason))).toBeNull();
    },
  );

  test('the note about a restored draft disappears once the draft is saved', async () => {
    await open();
    type('Title in English', 'Léh');
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Places' })));
    fireEvent.click(await screen.findByRole('link', { name: 'Leh' }));
    await screen.findByText(/^Unsaved changes were restored/);
    await save();
    await screen.findByText('No changes');
    expect(screen.queryByText(/^Unsaved changes were restored/)).toBeNull();
  });

  test('the editor of a place links to a new place after it, which has no dates of its own', async () => {
    await open();
    fireEvent.click(screen.getByRole('link', { name: 'Insert a place after “Leh”' }));
    expect(await screen.findByRole('button', { name: 'Add the place' })).toBeDefined();
    expect(window.location.search).toBe('?after=53');
    screen.getByRole('heading', { name: 'New place after “Leh”' });
    expect(field('Arrival').value).toBe('');
  });

  test('a place that is inserted into a drawn leg splits its line, and undo joins it', async () => {
    server = createServer(
      route.map((place) =>
        place.place_id === 60 ? { ...place, routejson: '[[33.4,77.58],[33.8,77.58]]' } : place,
      ),
    );
    await openAppOn('/en/admin/place/new?after=53', server.fetch);
    fireEvent.change(await screen.findByLabelText('Title in Russian'), { target: { value: 'Новая' } });
    type('Coordinates', '33.6, 77.6');
    // The map and the form show the parts of the line before they are saved.
    await waitFor(() =>
      expect(previewStore.getState().places).toMatchObject([
        { place_id: 0, routejson: '[[33.4,77.58]]' },
        { place_id: 60, routejson: '[[33.8,77.58]]' },
      ]),
    );
    expect(screen.getByText(/^The line to “Khotan” is divided here/)).toBeDefined();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add the place' })));
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent).toMatchObject([
      { method: 'POST', path: '/places/', body: { routejson: '[[33.4,77.58]]' } },
      { method: 'PUT', path: '/places/60', body: { routejson: '[[33.8,77.58]]' } },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Undo the change' })));
    await waitFor(() => expect(server.sent).toHaveLength(4));
    expect(server.sent.slice(2)).toMatchObject([
      { method: 'DELETE' },
      { method: 'PUT', path: '/places/60', body: { routejson: '[[33.4,77.58],[33.8,77.58]]' } },
    ]);
  });

  test('what is typed while a new place is being stored stays as a draft of that place', async () => {
    let respond = (): void => undefined;
    const stored = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await server.fetch(input, init);
      if (init?.method === 'POST' && server.sent.at(-1)?.path === '/places/') await stored;
      return response;
    };
    await openAppOn('/en/admin/place/new', fetch);
    fireEvent.change(await screen.findByLabelText('Title in Russian'), { target: { value: 'Новая' } });
    // The map shows the new place. Shown beside the stored one, it would be reported as a second place of the same number.
    await waitFor(() => expect(previewStore.getState().places[0]?.title_ru).toBe('Новая'));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add the place' })));
    type('Title in English', 'New camp');
    await act(async () => respond());
    await waitFor(() => expect(window.location.pathname).toBe('/en/place/edit/99'));
    expect((await screen.findByLabelText<HTMLInputElement>('Title in English')).value).toBe('New camp');
    screen.getByRole('button', { name: 'Save' });
    expect(server.sent).toHaveLength(1);
  });

  test('picking on the map lowers the raised panel until a position is chosen', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'More room for the panel' }));
    screen.getByRole('button', { name: 'More room for the map' });
    fireEvent.click(screen.getByRole('button', { name: 'Pick on the map' }));
    screen.getByRole('button', { name: 'More room for the panel' });
    await act(async () => void fakeMap.input(36, 79));
    screen.getByRole('button', { name: 'More room for the map' });
  });

  test('the undo of a save that another editor has changed since gives the reason', async () => {
    await open();
    type('Title in English', 'Léh');
    await save();
    await screen.findByText('No changes');
    server.reject = () => Response.json({ detail: 'x', code: 'version_conflict' }, { status: 409 });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Undo the change' })));
    const message = 'another editor has changed this in the meantime. Nothing was changed.';
    expect(await screen.findByText(message)).toBeDefined();
  });

  test('the history of an order names the other records that the same write has renumbered', async () => {
    server.changes = [orderChange(1, 1, 25, 10), orderChange(2, 2, 13, 20)];
    await open(1);
    fireEvent.click(screen.getByRole('tab', { name: 'History' }));
    expect(await screen.findByText('Renumbered with it: Sikkim.')).toBeDefined();
  });

  test('a change in the list of all changes is brought back into the form of its place', async () => {
    server.changes = [
      {
        ...orderChange(1, 53, 0, 0),
        before: { title_en: 'Old Leh' },
        after: { title_en: 'Leh' },
      },
    ];
    await openAppOn('/en/admin/changes', server.fetch);
    const revert = await screen.findByRole('button', { name: 'Bring back' });
    await act(async () => void fireEvent.click(revert));
    await waitFor(() => expect(field('Title in English').value).toBe('Old Leh'));
    expect(server.sent).toEqual([]);
  });

  test('two saves are undone one after the other', async () => {
    await open();
    type('Title in English', 'First');
    await save();
    type('Title in English', 'Second');
    await save();
    await act(async () => void (await undoLastAction()));
    await waitFor(() => expect(field('Title in English').value).toBe('First'));
    await act(async () => void (await undoLastAction()));
    await waitFor(() => expect(field('Title in English').value).toBe('Leh'));
    const versions = server.sent.map(({ version }) => Number(version?.replaceAll('"', '')));
    expect(versions.map((version) => version - Number(versions[0]))).toEqual([0, 1, 2, 3]);
  });

  test('an order of the history is brought back with the record that was renumbered with it', async () => {
    server.changes = [
      orderChange(1, 1, 25, 10),
      orderChange(2, 2, 13, 20),
      { ...orderChange(3, 3, 99, 30), at: '2026-11-26T10:00:00.000Z' },
    ];
    await open(1);
    fireEvent.click(screen.getByRole('tab', { name: 'History' }));
    const [revert] = await screen.findAllByRole('button', { name: 'Bring back' });
    if (revert !== undefined) await act(async () => void fireEvent.click(revert));
    const body = {
      positions: [
        { place_id: 1, seqid: 25 },
        { place_id: 2, seqid: 13 },
      ],
    };
    await waitFor(() => expect(server.sent).toMatchObject([{ path: '/places_change/seqids', body }]));
  });

  test('after a conflict the editor chooses field by field', async () => {
    await open();
    type('Title in English', 'Mine');
    type('Modern names', 'My name');
    const current = placeRevision({
      ...route[3],
      title_en: 'Theirs',
      title_modern: 'Their name',
      notes: 'new',
      version: 8,
    });
    server.reject = ({ version }) =>
      version === '"8"'
        ? null
        : Response.json(
            { detail: 'x', code: 'version_conflict', versions: { edited: 3, current: 8, record: current } },
            { status: 409 },
          );
    await save();
    expect(await screen.findByText('Another editor has changed this record in the meantime')).toBeDefined();
    const names = screen.getByRole('group', { name: 'Modern names' });
    expect(names.textContent).toContain('My name');
    fireEvent.click(within(names).getByRole('radio', { name: 'Theirs' }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save the choice' })));
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]).toMatchObject({
      version: '"8"',
      body: { title_en: 'Mine', title_modern: 'Their name', notes: 'new' },
    });
  });

  test('Ctrl+Z in the form leaves a save, which its button undoes after a question', async () => {
    await open();
    type('Title in English', 'Léh');
    await save();
    await screen.findByText('No changes');
    await undo();
    expect(await screen.findByText(/^Nothing to undo in the form/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText(/Readers will see again what was there before it/)).toBeDefined();
    expect(server.sent).toHaveLength(1);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Undo the change' })));
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]).toMatchObject({ body: { title_en: 'Leh' }, version: '"4"' });
    await waitFor(() => expect(field('Title in English').value).toBe('Leh'));
  });
});
