// @ts-check
import { existsSync } from 'node:fs';
import { findOrInstall } from './debian.mjs';
import { findProgram } from './find-program.mjs';

/** The schema of KML 2.2 (OGC 07-147r2), which Debian distributes with the tests of MapProxy. */
const debianSchema = '/usr/share/python3-mapproxy/test/schemas/kml/2.2.0/ogckml22.xsd';

/**
 * Finds `xmllint` and the schema of KML 2.2, by which the browser tests validate exported files: KML_SCHEMA_PATH, else the file
 * of Debian.
 * @returns {{ readonly xmllint: string, readonly schema: string } | undefined} undefined if one of them is missing
 */
export function findKmlValidator() {
  const named = process.env['KML_SCHEMA_PATH'];
  const schema = named !== undefined && named !== '' ? named : debianSchema;
  const xmllint = findProgram(['xmllint']);
  return xmllint === undefined || !existsSync(schema) ? undefined : { xmllint, schema };
}

/**
 * Finds `xmllint` and the schema or installs the packages of Debian if this process is root.
 * @returns {Promise<ReturnType<typeof findKmlValidator>>} undefined after a failed installation, which is logged
 */
export function ensureKmlValidator() {
  return findOrInstall({
    find: findKmlValidator,
    packages: ['libxml2-utils', 'python3-mapproxy'],
    name: 'xmllint and the KML schema for the tests of exported files',
    advice:
      'Install them (Debian: libxml2-utils, python3-mapproxy), or put xmllint on the path and run: KML_SCHEMA_PATH=/path/to/ogckml22.xsd npm test',
  });
}
