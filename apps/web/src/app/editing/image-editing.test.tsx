// @vitest-environment jsdom
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { imageDraft } from '../../features/image-editing/edit/image-draft.ts';
import { imageLibrary } from '../../features/image-editing/library/library-store.ts';
import { initialUploads, uploadsStore } from '../../features/image-editing/upload/upload-store.ts';
import type { UploadEvents } from '../../lib/api/files/upload-file.ts';
import { imageRevision, placeRevision, signInAsEditor } from '../../testing/editor.ts';
import { readMapMode } from '../../map/mode/map-mode.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { createImageServer } from '../../testing/browser/image-server.ts';
import { useIndexedDb } from '../../testing/browser/indexed-db.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { openAppOn } from '../../testing/open-app.tsx';
import { mapStops, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

/** The uploads that the screen has started, in their order. */
const started: { readonly file: File; readonly events: UploadEvents }[] = [];
vi.mock('../../lib/api/files/upload-file.ts', () => ({
  createUpload: (file: File, events: UploadEvents) => {
    started.push({ file, events });
    const nothing = () => Promise.resolve();
    return Promise.resolve({ start: () => undefined, pause: nothing, cancel: nothing });
  },
}));

const places = mapStops.map((place, index) => placeRevision({ ...place, seqid: (index + 1) * 10 }));
const pictures = ['Caravan', 'Monastery', 'Pass'].map((title_en, index) =>
  imageRevision({
    image_id: index + 1,
    title_en,
    title_ru: `${title_en}-ru`,
    seqid: (index + 1) * 10,
    filename: `${index}.jpg`,
    place_id: 1,
    latitude: null,
    longitude: null,
  }),
);
let server: ReturnType<typeof createImageServer>;

useIndexedDb();

beforeAll(() =>
  Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/image-editing/library/library-screen.tsx'),
    import('../../features/image-editing/upload/upload-screen.tsx'),
    import('../../features/image-editing/review/review-screen.tsx'),
    import('../../features/image-editing/image-kind.tsx'),
    import('../../features/image-editing/edit/map/edited-image-on-map.tsx'),
  ]),
);
beforeEach(() => {
  setUpNewVisitor();
  stubDialogs();
  imageLibrary.change({ ...imageLibrary.initial, order: 'library' });
  uploadsStore.setState(initialUploads);
  started.length = 0;
  Element.prototype.scrollTo = vi.fn();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  signInAsEditor();
  server = createImageServer({ places, images: pictures });
});
afterEach(() => tearDownMap());

