// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountRecord } from '../../testing/data/records.ts';
import { servedRecords } from '../../testing/data/served-records.ts';
import { imageRevision, nobodyElse, placeRevision, signInAsEditor } from '../../testing/editor.ts';
import { setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { openAppOn } from '../../testing/open-app.tsx';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

const place = placeRevision({ place_id: 53, date: '1925-08-26', enddate: '1925-09-19' });
const image = imageRevision({ image_id: 2, place_id: null, latitude: 34, longitude: 77 });

let sent: object[];
/** What the server stores instead of what was sent. */
let altered: object;

const serve: typeof fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input), 'http://server.invalid');
  const path = url.pathname.replace('/v1', '');
  if (path === '/admin/presence') return Promise.resolve(Response.json(nobodyElse));
  if (path === '/admin/places/') return Promise.resolve(Response.json([place]));
  if (path === '/admin/images/') return Promise.resolve(Response.json([image]));
  if (init?.method === 'PUT') {
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as object;
    sent.push(body);
    const stored = path.startsWith('/places/') ? place : image;
    return Promise.resolve(Response.json({ ...stored, ...body, version: stored.version + 1, ...altered }));
  }
  return servedRecords({ places: [place], account: accountRecord({ role: 'editor' }) })(input, init);
};

beforeAll(async () => {
  await import('../../features/place-editing/place-kind.tsx');
  await import('../../features/image-editing/image-kind.tsx');
  await import('../map-screen/map-region/live-map.tsx');
});
beforeEach(() => {
  setUpNewVisitor();
  signInAsEditor();
  sent = [];
  altered = {};
});
afterEach(tearDownMap);

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));

test('empty dates of a place and an empty position of an image are sent as null, and fields that the response does not contain as they were sent are named, apart from time stamps [ADM-8]', async () => {
  await openAppOn('/en/image/edit/2', serve);
  altered = { updated_at: '2030-01-01T00:00:00.000Z', created_at: '2030-01-01T00:00:00.000Z' };
  await type('Coordinates', '');
  await save();
  await screen.findByText('No changes');
  expect(sent).toMatchObject([{ latitude: null, longitude: null }]);
  expect(screen.queryByText('Save error')).toBeNull();
  altered = { author_en: 'other' };
  await type('Caption in English', 'Hemis');
  await save();
  expect(await screen.findByText('Save error')).toBeDefined();
  expect(screen.getByText('Some fields were not saved: Author in English')).toBeDefined();
  cleanup();

  await openAppOn('/en/place/edit/53', serve);
  altered = { notes: 'lost' };
  await type('Arrival', '');
  await type('Departure', '');
  await save();
  expect(sent.at(-1)).toMatchObject({ date: null, enddate: null });
  expect(await screen.findByText('Some fields were not saved: Description in Russian')).toBeDefined();
});
