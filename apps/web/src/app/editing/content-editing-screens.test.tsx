// @vitest-environment jsdom
import type { PersonRevision } from '@cae-map/contract/entities/people/person-editing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountRecord, placeRecord } from '../../testing/data/records.ts';
import { servedRecords } from '../../testing/data/served-records.ts';
import { nobodyElse, signInAsEditor } from '../../testing/editor.ts';
import { setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { openAppOn } from '../../testing/open-app.tsx';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

// The screens are loaded before the tests, whose waiting is for the rendering.
beforeAll(async () => {
  await import('../../features/content-editing/people/person-kind.tsx');
  await import('../../features/content-editing/pages/page-kind.tsx');
  await import('../../features/content-editing/captions/caption-kind.tsx');
  await import('../../features/content-editing/viewpoints/viewpoint-kind.tsx');
});
beforeEach(() => {
  Element.prototype.scrollTo = vi.fn();
  setUpNewVisitor();
  signInAsEditor();
});
afterEach(tearDownMap);

function personRevision(fields: Partial<PersonRevision> = {}): PersonRevision {
  return {
    person_number: 3,
    person_id: 'lobsang',
    seqid: 3,
    group: 'companion',
    name_ru: 'Лобзанг',
    name_en: 'Lobsang',
    other_names: 'Lobzang',
    born: '',
    died: '',
    role_ru: 'погонщик',
    role_en: 'a caravaneer',
    about_ru: '<p>Вёл мулов.</p>',
    about_en: '<p>He led the mules.</p>',
    fate_ru: '',
    fate_en: '',
    stretches: [],
    sources: [],
    version: 2,
    updated_at: '2026-11-01T10:00:00.000Z',
    updated_by: null,
    ...fields,
  };
}

const served = servedRecords({ places: [], account: accountRecord({ role: 'editor' }) });

/** Serves people to editors, and returns the bodies of the writes. */
function servePeople(people: readonly PersonRevision[]) {
  const writes: [method: string, path: string, body: Record<string, unknown>][] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      'http://server.invalid',
    );
    if (pathname === '/v1/admin/people/') return Response.json(people);
    if (pathname === '/v1/admin/presence') return Response.json(nobodyElse);
    if (pathname === '/v1/works/') return Response.json([]);
    if (pathname.startsWith('/v1/people/') && (init?.method === 'PUT' || init?.method === 'POST')) {
      const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, unknown>;
      writes.push([init.method, pathname, body]);
      return Response.json({ ...people[0], ...body, version: 3 });
    }
    return await served(input, init);
  };
  return { writes, fetch };
}

test('the list of people finds a person by another spelling of the name', async () => {
  const { fetch } = servePeople([
    personRevision(),
    personRevision({ person_number: 4, person_id: 'ryabinin', name_en: 'Ryabinin', other_names: '' }),
  ]);
  await openAppOn('/en/admin/people', fetch);
  await screen.findByRole('link', { name: 'Lobsang' });
  const search = screen.getByRole('searchbox', { name: 'Name, other spelling or role' });
  fireEvent.change(search, { target: { value: 'lobzang' } });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ryabinin' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Lobsang' }).getAttribute('href')).toBe('/en/person/edit/3');
  fireEvent.change(search, { target: { value: 'nobody' } });
  expect(await screen.findByText('Nothing found.')).toBeDefined();
});

