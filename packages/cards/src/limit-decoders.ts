import sharp from 'sharp';

/** The decoders that cards need: the drawing itself, sizes of uploads, illustrations, and tiles of the atlas. */
const decoders = [
  'VipsForeignLoadSvgBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
];

/**
 * Limits the image library of this process to what cards need: all other decoders are blocked, nothing is cached, and each picture uses
 * one thread. For a process that does nothing else.
 */
export function limitDecoders(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders });
}
