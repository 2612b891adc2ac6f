// @vitest-environment jsdom
import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createImageServer } from '../../testing/browser/image-server.ts';
import { placeRevision, signInAsEditor } from '../../testing/editor.ts';
import { openAppOn } from '../../testing/open-app.tsx';
import { setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

const khotan = placeRevision({ place_id: 60, title_ru: 'Хотан', title_en: 'Khotan' });
const deletion: RecordChange = {
  change_id: 1,
  at: '2026-11-27T10:00:00.000Z',
  editor: 'Lia',
  entity_id: 53,
  action: 'delete',
  before: { title_ru: 'Лех', title_en: 'Leh' },
  after: null,
};

beforeEach(() => {
  setUpNewVisitor();
  signInAsEditor();
});
afterEach(tearDownMap);

/** Opens the editor of the place 53, which does not exist. @returns the paths of the writes */
async function openMissing(changes: readonly RecordChange[]): Promise<string[]> {
  const others = createImageServer({ places: [khotan], images: [] });
  const writes: string[] = [];
  await openAppOn('/en/place/edit/53', (input, init) => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      'http://server.invalid',
    );
    if (pathname.endsWith('/admin/places/53/changes/')) return Promise.resolve(Response.json(changes));
    if (pathname.endsWith('/restore')) {
      writes.push(pathname);
      return Promise.resolve(Response.json(placeRevision({ place_id: 53, seqid: 7, title_en: 'Leh' })));
    }
    return others.fetch(input, init);
  });
  return writes;
}

test('the editor of a deleted place names it and its deletion, and restores it', async () => {
  const writes = await openMissing([deletion]);
  expect(await screen.findByText('Deleted: “Leh”')).toBeDefined();
  expect(screen.getByText(/Deleted by Lia/)).toBeDefined();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Restore the record' })));
  await waitFor(() => expect(writes).toEqual(['/v1/places/53/restore']));
});

test('the editor of a place that never existed says that there is none, without a restore', async () => {
  await openMissing([]);
  expect(await screen.findByText('There is no such place')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Restore the record' })).toBeNull();
});
