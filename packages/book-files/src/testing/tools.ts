import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The library of EpubCheck in Debian. */
const epubcheckLibrary = '/usr/share/java/epubcheck.jar';

/** What a test of a tool adds to its title: the tool that is missing, or nothing. */
export interface ToolState {
  readonly isMissing: boolean;
  readonly note: string;
}

/** Whether EpubCheck can be run (Debian: `apt-get install epubcheck`). */
export const epubcheck = stateOf('epubcheck', isReadable(epubcheckLibrary) && isOnPath('java'));

/** Whether jing can be run (Debian: `apt-get install jing`). */
export const jing = stateOf('jing', isOnPath('jing'));

/** Checks an EPUB. @returns the messages of EpubCheck, without information */
export function runEpubcheck(epub: Uint8Array): readonly string[] {
  // The first stage of the compiler is sufficient for a run of seconds, and starts sooner.
  const options = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', epubcheckLibrary];
  const output = withFiles({ 'book.epub': epub }, (files) => run('java', [...options, ...files]));
  if (!output.includes('EPUBCheck completed')) throw new Error(`EpubCheck did not run: ${output}`);
  return output.split('\n').filter((line) => /^(?:FATAL|ERROR|WARNING)/.test(line));
}

/** Validates XML documents by a RELAX NG schema. @returns the messages of jing */
export function runJing(schema: string, documents: readonly Uint8Array[]): readonly string[] {
  const named = Object.fromEntries(documents.map((document, index) => [`${index}.xml`, document]));
  const output = withFiles(named, (files) => run('jing', [schema, ...files]));
  return output.split('\n').filter((line) => line !== '' && !line.startsWith('[warning]'));
}

function stateOf(name: string, isInstalled: boolean): ToolState {
  return { isMissing: !isInstalled, note: isInstalled ? '' : ` (skipped: ${name} is not installed)` };
}

function isOnPath(program: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.some((folder) => isReadable(join(folder, program), constants.X_OK));
}

function isReadable(path: string, mode = constants.R_OK): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

function run(program: string, parameters: readonly string[]): string {
  const { stdout, stderr, error } = spawnSync(program, parameters, {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  if (error) throw error;
  return `${stdout}${stderr}`;
}

/** Calls a function with the paths of files that exist meanwhile. */
function withFiles(
  files: Readonly<Record<string, Uint8Array>>,
  use: (paths: readonly string[]) => string,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'book-files-'));
  try {
    const paths = Object.entries(files).map(([name, bytes]) => {
      writeFileSync(join(folder, name), bytes);
      return join(folder, name);
    });
    return use(paths);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
