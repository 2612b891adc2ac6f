import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { insertPngChunk, pngText } from '../../apps/server/src/testing/pictures/picture-metadata.ts';
import { announceAvif, announcePng, drawPicture } from '../../apps/server/src/testing/pictures/pictures.ts';
import { startServer } from '../../e2e/support/start-server.ts';
import { quantile } from '../quantile.ts';
import type { Table } from '../report.ts';

interface HostilePicture {
  readonly title: string;
  readonly create: () => Promise<Buffer>;
}

/** In bytes: what each text unpacks to. */
const textLength = 50_000_000;
const textCount = 20;

async function pngOfTexts(): Promise<Buffer> {
  const data = pngText('Comment', Buffer.alloc(textLength), 'zTXt');
  let png: Buffer = await drawPicture().png().toBuffer();
  for (let added = 0; added < textCount; added += 1) png = insertPngChunk(png, 'zTXt', data, 'before');
  return png;
}

const pictures: readonly HostilePicture[] = [
  { title: `PNG with ${textCount} texts of ${textLength / 1e6} MB`, create: pngOfTexts },
  { title: 'PNG that announces 64 million pixels', create: async () => announcePng(8000, 8000) },
  {
    title: 'interlaced PNG that announces 64 million pixels',
    create: async () => announcePng(8000, 8000, true),
  },
  { title: 'AVIF that announces 14 million pixels', create: () => announceAvif(4200, 3300) },
];

/** The pause between two probes of `/health/live`, in milliseconds. */
const probeInterval = 10;

/** Sends hostile pictures as the photographs of corrections, without an account, and measures what they cost. */
export async function measurePictureAttacks(): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-bench-'));
  const server = await startServer(folder, { RATE_LIMIT: '0', LOG_LEVEL: 'silent' });
  try {
    const rows: string[][] = [];
    for (const { title, create } of pictures)
      rows.push([title, ...(await measureOne(server, await create()))]);
    return {
      title: 'A hostile picture with a correction',
      head: [
        'picture',
        'file, kB',
        'response',
        'seconds',
        'processor seconds',
        'health p95, ms',
        'server, added MB',
        'its process, peak MB',
      ],
      rows,
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Target {
  readonly address: string;
  readonly processId: number;
}

async function measureOne({ address, processId }: Target, contents: Buffer): Promise<string[]> {
  const upload = await sendPhotograph(address, contents);
  const before = readProcess(processId);
  const latencies: number[] = [];
  let [server, child] = [before.megabytes, 0];
  let processorSeconds = 0;
  const start = performance.now();
  const state = { isDone: false };
  const response = propose(address, upload).finally(() => (state.isDone = true));
  while (!state.isDone) {
    const begin = performance.now();
    await fetch(`${address}/health/live`).then((live) => live.arrayBuffer());
    latencies.push(performance.now() - begin);
    const children = listChildren(processId).map(readProcess);
    server = Math.max(server, readProcess(processId).megabytes);
    child = Math.max(child, ...children.map(({ megabytes }) => megabytes));
    const used = children.reduce(
      (sum, { seconds }) => sum + seconds,
      readProcess(processId).seconds - before.seconds,
    );
    processorSeconds = Math.max(processorSeconds, used);
    await wait(probeInterval);
  }
  const { status } = await response;
  return [
    (contents.length / 1000).toFixed(0),
    String(status),
    ((performance.now() - start) / 1000).toFixed(1),
    processorSeconds.toFixed(1),
    quantile(latencies, 0.95).toFixed(1),
    (server - before.megabytes).toFixed(0),
    child.toFixed(0),
  ];
}

async function sendPhotograph(address: string, contents: Buffer): Promise<string> {
  const headers = { 'tus-resumable': '1.0.0' };
  const created = await fetch(`${address}/v1/proposals/uploads/`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(contents.length) },
  });
  const location = created.headers.get('location');
  if (location === null) throw new Error(`the photograph was not accepted: ${await created.text()}`);
  const sent = await fetch(address + location, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(contents),
  });
  if (sent.status !== 204) throw new Error(`the photograph was not received: ${await sent.text()}`);
  return location.slice(location.lastIndexOf('/') + 1);
}

async function propose(address: string, photograph: string): Promise<Response> {
  return await fetch(`${address}/v1/proposals/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      subject: 'place',
      subject_id: 53,
      kind: 'remark',
      proposed: {},
      remark: 'A photograph of the pass.',
      credit_name: '',
      contact: '',
      lang: 'en',
      photograph,
    }),
  });
}

/** The clock ticks of `/proc`, per second. */
const ticksPerSecond = 100;
/** The bytes of a page of memory. */
const pageSize = 4096;

/** The fields of `/proc/PID/stat` behind the name of the program, which can contain spaces (proc(5)); empty for an exited process. */
function readStat(processId: number): readonly string[] {
  try {
    const text = readFileSync(`/proc/${processId}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** The resident memory and the used processor time of a process. */
function readProcess(processId: number): { readonly megabytes: number; readonly seconds: number } {
  const stat = readStat(processId);
  const [userTicks, systemTicks, pages] = [stat[11], stat[12], stat[21]].map((field) => Number(field ?? 0));
  return {
    megabytes: ((pages ?? 0) * pageSize) / 1e6,
    seconds: ((userTicks ?? 0) + (systemTicks ?? 0)) / ticksPerSecond,
  };
}

function listChildren(processId: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((candidate) => Number.isInteger(candidate) && readStat(candidate)[1] === String(processId));
}
