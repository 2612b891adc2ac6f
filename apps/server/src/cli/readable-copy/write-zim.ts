import { spawnSync } from 'node:child_process';

/** What became of the ZIM file; the output of the program that has failed. */
export type ZimOutcome =
  | { readonly kind: 'written'; readonly isChecked: boolean }
  | { readonly kind: 'missing-program' }
  | { readonly kind: 'failed'; readonly program: string; readonly output: string };

export interface ZimOptions {
  /** The folder with the pages; `index.html` is its first page, and `icon.png` a picture of 48 by 48 pixels. */
  readonly folder: string;
  readonly file: string;
  readonly version: string;
  /** The address of the site. */
  readonly origin: string;
  /** The folders with the programs, as in `PATH`. */
  readonly searchPath: string | undefined;
}

/** The Debian package with the programs. */
export const zimPackage = 'zim-tools';

/** Packs the folder as a ZIM file with `zimwriterfs`, and checks it with `zimcheck`. */
export function writeZim({ folder, file, version, origin, searchPath }: ZimOptions): ZimOutcome {
  const run = (program: string, parameters: readonly string[]) =>
    spawnSync(program, parameters, { encoding: 'utf8', env: { ...process.env, PATH: searchPath } });
  const written = run('zimwriterfs', [
    '--welcome=index.html',
    '--illustration=icon.png',
    '--language=rus,eng',
    '--title=CAE Map',
    '--description=The Roerichs’ Central Asian expedition',
    '--creator=The CAE Map contributors',
    '--publisher=CAE Map',
    '--name=cae-map',
    '--tags=_ftindex:yes;history;geography',
    `--source=${origin}`,
    `--scraper=CAE Map, data ${version}`,
    folder,
    file,
  ]);
  if (hasNoProgram(written.error)) return { kind: 'missing-program' };
  if (written.status !== 0) return failure('zimwriterfs', written);
  const checked = run('zimcheck', [file]);
  if (hasNoProgram(checked.error)) return { kind: 'written', isChecked: false };
  return checked.status === 0 ? { kind: 'written', isChecked: true } : failure('zimcheck', checked);
}

function hasNoProgram(error: Error | undefined): boolean {
  return error !== undefined && Reflect.get(error, 'code') === 'ENOENT';
}

function failure(program: string, { stdout, stderr }: { stdout: string; stderr: string }): ZimOutcome {
  return { kind: 'failed', program, output: `${stdout}${stderr}`.trim() };
}
