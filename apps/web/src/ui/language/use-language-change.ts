import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { storeLanguage } from '../../lib/storage/stored-language.ts';
import { pageUrlInLanguage } from './page-url.ts';
import { appMessages } from '../../lib/language/app-messages.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { notify } from '../../lib/notices/notices.ts';

/**
 * A function that navigates to the current page in another language and stores the choice. It reads the URL when it is called,
 * because the map changes the hash without the router.
 */
export function useLanguageChange(): (language: ContentLanguage) => void {
  const navigate = useNavigate();
  const { messages } = useLanguage();
  return useCallback(
    (language) => {
      const open = () => {
        const { pathname, search, hash } = window.location;
        storeLanguage(language);
        void navigate(pageUrlInLanguage(pathname, search, language) + hash);
      };
      // Without the messages nothing of the page could be rendered. They are loaded first, so that the page stays on failure.
      if (appMessages.isLoaded(language)) open();
      else
        appMessages
          .load(language)
          .then(open, () => notify({ kind: 'error', message: messages.failure.partText }));
    },
    [navigate, messages],
  );
}
