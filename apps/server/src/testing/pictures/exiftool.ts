import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import { temporaryFolder } from '../temporary-folder.ts';
import { writeFiles } from './picture-folder.ts';

/** The tags of a file as `Group:Name`. */
export type Tags = Readonly<Record<string, unknown>>;

/**
 * Reads all metadata of files with ExifTool, an implementation that shares no code with the product: unknown, repeated and embedded ones
 * as well.
 * @throws when ExifTool is missing
 */
export function readTags(
  files: readonly { readonly name: string; readonly contents: Buffer }[],
): Map<string, Tags> {
  const folder = temporaryFolder();
  // Numbered, because the names contain what file names do not.
  writeFiles(folder, Object.fromEntries(files.map(({ contents }, index) => [String(index), contents])));
  const names = files.map((_, index) => path.join(folder, String(index)));
  const output = run(['-json', '-G1:4', '-a', '-u', '-U', '-ee3', ...names]);
  const read = z.array(z.looseObject({ SourceFile: z.string() })).parse(JSON.parse(output));
  const tagsOf = new Map(read.map(({ SourceFile: file, ...tags }) => [path.basename(file), tags]));
  return new Map(files.map(({ name }, index) => [name, tagsOf.get(String(index)) ?? {}]));
}

/** The program of EXIFTOOL_PATH, else the one on the path. */
function run(parameters: readonly string[]): string {
  const named = process.env['EXIFTOOL_PATH'] ?? '';
  const { stdout, error } = spawnSync(named === '' ? 'exiftool' : named, parameters, {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (error)
    throw new Error('exiftool is missing: install it (Debian: libimage-exiftool-perl) or set EXIFTOOL_PATH', {
      cause: error,
    });
  return stdout;
}
