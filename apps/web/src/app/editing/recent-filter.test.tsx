// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { imageLibrary } from '../../features/image-editing/library/library-store.ts';
import { placeList } from '../../features/place-editing/list/list-store.ts';
import { createImageServer } from '../../testing/browser/image-server.ts';
import { imageRevision, placeRevision, signInAsEditor } from '../../testing/editor.ts';
import { mapStops, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { openAppOn } from '../../testing/open-app.tsx';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

/** How many days ago the records were added, within and beyond the ranges of 7, 30 and 90 days. */
const ages = [6.99, 7.01, 29.99, 30.01, 89.99, 90.01];
const addedAgo = (days: number) => ({ created_at: new Date(Date.now() - days * 86_400_000).toISOString() });

beforeAll(() =>
  Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/place-editing/list/places-screen.tsx'),
    import('../../features/image-editing/library/library-screen.tsx'),
  ]),
);
beforeEach(() => {
  setUpNewVisitor();
  placeList.change(placeList.initial);
  imageLibrary.change({ ...imageLibrary.initial, order: 'library' });
  Element.prototype.scrollTo = vi.fn();
  signInAsEditor();
});
afterEach(() => tearDownMap());

/** Chooses each range in the filter of the open list and returns how many records it leaves. */
async function countByRange(role: 'row' | 'option', titles: RegExp): Promise<Record<string, number>> {
  const choice = await waitFor(() => {
    const found = document.querySelector<HTMLSelectElement>('select[name="recent"]');
    if (found === null) throw new Error('the list has no filter by time');
    return found;
  });
  const counts: Record<string, number> = {};
  for (const { value, text } of choice.options) {
    fireEvent.change(choice, { target: { value } });
    await waitFor(() =>
      expect(document.querySelector('[aria-busy="false"][aria-multiselectable]')).not.toBeNull(),
    );
    counts[text] = screen.queryAllByRole(role, { name: titles }).length;
  }
  return counts;
}

test('the filters of places and of images offer last week, last month (30 days) and last 3 months (90 days) for created_at [DAT-4]', async () => {
  const places = ages.map((days, index) =>
    placeRevision({
      ...mapStops[index % mapStops.length],
      place_id: index + 1,
      title_en: `Camp ${days}`,
      ...addedAgo(days),
    }),
  );
  const images = ages.map((days, index) =>
    imageRevision({ image_id: index + 1, title_en: `Camp ${days}`, ...addedAgo(days) }),
  );
  const server = createImageServer({ places, images });
  const expected = expect.objectContaining({ 'last week': 1, 'last month': 3, 'last 3 months': 5 });

  await openAppOn('/en/admin', server.fetch);
  await screen.findByRole('grid');
  expect(await countByRange('row', /Camp/)).toEqual(expected);
  cleanup();
  await openAppOn('/en/admin/images', server.fetch);
  await screen.findByRole('listbox');
  expect(await countByRange('option', /Camp/)).toEqual(expected);
});
