import { aMapTileset } from '@cae-map/contract/testing/map-tileset';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useIndexedDb } from '../../../testing/browser/indexed-db.ts';
import { FakeCaches, fakeOrigin } from '../../../testing/browser/fake-caches.ts';
import { readSavedList, saveList } from '../../storage/saved-lists.ts';
import { keepSection, type KeepOptions, type SectionPlan } from './keep-section.ts';
import { planTiles } from './plan-tiles.ts';
import { readSectionFile, writeSectionFile } from './section-file.ts';
import { deleteSection, listKeptSections, readDescription, sectionCacheName } from './section-store.ts';

const webp = `RIFF....WEBP${'x'.repeat(588)}`;
const texts = '/v1/api/books/texts_by_place?placeId=53';

const plan: SectionPlan = {
  id: 'leh',
  pages: [
    { path: '/place/53', title: 'Лех' },
    { path: '/en/place/53', title: 'Leh' },
  ],
  files: ['/media/illustrations/pass.webp', '/atlas/tiles/3/5/3.pbf', '/atlas/near/8/5/3.pbf'],
  steps: [async (keep) => void (await keep(fakeOrigin + texts))],
};

let caches: FakeCaches;
let requested: string[];
let respond: (path: string) => Response | Promise<Response>;

function serve(path: string): Response {
  if (path.startsWith('/v1/')) return Response.json([{ text_id: 1 }]);
  if (path.startsWith('/atlas/near/')) return new Response('', { status: 404 });
  const isPicture = path.endsWith('.webp');
  const type = isPicture ? 'image/webp' : 'application/x-protobuf';
  return new Response(isPicture ? webp : 'tile', { headers: { 'content-type': type } });
}

function options(changes: Partial<KeepOptions> = {}): KeepOptions {
  return {
    caches,
    origin: fakeOrigin,
    signal: new AbortController().signal,
    isUpdate: false,
    onProgress: () => undefined,
    async fetch(input) {
      const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
      requested.push(pathname + search);
      return await respond(pathname + search);
    },
    ...changes,
  };
}

/** Lets the pauses before repetitions pass. */
async function keepWithPauses(changes: Partial<KeepOptions> = {}) {
  vi.useFakeTimers();
  const keeping = keepSection(plan, options(changes));
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  return await keeping;
}

beforeEach(() => {
  caches = new FakeCaches();
  requested = [];
  respond = serve;
});
useIndexedDb();

