import { isGenuine, isPublic, toStored } from '../worker/stored-response.ts';
import { markOfPage } from '../worker/pages.ts';
import { descriptionKey, sectionCacheName, writeDescription, type KeptSection } from './section-store.ts';

/** A page of a section: its path with the language, and its title. */
export interface SectionPage {
  readonly path: string;
  readonly title: string;
}

/** What a section consists of. */
export interface SectionPlan {
  readonly id: string;
  readonly pages: readonly SectionPage[];
  /** The paths of its pictures and tiles. */
  readonly files: readonly string[];
  /** Loads the data of its pages; each step sends its requests with the given function, which keeps the responses. */
  readonly steps: readonly ((keep: typeof fetch) => Promise<void>)[];
}

export type KeepOutcome =
  | { readonly kind: 'complete' }
  | { readonly kind: 'cancelled' }
  /** The browser has no space left; what was stored stays, and can be deleted. */
  | { readonly kind: 'full' }
  /** Some files could not be fetched; the next call fetches only those. */
  | { readonly kind: 'incomplete'; readonly missing: number };

export interface KeepOptions {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly origin: string;
  readonly signal: AbortSignal;
  /** Whether files that are stored are fetched again, except those whose URL changes with their contents. */
  readonly isUpdate: boolean;
  readonly onProgress: (section: KeptSection) => void;
}

/** How many files are fetched at a time. */
const atATime = 4;
/** How often a file is fetched, and the pause before a repetition in milliseconds. */
const attempts = 3;
const pause = 2000;
/** Empty tiles have this status. */
const noContent = 204;

/** Paths that change with their contents. */
const immutable = /\/[0-9a-f]{12,16}\/|^\/media\/images\//;

/**
 * Keeps a section: its data, pictures and tiles. What is stored is not fetched again, so that an interrupted or cancelled call is continued
 * by the next one. Cancelling keeps what has been stored.
 */
export async function keepSection(plan: SectionPlan, options: KeepOptions): Promise<KeepOutcome> {
  const { signal, onProgress } = options;
  const cache = await options.caches.open(sectionCacheName(plan.id));
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const total = plan.steps.length + plan.files.length;
  const state = { done: 0, missing: 0, bytes: options.isUpdate ? 0 : await readBytes(cache), isFull: false };
  const describe = (): KeptSection => ({
    id: plan.id,
    done: state.done,
    total,
    bytes: state.bytes,
    keptAt: new Date().toISOString(),
  });
  const put = async (key: string | Request, response: Response): Promise<void> => {
    try {
      await cache.put(key, response);
    } catch (error) {
      state.isFull = true;
      throw error;
    }
  };
  const mustFetch = (path: string): boolean =>
    !present.has(path) || (options.isUpdate && !immutable.test(path));

  const keepData: typeof fetch = async (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), options.origin),
      init,
    );
    const stored = options.isUpdate ? undefined : await cache.match(request);
    if (stored !== undefined) return stored;
    const response = await options.fetch(request);
    if (response.status !== 200 || !isPublic(response)) return response;
    const body = await response.arrayBuffer();
    JSON.parse(new TextDecoder().decode(body));
    state.bytes += body.byteLength;
    await put(request, toStored(response, body));
    return new Response(body, { headers: response.headers });
  };
  const keepFile = async (path: string): Promise<void> => {
    if (!mustFetch(path)) return;
    const response = await options.fetch(new Request(options.origin + path, { signal }));
    // Nothing is drawn there.
    if (response.status === noContent || response.status === 404) return;
    if (!isGenuine(path, response)) throw new Error(`${path}: unexpected response (${response.status})`);
    const body = await response.arrayBuffer();
    state.bytes += body.byteLength;
    await put(options.origin + path, toStored(response, body));
  };

  const work = [
    ...plan.steps.map((step) => async () => await step(keepData)),
    ...plan.files.map((path) => async () => await keepFile(path)),
  ];
  const runNext = async (): Promise<void> => {
    for (let task = work.shift(); task !== undefined; task = work.shift()) {
      if (signal.aborted || state.isFull) return;
      const isDone = await attempt(task, () => signal.aborted || state.isFull);
      if (isDone) state.done += 1;
      else state.missing += 1;
      onProgress(describe());
    }
  };
  try {
    for (const { path, title } of plan.pages) await put(options.origin + path, markOfPage(title));
    await Promise.all(Array.from({ length: atATime }, runNext));
    await writeDescription(cache, describe());
  } catch {
    // The storage is full; the description of a section is small, but it does not fit either.
    await cache.delete(descriptionKey).catch(() => false);
    return { kind: 'full' };
  }
  if (state.isFull) return { kind: 'full' };
  if (signal.aborted) return { kind: 'cancelled' };
  return state.missing > 0 ? { kind: 'incomplete', missing: state.missing } : { kind: 'complete' };
}

/** @returns whether a task has succeeded, if need be when repeated */
async function attempt(task: () => Promise<void>, isStopped: () => boolean): Promise<boolean> {
  for (let count = 1; count <= attempts; count += 1) {
    try {
      await task();
      return true;
    } catch {
      if (isStopped() || count === attempts) return false;
      await new Promise<void>((resolve) => {
        setTimeout(resolve, pause);
      });
    }
  }
  return false;
}

async function readBytes(cache: Cache): Promise<number> {
  const text = await (await cache.match(descriptionKey))?.text();
  try {
    const { bytes }: { bytes?: unknown } = JSON.parse(text ?? '{}');
    return typeof bytes === 'number' && bytes >= 0 ? bytes : 0;
  } catch {
    return 0;
  }
}
