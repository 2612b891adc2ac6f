import type { ApiClient } from '@cae-map/contract/api/client';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { derivedQuery } from '../../../lib/api/query/derived-query.ts';
import { chapters, type Chapter } from './chapters.ts';

/** The query of the chapters with the captions that editors have changed; embedded in the page. */
export function chaptersQuery(client: ApiClient) {
  return derivedQuery({
    name: 'voyage-chapters',
    derive: async (read): Promise<readonly Chapter[]> => {
      const edited = await read(callQuery(client, 'listCaptions', {}));
      const bySlug = new Map(edited.map((caption) => [caption.slug, caption]));
      return chapters.map((chapter) => {
        const caption = bySlug.get(chapter.slug);
        if (caption === undefined) return chapter;
        const { title_ru, title_en, caption_ru, caption_en } = caption;
        return {
          ...chapter,
          title: { ru: title_ru, en: title_en },
          caption: { ru: caption_ru, en: caption_en },
          captions: [caption_ru, caption_en],
        };
      });
    },
    embedded: true,
  });
}

/** The chapters of the film; with the shipped captions until those of editors are loaded, and if they cannot be. */
export function useChapters(): readonly Chapter[] {
  return useQuery(chaptersQuery(useApiClient())).data ?? chapters;
}
