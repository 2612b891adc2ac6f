import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drawPicture } from '../../apps/server/src/testing/pictures/pictures.ts';
import { administrator, createAdministrator } from '../../e2e/support/account-fixtures.ts';
import { startServer } from '../../e2e/support/start-server.ts';
import { quantile } from '../quantile.ts';
import type { Table } from '../report.ts';
import { measureResponseTime } from '../server/response-time.ts';

/** The pictures of a volunteer's archive. `BENCH_PICTURES` sets another number for a shorter run. */
const defaultCount = 2000;
/** How long the lists are measured without uploads, in milliseconds. */
const quietMilliseconds = 10_000;
/** In milliseconds. */
const probeInterval = 20;

/** The response times of a list in milliseconds, without and with uploads. */
interface ResponseTimes {
  readonly quiet: number[];
  readonly uploading: number[];
}

const lists = { 'places, from the cache': '/v1/places/', 'images, from the cache': '/v1/images/' };

/** Measures the response times of the public lists while an editor uploads pictures of 6 megapixels. */
export async function measureUploads(): Promise<Table> {
  const count = Number(process.env['BENCH_PICTURES'] ?? defaultCount);
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-uploads-'));
  const server = await startServer(folder, { RATE_LIMIT: '0', LOG_LEVEL: 'silent' });
  try {
    await createAdministrator(folder, administrator, 'Bench');
    const authorization = await signIn(server.address);
    const times = new Map<string, ResponseTimes>(
      Object.keys(lists).map((title) => [title, { quiet: [], uploading: [] }]),
    );
    const begin = Date.now();
    await probe(server.address, times, 'quiet', () => Date.now() - begin < quietMilliseconds);
    let isUploading = true;
    const uploads = uploadAll(server.address, authorization, count).finally(() => (isUploading = false));
    await probe(server.address, times, 'uploading', () => isUploading);
    await uploads;
    return {
      title: `Lists while ${count.toLocaleString('en')} pictures are uploaded, response times in ms`,
      head: ['list', 'quiet, median', 'quiet, p95', 'uploading, median', 'uploading, p95'],
      rows: Array.from(times, ([title, { quiet, uploading }]) => [
        title,
        ...[quiet, uploading].flatMap((values) =>
          [0.5, 0.95].map((share) => quantile(values, share).toFixed(1)),
        ),
      ]),
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function probe(
  address: string,
  times: ReadonlyMap<string, ResponseTimes>,
  phase: keyof ResponseTimes,
  isRunning: () => boolean,
): Promise<void> {
  while (isRunning()) {
    for (const [title, path] of Object.entries(lists))
      times.get(title)?.[phase].push(await measureResponseTime(`${address}${path}`));
    await wait(probeInterval);
  }
}

async function signIn(address: string): Promise<Record<string, string>> {
  const { email, password } = administrator;
  const response = await fetch(`${address}/v1/auth/jwt/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password }),
  });
  const { access_token: token }: { access_token: string } = await response.json();
  return { authorization: `Bearer ${token}` };
}

/** Uploads pictures one after another, each as an image of the library. */
async function uploadAll(
  address: string,
  authorization: Record<string, string>,
  count: number,
): Promise<void> {
  // Drawn small and enlarged: drawing every pixel would take longer than the upload.
  const picture = await drawPicture({ width: 300, height: 200 })
    .resize(3000)
    .jpeg({ quality: 90 })
    .toBuffer();
  for (let index = 0; index < count; index += 1) {
    const contents = addComment(picture, String(index));
    const tus = { ...authorization, 'tus-resumable': '1.0.0' };
    const created = await send(`${address}/v1/uploads/`, {
      method: 'POST',
      headers: {
        ...tus,
        'upload-length': String(contents.length),
        'upload-metadata': `filename ${Buffer.from(`${index}.jpg`).toString('base64')}`,
      },
    });
    const url = new URL(created.headers.get('location') ?? '', address);
    await send(url, {
      method: 'PATCH',
      headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      body: new Uint8Array(contents),
    });
    await send(`${address}/v1/images/`, {
      method: 'POST',
      headers: { ...authorization, 'content-type': 'application/json' },
      body: JSON.stringify({
        image_type: 'histexpphoto',
        image_enabled: true,
        upload_id: url.pathname.split('/').at(-1),
      }),
    });
  }
}

/** Inserts a comment segment after the start marker of a JPEG file, so that no two files are equal. */
function addComment(jpeg: Buffer, comment: string): Buffer {
  const segment = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, Buffer.from(comment), jpeg.subarray(2)]);
}

/** Sends a request. Throws when it is not accepted. */
async function send(url: string | URL, request: RequestInit): Promise<Response> {
  const response = await fetch(url, request);
  if (!response.ok) throw new Error(`${String(url)}: ${response.status} ${await response.text()}`);
  return response;
}
