import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { prepareDataFolder, toStartError } from './data-folder.ts';

test('a missing folder is created with its parents and left empty', () => {
  const folder = path.join(temporaryFolder(), 'srv', 'data');
  prepareDataFolder(folder);

  expect(readdirSync(folder)).toEqual([]);
});

test.skipIf(process.platform === 'win32')('a missing folder is created for its user only', () => {
  const folder = path.join(temporaryFolder(), 'srv', 'data');
  prepareDataFolder(folder);

  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a folder on a full disk is rejected and left empty', () => {
  const folder = temporaryFolder();

  expect(() => prepareDataFolder(folder, () => 63 * 1024 * 1024)).toThrow(
    expect.objectContaining({
      code: 'disk_full',
      message: expect.stringMatching(/63 MB are free and at least 64 MB/),
    }),
  );
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['', 'below'])('a file instead of the folder is reported (path below it: %j)', (below) => {
  const file = path.join(temporaryFolder(), 'data');
  writeFileSync(file, 'a file');
  const folder = path.join(file, below);

  expect(() => prepareDataFolder(folder)).toThrow(
    expect.objectContaining({
      code: 'data_folder',
      message: expect.stringContaining(`${folder} is not a folder`),
    }),
  );
  expect(existsSync(file)).toBe(true);
});

test('a folder that cannot be created is reported', () => {
  // Not even root can create a folder there.
  expect(() => prepareDataFolder('/proc/cae-map')).toThrow(
    expect.objectContaining({
      code: 'data_folder',
      message: expect.stringContaining('/proc/cae-map cannot be written'),
    }),
  );
});

test.each([
  Object.assign(new Error('write'), { code: 'ENOSPC' }),
  Object.assign(new Error('write'), { code: 'EDQUOT' }),
  Object.assign(new Error('could not extend file'), { code: '53100' }),
  new Error('could not write to file "pg_wal/xlogtemp.1": No space left on device'),
])('a disk that becomes full is reported for the error %s', (error) => {
  const folder = temporaryFolder();

  expect(toStartError(folder, error)).toMatchObject({
    code: 'disk_full',
    message: expect.stringContaining(folder),
  });
});

test('toStartError returns other errors unchanged', () => {
  const error = new Error('failed');

  expect(toStartError('/srv', error)).toBe(error);
});
