import type { ApiClient } from '@cae-map/contract/api/client';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { Place } from '@cae-map/expedition/to-expedition';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../../../lib/api/api-client-context.tsx';
import { expeditionQuery } from '../../../../lib/api/expedition-query.ts';
import { listQuery } from '../../../../lib/api/lists.ts';
import { pictureUrl } from '../../../../lib/images/pictures.ts';
import { drawTravel, type TravelDrawing } from '../../../../lib/travel-map/travel-drawing.ts';
import { paths } from '../../../../lib/url/paths.ts';

/** Where and when the record of a field is. */
export interface ContextOfField {
  readonly place: Place | null;
  /** The stops before and after the place. */
  readonly previous: Place | null;
  readonly next: Place | null;
  readonly drawing: TravelDrawing | null;
  readonly image: ImageRecord | null;
  /** The page on which readers see the record; null if there is none. */
  readonly page: string | null;
}

/**
 * The context of a field; null until it is loaded. It is read once for each record and not followed, because each save would load the
 * expedition again.
 */
export function useContextOfField({ source_table, source_id }: TranslationDetail): ContextOfField | null {
  const queryClient = useQueryClient();
  const client = useApiClient();
  const key = `${source_table}/${source_id}`;
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly context: ContextOfField } | null>(
    null,
  );
  useEffect(() => {
    let isCurrent = true;
    readContext().then(
      (context) => {
        if (isCurrent) setLoaded({ key, context });
      },
      // Without the context the field can be translated as well.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };

    async function readContext(): Promise<ContextOfField> {
      const { expedition } = await queryClient.fetchQuery(expeditionQuery(client));
      const found = await findRecord(client, queryClient, source_table, source_id);
      const place = found.placeId === null ? null : (expedition.byId.get(found.placeId) ?? null);
      const at = place === null ? -1 : expedition.path.indexOf(place);
      const stops = at === -1 ? [] : expedition.path.slice(Math.max(0, at - 1), at + 2);
      const images = place === null ? [] : expedition.getImages(place.id);
      return {
        place,
        previous: at > 0 ? (expedition.path[at - 1] ?? null) : null,
        next: at === -1 ? null : (expedition.path[at + 1] ?? null),
        drawing: stops.length === 0 ? null : drawTravel(expedition, [stops.map(({ id }) => id)]),
        image: found.image ?? images.find((image) => pictureUrl(image) !== null) ?? null,
        page: found.page,
      };
    }
  }, [queryClient, client, key, source_table, source_id]);
  return loaded?.key === key ? loaded.context : null;
}

interface FoundRecord {
  readonly placeId: number | null;
  readonly image: ImageRecord | null;
  readonly page: string | null;
}

async function findRecord(
  client: ApiClient,
  queryClient: ReturnType<typeof useQueryClient>,
  table: TranslationDetail['source_table'],
  id: number,
): Promise<FoundRecord> {
  const nothing = { placeId: null, image: null, page: null };
  switch (table) {
    case 'places':
      return { placeId: id, image: null, page: paths.place(id) };
    case 'images': {
      const { records } = await queryClient.fetchQuery(listQuery(client, 'listImages'));
      const image = records.find((each) => each.image_id === id);
      if (image === undefined) return nothing;
      const placeId = image.place_id;
      return { placeId, image, page: placeId === null ? null : paths.placeImages(placeId) };
    }
    case 'texts': {
      const { records } = await queryClient.fetchQuery(listQuery(client, 'listAllTextIds'));
      const text = records.find((each) => each.text_id === id);
      if (text === undefined) return nothing;
      const page = paths.text(text.book_id, text.chapter_id, id);
      return { placeId: text.place_ids[0] ?? null, image: null, page };
    }
    case 'chapters': {
      const { records } = await queryClient.fetchQuery(listQuery(client, 'listAllChapters'));
      const chapter = records.find((each) => each.chapter_id === id);
      return { ...nothing, page: chapter === undefined ? null : paths.chapter(chapter.book_id, id) };
    }
    case 'books':
      return { ...nothing, page: paths.books() };
  }
}
