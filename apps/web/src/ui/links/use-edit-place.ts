import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { localPath } from '../../lib/language/language-path.ts';
import { useIsInAudience } from '../../lib/session/use-offered.ts';
import { paths } from '../../lib/url/paths.ts';

/** A function that opens the screen on which a place is edited; null for visitors who are not admins. */
export function useEditPlace(): ((placeId: number) => void) | null {
  const isEditor = useIsInAudience('places.write');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const edit = useCallback(
    (placeId: number) => void navigate(localPath(language, paths.editPlace(placeId))),
    [language, navigate],
  );
  return isEditor ? edit : null;
}
