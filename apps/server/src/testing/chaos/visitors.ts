import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@cae-map/illustrations/math/random';
import type { ResponseCounts } from './response-counts.ts';
import type { WorkGate } from './work-gate.ts';

/** Until a visitor gives up, in milliseconds. */
const patience = 20_000;
/** The last pictures of the list that visitors open. */
const newestPictures = 20;

export interface VisitorOptions {
  /** Of the balancer. */
  readonly url: string;
  readonly counts: ResponseCounts;
  readonly gate: Pick<WorkGate, 'isStopping'>;
  readonly random: Random;
  /** The paths of pages and lists. */
  readonly paths: readonly [string, ...string[]];
  /** Between two requests, in milliseconds. */
  readonly pause: number;
}

const pictureList = '/v1/images/';
const picturePaths = ['thumb', 'url'] as const;

/** Reads pages, lists and the pictures of the last list until the run stops. */
export async function visit({ url, counts, gate, random, paths, pause }: VisitorOptions): Promise<void> {
  const etags = new Map<string, string>();
  let pictures: readonly string[] = [];

  function choosePath(): string {
    const [first, ...others] = pictures;
    if (first === undefined || random.chance(0.5)) return random.pick([pictureList, ...paths]);
    return random.pick([first, ...others]);
  }

  async function read(path: string): Promise<void> {
    const etag = etags.get(path);
    const headers = etag === undefined ? {} : { 'if-none-match': etag };
    const response = await fetch(`${url}${path}`, { headers, signal: AbortSignal.timeout(patience) });
    const text = await response.text();
    counts.add(response, path);
    if (response.status !== 200) return;
    etags.set(path, response.headers.get('etag') ?? '');
    if (path === pictureList) pictures = findPictures(JSON.parse(text) as ListedImage[]);
  }

  while (!gate.isStopping()) {
    const path = choosePath();
    try {
      await read(path);
    } catch (error) {
      counts.addFailure(error, path);
    }
    await wait(pause);
  }
}

type ListedImage = Readonly<Record<(typeof picturePaths)[number], string | null>>;

function findPictures(images: readonly ListedImage[]): string[] {
  return images
    .slice(-newestPictures)
    .flatMap((image) => picturePaths.map((name) => image[name]))
    .filter((path) => path?.startsWith('/media/') === true)
    .map(String);
}
