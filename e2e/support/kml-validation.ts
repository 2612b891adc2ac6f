import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { findKmlValidator } from '../../scripts/set-up/kml-schema.mjs';

const run = promisify(execFile);

/**
 * Validates a KML file against the schema of KML 2.2.
 * @throws when the validator is missing, or with its messages when the file is invalid
 */
export async function validateKml(path: string): Promise<void> {
  const validator = findKmlValidator();
  if (validator === undefined) {
    throw new Error(
      'xmllint or the KML schema is missing: install libxml2-utils and python3-mapproxy (Debian), or set KML_SCHEMA_PATH',
    );
  }
  await run(validator.xmllint, ['--nonet', '--noout', '--schema', validator.schema, path], {
    maxBuffer: 50_000_000,
  });
}

/** Validates the KML document in a KMZ file; writes it beside the archive. */
export async function validateKmz(path: string): Promise<void> {
  const document = unzipSync(await readFile(path))['doc.kml'];
  if (document === undefined) throw new Error(`${path} has no doc.kml`);
  const extracted = `${path}.kml`;
  await writeFile(extracted, document);
  await validateKml(extracted);
}
