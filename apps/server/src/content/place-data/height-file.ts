import { contentHeightSchema, type ContentHeight } from '@cae-map/contract/entities/height';
import { z } from 'zod';

const fileSchema = z.strictObject({ heights: z.array(contentHeightSchema) });

/** The name of the file in the content folder. */
export const heightFile = 'heights/heights.json';

/**
 * Parses the file of heights with a source.
 * @throws {Error} with the entry and the field of each violation
 */
export function parseHeightFile(text: string): ContentHeight[] {
  const result = fileSchema.safeParse(JSON.parse(text));
  if (!result.success) throw new Error(z.prettifyError(result.error));
  const known = new Set<number>();
  for (const { place_id: id } of result.data.heights) {
    if (known.has(id)) throw new Error(`place_id ${id} is listed twice`);
    known.add(id);
  }
  return result.data.heights;
}

/** Writes the file of heights, sorted by place. */
export function writeHeightFile(heights: readonly ContentHeight[]): string {
  const sorted = heights
    .toSorted((one, other) => one.place_id - other.place_id)
    .map(({ place_id, metres, source_ru, source_en }) => ({ place_id, metres, source_ru, source_en }));
  return `${JSON.stringify({ heights: sorted }, null, 2)}\n`;
}
