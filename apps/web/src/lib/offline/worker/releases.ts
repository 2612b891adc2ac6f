import { cacheNames, shellPath } from '../cache-names.ts';
import { isGenuine, toStored } from './stored-response.ts';
import type { Release, WorkerContext } from './worker-context.ts';

/** How many releases are kept: documents of earlier ones need their files. */
export const keptReleases = 4;

/** How many files are fetched at a time, so that other requests are not delayed. */
const atATime = 4;

const listPrefix = '/kept-releases/';
const isHashed = (path: string): boolean => path.startsWith('/assets/');

interface ReleaseList extends Release {
  /** Releases are numbered by the order in which this browser has received them. */
  readonly order: number;
}

/**
 * Stores the files of a release; those that are stored already are not fetched. The files without a hash follow last, so that an
 * interrupted call leaves the earlier release complete, and the next one continues.
 * @throws {Error} if a file cannot be fetched or stored
 */
export async function storeRelease(context: WorkerContext, release: Release): Promise<void> {
  const cache = await context.caches.open(cacheNames.files);
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const hashed = release.files.filter((path) => isHashed(path) && !present.has(path));
  await forEach(hashed, async (path) => await fetchFile(context, cache, path, 'default'));
  await forEach(
    release.files.filter((path) => !isHashed(path)),
    async (path) => await fetchFile(context, cache, path, 'no-cache'),
  );
  const lists = await readLists(cache);
  const order = (lists[0]?.order ?? 0) + 1;
  await cache.put(listPrefix + release.id, Response.json({ ...release, order } satisfies ReleaseList));
}

async function fetchFile(
  context: WorkerContext,
  cache: Cache,
  path: string,
  mode: RequestCache,
): Promise<void> {
  const url = context.origin + path;
  const response = await context.fetch(new Request(url, { cache: mode }));
  if (!isGenuine(path, response)) throw new Error(`${path}: unexpected response (${response.status})`);
  await cache.put(path, toStored(response, await response.arrayBuffer()));
}

/** Removes the files that none of the last releases has, and the documents that need them. */
export async function removeEarlierReleases(context: WorkerContext): Promise<void> {
  const cache = await context.caches.open(cacheNames.files);
  const lists = await readLists(cache);
  const kept = lists.slice(0, keptReleases);
  const files = new Set(kept.flatMap((list) => list.files));
  for (const { id } of lists.slice(keptReleases)) await cache.delete(listPrefix + id);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(listPrefix) && !files.has(pathname)) await cache.delete(request);
  }
  const pages = await context.caches.open(cacheNames.pages);
  for (const request of await pages.keys()) {
    const document = await pages.match(request);
    if (document !== undefined && !hasFiles(await document.text(), files)) await pages.delete(request);
  }
}

/** The paths of all files of the kept releases. */
export async function keptFiles(context: WorkerContext): Promise<ReadonlySet<string>> {
  const cache = await context.caches.open(cacheNames.files);
  return new Set((await readLists(cache)).flatMap((list) => list.files));
}

/** Whether the files that a document links are all among some files; a mark of a page links none. */
export function hasFiles(html: string, files: ReadonlySet<string>): boolean {
  const linked = html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
  return linked.every((path) => files.has(path));
}

/** The document in which the application renders any page; undefined before a release is stored. */
export async function findShell(context: WorkerContext): Promise<Response | undefined> {
  const cache = await context.caches.open(cacheNames.files);
  return await cache.match(shellPath);
}

async function readLists(cache: Cache): Promise<ReleaseList[]> {
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(listPrefix));
  const lists = await Promise.all(keys.map(async (key) => readList(await cache.match(key))));
  return lists.filter((list) => list !== null).toSorted((a, b) => b.order - a.order);
}

/** The stored list of a release; null if it is damaged. */
async function readList(response: Response | undefined): Promise<ReleaseList | null> {
  try {
    const list = (await response?.json()) as Partial<ReleaseList> | null | undefined;
    const { id, files, order } = list ?? {};
    if (typeof id !== 'string' || !Array.isArray(files) || typeof order !== 'number') return null;
    return { id, order, files: files.filter((file) => typeof file === 'string') };
  } catch {
    return null;
  }
}

async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}
