import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentHeightSchema, type ContentHeight } from '@cae-map/contract/entities/height';
import { z } from 'zod';

const fileSchema = z.strictObject({ heights: z.array(contentHeightSchema) });

/**
 * Reads the heights that have a source from `heights/heights.json` of the content folder.
 * @throws {Error} when the file is missing or invalid; the message names the file, and the entry and field of each violation.
 */
export async function readContentHeights(contentDir: string): Promise<ReadonlyMap<number, ContentHeight>> {
  const file = path.join(contentDir, 'heights', 'heights.json');
  const { heights } = parse(file, await readFile(file, 'utf8'));
  const byPlace = new Map<number, ContentHeight>();
  for (const height of heights) {
    if (byPlace.has(height.place_id)) throw new Error(`${file}: place_id ${height.place_id} is listed twice`);
    byPlace.set(height.place_id, height);
  }
  return byPlace;
}

function parse(file: string, text: string): z.infer<typeof fileSchema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: not readable as JSON: ${String(error)}`, { cause: error });
  }
  const result = fileSchema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error)}`);
}