const key = (target: Element, event: object) => act(async () => void fireEvent.keyDown(target, event));
const undo = () => key(document.body, { code: 'KeyZ', key: 'z', ctrlKey: true });
const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the library of images', () => {
  const titles = () =>
    screen
      .getAllByRole('option', { name: /-?(Caravan|Monastery|Pass)/ })
      .map(({ ariaLabel }) => ariaLabel?.split(',')[0]);

  async function openLibrary() {
    await openAppOn('/en/admin/images', server.fetch);
    const grid = await screen.findByRole('listbox');
    await key(grid, { key: 'Home' });
    return grid;
  }

  test('filters by text and sorts', async () => {
    await openLibrary();
    expect(titles()).toEqual(['Caravan', 'Monastery', 'Pass']);
    fireEvent.change(screen.getByLabelText('Caption, author, file, place or number'), {
      target: { value: 'mon' },
    });
    await waitFor(() => expect(titles()).toEqual(['Monastery']));
  });

  test('moves an image by Alt and an arrow, and Ctrl+Z moves it back', async () => {
    const grid = await openLibrary();
    await key(grid, { key: 'ArrowRight', altKey: true });
    await waitFor(() => expect(titles()).toEqual(['Monastery', 'Caravan', 'Pass']));
    expect(server.sent).toMatchObject([
      { method: 'PUT', path: '/images/change_seqids', body: { positions: [{ image_id: 1, seqid: 25 }] } },
    ]);
    await undo();
    await waitFor(() => expect(titles()).toEqual(['Caravan', 'Monastery', 'Pass']));
  });

  test('reports a failed change of the order [ERR-7]', async () => {
    const grid = await openLibrary();
    server.reject = () => Response.json({ detail: 'x', code: 'unavailable' }, { status: 503 });
    await key(grid, { key: 'ArrowRight', altKey: true });
    expect(await screen.findByText('Images seqid update error')).toBeDefined();
    expect(titles()[0]).toBe('Caravan');
  });

  test('deletes the selected images, and undo restores them', async () => {
    const grid = await openLibrary();
    await key(grid, { key: 'ArrowRight', shiftKey: true });
    await key(grid, { key: 'Delete' });
    await waitFor(() => expect(titles()).toEqual(['Pass']));
    await click('Undo');
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  test('changes a field of all selected images in one request, and undo restores the value of each', async () => {
    const grid = await openLibrary();
    await key(grid, { code: 'KeyA', key: 'a', ctrlKey: true });
    fireEvent.change(screen.getByLabelText('Field'), { target: { value: 'licence' } });
    fireEvent.change(screen.getByLabelText('Value'), { target: { value: 'CC BY 4.0' } });
    await click('Apply');
    const licences = () => server.images().map(({ licence }) => licence);
    await waitFor(() => expect(licences()).toEqual(['CC BY 4.0', 'CC BY 4.0', 'CC BY 4.0']));
    expect(server.sent).toHaveLength(1);
    await screen.findByRole('button', { name: 'Undo' });
    await undo();
    await waitFor(() => expect(licences()).toEqual(['', '', '']));
  });

  test('shows the newest images until all are loaded, which can only be opened until then', async () => {
    let answerNewest = (): void => {};
    const newest = new Promise<void>((resolve) => (answerNewest = resolve));
    let answerAll = (): void => {};
    const all = new Promise<void>((resolve) => (answerAll = resolve));
    const requests: string[] = [];
    imageLibrary.change({ order: 'newest' });
    await openAppOn('/en/admin/images', async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (/\/admin\/images\/(?:newest\/\?count=\d+)?$/.test(url))
        requests.push(url.slice(url.indexOf('/v1/')));
      if (url.endsWith('/v1/admin/images/')) await all;
      if (url.endsWith('?count=60')) {
        await newest;
        return Response.json(server.images().slice(0, 2));
      }
      return await server.fetch(input, init);
    });
    await waitFor(() => expect(requests).toEqual(['/v1/admin/images/newest/?count=60']));
    answerNewest();
    const grid = await screen.findByRole('listbox');
    expect(within(grid).getAllByRole('option')).toHaveLength(2);
    expect(grid.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Loading the other images…')).toBeDefined();
    await key(grid, { code: 'KeyA', key: 'a', ctrlKey: true });
    await key(grid, { key: 'Delete' });
    expect(server.sent).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'library' } });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    answerAll();
    expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(3);
    expect([...new Set(requests)]).toEqual(['/v1/admin/images/newest/?count=60', '/v1/admin/images/']);
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDefined();
  });

  test('shows the thumbnails that were made before the library was opened', async () => {
    const pending = imageRevision({ image_id: 9, title_en: 'Pass', thumb: null, thumbnail_state: 'waiting' });
    const made = { ...pending, thumb: '/media/images/pass-320.webp', thumbnail_state: 'done' };
    server = createImageServer({ places, images: [pending] });
    let requests = 0;
    await openAppOn('/en/admin/images', (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.endsWith('/v1/admin/images/')) return server.fetch(input, init);
      requests += 1;
      return Promise.resolve(Response.json([requests === 1 ? pending : made]));
    });
    await waitFor(() =>
      expect(document.querySelector('img[src="/media/images/pass-320.webp"]')).not.toBeNull(),
    );
    expect(requests).toBe(2);
  });

  test('reports a failure to make thumbnails of selected, missing or all images [ERR-9]', async () => {
    const grid = await openLibrary();
    server.reject = () => Response.json({ detail: 'x', code: 'unavailable' }, { status: 503 });
    const findFailures = async (count: number) =>
      await waitFor(() => expect(screen.getAllByText('Error while generating thumb')).toHaveLength(count));
    await click('Thumbnails');
    await click('Make the missing ones');
    await findFailures(1);
    await click('Make all again');
    await click('Yes, all of them again');
    await findFailures(2);
    await key(grid, { code: 'KeyA', key: 'a', ctrlKey: true });
    const selected = within(screen.getByRole('group', { name: 'With the selected images' }));
    await act(async () => void fireEvent.click(selected.getByRole('button', { name: 'Thumbnails' })));
    await findFailures(3);
  });
});

