import type { Position } from '@cae-map/expedition/route/geography';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { listQuery } from '../../../lib/api/lists.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import type { FoundOnMap, SearchOrigin } from '../../../lib/found-on-map/found-on-map-store.ts';
import { useShowOnMap } from '../../../lib/found-on-map/use-show-on-map.ts';
import { paths } from '../../../lib/url/paths.ts';
import type { PlaceDetail } from './search-choices.ts';
import { useOpenPlaceAnywhere } from '../common/use-open-place-anywhere.ts';

/** The navigation from results of a search. */
export interface SearchNavigation {
  readonly openPlace: (placeId: number, detail?: PlaceDetail) => void;
  readonly openText: (chapterId: number, textId: number) => void;
  /** @param path without the language */
  readonly openPage: (path: string) => void;
  readonly showPoint: (position: Position, origin: SearchOrigin) => void;
  /** Shows rings on the map. */
  readonly showOnMap: (found: FoundOnMap) => void;
}

/** Returns the functions that open a result on its page or on the map. */
export function useSearchNavigation(): SearchNavigation {
  const { language } = useLanguage();
  const openPlace = useOpenPlaceAnywhere();
  const navigate = useNavigate();
  const chapters = useQuery(listQuery(useApiClient(), 'listAllChapters')).data?.records;
  const show = useShowOnMap();
  const openText = useCallback(
    (chapterId: number, textId: number): void => {
      const chapter = chapters?.find(({ chapter_id }) => chapter_id === chapterId);
      if (!chapter) return;
      void navigate({
        pathname: localPath(language, paths.chapter(chapter.book_id, chapter.chapter_id)),
        hash: `#text-${textId}`,
      });
    },
    [chapters, language, navigate],
  );
  const openPage = useCallback(
    (path: string): void => void navigate(localPath(language, path)),
    [language, navigate],
  );
  const showPoint = useCallback(
    (position: Position, origin: SearchOrigin): void => show({ kind: 'point', position, origin }),
    [show],
  );
  return { openPlace, openText, openPage, showPoint, showOnMap: show };
}
