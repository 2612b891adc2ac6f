import { launchBrowser } from './browser.ts';
import { startCountingProxy } from './counting-proxy.ts';
import type { Table } from './report.ts';

const kinds = ['JavaScript', 'CSS', 'fonts', 'page', 'lists', 'base map', 'pictures', 'other'] as const;
type Kind = (typeof kinds)[number];

/** The kinds that count towards the entry budget. */
const entryKinds: readonly Kind[] = ['JavaScript', 'CSS', 'fonts'];

type BytesByPath = ReadonlyMap<string, number>;

/**
 * Loads the map with an empty cache and sums the transferred bytes by kind: until the map is drawn, and afterwards, when relief,
 * player and prefetched files are loaded.
 */
export async function measurePageBytes(address: string): Promise<Table> {
  const proxy = await startCountingProxy(address);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } });
    await page.goto(proxy.address);
    await page.getByText('Карта загружается…').waitFor({ state: 'hidden', timeout: 60_000 });
    const untilDrawn = new Map(proxy.bytesByPath);
    await proxy.waitForQuiet();
    return table(sumByKind(untilDrawn), sumByKind(proxy.bytesByPath));
  } finally {
    await browser.close();
    proxy.close();
  }
}

function sumByKind(bytesByPath: BytesByPath): Map<Kind, number> {
  const sums = new Map<Kind, number>();
  for (const [path, bytes] of bytesByPath)
    sums.set(classifyPath(path), (sums.get(classifyPath(path)) ?? 0) + bytes);
  return sums;
}

function classifyPath(path: string): Kind {
  if (/\.m?js$/.test(path)) return 'JavaScript';
  if (path.endsWith('.css')) return 'CSS';
  if (path.endsWith('.woff2')) return 'fonts';
  if (path.startsWith('/v1/')) return 'lists';
  if (path.startsWith('/atlas/')) return 'base map';
  if (path.startsWith('/media/')) return 'pictures';
  return path.includes('.') ? 'other' : 'page';
}

function table(untilDrawn: ReadonlyMap<Kind, number>, all: ReadonlyMap<Kind, number>): Table {
  const before = (kind: Kind): number => untilDrawn.get(kind) ?? 0;
  const after = (kind: Kind): number => (all.get(kind) ?? 0) - before(kind);
  const total = (read: (kind: Kind) => number): number =>
    entryKinds.reduce((sum, kind) => sum + read(kind), 0);
  return {
    title: 'The map at `/` with an empty cache, transferred kB',
    head: ['kind', 'until the map is drawn', 'afterwards'],
    rows: [
      ...kinds
        .filter((kind) => all.has(kind))
        .map((kind) => [kind, kilobytes(before(kind)), kilobytes(after(kind))]),
      ['**JavaScript, CSS and fonts**', `**${kilobytes(total(before))}**`, kilobytes(total(after))],
    ],
  };
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
