import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseInferredLegsFile, type ContentInferredLeg } from '@cae-map/contract/entities/inferred-leg';

/**
 * Reads the proposed and reviewed legs from `inferred-legs/inferred-legs.json` of the content folder.
 * @throws {Error} when the file is missing or invalid; the message names the file, and the entry and field of each violation.
 */
export async function readContentInferredLegs(contentDir: string): Promise<readonly ContentInferredLeg[]> {
  const file = path.join(contentDir, 'inferred-legs', 'inferred-legs.json');
  const reading = parseInferredLegsFile(await readFile(file, 'utf8'));
  if (!reading.ok) throw new Error(`${file}: ${reading.reason}`);
  return reading.legs;
}
