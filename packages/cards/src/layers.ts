import sharp from 'sharp';
import { cardSize } from '@cae-map/contract/api/page-card';

/** Pixels of a part of the card: red, green, blue and opacity, in rows. */
export interface Layer {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

type LayerBox = Omit<Layer, 'pixels'>;

/** Rasterizes SVG elements in the coordinates of the card. The work runs in a thread of the image library. */
export async function rasterize(elements: string, box: LayerBox): Promise<Layer> {
  const { left, top, width, height } = box;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${elements}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { left, top, width: info.width, height: info.height, pixels: data };
}

/**
 * Draws layers over the pixels of a card, three bytes each. Written here because the composition of the image library converts all
 * pixels to floating-point numbers, which takes several times longer.
 */
export function blendLayers(pixels: Buffer, layers: readonly Layer[]): void {
  for (const { left, top, width, height, pixels: source } of layers) {
    for (let row = 0; row < height; row += 1) {
      let from = row * width * 4;
      let to = ((top + row) * cardSize.width + left) * 3;
      for (let column = 0; column < width; column += 1, from += 4, to += 3) {
        const opacity = source[from + 3] ?? 0;
        if (opacity === 0) continue;
        for (let channel = 0; channel < 3; channel += 1) {
          const above = source[from + channel] ?? 0;
          const below = pixels[to + channel] ?? 0;
          pixels[to + channel] = Math.round((above * opacity + below * (255 - opacity)) / 255);
        }
      }
    }
  }
}
