import { createRandom } from '../math/random.ts';

const tileSide = 256;
let tile: Int8Array | null = null;

/** A tile of paper grain: soft fibres and a few blank specks, the same for every illustration. One value per channel. */
function grainTile(): Int8Array {
  if (tile) return tile;
  const random = createRandom('paper');
  const rough = Array.from({ length: tileSide * tileSide }, () => random.range(-1, 1));
  const made = new Int8Array(tileSide * tileSide * 3);
  for (let y = 0; y < tileSide; y += 1) {
    for (let x = 0; x < tileSide; x += 1) {
      let sum = 0;
      for (let step = -2; step <= 2; step += 1)
        sum += rough[y * tileSide + ((x + step + tileSide) % tileSide)] ?? 0;
      sum += rough[((y + 1) % tileSide) * tileSide + x] ?? 0;
      made.fill(Math.round(sum * 2.2), (y * tileSide + x) * 3, (y * tileSide + x + 1) * 3);
    }
  }
  tile = made;
  return made;
}

/** Adds paper grain to RGB pixels in place. */
export function addGrain(pixels: Uint8Array, width: number, height: number): void {
  const grain = grainTile();
  // A clamped view limits the sums to a byte without a branch.
  const clamped = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  const line = tileSide * 3;
  for (let y = 0; y < height; y += 1) {
    const row = (y % tileSide) * line;
    const end = (y + 1) * width * 3;
    for (let start = y * width * 3; start < end; start += line) {
      const length = Math.min(line, end - start);
      for (let at = 0; at < length; at += 1)
        clamped[start + at] = (clamped[start + at] ?? 0) + (grain[row + at] ?? 0);
    }
  }
}
