import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { localPath } from '../../lib/language/language-path.ts';
import { paths } from '../../lib/url/paths.ts';

/** A function that opens the screen on which a place is edited. */
export function useEditPlace(): (placeId: number) => void {
  const { language } = useLanguage();
  const navigate = useNavigate();
  return useCallback(
    (placeId) => void navigate(localPath(language, paths.editPlace(placeId))),
    [language, navigate],
  );
}
