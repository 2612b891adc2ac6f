import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { translationsMessages } from '../messages/index.ts';
import { outdatedStyles } from './outdated-styles.ts';

/** Applies the style sheet of the outdated translations while it is mounted. */
export function OutdatedMarks() {
  const { messages } = useLanguage(translationsMessages);
  const { data } = useQuery(callQuery(useApiClient(), 'listOutdatedTranslations', {}));
  const { below, behind } = messages.outdated;
  useEffect(() => {
    if (data === undefined || data.length === 0) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(outdatedStyles(data, 'en', { below, behind }));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [data, below, behind]);
  return null;
}
