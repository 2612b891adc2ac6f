import { useEffect } from 'react';
import { useLanguage } from '../language/language-context.tsx';
import type { PageHead } from './page-head.ts';

/** Updates the title and the language of the document after client-side navigation. */
export function usePageHead(head: Pick<PageHead, 'title' | 'description'>) {
  const { language, messages } = useLanguage();
  const title = documentTitle(head.title, messages.product.name);
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = language;
  }, [title, language]);
}

/** The title for browser tabs and search engines. */
export function documentTitle(title: string, productName: string): string {
  return title === productName ? title : `${title} · ${productName}`;
}
