import { RequestError } from '../../responses/request-error.ts';
import type { Orm } from '../../database/connection.ts';
import type { MediaReader } from '../../media/media-store.ts';
import type { CallHandlers } from '../calls.ts';
import { findOriginalFile, type Original } from './original.ts';
import { presentImage } from './presenter.ts';
import { findEnabledImages, findImageByFile } from './repository.ts';

export interface ImagesService extends CallHandlers<'listImages'> {
  /**
   * Finds the file of an original.
   * @throws {RequestError} `not_found` when the image or its file does not exist.
   */
  findOriginal(filename: string): Promise<Original>;
}

/**
 * The endpoints of images. Disabled images are not public.
 * @param readers of the files, in the order of precedence
 */
export function imagesService(orm: Orm, readers: readonly MediaReader[]): ImagesService {
  return {
    listImages: async () => (await findEnabledImages(orm)).map(presentImage),
    async findOriginal(filename) {
      const image = await findImageByFile(orm, filename);
      const original = image && (await findOriginalFile(image, readers));
      if (!original) throw new RequestError('not_found', `There is no original called ${filename}.`);
      return original;
    },
  };
}
