import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readReadableData } from '@cae-map/open-data/readable-copy/readable-data';
import { writeReadableCopy } from '@cae-map/open-data/readable-copy/write-readable-copy';
import { readFiles } from '@cae-map/open-data/verify/verify-archive';
import sharp from 'sharp';
import { describeCommandFailure } from '../lib/failure-text.ts';
import { readSettings } from '../settings.ts';
import { resolveUserPath } from './file-arguments.ts';
import { collectPictures } from './readable-copy/collect-pictures.ts';
import { findArchive } from './readable-copy/find-archive.ts';
import { writeZim, zimPackage, type ZimOutcome } from './readable-copy/write-zim.ts';

/*
 * `npm run kiwix -- FOLDER [--data FILE.zip]` writes the readable half of the open data: a folder of pages that opens from a disk, and
 * the same as a ZIM file for Kiwix. It contains what an archive of the open data contains, and the pictures that may be passed on.
 */

const usage = 'Usage: npm run kiwix -- FOLDER [--data FILE.zip]';

/** A picture of the copy: the line of a route. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#fffaf0"/><path d="M7 37l12-14 9 6 13-18" fill="none" stroke="#b5402a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

interface CopyArguments {
  readonly folder: string;
  readonly archive: string | null;
}

function readArguments(programArguments: readonly string[]): CopyArguments | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...programArguments],
      allowPositionals: true,
      options: { data: { type: 'string' } },
    });
    const [folder, ...others] = positionals;
    if (folder === undefined || others.length > 0) return null;
    return {
      folder: resolveUserPath(folder),
      archive: values.data === undefined ? null : resolveUserPath(values.data),
    };
  } catch {
    return null;
  }
}

async function main(programArguments: readonly string[]): Promise<void> {
  const parsed = readArguments(programArguments);
  if (parsed === null) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  try {
    await writeCopy(parsed);
  } catch (error) {
    console.error(describeCommandFailure(error));
    process.exitCode = 1;
  }
}

async function writeCopy({ folder, archive }: CopyArguments): Promise<void> {
  const pages = path.join(folder, 'cae-map');
  const zim = path.join(folder, 'cae-map.zim');
  for (const target of [pages, zim])
    if (existsSync(target)) throw new Error(`${target} exists already: choose another folder.`);
  const settings = readSettings(process.env);
  const files = readFiles(await findArchive(archive, settings));
  if (files === null)
    throw new Error('The archive of the open data cannot be read: npm run verify-data reports why.');
  const data = readReadableData(files);
  const pictures = await collectPictures(data, [
    path.join(settings.dataDir, 'media'),
    path.join(settings.buildDir, 'media'),
  ]);
  const copy = [
    ...writeReadableCopy(data, pictures),
    { path: 'icon.png', bytes: await sharp(Buffer.from(icon)).resize(48, 48).png().toBuffer() },
  ];
  for (const file of copy) {
    const target = path.join(pages, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.bytes);
  }
  console.log(`${pages}: ${copy.length} files, ${pictures.size} of them pictures. Open index.html.`);
  report(
    zim,
    writeZim({
      folder: pages,
      file: zim,
      version: data.version,
      origin: data.origin,
      searchPath: process.env['PATH'],
    }),
  );
}

function report(file: string, outcome: ZimOutcome): void {
  if (outcome.kind === 'written') {
    console.log(
      `${file}: written${outcome.isChecked ? ', zimcheck has passed' : '; zimcheck is not installed'}.`,
    );
    return;
  }
  process.exitCode = 1;
  console.error(
    outcome.kind === 'missing-program'
      ? `There is no ZIM file, because zimwriterfs is not installed: on Debian and Ubuntu, install the package ${zimPackage}. The folder is complete without it.`
      : `There is no usable ZIM file: ${outcome.program} has failed.\n${outcome.output}`,
  );
}

await main(process.argv.slice(2));
