import sharp from 'sharp';

/** Renders an SVG as RGB pixels of 160 x 100, small enough for hundreds of tests. */
export function rasterize(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 7.2 })
    .resize(160, 100, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The share of pixels that differ between two images of the same size. */
export function differingShare(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let index = 0; index < one.length; index += 3) {
    if (!one.subarray(index, index + 3).equals(other.subarray(index, index + 3))) count += 1;
  }
  return count / (one.length / 3);
}
