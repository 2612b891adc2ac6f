import { contentLanguages } from '@cae-map/contract/enumerations';
import { maxCardBytes } from '@cae-map/contract/api/page-card';
import { quantile } from './quantile.ts';
import type { Table } from './report.ts';

/** The kinds of pages by the beginning of their path without the language; other pages are lists and content pages. */
const kinds = ['place', 'day', 'text', 'picture', 'person', 'work', 'book'] as const;

/** The pages of a kind that are measured at most; `BENCH_CARDS` sets another number, `all` measures all. */
function longestSample(): number {
  const setting = process.env.BENCH_CARDS ?? '30';
  return setting === 'all' ? Infinity : Number(setting);
}

interface CardFigures {
  readonly kind: string;
  readonly bytes: number;
  /** From the request to the last byte, in milliseconds. */
  readonly milliseconds: number;
}

/**
 * Requests the card of each kind of page in both languages, each once, so that it is drawn. The server must have no rate limit and an empty
 * cache.
 * @throws {Error} if a page has no card, or one is too large
 */
export async function measureCards(address: string): Promise<Table> {
  const figures: CardFigures[] = [];
  for (const path of await listPages(address)) {
    for (const language of contentLanguages) {
      const page = language === 'ru' ? path : `/${language}${path === '/' ? '' : path}`;
      figures.push(await measureCard(address, page, kindOf(path)));
    }
  }
  const rows = [...kinds, 'other'].flatMap((kind) => {
    const own = figures.filter((each) => each.kind === kind);
    return own.length === 0 ? [] : [rowOf(kind, own)];
  });
  return {
    title: 'Cards that are not cached: size in kB, and time of the response in ms',
    head: ['pages', 'cards', 'largest', 'median time', 'p95 of the time'],
    rows: [...rows, rowOf('all', figures)],
  };
}

function rowOf(kind: string, figures: readonly CardFigures[]): string[] {
  const times = figures.map(({ milliseconds }) => milliseconds);
  return [
    kind,
    String(figures.length),
    (Math.max(...figures.map(({ bytes }) => bytes)) / 1000).toFixed(1),
    quantile(times, 0.5).toFixed(0),
    quantile(times, 0.95).toFixed(0),
  ];
}

function kindOf(path: string): string {
  return kinds.find((kind) => path.startsWith(`/${kind}/`)) ?? 'other';
}

/** The Russian pages of the sitemap, at most a number of each kind, spread over the kind. */
async function listPages(address: string): Promise<string[]> {
  const index = await (await fetch(`${address}/sitemap.xml`)).text();
  const byKind = new Map<string, string[]>();
  for (const part of locations(index)) {
    const xml = await (await fetch(address + new URL(part).pathname)).text();
    for (const page of locations(xml)) {
      const path = new URL(page).pathname;
      if (path === '/en' || path.startsWith('/en/')) continue;
      const kind = kindOf(path);
      byKind.set(kind, [...(byKind.get(kind) ?? []), path]);
    }
  }
  return [...byKind.values()].flatMap((paths) => {
    const step = Math.max(1, paths.length / longestSample());
    return Array.from(
      { length: Math.ceil(paths.length / step) },
      (_, at) => paths[Math.floor(at * step)] ?? '/',
    );
  });
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, location]) => location ?? []);
}

async function measureCard(address: string, page: string, kind: string): Promise<CardFigures> {
  const html = await (await fetch(address + page)).text();
  const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  if (!image.includes('/cards/')) throw new Error(`${page} has no card`);
  const start = performance.now();
  const response = await fetch(address + new URL(image).pathname, { redirect: 'error' });
  const { byteLength: bytes } = await response.arrayBuffer();
  const milliseconds = performance.now() - start;
  if (!response.ok || bytes === 0 || bytes > maxCardBytes)
    throw new Error(`the card of ${page} has the status ${response.status} and ${bytes} bytes`);
  return { kind, bytes, milliseconds };
}
