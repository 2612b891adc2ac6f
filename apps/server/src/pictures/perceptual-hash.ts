import type { Sharp } from 'sharp';

const columns = 9;
const rows = 8;

/**
 * The difference hash of a picture: 64 bits as 16 hexadecimal digits, one for each pair of neighbours in a row of its reduction
 * to 9 by 8 grey values. Scaled, recompressed and slightly edited copies differ in few bits.
 */
export async function hashPicture(picture: Sharp): Promise<string> {
  const pixels = await picture
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(columns, rows, { fit: 'fill' })
    .raw()
    .toBuffer();
  return hashGreyValues(pixels);
}

/** @param pixels 72 grey values, row by row */
export function hashGreyValues(pixels: Uint8Array): string {
  let hash = 0n;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns - 1; column += 1) {
      const at = row * columns + column;
      hash = (hash << 1n) | ((pixels[at] ?? 0) < (pixels[at + 1] ?? 0) ? 1n : 0n);
    }
  return hash.toString(16).padStart(16, '0');
}

/** The number of bits in which two hashes differ, from 0 to 64. */
export function hashDistance(one: string, other: string): number {
  let difference = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let distance = 0;
  for (; difference > 0n; difference &= difference - 1n) distance += 1;
  return distance;
}