describe('the editor of an image', () => {
  async function open() {
    await openAppOn('/en/image/edit/2', server.fetch);
    await screen.findByRole('button', { name: 'Save' });
  }
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) =>
    act(() => void fireEvent.change(field(label), { target: { value } }));

  test('saves all fields, and the last save is undone by its button after a question', async () => {
    await open();
    type('Caption in English', 'Hemis');
    type('Coordinates', '34.5, 77.25');
    await click('Save');
    await screen.findByText('No changes');
    expect(server.sent[0]).toMatchObject({
      method: 'PUT',
      version: '"3"',
      body: { title_en: 'Hemis', title_ru: 'Monastery-ru', latitude: 34.5, longitude: 77.25 },
    });
    await click('Undo');
    await click('Undo the change');
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]).toMatchObject({
      body: { title_en: 'Monastery', latitude: null, longitude: null },
    });
  });

  test('reads a date as it is written, and names what is wrong with the values of fields', async () => {
    await open();
    type('Date', '12 августа 1926, 9:05');
    expect(imageDraft.store.getState().draft?.changes).toEqual({ datetime_original: '1926-08-12 09:05' });
    type('Date', '31 August');
    type('Last day', '1926-08-01');
    type('Year', '0');
    const dateProblem =
      'There is no such day, or it is not clear which one is meant. Write it like 26 August 1925.';
    for (const problem of [dateProblem, 'The number is out of range.'])
      expect(screen.getByText(problem)).toBeDefined();
    expect(screen.getByRole('tab', { name: 'Fields' })).toBeDefined();
  });

  test('reports a failed save and keeps the draft [ERR-6]', async () => {
    await open();
    server.reject = () => Response.json({ detail: 'x', code: 'unavailable' }, { status: 503 });
    type('Caption in English', 'Hemis');
    await click('Save');
    expect(await screen.findByText('Error while updating image')).toBeDefined();
    expect(field('Caption in English').value).toBe('Hemis');
  });

  test('the pin is dragged, and a click sets the position after the tool is chosen', async () => {
    await open();
    await click('Pick on the map');
    // The part of the map is loaded on demand.
    await waitFor(() => expect(readMapMode()).toBe('place-point'));
    await act(async () => void fakeMap.input(36, 79));
    expect(field('Coordinates').value).toBe('36, 79');
    const pin = { overlayId: 'edited-image', layerId: 'edited-image-pin', properties: { pin: true } };
    act(() => {
      expect(fakeMap.input(36, 79, { kind: 'press', feature: pin })).toBe('captured');
      fakeMap.input(35.5, 78.5, { kind: 'drag' });
      fakeMap.input(35.5, 78.5, { kind: 'drag-end' });
    });
    expect(field('Coordinates').value).toBe('35.5, 78.5');
    expect(imageDraft.store.getState().draft?.changes).toEqual({ latitude: 35.5, longitude: 78.5 });
  });

  test('reports a failed renaming with the reason [ERR-8]', async () => {
    await open();
    type('File name', 'a/b.jpg');
    server.reject = () =>
      Response.json({ detail: 'newfilename must not contain /', code: 'invalid_request' }, { status: 422 });
    await click('Rename');
    expect(await screen.findByText('Image renaming error')).toBeDefined();
    expect(screen.getByText(/^This cannot be the name of a file: it must not contain \//)).toBeDefined();
    type('File name', 'a.png');
    await click('Rename');
    expect(await screen.findByText(/^The name must end with \.\w+, as it does now/)).toBeDefined();
    expect(screen.queryByText(/^This cannot be the name of a file/)).toBeNull();
  });

  test('after a conflict the editor chooses field by field', async () => {
    await open();
    type('Caption in English', 'Mine');
    const current: ImageRevision = { ...imageRevision(pictures[1]), title_en: 'Theirs', version: 8 };
    server.reject = ({ version }) =>
      version === '"8"'
        ? null
        : Response.json(
            { detail: 'x', code: 'version_conflict', versions: { edited: 3, current: 8, record: current } },
            { status: 409 },
          );
    await click('Save');
    const names = await screen.findByRole('group', { name: 'Caption in English' });
    fireEvent.click(within(names).getByRole('radio', { name: 'Mine' }));
    await click('Save the choice');
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]).toMatchObject({ version: '"8"', body: { title_en: 'Mine' } });
  });
});

describe('the review of images', () => {
  test('shows one image after another; keys accept and hide, and undo brings an image back', async () => {
    server = createImageServer({
      places,
      images: pictures.map((image) => ({ ...image, is_reviewed: false, image_enabled: false })),
    });
    await openAppOn('/en/admin/images/review', server.fetch);
    expect(await screen.findByText('1 of 3')).toBeDefined();
    await key(document.body, { code: 'KeyA', key: 'a' });
    await screen.findByText('1 of 2');
    await key(document.body, { code: 'KeyH', key: 'h' });
    await screen.findByText('1 of 1');
    const states = () => server.images().map((image) => [image.is_reviewed, image.image_enabled]);
    expect(states()).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
    await undo();
    await screen.findByText('1 of 2');
    expect(states()[1]).toEqual([false, false]);
  });
});

