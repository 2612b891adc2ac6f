import { readFile, rename, writeFile } from 'node:fs/promises';
import { parseInferredLegsFile, type ContentInferredLeg } from '@cae-map/contract/entities/inferred-leg';

/**
 * Reads the proposed and reviewed legs.
 * @returns an empty list if the file does not exist yet
 * @throws when the file is damaged; the message names the file, the field and what to do
 */
export async function readLegsFile(path: string): Promise<readonly ContentInferredLeg[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return [];
  const reading = parseInferredLegsFile(text);
  if (reading.ok) return reading.legs;
  throw new Error(`${path}: ${reading.reason}\nCorrect the entry, or restore the file (git checkout).`);
}

/** Writes the legs, one key per line and the points of a leg on one line, so that a review changes few lines. */
export async function writeLegsFile(path: string, legs: readonly ContentInferredLeg[]): Promise<void> {
  const temporary = `${path}.part`;
  await writeFile(temporary, formatLegs(legs));
  await rename(temporary, path);
}

/** Formats the content of the file. */
export function formatLegs(legs: readonly ContentInferredLeg[]): string {
  const entries = legs.map(({ place_id, state, reason, from, to, points }) => {
    const fields = Object.entries({ place_id, state, reason, from, to, points });
    const lines = fields.map(([key, value]) => `      "${key}": ${JSON.stringify(value)}`);
    return `    {\n${lines.join(',\n')}\n    }`;
  });
  return entries.length === 0 ? '{ "legs": [] }\n' : `{\n  "legs": [\n${entries.join(',\n')}\n  ]\n}\n`;
}
