import { RequestError } from '../../answers/request-error.ts';
import type { Orm } from '../../database/connection.ts';
import type { CallsOf } from '../calls.ts';
import { originalOf, type Original } from './original.ts';
import { presentImage } from './presenter.ts';
import { findEnabledImages, findImageByFile } from './repository.ts';

export interface ImagesService extends CallsOf<'listImages'> {
  /**
   * The file of an original.
   * @throws {RequestError} `not_found` when there is no such picture or no file of it.
   */
  findOriginal(filename: string): Promise<Original>;
}

/** The calls about images. A picture that editors have switched off is not part of what a visitor gets. */
export function imagesService(orm: Orm, mediaRoots: readonly string[]): ImagesService {
  return {
    listImages: async () => (await findEnabledImages(orm)).map(presentImage),
    async findOriginal(filename) {
      const image = await findImageByFile(orm, filename);
      const original = image && originalOf(image, mediaRoots);
      if (!original) throw new RequestError('not_found', `There is no original called ${filename}.`);
      return original;
    },
  };
}
