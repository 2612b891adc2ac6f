import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { openFileStores } from '../../media/file-stores.ts';
import { openEmbeddedDatabase } from '../../database/embedded.ts';
import { openPictureProcesses } from '../../pictures/processes/picture-processes.ts';
import { startJobRunner } from '../../jobs/job-runner.ts';
import { imageSizesJob } from '../../resources/images/thumbnails/image-sizes-job.ts';
import { findProgress } from '../../resources/images/thumbnails/image-sizes-queue.ts';
import { readSettings } from '../../settings.ts';
import { addUser, signIn } from '../accounts/accounts.ts';
import { drawPicture } from './pictures.ts';
import { readMemory } from '../process-memory.ts';
import { testApp } from '../test-app.ts';
import { uploadPicture } from './upload-picture.ts';

/*
 * A program that uploads pictures, makes their sizes with the worker of the server, and then with nothing but the image library, and
 * prints the times in milliseconds and the largest memory in megabytes as JSON. Argument: the number of pictures.
 */
const [count = '20'] = process.argv.slice(2);
const folder = await mkdtemp(path.join(os.tmpdir(), 'cae-map-thumbnails-'));
const settings = { ...readSettings({}), dataDir: folder };
const database = await openEmbeddedDatabase(path.join(folder, 'database'));
await database.migrate(settings.migrationsDir);
const app = await testApp({ database }, { dataDir: folder });
const { headers } = await signIn(app, await addUser(app, { role: 'admin' }));

const pictures: string[] = [];
for (let seed = 1; seed <= Number(count); seed += 1) {
  const file = path.join(folder, `${seed}.jpg`);
  // Enlarged, because drawing each pixel takes longer than all that is measured.
  const picture = drawPicture({ width: 300, height: 200, seed: seed / 7 }).resize(3000);
  await writeFile(file, await picture.jpeg({ quality: 90 }).toBuffer());
  pictures.push(file);
}

let peakMemory = 0;
const observing = setInterval(() => (peakMemory = Math.max(peakMemory, readMemory(process.pid))), 50);

const uploading = await measure(async () => {
  for (const file of pictures) {
    const id = await uploadPicture(app, headers, {
      contents: await readFile(file),
      filename: path.basename(file),
    });
    const payload = { image_type: 'histexpphoto', image_enabled: true, upload_id: id };
    const added = await app.inject({ method: 'POST', url: '/v1/images/', headers, payload });
    if (added.statusCode !== 200) throw new Error(added.body);
  }
});

const { originals, media: uploads } = openFileStores(settings).archived;
const processes = openPictureProcesses();
const concurrency = 1;
const working = await measure(async () => {
  const kind = imageSizesJob({ stores: { originals, published: uploads }, pictures: processes.background });
  const runner = startJobRunner(app, [{ ...kind, concurrency }]);
  for (let done = 0; done < pictures.length;) {
    await wait(20);
    const progress = await findProgress(database.orm);
    if (progress.failed > 0) throw new Error(JSON.stringify(progress.failures));
    done = progress.done;
  }
  await runner.stop();
  processes.close();
});
clearInterval(observing);

const bare = await measure(async () => {
  const output = path.join(folder, 'bare');
  await mkdir(output);
  for (const [index, file] of pictures.entries()) await makeBare(file, path.join(output, String(index)));
});

process.stdout.write(JSON.stringify({ pictures: pictures.length, uploading, working, bare, peakMemory }));
await app.close();
await rm(folder, { recursive: true, force: true });

async function measure(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** The same files as the server makes, by the shortest program. */
async function makeBare(file: string, stem: string): Promise<void> {
  const full = sharp(file, { sequentialRead: true }).autoOrient().resize({ width: 1600 });
  const { data, info } = await full.raw().toBuffer({ resolveWithObject: true });
  const open = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  for (const width of [1600, 800, 320]) {
    await open().resize({ width }).webp({ quality: 80 }).toFile(`${stem}-${width}.webp`);
    await open().resize({ width }).avif({ quality: 50, effort: 2 }).toFile(`${stem}-${width}.avif`);
  }
  await open().resize({ width: 1200, height: 630 }).jpeg({ quality: 80 }).toFile(`${stem}.jpg`);
}
