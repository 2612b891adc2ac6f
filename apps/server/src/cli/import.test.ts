import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test, vi } from 'vitest';
import { changes, images } from '../database/schema.ts';
import { readSettings } from '../settings.ts';
import { databaseKinds } from '../testing/databases/databases.ts';
import { createOperatorTarget } from '../testing/programs/operator-target.ts';
import { describeFiles, writeFiles, writePictures } from '../testing/pictures/picture-folder.ts';
import { runCli } from '../testing/programs/run-cli.ts';
import { startServerProcess } from '../testing/programs/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** Each test starts several processes, in milliseconds. */
const timeout = 300_000;

const review =
  'The server makes their sizes. Visitors see them after an editor has accepted them in the review.';

describe.each(databaseKinds)('npm run import of a folder of pictures with the %s database', (kind) => {
  test(
    'adds new pictures, refuses bad ones with the exit code 1, and adds nothing a second time or in a dry run',
    { timeout },
    async () => {
      const { dataDir, environment, withDatabase } = await createOperatorTarget(kind);
      const folder = temporaryFolder();
      await writePictures(folder, 2);
      cpSync(path.join(folder, '01.jpg'), path.join(folder, '03.jpg'));
      writeFiles(folder, { '\u001b[2J.svg': '<svg/>', 'notes.json': '{}' });
      const before = describeFiles(folder);
      const refused = '! \\u{1b}[2J.svg: The file is not a picture of a supported format';
      const readRecords = () =>
        withDatabase(async ({ orm }) => [await orm.$count(images), await orm.$count(changes)]);

      const dryRun = await runCli('import', [folder, '--dry-run'], environment);

      expect(dryRun.output.split('\n')).toEqual([
        '+ 01.jpg',
        '+ 02.jpg',
        '- 03.jpg: 01.jpg has the same contents',
        expect.stringContaining(refused),
        'ignored: notes.json: it is no picture',
        'Dry run, nothing was imported: 2 added, 1 skipped, 1 refused, 1 ignored.',
        '',
      ]);
      expect(dryRun.code).toBe(1);
      expect(existsSync(path.join(dataDir, 'originals'))).toBe(false);
      expect(await readRecords()).toEqual([0, 0]);

      const first = await runCli('import', [folder], environment);

      expect(first.output.split('\n')).toEqual([
        '+ 01.jpg: image 1 01.jpg',
        '+ 02.jpg: image 2 02.jpg',
        '- 03.jpg: 01.jpg has the same contents',
        expect.stringContaining(refused),
        'ignored: notes.json: it is no picture',
        'Imported: 2 added, 1 skipped, 1 refused, 1 ignored.',
        review,
        '',
      ]);
      expect(first.code).toBe(1);
      expect(await readRecords()).toEqual([2, 2]);
      const stored = describeFiles(path.join(dataDir, 'originals'));
      expect(Object.keys(stored)).toHaveLength(2);

      const second = await runCli('import', [folder], environment);

      expect(second.output).toContain('- 02.jpg: the image 2 (02.jpg) has the same contents\n');
      expect(second.output).toContain('Imported: 0 added, 3 skipped, 1 refused, 1 ignored.\n');
      expect(await readRecords()).toEqual([2, 2]);
      expect(describeFiles(path.join(dataDir, 'originals'))).toEqual(stored);
      expect(describeFiles(folder)).toEqual(before);
    },
  );
});

test(
  'npm run import adds a folder of pictures to a running server, which makes their sizes',
  { timeout },
  async () => {
    const DATA_DIR = temporaryFolder();
    cpSync(inject('loadedDatabase'), path.join(DATA_DIR, 'database'), { recursive: true });
    const folder = temporaryFolder();
    await writePictures(folder, 2);
    await startServerProcess({ DATA_DIR, WEB_DIR: '/nowhere' }).waitUntilReady();

    const { code, output } = await runCli('import', [folder], { DATA_DIR });

    expect(output).toContain('Imported: 2 added, 0 skipped, 0 refused, 0 ignored.\n');
    expect(code).toBe(0);
    const sizes = path.join(DATA_DIR, 'media', 'images');
    const listSizes = () =>
      readdirSync(sizes, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    // Three sizes in two formats, the preview and the copy of the original.
    await vi.waitFor(() => expect(listSizes()).toHaveLength(2 * 8), { timeout, interval: 100 });
  },
);

test('npm run import imports a folder with content files and pictures elsewhere as content', async () => {
  const DATA_DIR = temporaryFolder();
  cpSync(inject('loadedDatabase'), path.join(DATA_DIR, 'database'), { recursive: true });
  const { contentDir } = readSettings({});
  const { code, output } = await runCli('import', [contentDir, '--dry-run'], { DATA_DIR });
  expect(output).toContain('Dry run, nothing was imported: 0 added, 0 changed, 0 skipped,');
  expect(code).toBe(0);
});

test('npm run import reports a folder with neither pictures nor content files', async () => {
  const { environment } = await createOperatorTarget('embedded');
  const folder = temporaryFolder();
  writeFiles(folder, { 'notes.txt': 'notes' });
  expect(await runCli('import', [folder], environment)).toEqual({
    code: 1,
    output: `The folder ${folder} contains neither pictures nor content files (.json).\n`,
  });
});

test('npm run import reports a PostgreSQL database whose data folder is missing', async () => {
  const { environment } = await createOperatorTarget('postgresql');
  const folder = temporaryFolder();
  await writePictures(folder, 1);
  const elsewhere = { ...environment, DATA_DIR: path.join(folder, 'missing') };
  expect(await runCli('import', [folder], elsewhere)).toMatchObject({
    code: 1,
    output: expect.stringContaining(`There is no data folder ${elsewhere.DATA_DIR}`),
  });
});

test.each([
  [['--help'], 0],
  [[], 1],
  [['a', 'b'], 1],
  [['a', '--force'], 1],
])('npm run import -- %j prints the usage and exits with the code %i', async (programArguments, expected) => {
  const { code, output } = await runCli('import', programArguments, { DATA_DIR: temporaryFolder() });
  expect(code).toBe(expected);
  expect(output).toContain('Usage: npm run import -- FILE|FOLDER [--dry-run]');
});
