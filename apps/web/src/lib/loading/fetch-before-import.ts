import { LoadError } from './load-failure.ts';

/** How long a file may take, in milliseconds. */
export const loadTimeout = 120_000;

/** The stylesheets that this module has added and that are loading or loaded, by URL. */
const addedStyleSheets = new Map<string, Promise<void>>();

/**
 * Imports a module after all files that it needs have been fetched, with its stylesheets. A browser remembers a failed
 * import until the page is reloaded; a failed fetch can be repeated, and the import then reads from the HTTP cache.
 * The build calls this function for each dynamic import.
 * @param files the scripts and stylesheets of the module, as paths from the root without the leading slash
 * @throws {LoadError} with the URL of the first file that cannot be fetched, or not in time
 */
export async function fetchBeforeImport<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const urls = files.map((file) => new URL(`/${file}`, document.baseURI).href);
  await Promise.all(urls.map(fetchFile));
  await Promise.all(urls.filter((url) => url.endsWith('.css')).map(addStyleSheet));
  return importModule();
}

async function fetchFile(url: string): Promise<void> {
  if (isFetched(url)) return;
  const fetching = fetch(url).then(
    // The body has to be read to the end before the response is cached.
    async (response) => isFile(response) && (await response.arrayBuffer()).byteLength >= 0,
    () => false,
  );
  const isAvailable = await inTime(fetching, url);
  if (!isAvailable) throw new LoadError(url, 'missing');
}

/** Whether a response is a file of the build: a network that requires a login responds with its own page and status 200. */
function isFile({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && !(headers.get('content-type') ?? '').startsWith('text/html');
}

/** @throws {LoadError} `timeout` when a file takes too long */
async function inTime<Result>(loading: Promise<Result>, url: string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LoadError(url, 'timeout')), loadTimeout);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the page has loaded a file, as far as the browser records it. */
function isFetched(url: string): boolean {
  return performance
    .getEntriesByName(url, 'resource')
    .some((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === 200);
}

function addStyleSheet(url: string): Promise<void> {
  const known = addedStyleSheets.get(url);
  if (known !== undefined) return known;
  const isInPage = [...document.querySelectorAll('link')].some(
    (link) => link.rel === 'stylesheet' && link.href === url,
  );
  const loading = isInPage ? Promise.resolve() : loadStyleSheet(url);
  addedStyleSheets.set(url, loading);
  loading.catch(() => addedStyleSheets.delete(url));
  return loading;
}

async function loadStyleSheet(url: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = url;
  const loading = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new LoadError(url, 'missing')));
  });
  document.head.append(link);
  try {
    await inTime(loading, url);
  } catch (error) {
    // The next attempt adds another one.
    link.remove();
    throw error;
  }
}
