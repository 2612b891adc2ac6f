import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { pngChunk } from './picture-metadata.ts';

/** A picture with a gradient and a dark square, so that its copies have the same hash and others have not. */
export function drawPicture({ width = 400, height = 300, seed = 1 } = {}): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const wave = Math.sin((x / width) * (3 + seed) + seed) * Math.cos((y / height) * (2 + seed * 2));
      const isSquare = x < width / 4 && y < height / 4;
      pixels.fill(isSquare ? 20 : Math.round(127 + 120 * wave), (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** An AVIF whose header announces a size that its pixels do not have. */
export async function announceAvif(width: number, height: number): Promise<Buffer> {
  const avif = await drawPicture().avif().toBuffer();
  const size = avif.indexOf('ispe') + 8;
  avif.writeUInt32BE(width, size);
  avif.writeUInt32BE(height, size + 4);
  return avif;
}

/** EXIF of a camera with a clock and a receiver: 34°9′0″ N, 77°34′30″ E. */
export const exifWithPosition = {
  IFD0: { Make: 'Leica' },
  IFD2: { DateTimeOriginal: '1925:08:26 10:20:30' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '34/1 9/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '77/1 34/1 30/1',
  },
} as const;

/** A PNG whose header announces a size and whose pixels are missing. @param isInterlaced whether its lines are in seven passes */
export function announcePng(width: number, height: number, isInterlaced = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, isInterlaced ? 1 : 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(1024));
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
