import type { Position } from '@cae-map/expedition/route/geography';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { listQuery } from '../../../lib/api/lists.ts';
import { mapCommandStore } from '../../../lib/commands/map-command-store.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { paths } from '../../../lib/url/paths.ts';
import { showOnMap, type FoundOnMap, type FoundWhere } from '../found-on-map/found-on-map-store.ts';
import { useOpenPlaceAnywhere } from '../common/use-open-place-anywhere.ts';

/** Where something that was found can be gone to. */
export interface SearchWays {
  readonly openPlace: (placeId: number, day?: string) => void;
  readonly openText: (chapterId: number, textId: number) => void;
  readonly showPoint: (position: Position, where: FoundWhere) => void;
  /** Rings on the map. */
  readonly showOnMap: (found: FoundOnMap) => void;
}

/** The ways from what was found to the page or the map that shows it. */
export function useSearchWays(): SearchWays {
  const { language } = useLanguage();
  const openPlace = useOpenPlaceAnywhere();
  const navigate = useNavigate();
  const chapters = useQuery(listQuery(useApiClient(), 'listAllChapters')).data?.records;
  const show = useCallback(
    (found: FoundOnMap): void => {
      showOnMap(found);
      if (mapCommandStore.getState().map === null) void navigate(localPath(language, paths.map()));
    },
    [language, navigate],
  );
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
  const showPoint = useCallback(
    (position: Position, where: FoundWhere): void => show({ kind: 'point', position, where }),
    [show],
  );
  return { openPlace, openText, showPoint, showOnMap: show };
}
