// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { imageRevision, placeRevision, signInAsEditor } from '../../testing/editor.ts';
import { createImageServer } from '../../testing/browser/image-server.ts';
import { useIndexedDb } from '../../testing/browser/indexed-db.ts';
import { openAppOn } from '../../testing/open-app.tsx';
import { mapStops, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

const places = mapStops.map((place, index) => placeRevision({ ...place, seqid: (index + 1) * 10 }));

useIndexedDb();

beforeAll(() =>
  Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/place-editing/place-kind.tsx'),
    import('../../features/place-editing/edit/map/edited-place-on-map.tsx'),
    import('../../features/image-editing/image-kind.tsx'),
    import('../../features/image-editing/edit/map/edited-image-on-map.tsx'),
  ]),
);
beforeEach(() => {
  setUpNewVisitor();
  signInAsEditor();
});
afterEach(() => tearDownMap());

interface Report {
  readonly entity: string;
  readonly entity_id: number;
  readonly is_open: boolean;
}

/** Opens a screen with a server on which Anna has every record open; returns the reports that the server receives. */
async function open(path: string): Promise<readonly Report[]> {
  const server = createImageServer({ places, images: [imageRevision({ image_id: 2, place_id: 1 })] });
  server.presence = { editors: ['Anna'], has_other_window: false };
  const reports: Report[] = [];
  await openAppOn(path, (input, init) => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      'http://server.invalid',
    );
    if (pathname === '/v1/admin/presence' && typeof init?.body === 'string')
      reports.push(JSON.parse(init.body) as Report);
    return server.fetch(input, init);
  });
  return reports;
}

/** The records that are open after all reports; strict mode of React mounts each component twice. */
function openRecords(reports: readonly Report[]): string[] {
  const records = new Set<string>();
  for (const { entity, entity_id, is_open } of reports) {
    const record = `${entity} ${entity_id}`;
    if (is_open) records.add(record);
    else records.delete(record);
  }
  return [...records];
}

test.each([
  ['a place', 'place 1', '/en/place/edit/1', 'Anna also has this place open.'],
  ['an image', 'image 2', '/en/image/edit/2', 'Anna also has this image open.'],
])(
  'the editor of %s reports that it is open and shows who else has it open',
  async (_what, record, path, note) => {
    const reports = await open(path);
    expect(await screen.findByText(note)).toBeTruthy();
    expect(openRecords(reports)).toEqual([record]);
  },
);

test('the editor of a place reports that it is closed when the next place is opened', async () => {
  const reports = await open('/en/place/edit/1');
  const next = await screen.findByRole('link', { name: /^Next/ });
  await act(async () => void fireEvent.click(next));
  await screen.findByText('Anna also has this place open.');
  expect(openRecords(reports)).toEqual(['place 2']);
});

test('the form for a new place reports nothing', async () => {
  const reports = await open('/en/admin/place/new');
  await screen.findByRole('tab', { selected: true });
  expect(reports).toEqual([]);
});
