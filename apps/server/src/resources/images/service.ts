import type { Orm } from '../../database/connection.ts';
import type { CallsOf } from '../calls.ts';
import { presentImage } from './presenter.ts';
import { findEnabledImages } from './repository.ts';

/** The calls about images. A picture that editors have switched off is not part of what a visitor gets. */
export function imagesService(orm: Orm): CallsOf<'listImages'> {
  return {
    listImages: async () => (await findEnabledImages(orm)).map(presentImage),
  };
}
