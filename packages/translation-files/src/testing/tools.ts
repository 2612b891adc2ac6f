import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The schemas of XLIFF in Debian, in the package of a library. */
const xliffSchemas = '/usr/share/php/Symfony/Component/Translation/Resources/schemas';

/** What a test of a tool adds to its title: the tool that is missing, or nothing. */
export interface ToolState {
  readonly isMissing: boolean;
  readonly note: string;
}

/** Whether xmllint can be run (Debian: `apt-get install libxml2-utils`). */
export const xmllint = stateOf('xmllint', isOnPath('xmllint'));

/** Whether the schema of XLIFF 2.0 is there (Debian: `apt-get install php-symfony-translation`). */
export const xliffSchema = stateOf(
  'xmllint or php-symfony-translation',
  isOnPath('xmllint') && isReadable(join(xliffSchemas, 'xliff-core-2.0.xsd')),
);

/** Whether LibreOffice can be run (Debian: `apt-get install libreoffice-writer-nogui`). */
export const libreOffice = stateOf('soffice of libreoffice-writer-nogui', isOnPath('soffice'));

/** Validates documents by the schema of XLIFF 2.0. @returns the errors of xmllint */
export function validateXliff(documents: readonly Uint8Array[]): readonly string[] {
  const schema = readFileSync(join(xliffSchemas, 'xliff-core-2.0.xsd'), 'utf8').replace(
    /schemaLocation="[^"]*xml\.xsd"/,
    `schemaLocation="${pathToFileURL(join(xliffSchemas, 'xml.xsd')).href}"`,
  );
  return runXmllint('--schema', new TextEncoder().encode(schema), documents);
}

/** Validates documents by the structure of TMX 1.4b. @returns the errors of xmllint */
export function validateTmx(documents: readonly Uint8Array[]): readonly string[] {
  return runXmllint('--relaxng', readFileSync(join(import.meta.dirname, 'tmx.rng')), documents);
}

/** Opens a document of Word in LibreOffice and saves it as another one. */
export function saveInLibreOffice(document: Uint8Array): Uint8Array {
  return withFolder((folder) => {
    writeFileSync(join(folder, 'translations.docx'), document);
    run('soffice', [
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
      '--headless',
      '--convert-to',
      'docx:MS Word 2007 XML',
      '--outdir',
      join(folder, 'saved'),
      join(folder, 'translations.docx'),
    ]);
    return new Uint8Array(readFileSync(join(folder, 'saved', 'translations.docx')));
  });
}

function runXmllint(
  option: '--schema' | '--relaxng',
  schema: Uint8Array,
  documents: readonly Uint8Array[],
): readonly string[] {
  return withFolder((folder) => {
    const paths = documents.map((document, index) => {
      writeFileSync(join(folder, `${index}.xml`), document);
      return join(folder, `${index}.xml`);
    });
    writeFileSync(join(folder, 'schema'), schema);
    const output = run('xmllint', ['--noout', '--huge', '--nonet', option, join(folder, 'schema'), ...paths]);
    const lines = output.split('\n').filter((line) => line !== '');
    const valid = paths.map((path) => `${path} validates`);
    return [
      ...lines.filter((line) => !valid.includes(line)),
      ...valid.filter((line) => !lines.includes(line)),
    ];
  });
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

/** Calls a function with the path of a folder that exists meanwhile. */
function withFolder<Result>(use: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'translation-files-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