describe('the changes of images', () => {
  const change = { at: '2026-11-20T10:00:00.000Z', editor: 'Lyudmila', before: null, after: null };

  test('lists who has changed what, with a link to each image', async () => {
    const renamed = { before: { title_en: 'Camels' }, after: { title_en: 'Caravan' } };
    server.changes = [{ ...change, ...renamed, change_id: 2, entity_id: 1, action: 'update' }];
    await openAppOn('/en/admin/images/changes', server.fetch);
    const row = (await screen.findByRole('link', { name: 'Caravan' })).closest('li') ?? document.body;
    expect(screen.getByRole('link', { name: 'Caravan' }).getAttribute('href')).toBe('/en/image/edit/1');
    expect(within(row).getByText(/Lyudmila/)).toBeDefined();
    expect(within(row).getByText('Camels')).toBeDefined();
  });

  test('restores a deleted image', async () => {
    server.changes = [{ ...change, change_id: 3, entity_id: 9, action: 'delete' }];
    await openAppOn('/en/admin/images/changes', server.fetch);
    await act(async () => void fireEvent.click(await screen.findByRole('button', { name: /^Restore/ })));
    await waitFor(() => expect(server.sent).toMatchObject([{ method: 'POST', path: '/images/9/restore' }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull());
  });
});

describe('the upload of images', () => {
  const picture = (name: string, type = 'image/jpeg') => new File(['x'.repeat(100)], name, { type });

  async function upload(...files: File[]) {
    await openAppOn('/en/admin/images/upload', server.fetch);
    fireEvent.change(await screen.findByLabelText('Licence'), { target: { value: 'CC0' } });
    fireEvent.change(screen.getByLabelText('What they are'), { target: { value: 'illustration' } });
    const [input] = screen.getAllByLabelText('Choose files', { selector: 'input' });
    if (input === undefined) throw new Error('no field for files');
    await act(async () => void fireEvent.change(input, { target: { files } }));
  }

  test('sends three files at a time and adds them with the chosen fields', async () => {
    await upload(...['a', 'b', 'c', 'd'].map((name) => picture(`${name}.jpg`)));
    expect(started.map(({ file }) => file.name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    await act(async () => started[0]?.events.onUploaded('f'.repeat(32)));
    await waitFor(() => expect(started).toHaveLength(4));
    expect(server.sent[0]).toMatchObject({
      path: '/images/',
      body: {
        upload_id: 'f'.repeat(32),
        image_type: 'relatedimage',
        is_illustration: true,
        image_enabled: false,
        licence: 'CC0',
      },
    });
    expect(await screen.findByText('1 of 4 files added')).toBeDefined();
  });

  test('names the file and the reason of a failure, before and after the upload', async () => {
    await upload(picture('notes.pdf', 'application/pdf'), picture('broken.jpg'));
    const row = (name: string) => within(screen.getByText(name).closest('li') ?? document.body);
    expect(row('notes.pdf').getByText(/this is not a JPEG, PNG, WebP, AVIF or TIFF image/)).toBeDefined();
    expect(started).toHaveLength(1);
    server.reject = () =>
      Response.json({ detail: 'The picture is cut off.', code: 'invalid_request' }, { status: 422 });
    await act(async () => started[0]?.events.onUploaded('f'.repeat(32)));
    expect(await row('broken.jpg').findByText(/The picture is cut off\./)).toBeDefined();
    server.reject = null;
    await click('Retry broken.jpg');
    expect(await screen.findByText('1 of 2 files added, 1 file failed')).toBeDefined();
  });

  test('continues by itself when the connection is back', async () => {
    await upload(picture('a.jpg'));
    await act(async () => started[0]?.events.onFailure({ kind: 'connection' }));
    expect(screen.getByText('the server is out of reach or busy; continues by itself')).toBeDefined();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('uploading')).toBeDefined();
  });

  test('offers the date and the position in the file and saves them only when they are confirmed', async () => {
    server.metadata = { datetime_original: '1926-08-12 10:00:00', latitude: 34.1, longitude: 77.5 };
    await upload(picture('a.jpg'));
    await act(async () => started[0]?.events.onUploaded('f'.repeat(32)));
    expect(await screen.findByText(/12 August 1926, 10:00/)).toBeDefined();
    expect(server.sent).toHaveLength(1);
    await click('Use the position');
    await waitFor(() =>
      expect(server.images().at(-1)).toMatchObject({ datetime_original: null, latitude: 34.1 }),
    );
    await click('Use the date');
    await waitFor(() =>
      expect(server.images().at(-1)).toMatchObject({
        datetime_original: '1926-08-12 10:00:00',
        latitude: 34.1,
        longitude: 77.5,
      }),
    );
  });
});
