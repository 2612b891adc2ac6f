import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { openMovableStores } from '../../media/file-stores.ts';

/*
 * `tsx apps/server/src/testing/s3/measure-stores.ts` measures how fast each kind of store writes and reads an original of 50 MB, and the
 * memory that it adds. The storage is the double, in a separate process.
 */

const size = 50_000_000;
const repetitions = 5;

const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'run-double.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = (await once(child.stdout, 'data')) as [Buffer];
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'cae-map-measure-'));
const settings = { dataDir, buildDir: dataDir, mediaStore: 's3', s3: JSON.parse(line.toString()) } as const;
const block = randomBytes(65_536);

const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function* contents(): AsyncIterable<Uint8Array> {
  for (let sent = 0; sent < size; sent += block.length) yield block.subarray(0, size - sent);
}

async function measure(work: () => Promise<unknown>): Promise<string> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const observing = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
  const begun = performance.now();
  for (let done = 0; done < repetitions; done += 1) await work();
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(observing);
  const speed = (size * repetitions) / 1_000_000 / seconds;
  return `${speed.toFixed(0)} MB/s, memory +${((peak - before) / 1_000_000).toFixed(0)} MB`;
}

for (const kind of ['folder', 's3'] as const) {
  const { originals } = openMovableStores(settings, kind);
  print(
    `${kind} put: ${await measure(() => originals.put('a.jpg', contents(), { contentType: 'image/jpeg' }))}`,
  );
  const read = async (): Promise<void> => {
    const media = await originals.open('a.jpg');
    let received = 0;
    for await (const chunk of (await media?.read()) ?? []) received += (chunk as Buffer).length;
    if (received !== size) throw new Error(`read ${received} bytes`);
  };
  print(`${kind} get: ${await measure(read)}`);
  const small = async (): Promise<void> => {
    for (let count = 0; count < 100; count += 1)
      await originals.put('small.jpg', Readable.from([block]), { contentType: 'image/jpeg' });
  };
  const begun = performance.now();
  await small();
  print(`${kind} put of 64 kB: ${((performance.now() - begun) / 100).toFixed(1)} ms`);
}
child.kill();
await rm(dataDir, { recursive: true });
