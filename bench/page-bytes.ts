import { launchBrowser } from './browser.ts';
import { startCountingProxy } from './counting-proxy.ts';
import type { Table } from './report.ts';

const kinds = [
  'JavaScript',
  'CSS',
  'fonts',
  'journey player, deferred',
  'page',
  'lists',
  'base map',
  'pictures',
  'other',
] as const;
type Kind = (typeof kinds)[number];

/** The kinds that count towards the entry budget. */
const entryKinds: readonly Kind[] = ['JavaScript', 'CSS', 'fonts'];

/** Loads the map with an empty cache and sums the transferred bytes by kind. */
export async function measurePageBytes(address: string): Promise<Table> {
  const proxy = await startCountingProxy(address);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } });
    await page.goto(proxy.address);
    await page.getByText('Карта загружается…').waitFor({ state: 'hidden', timeout: 60_000 });
    await proxy.waitForQuiet();
    return table(sumByKind(proxy.bytesByPath));
  } finally {
    await browser.close();
    proxy.close();
  }
}

function sumByKind(bytesByPath: ReadonlyMap<string, number>): Map<Kind, number> {
  const sums = new Map<Kind, number>();
  for (const [path, bytes] of bytesByPath)
    sums.set(classifyPath(path), (sums.get(classifyPath(path)) ?? 0) + bytes);
  return sums;
}

function classifyPath(path: string): Kind {
  // Requested after the first rendering of the map.
  if (/\/journey-[\w-]+\.(?:js|css)$/.test(path)) return 'journey player, deferred';
  if (/\.m?js$/.test(path)) return 'JavaScript';
  if (path.endsWith('.css')) return 'CSS';
  if (path.endsWith('.woff2')) return 'fonts';
  if (path.startsWith('/v1/')) return 'lists';
  if (path.startsWith('/atlas/')) return 'base map';
  if (path.startsWith('/media/')) return 'pictures';
  return path.includes('.') ? 'other' : 'page';
}

function table(received: ReadonlyMap<Kind, number>): Table {
  const entry = entryKinds.reduce((sum, kind) => sum + (received.get(kind) ?? 0), 0);
  return {
    title: 'The map at `/` with an empty cache, transferred kB',
    head: ['kind', 'kB'],
    rows: [
      ...kinds.flatMap((kind) => {
        const bytes = received.get(kind);
        return bytes === undefined ? [] : [[kind, kilobytes(bytes)]];
      }),
      ['**JavaScript, CSS and fonts**', `**${kilobytes(entry)}**`],
    ],
  };
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
