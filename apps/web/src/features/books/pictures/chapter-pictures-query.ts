import type { ApiClient } from '@cae-map/contract/api/client';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { picturesOfText } from '@cae-map/expedition/texts/text-pictures';
import { configurationQuery } from '../../../lib/api/configuration-query.ts';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { listQuery } from '../../../lib/api/lists.ts';
import { derivedQuery } from '../../../lib/api/query/derived-query.ts';
import { chapterTextsQuery } from '../../../lib/api/texts/chapter-texts-query.ts';
import { pictureUrl } from '../../../lib/images/pictures.ts';
import { logWarning } from '../../../lib/log.ts';

/** The pictures of a chapter. */
export interface ChapterPictures {
  /** Each once, in the order of the texts. */
  readonly images: readonly ImageRecord[];
  /** The ids of the images of each text that has any, by `text_id`. */
  readonly idsByText: Readonly<Record<number, readonly number[]>>;
}

interface ChapterToShow {
  readonly bookId: number;
  readonly chapterId: number;
  readonly showAllPhotos: boolean;
}

/** The query of the pictures of a chapter that have a file; embedded in its page. */
export function chapterPicturesQuery(client: ApiClient, chapter: ChapterToShow) {
  const { bookId, chapterId, showAllPhotos } = chapter;
  return derivedQuery({
    name: 'chapter-pictures',
    parameters: chapter,
    derive: async (read): Promise<ChapterPictures> => {
      const [{ expedition }, list, texts, configuration] = await Promise.all([
        read(expeditionQuery(client)),
        read(listQuery(client, 'listImages')),
        read(chapterTextsQuery(client, bookId, chapterId)),
        read(configurationQuery(client)),
      ]);
      const imagesById = new Map(list.records.map((image) => [image.image_id, image]));
      const rules = {
        hasPaintings: configuration.book_pictures.paintings,
        duplicatePlaceIds: new Set(configuration.book_pictures.duplicate_place_ids),
        showAllPhotos,
        onWarning: (textId: number, problem: string) => logWarning(`text ${textId}: ${problem}`),
      };
      const byText = texts.map((text) => {
        const pictures = picturesOfText(text, { expedition, imagesById }, rules);
        return [text.text_id, pictures.filter((image) => pictureUrl(image) !== null)] as const;
      });
      return {
        images: [...new Set(byText.flatMap(([, images]) => images))],
        idsByText: Object.fromEntries(
          byText.flatMap(([textId, images]) =>
            images.length === 0 ? [] : [[textId, images.map(({ image_id }) => image_id)]],
          ),
        ),
      };
    },
    embedded: true,
  });
}
