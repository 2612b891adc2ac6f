import { crc32, deflateSync } from 'node:zlib';
import type { StyleImage } from '../frames/page/bench-page.ts';

/** A MapLibre sprite: the positions of the images and the PNG. */
export interface Sprite {
  readonly index: Readonly<Record<string, SpriteEntry>>;
  readonly png: Buffer;
}

/** The position of an image in pixels of the PNG. */
interface SpriteEntry {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

/** Stacks the images vertically. */
export function makeSprite(images: readonly StyleImage[]): Sprite {
  const width = Math.max(1, ...images.map((image) => image.width));
  const height = Math.max(
    1,
    images.reduce((sum, image) => sum + image.height, 0),
  );
  const pixels = Buffer.alloc(width * height * 4);
  const index: Record<string, SpriteEntry> = {};
  let y = 0;
  for (const image of images) {
    const source = Buffer.from(image.pixels, 'base64');
    for (let row = 0; row < image.height; row += 1) {
      source.copy(pixels, (y + row) * width * 4, row * image.width * 4, (row + 1) * image.width * 4);
    }
    const entry = { x: 0, y, width: image.width, height: image.height };
    index[image.id] = { ...image.options, ...entry, pixelRatio: image.options.pixelRatio ?? 1 };
    y += image.height;
  }
  return { index, png: encodePng(pixels, width, height) };
}

/** Encodes 8-bit RGBA pixels as PNG (ISO/IEC 15948). */
function encodePng(pixels: Buffer, width: number, height: number): Buffer {
  const rows = Array.from({ length: height }, (_, row) =>
    // Each row starts with its filter type; 0 is none.
    Buffer.concat([Buffer.from([0]), pixels.subarray(row * width * 4, (row + 1) * width * 4)]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.concat(rows), { level: 9 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
