// @vitest-environment jsdom
import { visitedOnValues } from '@cae-map/contract/enumerations';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { imageLibrary } from '../../features/image-editing/library/library-store.ts';
import { placeList } from '../../features/place-editing/list/list-store.ts';
import { createImageServer } from '../../testing/browser/image-server.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { imageRevision, placeRevision, signInAsEditor } from '../../testing/editor.ts';
import { setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { openAppOn } from '../../testing/open-app.tsx';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

beforeAll(() =>
  Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/place-editing/list/places-screen.tsx'),
    import('../../features/image-editing/library/library-screen.tsx'),
  ]),
);
beforeEach(() => {
  setUpNewVisitor();
  stubDialogs();
  placeList.change(placeList.initial);
  imageLibrary.change({ ...imageLibrary.initial, order: 'library' });
  Element.prototype.scrollTo = vi.fn();
  signInAsEditor();
});
afterEach(tearDownMap);

const dates = { date: '1925-08-26', enddate: '1925-09-19' };
const leh = placeRevision({ place_id: 53, seqid: 1, title_en: 'Leh', ...dates, go_by: 'car' });
const khotan = placeRevision({
  place_id: 60,
  seqid: 2,
  title_en: 'Khotan',
  title_modern: 'Hotan; Хотан',
  date: null,
  enddate: null,
});

/** Selects all rows of the open list, chooses a field and applies the value that `enter` chooses. */
async function applyToAll(list: 'grid' | 'listbox', field: string, enter: () => void): Promise<void> {
  const rows = await screen.findByRole(list);
  await act(async () => void fireEvent.keyDown(rows, { key: 'Home' }));
  await act(async () => void fireEvent.keyDown(rows, { code: 'KeyA', key: 'a', ctrlKey: true }));
  fireEvent.change(screen.getByLabelText('Field'), { target: { value: field } });
  enter();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Apply' })));
}
const undo = async () => {
  await screen.findByRole('button', { name: 'Undo' });
  await act(async () => void fireEvent.keyDown(document.body, { code: 'KeyZ', key: 'z', ctrlKey: true }));
};
const choose = (label: string, value: string) => () =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the selected images', () => {
  const images = [
    imageRevision({ image_id: 1, place_id: 60, datetime_original: '1925-08-31 10:00:00' }),
    imageRevision({ image_id: 2, place_id: null, datetime_original: null, enddate: '1926-01-01' }),
  ];
  let server: ReturnType<typeof createImageServer>;
  beforeEach(async () => {
    server = createImageServer({ places: [leh, khotan], images });
    await openAppOn('/en/admin/images', server.fetch);
  });
  const read = (field: keyof ImageRevision) => server.images().map((image) => image[field]);

  test('get the place that is found by its name or none, and undo restores the place of each', async () => {
    const bar = () => within(screen.getByRole('group', { name: 'With the selected images' }));
    await applyToAll('listbox', 'place_id', () => {
      const place = bar().getByLabelText('Value');
      fireEvent.change(place, { target: { value: 'leh' } });
      fireEvent.blur(place);
    });
    await waitFor(() => expect(read('place_id')).toEqual([53, 53]));
    await undo();
    await waitFor(() => expect(read('place_id')).toEqual([60, null]));
    fireEvent.click(bar().getByRole('button', { name: 'no place' }));
    await act(async () => void fireEvent.click(bar().getByRole('button', { name: 'Apply' })));
    await waitFor(() => expect(read('place_id')).toEqual([null, null]));
  });

  test('get dates that are some days earlier, and undo restores the dates of each', async () => {
    await applyToAll('listbox', 'shifted_dates', choose('Days, such as -12', '-12'));
    await waitFor(() => expect(read('datetime_original')).toEqual(['1925-08-19 10:00:00', null]));
    expect(read('enddate')).toEqual([null, '1925-12-20']);
    await undo();
    await waitFor(() => expect(read('datetime_original')).toEqual(['1925-08-31 10:00:00', null]));
    expect(read('enddate')).toEqual([null, '1926-01-01']);
  });
});

