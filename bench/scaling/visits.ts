import { readdirSync } from 'node:fs';

export const visitKinds = ['pages', 'lists', 'texts of stops', 'scripts and styles', 'base map'] as const;

export interface VisitRequest {
  readonly kind: (typeof visitKinds)[number];
  readonly path: string;
}

/** The share of visitors whose browser has the files of the release already. */
const returningShare = 0.3;
/** The share of visits that begin at a stop; the others begin at the map. */
const stopShare = 0.4;
const openedStops = 3;
const tilesOfAView = 12;
const lists = ['/v1/places/', '/v1/images/', '/v1/api/books/'];
const baseMapFolder = 'build/atlas';

/** A sequence of numbers from 0 to 1 that is the same in every run (a linear congruential generator). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Generates the requests of visits: a page with its files, lists and tiles, and three opened stops, of which a few are opened often. */
export async function generateVisits(origin: string, count: number): Promise<VisitRequest[][]> {
  const random = createRandom(1924);
  const places = (await (await fetch(`${origin}/v1/places/`)).json()) as { place_id: number }[];
  const files = await readFiles(origin);
  const tiles = listTiles();
  /** By Zipf's law: the stop of the rank n is opened 1/n as often as the first. */
  const pickStop = (): number => {
    const rank = Math.floor(places.length ** random());
    return places[Math.min(places.length, rank) - 1]?.place_id ?? 1;
  };
  const pickTile = (): string => tiles[Math.floor(random() ** 3 * tiles.length)] ?? '';
  return Array.from({ length: count }, () => {
    const language = random() < 0.7 ? 'ru' : 'en';
    const page = random() < stopShare ? `/${language}/place/${pickStop()}` : `/${language}`;
    const isReturning = random() < returningShare;
    const requests: VisitRequest[] = [{ kind: 'pages', path: page }];
    if (!isReturning) {
      for (const path of files) requests.push({ kind: 'scripts and styles', path });
      for (let tile = 0; tile < tilesOfAView; tile += 1)
        requests.push({ kind: 'base map', path: pickTile() });
    }
    for (const path of lists) requests.push({ kind: 'lists', path });
    for (let stop = 0; stop < openedStops; stop += 1)
      requests.push({ kind: 'texts of stops', path: `/v1/api/books/texts_by_place?placeId=${pickStop()}` });
    return requests;
  });
}

/** The files that a page loads, and those that they import. */
async function readFiles(origin: string): Promise<string[]> {
  const found = new Set<string>();
  const collect = (text: string): void => {
    for (const [path] of text.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)) found.add(path);
  };
  collect(await (await fetch(`${origin}/ru`)).text());
  return [...found];
}

/** The paths of the tiles, those of small zooms first. */
function listTiles(): string[] {
  const names = readdirSync(baseMapFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\d+\.\w+\.gz$/.test(name),
  );
  return names
    .map((name) => `/atlas/${name.replace(/\.gz$/, '')}`)
    .toSorted((one, other) => one.length - other.length || one.localeCompare(other));
}
