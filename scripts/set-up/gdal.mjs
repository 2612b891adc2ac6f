// @ts-check
import { runCommand } from '../lib/run-command.mjs';
import { debianInstallation } from './debian.mjs';
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
export async function ensureOgrinfo() {
  const found = findOgrinfo();
  if (found !== undefined) return found;
  console.log('  installing GDAL for the tests of exported files …');
  let output = '';
  for (const command of debianInstallation(['gdal-bin'])) output += (await runCommand(command)).output;
  const installed = findOgrinfo();
  if (installed === undefined) {
    console.error(
      `${output}\nGDAL could not be installed, so that the tests of exported files fail. Install it (Debian: gdal-bin) and run: OGRINFO_PATH=/path/to/ogrinfo npm test`,
    );
  }
  return installed;
}
