import type { CardPicture } from '@cae-map/contract/api/page-card';
import sharp from 'sharp';
import type { Layer } from '../layers.ts';
import { placePrint, type PrintBox } from '../layout/print-box.ts';

/** A picture in the size of its print. */
export interface Print {
  readonly box: PrintBox;
  readonly layer: Layer;
}

/** The most pixels of a picture: the sizes of the product have at most a tenth. */
const maxPixels = 40_000_000;

/** Decodes a picture in the size of its print; null if it cannot be decoded, so that the card is without it. */
export async function readPrint(file: Uint8Array, picture: CardPicture): Promise<Print | null> {
  try {
    const image = sharp(file, { limitInputPixels: maxPixels, pages: 1 });
    const { width, height } = await image.metadata();
    if (width === 0 || height === 0) return null;
    const box = placePrint(picture.isWhole ? width / height : null);
    const pixels = await image
      .resize(coverSize(width, height, box))
      .extract(cropAround(picture.focus, coverSize(width, height, box), box))
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return pixels.info.channels === 4 ? { box, layer: { ...box, pixels: pixels.data } } : null;
  } catch {
    return null;
  }
}

/** The smallest size of a picture that covers a box. */
function coverSize(width: number, height: number, box: PrintBox) {
  const scale = Math.max(box.width / width, box.height / height);
  return {
    width: Math.max(box.width, Math.round(width * scale)),
    height: Math.max(box.height, Math.round(height * scale)),
    fit: 'fill' as const,
  };
}

/** The part of a picture that is shown: around its main point, or its middle. */
function cropAround(
  focus: CardPicture['focus'],
  size: { readonly width: number; readonly height: number },
  box: PrintBox,
) {
  const start = (whole: number, shown: number, share: number): number =>
    Math.round(Math.max(0, Math.min(whole - shown, whole * share - shown / 2)));
  return {
    left: start(size.width, box.width, focus?.x ?? 0.5),
    top: start(size.height, box.height, focus?.y ?? 0.5),
    width: box.width,
    height: box.height,
  };
}
