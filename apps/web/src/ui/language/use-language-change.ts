import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { storeLanguage } from '../../lib/storage/stored-language.ts';
import { pageUrlInLanguage } from './page-url.ts';

/**
 * A function that navigates to the current page in another language and stores the choice. It reads the URL when it is called,
 * because the map changes the hash without the router.
 */
export function useLanguageChange(): (language: ContentLanguage) => void {
  const navigate = useNavigate();
  return useCallback(
    (language) => {
      const { pathname, search, hash } = window.location;
      storeLanguage(language);
      void navigate(pageUrlInLanguage(pathname, search, language) + hash);
    },
    [navigate],
  );
}