test('the form of a person sends the changed role and keeps the other fields', async () => {
  const { fetch, writes } = servePeople([personRevision()]);
  await openAppOn('/en/person/edit/3', fetch);
  const role = await screen.findByRole('textbox', { name: 'Role in English' });
  fireEvent.change(role, { target: { value: 'the leader of the mules' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  const { person_number: _n, version: _v, updated_at: _a, updated_by: _b, ...fields } = personRevision();
  expect(writes).toEqual([['PUT', '/v1/people/3', { ...fields, role_en: 'the leader of the mules' }]]);
  expect(
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Name in the address of the page' }).readOnly,
  ).toBe(true);
});

test('the form of a new person is not sent with an unfinished source and a year in words', async () => {
  const { fetch, writes } = servePeople([personRevision()]);
  await openAppOn('/en/admin/person/new', fetch);
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  await screen.findByRole('textbox', { name: 'Name in English' });
  type('Name in English', 'Tsering');
  type('Year of birth', 'about 1890');
  fireEvent.click(screen.getByRole('button', { name: 'Add a source' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add the person' }));
  expect(await screen.findByText('Complete or remove the unfinished rows.')).toBeDefined();
  expect(screen.getByText('A year in digits, such as 1877, or c. 1877 if it is approximate.')).toBeDefined();
  expect(writes).toEqual([]);
});

const page = {
  page_id: 2,
  page_name: 'about',
  title_ru: 'О проекте',
  title_en: 'About the project',
  summary_ru: 'Коротко.',
  summary_en: 'In short.',
  text_ru: '## Что здесь {#what}\n\nМеста.',
  text_en: '## What is here {#what}\n\n[Leh](place:53) and **others**.<script>x</script>',
  version: 1,
  updated_at: '2026-11-01T10:00:00.000Z',
  updated_by: null,
};

test('the preview of a page shows the unsaved text with its heading and links, without scripts', async () => {
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      'http://server.invalid',
    );
    if (pathname === '/v1/admin/pages/') return Response.json([page]);
    if (pathname === '/v1/admin/presence') return Response.json(nobodyElse);
    return await served(input, init);
  };
  await openAppOn('/en/page/edit/2', fetch);
  const text = await screen.findByRole('textbox', { name: 'Text in English' });
  fireEvent.change(text, { target: { value: `${page.text_en}\n\nNew words.` } });
  fireEvent.click(screen.getByRole('tab', { name: 'As readers see it' }));
  const preview = await screen.findByRole('article', { name: 'Text in English' });
  expect(preview.querySelector('h2:not([class])')?.textContent).toBe('What is here');
  expect(preview.querySelector('a')?.textContent).toBe('Leh');
  expect([preview.textContent?.includes('New words.'), preview.querySelector('script')]).toEqual([
    true,
    null,
  ]);
});

test('the list of captions is in the order of the film, without selection and without new captions', async () => {
  const captions = [2, 1].map((position) => ({
    caption_id: position,
    slug: `chapter-${position}`,
    position,
    title_ru: 'Глава',
    title_en: `Chapter ${position}`,
    caption_ru: 'Подпись.',
    caption_en: 'Caption.',
    version: 1,
    updated_at: '2026-11-01T10:00:00.000Z',
    updated_by: null,
  }));
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      'http://server.invalid',
    );
    return pathname === '/v1/admin/captions/' ? Response.json(captions) : await served(input, init);
  };
  await openAppOn('/en/admin/captions', fetch);
  await screen.findByRole('link', { name: '1. Chapter 1' });
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['1. Chapter 1', '2. Chapter 2']);
  expect(screen.queryByTitle('Select')).toBeNull();
  expect(screen.queryByRole('link', { name: 'New caption' })).toBeNull();
});

const viewpoint = {
  viewpoint_id: 2,
  seqid: 1,
  place_id: 53,
  altitude: 3600,
  range: 42_000,
  tilt: 74,
  heading: 15,
  rest_seconds: 16,
  place_title_ru: 'Лех',
  place_title_en: 'Leh',
  version: 4,
  updated_at: '2026-11-01T10:00:00.000Z',
  updated_by: null,
};

/** Serves a stop of the flight at Leh, and returns the writes. */
function serveViewpoint() {
  const leh = placeRecord({ place_id: 53, title_en: 'Leh', notes_en: 'They stayed for three weeks.' });
  const withPlace = servedRecords({ places: [leh], account: accountRecord({ role: 'editor' }) });
  const writes: [version: string | null, body: Record<string, unknown>][] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(
      input instanceof Request ? input.url : String(input),
      'http://server.invalid',
    );
    if (pathname === '/v1/admin/viewpoints/') return Response.json([viewpoint]);
    if (pathname === '/v1/admin/presence') return Response.json(nobodyElse);
    if (pathname === '/v1/viewpoints/2' && init?.method === 'PUT') {
      const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, unknown>;
      writes.push([new Headers(init.headers).get('if-match'), body]);
      return Response.json({ ...viewpoint, ...body, version: 5 });
    }
    return await withPlace(input, init);
  };
  return { writes, fetch };
}

test('the form of a stop of the flight sends the changed camera, and no direction beyond the circle', async () => {
  const { fetch, writes } = serveViewpoint();
  await openAppOn('/en/viewpoint/edit/2', fetch);
  const heading = await screen.findByLabelText('Direction of view, in degrees', { exact: false });
  fireEvent.change(heading, { target: { value: '400' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The number is out of range.')).toBeDefined();
  expect(writes).toEqual([]);
  fireEvent.change(heading, { target: { value: '90' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes).toEqual([
    [
      '"4"',
      { seqid: 1, place_id: 53, altitude: 3600, range: 42_000, tilt: 74, heading: 90, rest_seconds: 16 },
    ],
  ]);
});

test('the preview of a stop of the flight shows the text of its place and how long the camera rests', async () => {
  const { fetch } = serveViewpoint();
  await openAppOn('/en/viewpoint/edit/2', fetch);
  fireEvent.click(await screen.findByRole('tab', { name: 'As readers see it' }));
  expect(await screen.findByText('They stayed for three weeks.')).toBeDefined();
  expect(screen.getByText(/The camera rests for 16 s/)).toBeDefined();
});
