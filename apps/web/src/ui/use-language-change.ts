import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { appMessages } from '../lib/language/app-messages.ts';
import { useLanguage } from '../lib/language/language-context.tsx';
import { notify } from '../lib/notices.ts';
import { storeLanguage } from '../lib/storage/stored-language.ts';
import { pageInLanguage } from './page-in-language.ts';

/**
 * Goes to the open page in another language and remembers the choice. Address and hash are read at that moment: the
 * map changes the hash without the router.
 */
export function useLanguageChange(): (language: ContentLanguage) => void {
  const navigate = useNavigate();
  const { messages } = useLanguage();
  return useCallback(
    (language) => {
      const open = () => {
        const { pathname, search, hash } = window.location;
        storeLanguage(language);
        void navigate(pageInLanguage(pathname, search, language) + hash);
      };
      // Without the messages nothing of the page could be shown. They are loaded before, so that the page stays if that fails.
      if (appMessages.isLoaded(language)) open();
      else
        appMessages
          .load(language)
          .then(open, () => notify({ kind: 'error', message: messages.failure.partText }));
    },
    [navigate, messages],
  );
}
