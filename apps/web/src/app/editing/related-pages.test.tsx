// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { imageLibrary } from '../../features/image-editing/library/library-store.ts';
import { accountRecord } from '../../testing/data/records.ts';
import { servedRecords } from '../../testing/data/served-records.ts';
import { imageRevision, nobodyElse, placeRevision, signInAsEditor } from '../../testing/editor.ts';
import { setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { openAppOn } from '../../testing/open-app.tsx';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

const places = [placeRevision({ place_id: 53, title_en: 'Leh' })];
const images = [
  imageRevision({ image_id: 7, place_id: 53, image_enabled: true, title_en: 'Palace' }),
  imageRevision({ image_id: 8, place_id: null, image_enabled: false, title_en: 'Yak' }),
];
const correction = (proposal_id: number, subject: string, subject_id: number, state = 'open') => ({
  proposal_id,
  subject,
  subject_id,
  state,
  remark: `Remark ${proposal_id}`,
  lang: 'en',
});
const proposals = [
  correction(1, 'place', 53),
  correction(2, 'image', 7),
  correction(3, 'place', 7),
  correction(4, 'place', 53, 'declined'),
];
const serve: typeof fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : String(input), 'http://server.invalid');
  const path = url.pathname.replace('/v1', '');
  if (path === '/admin/presence') return Promise.resolve(Response.json(nobodyElse));
  if (path === '/admin/places/') return Promise.resolve(Response.json(places));
  if (path === '/admin/images/') return Promise.resolve(Response.json(images));
  if (path === '/admin/proposals/') return Promise.resolve(Response.json(proposals));
  if (path === '/admin/images/search/') return Promise.resolve(Response.json([7]));
  return servedRecords({ places, account: accountRecord({ role: 'editor' }) })(input, init);
};

beforeAll(async () => {
  await import('../../features/place-editing/place-kind.tsx');
  await import('../../features/image-editing/image-kind.tsx');
  await import('../map-screen/map-region/live-map.tsx');
});
beforeEach(() => {
  setUpNewVisitor();
  signInAsEditor();
});
afterEach(tearDownMap);

/** The names and paths of the links to related pages. */
const relatedLinks = async () => {
  const pages = await screen.findByRole('navigation', { name: 'Related pages' });
  return within(pages)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

test('the editor of a place links to its public page and to its pictures in the library', async () => {
  await openAppOn('/en/place/edit/53', serve);
  expect(await relatedLinks()).toEqual([
    ['Public page', '/en/place/53'],
    ['Pictures of the place', '/en/admin/images?place=53'],
  ]);
});

test('a new place has no links to related pages', async () => {
  await openAppOn('/en/admin/place/new', serve);
  await screen.findByRole('textbox', { name: /Title in Russian/ });
  expect(screen.queryByRole('navigation', { name: 'Related pages' })).toBeNull();
});

test('the editor of an image links to the pictures of its stop and to the editor of its place', async () => {
  await openAppOn('/en/image/edit/7', serve);
  expect(await relatedLinks()).toEqual([
    ['Public page', '/en/place/imageview/53'],
    ['Edit the place', '/en/place/edit/53'],
  ]);
});

test('the library is limited to the place in the URL, in the order of its pictures, and links back to it', async () => {
  await openAppOn('/en/admin/images?place=53', serve);
  expect(await relatedLinks()).toEqual([
    ['Edit the place', '/en/place/edit/53'],
    ['Public page', '/en/place/53'],
  ]);
  const { filter, order } = imageLibrary.read();
  expect([filter.placeId, order]).toEqual([53, 'place']);
});

test.each([
  ['a place', '/en/place/edit/53', 1],
  ['an image', '/en/image/edit/7', 2],
])(
  'the editor of %s shows its waiting corrections, with a link to decide about them',
  async (_kind, url, id) => {
    await openAppOn(url, serve);
    const corrections = await screen.findByRole('region', { name: 'Readers suggest a correction' });
    const decide = 'Accept or decline this correction';
    expect(corrections.textContent).toBe(`Readers suggest a correctionRemark ${id}${decide}`);
    const link = within(corrections).getByRole('link', { name: decide });
    expect(link.getAttribute('href')).toBe(`/en/admin/proposals#proposal-${id}`);
  },
);
