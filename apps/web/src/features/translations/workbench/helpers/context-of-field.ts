import type { ApiClient } from '@cae-map/contract/api/client';
import type { ChapterRecord, TextIdRecord } from '@cae-map/contract/entities/book';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
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

/** How long a field is open before its context is read, in milliseconds. */
const pause = 250;

interface LoadedContext extends Pick<TranslationDetail, 'source_table' | 'source_id'> {
  readonly context: ContextOfField;
}

/**
 * The context of a field; null until it is loaded. The lists are loaded once for the page and not followed, because each save would load
 * the expedition again.
 */
export function useContextOfField({ source_table, source_id }: TranslationDetail): ContextOfField | null {
  const queryClient = useQueryClient();
  const client = useApiClient();
  const [loaded, setLoaded] = useState<LoadedContext | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<ContextOfField> => {
      // The drawing of the map must not delay the first key.
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
      return await readContext({ queryClient, client }, source_table, source_id);
    };
    read().then(
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
  const lists = await loadLists(clients);
  const { expedition } = lists;
  const found = findRecord(lists, table, id);
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

/** What the contexts of all fields are read from. */
interface Lists {
  readonly expedition: Expedition;
  readonly images: readonly ImageRecord[];
  readonly texts: readonly TextIdRecord[];
  readonly chapters: readonly ChapterRecord[];
}

/** Of this page. Where a record is does not change by its translation. */
let loading: Promise<Lists> | null = null;

/** Loads the lists once; after a failure the next call loads them again. */
async function loadLists({ queryClient, client }: Clients): Promise<Lists> {
  loading ??= Promise.all([
    queryClient.fetchQuery(expeditionQuery(client)),
    queryClient.fetchQuery(listQuery(client, 'listImages')),
    queryClient.fetchQuery(listQuery(client, 'listAllTextIds')),
    queryClient.fetchQuery(listQuery(client, 'listAllChapters')),
  ]).then(([{ expedition }, images, texts, chapters]) => ({
    expedition,
    images: images.records,
    texts: texts.records,
    chapters: chapters.records,
  }));
  try {
    return await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
}

interface FoundRecord {
  readonly placeId: number | null;
  readonly image: ImageRecord | null;
  readonly page: string | null;
}

function findRecord(
  { images, texts, chapters }: Lists,
  table: TranslationDetail['source_table'],
  id: number,
): FoundRecord {
  const nothing = { placeId: null, image: null, page: null };
  switch (table) {
    case 'places':
      return { ...nothing, placeId: id, page: paths.place(id) };
    case 'images': {
      const image = images.find((each) => each.image_id === id);
      if (image === undefined) return nothing;
      const placeId = image.place_id;
      return { placeId, image, page: placeId === null ? null : paths.placeImages(placeId) };
    }
    case 'texts': {
      const text = texts.find((each) => each.text_id === id);
      if (text === undefined) return nothing;
      const page = paths.text(text.book_id, text.chapter_id, id);
      return { ...nothing, placeId: text.place_ids[0] ?? null, page };
    }
    case 'chapters': {
      const chapter = chapters.find((each) => each.chapter_id === id);
      return { ...nothing, page: chapter === undefined ? null : paths.chapter(chapter.book_id, id) };
    }
    case 'books':
      return { ...nothing, page: paths.books() };
  }
}