describe('keepSection', () => {
  test('stores the data, pictures and tiles of a section and marks its pages', async () => {
    const progress: number[] = [];
    const outcome = await keepSection(plan, options({ onProgress: ({ done }) => progress.push(done) }));
    expect(outcome).toEqual({ kind: 'complete' });
    expect(progress).toEqual([1, 2, 3, 4]);
    const cache = await caches.open(sectionCacheName('leh'));
    for (const path of [texts, '/place/53', '/en/place/53', ...plan.files.slice(0, 2)])
      expect(await cache.match(path), path).toBeDefined();
    const kept = (await listKeptSections(caches)).get('leh');
    expect(kept).toMatchObject({ done: 4, total: 4, bytes: '[{"text_id":1}]'.length + webp.length + 4 });
  });

  test.each<[string, (path: string) => Response | Promise<Response>]>([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'a network responds with the page of its login',
      () => new Response('<form>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['the server fails', () => new Response('', { status: 503 })],
  ])('is continued after a call during which %s, without fetching what is stored', async (_case, failure) => {
    respond = (path) => (path.startsWith('/atlas/') ? failure(path) : serve(path));
    expect(await keepWithPauses()).toEqual({ kind: 'incomplete', missing: 2 });
    expect((await listKeptSections(caches)).get('leh')).toMatchObject({ done: 2, total: 4 });
    [respond, requested] = [serve, []];
    expect(await keepSection(plan, options())).toEqual({ kind: 'complete' });
    expect(requested.toSorted()).toEqual(plan.files.slice(1).toSorted());
  });

  test('repeats a request that failed once', async () => {
    const failed = new Set<string>();
    respond = async (path) => {
      if (failed.has(path)) return serve(path);
      failed.add(path);
      throw new TypeError('Failed to fetch');
    };
    expect((await keepWithPauses()).kind).not.toBe('full');
    expect((await listKeptSections(caches)).get('leh')?.done).toBeGreaterThanOrEqual(3);
  });

  test('stops when it is cancelled and keeps what is stored', async () => {
    const cancellation = new AbortController();
    const files = Array.from({ length: 40 }, (_, row) => `/atlas/tiles/6/1/${row}.pbf`);
    const outcome = await keepSection(
      { ...plan, files },
      options({ signal: cancellation.signal, onProgress: () => cancellation.abort() }),
    );
    expect(outcome).toEqual({ kind: 'cancelled' });
    const kept = (await listKeptSections(caches)).get('leh');
    expect(kept?.done).toBeGreaterThan(0);
    expect(requested.length).toBeLessThan(files.length);
  });

  test('reports a full storage', async () => {
    // Enough for the description of the section, but not for its picture.
    caches.free = 400;
    expect(await keepSection(plan, options())).toEqual({ kind: 'full' });
    await deleteSection(caches, 'leh');
    expect((await listKeptSections(caches)).size).toBe(0);
  });

  test('as an update fetches everything again that may have changed', async () => {
    await keepSection(plan, options());
    requested = [];
    await keepSection(plan, options({ isUpdate: true }));
    expect(requested).toContain(texts);
    expect(requested).toContain('/media/illustrations/pass.webp');
  });
});

describe('the description of a section', () => {
  test.each(['', '{', '[]', 'null', '{"done":-1}', '{"done":5,"total":4,"bytes":1,"keptAt":""}'])(
    '%j is that of a section of which nothing is known',
    (text) => {
      expect(readDescription('leh', text)).toMatchObject({ id: 'leh', done: 0, total: 1 });
    },
  );
});

describe('planTiles', () => {
  const ladakh = [76.5, 33.5, 78.5, 35] as const;
  const terrain = { hash: '0123456789ab', minzoom: 2, maxzoom: 6, bounds: [60, 20, 125, 58] as const };

  test('lists the tiles of the atlas, the relief and the records of an area', () => {
    const tiles = planTiles(ladakh, terrain, aMapTileset);
    expect(tiles).toContain('/atlas/tiles/5/22/12.pbf');
    expect(tiles).toContain('/atlas/near/8/182/102.pbf');
    expect(tiles).toContain('/atlas/terrain/0123456789ab/6/45/25.webp');
    expect(tiles.filter((tile) => tile.startsWith(`/v1/map-tiles/${aMapTileset.version}/8/`))).not.toEqual(
      [],
    );
    expect(new Set(tiles).size).toBe(tiles.length);
    expect(tiles.length).toBeLessThan(100);
  });

  test('lists no relief outside of its bounds, and no nearer tiles of an area as large as a continent', () => {
    const tiles = planTiles([-180, -85, 180, 85], { ...terrain, bounds: [200, 20, 210, 58] }, null);
    expect(tiles.some((tile) => tile.includes('terrain'))).toBe(false);
    expect(tiles.length).toBeLessThan(1000);
  });
});

describe('the file of a section', () => {
  const read = async (file: Blob) =>
    await readSectionFile(caches, file, { ids: ['leh', 'altai'], origin: fakeOrigin });

  async function writeFile(): Promise<Blob> {
    await saveList('listPlaces', [{ place_id: 53 }], '2026-11-01T08:00:00.000Z');
    await keepSection(plan, options());
    return await writeSectionFile(caches, 'leh');
  }

  /** Replaces a part of the file by one of the same length. */
  async function edit(file: Blob, before: string, after: string): Promise<Blob> {
    const text = await file.text();
    expect([text.includes(before), after.length]).toEqual([true, before.length]);
    return new Blob([text.replace(before, after)]);
  }

  test('restores the section and the lists when everything has been deleted', async () => {
    const file = await writeFile();
    caches = new FakeCaches();
    expect(await read(file)).toEqual({ kind: 'read', id: 'leh' });
    expect(await (await caches.match(texts))?.json()).toEqual([{ text_id: 1 }]);
    expect((await caches.match('/media/illustrations/pass.webp'))?.headers.get('content-type')).toBe(
      'image/webp',
    );
    expect(await caches.match('/en/place/53')).toBeDefined();
    expect((await readSavedList('listPlaces'))?.records).toEqual([{ place_id: 53 }]);
    const kept = (await listKeptSections(caches)).get('leh');
    expect(kept?.done).toBe(kept?.total);
  });

  test.each([
    ['of another path', '/media/illustrations/pass.webp', '/media/illustrations/pass.html'],
    ['of a path that leaves its folder', '/media/illustrations/pass.webp', '/media/illustrati/../pass.webp'],
    ['with a script in place of a picture', 'RIFF....WEBP', '<script>1</s'],
    ['with half a JSON', '[{"text_id":1}]', '[{"text_id":1} '],
    ['with a page that is not kept', '/en/place/53', '/admin/users'],
    ['of a section that does not exist', '"id":"leh"', '"id":"xyz"'],
    ['with a negative size', '"bytes":4}', '"bytes":-}'],
  ])('is refused %s, and nothing is stored', async (_case, before, after) => {
    const file = await edit(await writeFile(), before, after);
    caches = new FakeCaches();
    expect(await read(file)).toEqual({ kind: 'damaged' });
    expect(await caches.keys()).toEqual([]);
  });

  test('is refused incomplete, with more at its end, of another kind and without space', async () => {
    const file = await writeFile();
    caches = new FakeCaches();
    expect(await read(file.slice(0, file.size - 1))).toEqual({ kind: 'damaged' });
    expect(await read(new Blob([file, 'x']))).toEqual({ kind: 'damaged' });
    expect(await read(new Blob(['PK\u0003\u0004 a zip']))).toEqual({ kind: 'unknown' });
    expect(await read(new Blob([]))).toEqual({ kind: 'unknown' });
    caches.free = 10;
    expect(await read(file)).toEqual({ kind: 'full' });
  });

  test('that is cut or changed at 300 seeded positions is read or refused without an error', async () => {
    const bytes = new Uint8Array(await (await writeFile()).arrayBuffer());
    let seed = 1;
    const next = (limit: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % limit;
    };
    for (let count = 0; count < 300; count += 1) {
      const changed = bytes.slice(0, next(4) === 0 ? next(bytes.length) : bytes.length);
      if (changed.length > 0) changed[next(changed.length)] = next(256);
      caches = new FakeCaches();
      expect((await read(new Blob([changed]))).kind).toMatch(/^(?:read|unknown|damaged)$/);
    }
  });
});
