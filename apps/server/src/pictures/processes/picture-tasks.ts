import { inspectPicture, readFacts } from '../inspect-picture.ts';
import { makeJpeg } from '../make-jpeg.ts';
import { makePreview } from '../make-preview.ts';
import { makeSizes } from '../make-sizes.ts';
import { rebuildPicture } from '../rebuild-picture.ts';
import { stripPicture } from '../strip-picture.ts';

/**
 * Everything that decodes pictures or reads their metadata. The server never calls these functions itself, because a file can be made to
 * exhaust the memory or to crash the image library: it calls them in other processes, whose memory and time are limited.
 */
export const pictureTasks = {
  inspectPicture,
  makeJpeg,
  makePreview,
  makeSizes,
  readFacts,
  rebuildPicture,
  stripPicture,
} as const;

/** The tasks, run in this process or in others. */
export type PictureTasks = typeof pictureTasks;
export type PictureTaskName = keyof PictureTasks;
