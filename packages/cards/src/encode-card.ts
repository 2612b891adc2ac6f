import { cardSize, maxCardBytes } from '@cae-map/contract/api/page-card';
import sharp from 'sharp';

/** The quality of the first attempt: most cards with a map have about 60 kB at it. */
const firstQuality = 56;
const lowestQuality = 8;

/** Encodes the pixels of a card, three bytes each, as JPEG with at most `maxCardBytes`. */
export async function encodeCard(pixels: Buffer): Promise<Buffer> {
  let quality = firstQuality;
  for (;;) {
    const bytes = await sharp(pixels, { raw: { ...cardSize, channels: 3 } })
      .jpeg({ quality, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (bytes.length <= maxCardBytes) return bytes;
    if (quality === lowestQuality) throw new Error(`a card has ${bytes.length} bytes at the lowest quality`);
    // A little less than in proportion to the size, so that the second attempt is nearly always the last one.
    const next = Math.floor(quality * Math.min(0.9, (maxCardBytes / bytes.length) ** 1.4));
    quality = Math.max(lowestQuality, next);
  }
}
