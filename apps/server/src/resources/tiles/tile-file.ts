import { z } from 'zod';
import { hashText, type Tile } from './tile.ts';

const headerSchema = z.object({
  key: z.string(),
  contentType: z.string().regex(/^image\/[a-z]+$/),
  freshUntil: z.number(),
  hash: z.string(),
});

const newline = '\n'.charCodeAt(0);

/** The file of a tile: one line of JSON with its key and hash, then the image. */
export function encodeTileFile(key: string, { bytes, contentType, freshUntil }: Tile): Buffer {
  const header = { key, contentType, freshUntil, hash: hashText(bytes) };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), bytes]);
}

/** Returns undefined if the file is damaged or belongs to another key. */
export function decodeTileFile(key: string, file: Buffer): Tile | undefined {
  const end = file.indexOf(newline);
  const header = headerSchema.safeParse(parseJson(file.subarray(0, Math.max(end, 0)).toString()));
  if (!header.success || header.data.key !== key) return undefined;
  const bytes = file.subarray(end + 1);
  const { contentType, freshUntil, hash } = header.data;
  return hashText(bytes) === hash ? { bytes, contentType, freshUntil } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
