import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import type { Catalogue } from '../../../lib/language/catalogue-ru.ts';
import { pictureCredits, pictureRights, pictureTitle } from '../../../lib/images/picture-text.ts';

/** A picture to load for a file. */
export interface ListedPicture {
  readonly placeId: number;
  readonly imageId: number;
  readonly url: string;
  readonly caption: string;
}

/** The first enabled picture of each stop in the size of the pane, without videos. */
export function listPictures(
  expedition: Expedition,
  stops: readonly Place[],
  language: ContentLanguage,
  messages: Catalogue,
): ListedPicture[] {
  return stops.flatMap(({ id }) => {
    const image = expedition
      .getImages(id)
      .find(
        (each) => each.image_enabled && each.image_type !== 'video' && (each.thumbnail ?? each.url) !== null,
      );
    const url = image?.thumbnail ?? image?.url;
    if (image === undefined || url === null || url === undefined) return [];
    const caption = [
      pictureTitle(image, language, messages).text,
      ...(image.is_illustration ? [messages.images.illustrationMark] : pictureCredits(image, language)),
      pictureRights(image, messages),
    ]
      .filter((part) => part !== '')
      .join('. ');
    return [{ placeId: id, imageId: image.image_id, url, caption }];
  });
}
