import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseStatedMarchesFile, type StatedMarchRecord } from '@cae-map/contract/entities/stated-march';

/**
 * Reads the stated marches from `stated-marches/stated-marches.json` of the content folder.
 * @throws {Error} when the file is missing or invalid; the message names the file, and the entry and field of each violation.
 */
export async function readContentStatedMarches(contentDir: string): Promise<readonly StatedMarchRecord[]> {
  const file = path.join(contentDir, 'stated-marches', 'stated-marches.json');
  const reading = parseStatedMarchesFile(await readFile(file, 'utf8'));
  if (!reading.ok) throw new Error(`${file}: ${reading.reason}`);
  return reading.marches;
}
