import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { mapCommandStore } from '../commands/map-command-store.ts';
import { useLanguage } from '../language/language-context.tsx';
import { localPath } from '../language/language-path.ts';
import { paths } from '../url/paths.ts';
import { showOnMap, type FoundOnMap } from './found-on-map-store.ts';

/** Returns a function that shows rings around results on the map, and opens the map if another page is shown. */
export function useShowOnMap(): (found: FoundOnMap) => void {
  const { language } = useLanguage();
  const navigate = useNavigate();
  return useCallback(
    (found) => {
      showOnMap(found);
      if (mapCommandStore.getState().map === null) void navigate(localPath(language, paths.map()));
    },
    [language, navigate],
  );
}