describe('the selected places', () => {
  let stored: readonly PlaceRevision[];
  beforeEach(async () => {
    stored = [leh, khotan];
    const others = createImageServer({ places: stored, images: [] });
    await openAppOn('/en/admin', (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), 'http://server.invalid');
      if (init?.method !== 'PUT' || !url.pathname.includes('/places/')) return others.fetch(input, init);
      const fields = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as PlaceRevision;
      const id = Number(url.pathname.split('/').at(-1));
      stored = stored.map((place) =>
        place.place_id === id ? { ...place, ...fields, version: place.version + 1 } : place,
      );
      return Promise.resolve(Response.json(stored.find(({ place_id }) => place_id === id)));
    });
  });
  const read = (field: keyof PlaceRevision) => stored.map((place) => place[field]);

  test.each([
    ['transport', 'go_by', '4', ['horse', 'horse'], ['car', khotan.go_by]],
    ['section', 'visited_on', '3', ['manchuriaexp', 'manchuriaexp'], [leh.visited_on, khotan.visited_on]],
  ] as const)(
    'get the chosen %s, and undo restores that of each',
    async (_what, field, key, after, before) => {
      await applyToAll('grid', field, choose('Value', key));
      await waitFor(() => expect(read(field)).toEqual(after));
      await undo();
      await waitFor(() => expect(read(field)).toEqual(before));
    },
  );

  test('get dates that are some days later, and undo restores the dates of each', async () => {
    await applyToAll('grid', 'shifted_dates', choose('Days, such as -12', '13'));
    await waitFor(() => expect(read('date')).toEqual(['1925-09-08', null]));
    expect(read('enddate')).toEqual(['1925-10-02', null]);
    expect(await screen.findByText('Not shifted: 1 without dates.')).toBeDefined();
    await undo();
    await waitFor(() => expect(read('date')).toEqual(['1925-08-26', null]));
  });
});

describe('a shift of dates leaves dates that are known to the month or the year, and gives their number', () => {
  test.each([
    ['places', '/en/admin', 'grid'],
    ['images', '/en/admin/images', 'listbox'],
  ] as const)('of %s', async (_what, path, list) => {
    const dated = { date: '1924-01-01', enddate: null, date_format: 'YYYY' } as const;
    const images = [
      imageRevision({ image_id: 1, datetime_original: '1926-07-01', date_format: 'YYYY-MM' }),
      imageRevision({ image_id: 2, datetime_original: null, enddate: null }),
    ];
    const places = [{ ...leh, ...dated }, khotan];
    await openAppOn(path, createImageServer({ places, images }).fetch);
    await applyToAll(list, 'shifted_dates', choose('Days, such as -12', '-12'));
    expect(await screen.findByText('Not shifted: 1 without an exact day, 1 without dates.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('a change that applies to none of the selected records gives the reason', () => {
  /** No leg leads to it, whose year would be unknown. */
  const besideRoute = { ...khotan, ispathpart: false };

  test.each([
    ['images', '/en/admin/images', 'listbox'],
    ['places', '/en/admin', 'grid'],
  ] as const)('for a shift of %s without dates', async (_what, path, list) => {
    const images = [imageRevision({ image_id: 1, datetime_original: null, enddate: null })];
    await openAppOn(path, createImageServer({ places: [besideRoute], images }).fetch);
    await applyToAll(list, 'shifted_dates', choose('Days, such as -12', '3'));
    expect(await screen.findByText('The chosen records have no dates.')).toBeDefined();
  });

  test('for a value that the places have', async () => {
    await openAppOn('/en/admin', createImageServer({ places: [besideRoute], images: [] }).fetch);
    await applyToAll(
      'grid',
      'visited_on',
      choose('Value', String(visitedOnValues.indexOf(khotan.visited_on))),
    );
    expect(await screen.findByText('The chosen records have this value already.')).toBeDefined();
  });
});
