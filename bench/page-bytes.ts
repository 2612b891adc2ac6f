import { launchBrowser } from './browser.ts';
import { startCountingProxy } from './counting-proxy.ts';
import type { Table } from './report.ts';

const kinds = [
  'JavaScript',
  'CSS',
  'fonts',
  'journey player, afterwards',
  'page',
  'lists',
  'base map',
  'pictures',
  'other',
] as const;
type Kind = (typeof kinds)[number];

/** What counts against the budget of the entry. */
const entryKinds: readonly Kind[] = ['JavaScript', 'CSS', 'fonts'];

/** Loads the map with an empty cache and adds up what comes over the wire until it can be used. */
export async function measurePageBytes(address: string): Promise<Table> {
  const proxy = await startCountingProxy(address);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } });
    await page.goto(proxy.address);
    await page.getByText('Карта загружается…').waitFor({ state: 'hidden', timeout: 60_000 });
    await proxy.quiet();
    return table(addUp(proxy.bytesByPath));
  } finally {
    await browser.close();
    proxy.close();
  }
}

function addUp(bytesByPath: ReadonlyMap<string, number>): Map<Kind, number> {
  const sums = new Map<Kind, number>();
  for (const [path, bytes] of bytesByPath) sums.set(kindOf(path), (sums.get(kindOf(path)) ?? 0) + bytes);
  return sums;
}

function kindOf(path: string): Kind {
  // It is asked for when the map has been drawn: until then nobody misses it.
  if (/\/journey-[\w-]+\.(?:js|css)$/.test(path)) return 'journey player, afterwards';
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
    title: 'The map at `/` with an empty cache, kB over the wire until it is drawn',
    head: ['what', 'kB'],
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
