import { afterEach, expect, test, vi } from 'vitest';
import { debianInstallation } from '../scripts/set-up/debian.mjs';
import { findExiftool } from '../scripts/set-up/exiftool.mjs';
import { findProgram } from '../scripts/set-up/find-program.mjs';
import { findOgrinfo } from '../scripts/set-up/gdal.mjs';

afterEach(() => vi.unstubAllEnvs());

test('ogrinfo is the program of OGRINFO_PATH, else the one on the path', () => {
  vi.stubEnv('OGRINFO_PATH', '/somewhere/ogrinfo');
  expect(findOgrinfo()).toBe('/somewhere/ogrinfo');
  vi.stubEnv('OGRINFO_PATH', '');
  vi.stubEnv('PATH', '/nowhere');
  expect(findOgrinfo()).toBeUndefined();
});

test('exiftool is the program of EXIFTOOL_PATH, else the one on the path', () => {
  vi.stubEnv('EXIFTOOL_PATH', '/somewhere/exiftool');
  expect(findExiftool()).toBe('/somewhere/exiftool');
  vi.stubEnv('EXIFTOOL_PATH', '');
  vi.stubEnv('PATH', '/nowhere');
  expect(findExiftool()).toBeUndefined();
});

test('findProgram returns the first of several programs that is on the path', () => {
  expect(findProgram(['no-such-program', 'sh'])).toMatch(/\/sh$/);
});

test('packages of Debian are installed by root with apt-get only', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(debianInstallation(['gdal-bin'])).toEqual([]);
  vi.restoreAllMocks();
});
