import { createRandom } from '../math/random.ts';

const tileSide = 256;
let tile: Int8Array | null = null;

/** A tile of paper grain: soft fibres and a few blank specks, the same for every illustration. */
function grainTile(): Int8Array {
  if (tile) return tile;
  const random = createRandom('paper');
  const rough = Array.from({ length: tileSide * tileSide }, () => random.range(-1, 1));
  const made = new Int8Array(tileSide * tileSide);
  for (let y = 0; y < tileSide; y += 1) {
    for (let x = 0; x < tileSide; x += 1) {
      let sum = 0;
      for (let step = -2; step <= 2; step += 1)
        sum += rough[y * tileSide + ((x + step + tileSide) % tileSide)] ?? 0;
      sum += rough[((y + 1) % tileSide) * tileSide + x] ?? 0;
      made[y * tileSide + x] = Math.round(sum * 2.2);
    }
  }
  tile = made;
  return made;
}

/** Adds paper grain to RGB pixels in place. */
export function addGrain(pixels: Uint8Array, width: number, height: number): void {
  const grain = grainTile();
  for (let y = 0; y < height; y += 1) {
    const row = (y % tileSide) * tileSide;
    let at = y * width * 3;
    for (let x = 0; x < width; x += 1) {
      const value = grain[row + (x % tileSide)] ?? 0;
      for (let channel = 0; channel < 3; channel += 1, at += 1) {
        const sum = (pixels[at] ?? 0) + value;
        pixels[at] = sum < 0 ? 0 : sum > 255 ? 255 : sum;
      }
    }
  }
}
