import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { isNewDatabaseFolder } from './embedded-folder.ts';

function createDatabaseFolder(): string {
  const folder = path.join(temporaryFolder(), 'database');
  mkdirSync(folder);
  return folder;
}

test('a missing folder is a new database', () => {
  expect(isNewDatabaseFolder(path.join(temporaryFolder(), 'database'))).toBe(true);
});

test('an empty folder is a new database and is removed', () => {
  const folder = createDatabaseFolder();

  expect(isNewDatabaseFolder(folder)).toBe(true);
  expect(existsSync(folder)).toBe(false);
});

test('a folder with a version file is an existing database', () => {
  const folder = createDatabaseFolder();
  writeFileSync(path.join(folder, 'PG_VERSION'), '18\n');

  expect(isNewDatabaseFolder(folder)).toBe(false);
  expect(readdirSync(folder)).toEqual(['PG_VERSION']);
});

test.each<[string, (folder: string) => void]>([
  ['a file', (folder) => writeFileSync(path.join(folder, '.note'), 'text')],
  ['a folder', (folder) => mkdirSync(path.join(folder, 'base'))],
  ['a link instead of the version file', (folder) => symlinkSync('x', path.join(folder, 'PG_VERSION'))],
])('a folder that contains only %s is rejected and left unchanged', (_what, fill) => {
  const folder = createDatabaseFolder();
  fill(folder);
  const before = readdirSync(folder);

  expect(() => isNewDatabaseFolder(folder)).toThrow(
    expect.objectContaining({
      code: 'data_folder',
      message: expect.stringMatching(
        new RegExp(`^The folder ${folder} is not empty, but contains no database: .*\\n.*move it away.*$`),
      ),
    }),
  );
  expect(readdirSync(folder)).toEqual(before);
});

test('a file instead of the folder is rejected and left unchanged', () => {
  const file = path.join(temporaryFolder(), 'database');
  writeFileSync(file, 'text');

  expect(() => isNewDatabaseFolder(file)).toThrow(
    expect.objectContaining({
      code: 'data_folder',
      message: expect.stringContaining(`${file} is not a folder`),
    }),
  );
  expect(readFileSync(file, 'utf8')).toBe('text');
});

test('an empty folder that cannot be removed is rejected with instructions', () => {
  const target = createDatabaseFolder();
  const link = path.join(path.dirname(target), 'link');
  // Like a mounted disk, a link to a folder cannot be removed as a folder.
  symlinkSync(target, link);

  expect(() => isNewDatabaseFolder(link)).toThrow(
    expect.objectContaining({
      code: 'data_folder',
      message: expect.stringMatching(
        new RegExp(`^The empty folder ${link} cannot be replaced .*\\n.*DATA_DIR`),
      ),
    }),
  );
  expect(existsSync(link)).toBe(true);
});
