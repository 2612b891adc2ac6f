import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { prepareDataFolder, startErrorOf } from './data-folder.ts';

test('a missing folder is made, with those above it, and left empty', () => {
  const folder = path.join(temporaryFolder(), 'srv', 'data');
  prepareDataFolder(folder);

  expect(readdirSync(folder)).toEqual([]);
});

test('a folder on a full disk is refused before anything is written to it', () => {
  const folder = temporaryFolder();

  expect(() => prepareDataFolder(folder, () => 63 * 1024 * 1024)).toThrow(
    expect.objectContaining({
      code: 'disk_full',
      message: expect.stringMatching(/63 MB are free and at least 64 MB/),
    }),
  );
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['', 'below'])('a file in the place of the folder is named (%j)', (below) => {
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

test('a folder that cannot be made is named', () => {
  // Nobody, not even root, can make a folder there.
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
])('a disk that fills up while it is written is named: %s', (error) => {
  const folder = temporaryFolder();

  expect(startErrorOf(folder, error)).toMatchObject({
    code: 'disk_full',
    message: expect.stringContaining(folder),
  });
});

test('other failures are given back as they are', () => {
  const error = new Error('a fault');

  expect(startErrorOf('/srv', error)).toBe(error);
});
