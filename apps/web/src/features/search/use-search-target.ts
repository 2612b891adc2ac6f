import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { listQuery } from '../../lib/api/lists.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { localPath } from '../../lib/language/language-path.ts';
import { paths } from '../../lib/paths.ts';
import { useOpenPlace } from '../../ui/use-open-place.ts';
import type { SearchTarget } from './search-choices.ts';

/** Goes to what was chosen: a stop, a point of the map, an entry of a book. A day is for the dialog itself. */
export function useSearchTarget(): (target: SearchTarget) => void {
  const { language } = useLanguage();
  const openPlace = useOpenPlace();
  const navigate = useNavigate();
  const chapters = useQuery(listQuery(useApiClient(), 'listAllChapters')).data?.records;
  return useCallback(
    (target) => {
      if (target.kind === 'place') openPlace(target.placeId);
      else if (target.kind === 'point') {
        const [latitude, longitude] = target.position;
        void navigate({
          pathname: localPath(language, paths.map()),
          hash: `#m=10/${latitude}/${longitude}`,
        });
      } else if (target.kind === 'chapter') {
        const chapter = chapters?.find(({ chapter_id }) => chapter_id === target.chapterId);
        if (!chapter) return;
        void navigate({
          pathname: localPath(language, paths.chapter(chapter.book_id, chapter.chapter_id)),
          hash: `#text-${target.textId}`,
        });
      }
    },
    [chapters, language, navigate, openPlace],
  );
}
