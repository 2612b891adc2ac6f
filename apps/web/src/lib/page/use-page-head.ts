import { useEffect } from 'react';
import { useLanguage } from '../language/language-context.tsx';
import type { PageHead } from './page-head.ts';

/** Keeps title and language of the document in step with the screen, as visitors move without loading a page. */
export function usePageHead(head: Pick<PageHead, 'title' | 'description'>) {
  const { language, messages } = useLanguage();
  const title = documentTitle(head.title, messages.product.name);
  useEffect(() => {
    document.title = title;
    document.documentElement.lang = language;
  }, [title, language]);
}

/** The title as tabs and search engines show it. */
export function documentTitle(title: string, productName: string): string {
  return title === productName ? title : `${title} · ${productName}`;
}
