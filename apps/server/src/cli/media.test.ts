import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { runCli } from '../testing/programs/run-cli.ts';
import { startServerProcess } from '../testing/programs/server-process.ts';
import { startS3Double, type S3Double } from '../testing/s3/s3-double.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

let double: S3Double;
let DATA_DIR: string;
beforeEach(async () => {
  double = await startS3Double();
  onTestFinished(() => double.close());
  DATA_DIR = temporaryFolder();
  cpSync(inject('loadedDatabase'), path.join(DATA_DIR, 'database'), { recursive: true });
  mkdirSync(path.join(DATA_DIR, 'media'));
  writeFileSync(path.join(DATA_DIR, 'media', 'Лех.jpg'), 'a picture');
  mkdirSync(path.join(DATA_DIR, 'originals'));
  writeFileSync(path.join(DATA_DIR, 'originals', 'left.jpg'), 'an original');
});

const environment = (settings: Record<string, string> = {}) => ({
  DATA_DIR,
  S3_ENDPOINT: double.settings.endpoint,
  S3_REGION: double.settings.region,
  S3_BUCKET: double.settings.bucket,
  S3_ACCESS_KEY: double.settings.accessKey,
  S3_SECRET_KEY: double.settings.secretKey,
  ...settings,
});
const timeout = 120_000;

test(
  'files that were moved to a storage are sent by a server that uses it, and moved back',
  { timeout },
  async () => {
    const moved = await runCli('media', ['move', '--to', 's3'], environment());
    expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('Copied and verified: 2 files') });

    const server = startServerProcess(environment({ MEDIA_STORE: 's3' }));
    const url = await server.waitUntilReady();
    writeFileSync(path.join(DATA_DIR, 'media', 'Лех.jpg'), 'not read any more');
    expect(await (await fetch(`${url}/media/${encodeURIComponent('Лех.jpg')}`)).text()).toBe('a picture');
    const orphans = await runCli('media', ['orphans'], environment({ MEDIA_STORE: 's3' }));
    expect(orphans.output).toMatch(/\d+ files without a record, 0 missing files\./);

    const back = await runCli('media', ['move', '--to', 'folder'], environment());
    expect(back).toMatchObject({
      code: 1,
      output: expect.stringContaining('! media/Лех.jpg: the target has other contents under this name'),
    });
  },
);

test(
  'a wrong secret key ends the start with one sentence that does not contain it',
  { timeout },
  async () => {
    const server = startServerProcess(environment({ MEDIA_STORE: 's3', S3_SECRET_KEY: 'not-the-secret' }));
    expect(await server.waitForExit()).toBe(1);
    expect(server.errorOutput()).toContain('copy S3_SECRET_KEY again');
    expect(server.errorOutput()).not.toMatch(/not-the-secret|^\s+at /m);
  },
);

test.each([[[]], [['move']], [['move', '--to', 'disk']], [['orphans', 'x']]])(
  'the arguments %j print the usage',
  async (programArguments) => {
    const { code, output } = await runCli('media', programArguments, environment());
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('Usage: npm run media -- move --to s3|folder'),
    ]);
  },
);

test('a move without the settings of a storage names them', async () => {
  const { code, output } = await runCli('media', ['move', '--to', 's3'], { DATA_DIR });
  expect([code, output]).toEqual([1, expect.stringContaining('set S3_ENDPOINT, S3_BUCKET')]);
});
