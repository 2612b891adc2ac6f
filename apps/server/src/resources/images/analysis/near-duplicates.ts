import type { ImageAnalysis } from '@cae-map/contract/entities/images/image-upkeep';
import { hashDistance } from '../../../pictures/perceptual-hash.ts';

/** An image and its perceptual hash of 16 hexadecimal digits. */
export interface HashedImage {
  readonly image_id: number;
  readonly perceptual_hash: string;
}

/** Pictures whose hashes differ in at most so many of 64 bits are probably the same one. */
export const duplicateDistance = 6;

/** One more than the distance, so that two near hashes are equal in at least one band. */
const bands = duplicateDistance + 1;

/** The most pairs: blank pages are all alike. */
const maxPairs = 1000;

/**
 * Finds the pairs of pictures that are probably the same, the most similar first. Only pictures that agree in a band of bits are
 * compared, because comparing each with each would take minutes for 25,000.
 */
export function findNearDuplicates(images: readonly HashedImage[]): ImageAnalysis['near_duplicates'] {
  const pairs = new Map<string, ImageAnalysis['near_duplicates'][number]>();
  for (let band = 0; band < bands && pairs.size < maxPairs; band += 1) {
    const byBand = new Map<string, HashedImage[]>();
    for (const image of images) {
      const key = bandOf(image.perceptual_hash, band);
      const similar = byBand.get(key);
      if (similar === undefined) byBand.set(key, [image]);
      else {
        addPairs(pairs, similar, image);
        similar.push(image);
      }
      if (pairs.size >= maxPairs) break;
    }
  }
  return [...pairs.values()].toSorted((one, other) => one.distance - other.distance);
}

/** The bits of a band, as a text that is equal for equal bits. */
function bandOf(hash: string, band: number): string {
  const bits = BigInt(`0x${hash}`).toString(2).padStart(64, '0');
  return bits.slice(Math.floor((band * 64) / bands), Math.floor(((band + 1) * 64) / bands));
}

function addPairs(
  pairs: Map<string, ImageAnalysis['near_duplicates'][number]>,
  similar: readonly HashedImage[],
  image: HashedImage,
): void {
  for (const other of similar) {
    if (pairs.size >= maxPairs) return;
    const key = `${other.image_id} ${image.image_id}`;
    if (pairs.has(key)) continue;
    const distance = hashDistance(other.perceptual_hash, image.perceptual_hash);
    if (distance <= duplicateDistance)
      pairs.set(key, { image_ids: [other.image_id, image.image_id], distance });
  }
}
