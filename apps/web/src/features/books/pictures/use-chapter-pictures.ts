import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useOptionGroup } from '../../../lib/options/use-option-group.ts';
import { useOptions } from '../../../lib/options/options-store.ts';
import { readerOptions } from '../appearance/reader-options.ts';
import { chapterPicturesQuery } from './chapter-pictures-query.ts';

/** The pictures of a chapter that the settings of the reader show. */
export interface ShownPictures {
  /** Each once, in the order of the texts. */
  readonly images: readonly ImageRecord[];
  /** The pictures of a text; empty if it has none. */
  readonly ofText: (textId: number) => readonly ImageRecord[];
}

/** The pictures of a chapter; none if the reader hides them, and until they are loaded: the texts do not wait for them. */
export function useChapterPictures(bookId: number, chapterId: number): ShownPictures {
  const client = useApiClient();
  const showAllPhotos = useOptions((options) => options.showAllPhotos);
  const isShown = useOptionGroup(readerOptions, (options) => options.showPhotos);
  const { data } = useQuery(chapterPicturesQuery(client, { bookId, chapterId, showAllPhotos }));
  return useMemo((): ShownPictures => {
    if (data === undefined || !isShown) return { images: none, ofText: () => none };
    const byId = new Map(data.images.map((image) => [image.image_id, image]));
    const byText = new Map(
      Object.entries(data.idsByText).map(([textId, ids]) => [
        Number(textId),
        ids.flatMap((id) => byId.get(id) ?? []),
      ]),
    );
    return { images: data.images, ofText: (textId) => byText.get(textId) ?? none };
  }, [data, isShown]);
}

const none: readonly ImageRecord[] = [];
