import { sampleRecords } from '@cae-map/open-data/testing/sample-records';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTaskQueue } from '../../responses/task-queue.ts';
import { openTestDatabase } from '../../testing/databases/databases.ts';
import { openDataInProcess } from '../../testing/open-data-in-process.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testKeys } from '../../testing/test-app.ts';
import { openBuildFolder } from './build-folder.ts';
import type { SourceCalls } from './read-source.ts';
import { openDataService, type OpenDataService } from './service.ts';

const never = new Promise<never>(() => undefined);
const listPlaces = vi.fn<SourceCalls['listPlaces']>();
let service: OpenDataService;

beforeEach(async () => {
  const { orm } = await openTestDatabase('embedded');
  const { inferredLegs, images, books, chapters, texts, people, works, citations } = sampleRecords;
  listPlaces.mockReset().mockImplementation(async () => [...sampleRecords.places]);
  service = openDataService({
    orm,
    calls: {
      listPlaces,
      listInferredLegs: async () => [...inferredLegs],
      listImages: async () => [...images],
      listBooks: async () => [...books],
      listAllChapters: async () => [...chapters],
      listAllTexts: async () => [...texts],
      listPeople: async () => [...people],
      listWorks: async () => [...works],
      listCitations: async () => [...citations],
    },
    settings: { publicUrl: 'https://map.example.org', shownPlaces: [], hiddenPlaces: [] },
    folder: openBuildFolder(temporaryFolder()),
    writer: openDataInProcess,
    queue: createTaskQueue({ concurrency: 1, maxWaiting: 10, maxWait: 1_000 }),
    keys: await testKeys,
    log: { warn: () => undefined },
  });
});
afterEach(() => vi.useRealTimers());

test('the last files are sent while the database does not respond, without a wait for every request', async () => {
  const built = await service.findBuild();
  service.invalidate();
  listPlaces.mockReturnValue(never);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

  const waiting = service.findBuild();
  await vi.advanceTimersByTimeAsync(4_001);
  expect((await waiting).index).toEqual(built.index);
  expect((await service.findBuild()).index).toEqual(built.index);
});

test('without earlier files a request is refused when the database does not respond', async () => {
  const isReading = new Promise<void>((resolve) => {
    listPlaces.mockImplementation(() => {
      resolve();
      return never;
    });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

  const waiting = service.findBuild().catch((error: unknown) => error);
  await isReading;
  await vi.advanceTimersByTimeAsync(60_001);
  expect(await waiting).toMatchObject({ code: 'unavailable' });
});

test('requests at one time share one building', async () => {
  await Promise.all([service.findBuild(), service.findBuild(), service.getOpenData({})]);
  expect(listPlaces).toHaveBeenCalledOnce();
});

test('the description is never that of records before a change', async () => {
  const first = service.getOpenData({});
  listPlaces.mockResolvedValue([]);
  service.invalidate();
  expect((await service.getOpenData({})).rows.places).toBe(0);
  expect((await service.findBuild()).index.description.rows.places).toBe(0);
  await first;
});
