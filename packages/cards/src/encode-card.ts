import { cardSize, maxCardBytes } from '@cae-map/contract/api/page-card';
import sharp from 'sharp';

/** The qualities that are tried one after the other until the file is small enough. */
const qualities = [78, 68, 56, 44, 32, 20] as const;

/** Encodes the pixels of a card as JPEG with at most `maxCardBytes`. @param pixels three bytes each, in rows */
export async function encodeCard(pixels: Buffer): Promise<Buffer> {
  let smallest: Buffer | null = null;
  for (const quality of qualities) {
    smallest = await sharp(pixels, { raw: { ...cardSize, channels: 3 } })
      .jpeg({ quality, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (smallest.length <= maxCardBytes) return smallest;
  }
  throw new Error(`a card has ${smallest?.length ?? 0} bytes at the lowest quality`);
}
