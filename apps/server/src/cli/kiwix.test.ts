import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { sampleArchive } from '@cae-map/open-data/testing/archives';
import { expect, test } from 'vitest';
import { runCli } from '../testing/programs/run-cli.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

interface Prepared {
  readonly folder: string;
  readonly archive: string;
  readonly environment: Record<string, string>;
}

/** An archive, a data folder with the file of one picture, and a search path without programs for ZIM files. */
function prepare(): Prepared {
  const folder = temporaryFolder();
  const archive = path.join(folder, 'data.zip');
  writeFileSync(archive, sampleArchive());
  mkdirSync(path.join(folder, 'media'));
  writeFileSync(path.join(folder, 'media', 'two.webp'), 'a picture');
  const programs = path.join(folder, 'programs');
  mkdirSync(programs);
  return { folder, archive, environment: { DATA_DIR: folder, BUILD_DIR: folder, PATH: programs, PORT: '1' } };
}

test('npm run kiwix writes the pages with the pictures of this machine, and names the package of a missing program', async () => {
  const { folder, archive, environment } = prepare();
  const out = path.join(folder, 'out');
  const { code, output } = await runCli('kiwix', [out, '--data', archive], environment);

  expect(code).toBe(1);
  expect(output).toContain('Open index.html.');
  expect(output).toContain(
    'zimwriterfs is not installed: on Debian and Ubuntu, install the package zim-tools.',
  );
  expect(readdirSync(path.join(out, 'cae-map'))).toEqual(
    expect.arrayContaining(['en', 'icon.png', 'index.html', 'maps', 'pictures', 'ru', 'style.css']),
  );
  expect(readFileSync(path.join(out, 'cae-map', 'pictures', '2.webp'), 'utf8')).toBe('a picture');
  expect(existsSync(path.join(out, 'cae-map.zim'))).toBe(false);
});

test('npm run kiwix replaces no folder', async () => {
  const { folder, archive, environment } = prepare();
  mkdirSync(path.join(folder, 'out', 'cae-map'), { recursive: true });
  const { code, output } = await runCli('kiwix', [path.join(folder, 'out'), '--data', archive], environment);
  expect(code).toBe(1);
  expect(output).toContain('exists already: choose another folder.');
});

test('npm run kiwix reports that there are no data when no server runs and none has made them', async () => {
  const { folder, environment } = prepare();
  const { code, output } = await runCli('kiwix', [path.join(folder, 'out')], environment);
  expect(code).toBe(1);
  expect(output).toContain(
    'There are no open data yet: start the server, or name an archive by --data FILE.zip.',
  );
});

const programs = ['zimwriterfs', 'zimcheck'].map((name) =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim(),
);

test.skipIf(programs.includes(''))(
  'npm run kiwix writes a ZIM file that zimcheck accepts (needs the package zim-tools)',
  async () => {
    const { folder, archive, environment } = prepare();
    for (const program of programs)
      symlinkSync(program, path.join(folder, 'programs', path.basename(program)));
    const out = path.join(folder, 'out');
    const { code, output } = await runCli('kiwix', [out, '--data', archive], environment);
    expect(output).toContain('cae-map.zim: written, zimcheck has passed.');
    expect(code).toBe(0);
    expect(readFileSync(path.join(out, 'cae-map.zim')).subarray(0, 4).toString('latin1')).toBe('ZIM\u0004');
  },
);
