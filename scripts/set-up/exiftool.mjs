// @ts-check
import { findOrInstall } from './debian.mjs';
import { findProgram } from './find-program.mjs';

/**
 * Finds `exiftool`, by which the server tests read the metadata of published pictures: EXIFTOOL_PATH, else a program on the path.
 * @returns {string | undefined}
 */
export function findExiftool() {
  const named = process.env['EXIFTOOL_PATH'];
  return named !== undefined && named !== '' ? named : findProgram(['exiftool']);
}

/**
 * Finds `exiftool` or installs the package of Debian if this process is root.
 * @returns {Promise<string | undefined>} undefined after a failed installation, which is logged
 */
export function ensureExiftool() {
  return findOrInstall({
    find: findExiftool,
    packages: ['libimage-exiftool-perl'],
    name: 'ExifTool for the tests of pictures',
    advice: 'Install it (Debian: libimage-exiftool-perl) and run: EXIFTOOL_PATH=/path/to/exiftool npm test',
  });
}
