import type { ApiClient } from '@cae-map/contract/api/client';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { Place } from '@cae-map/expedition/to-expedition';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
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

interface LoadedContext extends Pick<TranslationDetail, 'source_table' | 'source_id'> {
  readonly context: ContextOfField;
}

/**
 * The context of a field; null until it is loaded. It is read once for each record and not followed, because each save would load the
 * expedition again.
 */
export function useContextOfField({ source_table, source_id }: TranslationDetail): ContextOfField | null {
  const queryClient = useQueryClient();
  const client = useApiClient();
  const [loaded, setLoaded] = useState<LoadedContext | null>(null);
  useEffect(() => {
    let isCurrent = true;
    readContext({ queryClient, client }, source_table, source_id).then(
      (context) => {
        if (isCurrent) setLoaded({ source_table, source_id, context });
        return undefined;
      },
      // Without the context the field can be translated as well.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [queryClient, client, source_table, source_id]);
  const isCurrent = loaded?.source_table === source_table && loaded.source_id === source_id;
  return isCurrent ? loaded.context : null;
}

interface Clients {
  readonly queryClient: QueryClient;
  readonly client: ApiClient;
}

async function readContext(
  clients: Clients,
  table: TranslationDetail['source_table'],
  id: number,
): Promise<ContextOfField> {
  const { expedition } = await clients.queryClient.fetchQuery(expeditionQuery(clients.client));
  const found = await findRecord(clients, table, id);
  const place = found.placeId === null ? null : (expedition.byId.get(found.placeId) ?? null);
  const at = place === null ? -1 : expedition.path.indexOf(place);
  const images = place === null ? [] : expedition.getImages(place.id);
  return {
    place,
    previous: at > 0 ? (expedition.path[at - 1] ?? null) : null,
    next: at === -1 ? null : (expedition.path[at + 1] ?? null),
    drawing: place === null ? null : drawTravel(expedition, [[place.id]]),
    image: found.image ?? images.find((image) => pictureUrl(image) !== null) ?? null,
    page: found.page,
  };
}

interface FoundRecord {
  readonly placeId: number | null;
  readonly image: ImageRecord | null;
  readonly page: string | null;
}

async function findRecord(
  { queryClient, client }: Clients,
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
