import { RequestError } from '../../responses/request-error.ts';
import type { Orm } from '../../database/connection.ts';
import type { CallHandlers } from '../calls.ts';
import { findOriginalFile, type Original, type OriginalStores } from './original.ts';
import { presentImage } from './presenter.ts';
import { findEnabledImages, findImageByFile } from './repository.ts';

export interface ImagesService extends CallHandlers<'listImages'> {
  /**
   * Finds the file of an original.
   * @throws {RequestError} `not_found` when the image or its file does not exist.
   */
  findOriginal(filename: string): Promise<Original>;
}

/** The endpoints of images. Disabled images are not public. */
export function imagesService(orm: Orm, stores: OriginalStores): ImagesService {
  return {
    listImages: async () => (await findEnabledImages(orm)).map(presentImage),
    async findOriginal(filename) {
      const source = await findImageByFile(orm, filename);
      const original = source && (await findOriginalFile(source, stores));
      if (!original) throw new RequestError('not_found', `There is no original called ${filename}.`);
      return original;
    },
  };
}
