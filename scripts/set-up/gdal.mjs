// @ts-check
import { findOrInstall } from './debian.mjs';
import { findProgram } from './find-program.mjs';

/**
 * Finds `ogrinfo` of GDAL, by which the browser tests open exported files: OGRINFO_PATH, else a program on the path.
 * @returns {string | undefined}
 */
export function findOgrinfo() {
  const named = process.env['OGRINFO_PATH'];
  return named !== undefined && named !== '' ? named : findProgram(['ogrinfo']);
}

/**
 * Finds `ogrinfo` or installs the package of Debian if this process is root.
 * @returns {Promise<string | undefined>} undefined after a failed installation, which is logged
 */
export function ensureOgrinfo() {
  return findOrInstall({
    find: findOgrinfo,
    packages: ['gdal-bin'],
    name: 'GDAL for the tests of exported files',
    advice: 'Install it (Debian: gdal-bin) and run: OGRINFO_PATH=/path/to/ogrinfo npm test',
  });
}
