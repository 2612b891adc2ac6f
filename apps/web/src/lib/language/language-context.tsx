import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { createContext, use, type ReactNode } from 'react';
import type { Catalogue } from './catalogue-ru.ts';

interface LanguageValue {
  readonly language: ContentLanguage;
  readonly words: Catalogue;
}

const LanguageContext = createContext<LanguageValue | null>(null);

export function LanguageProvider({ children, ...value }: LanguageValue & { readonly children: ReactNode }) {
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** The language of the page and its words. The path of the page decides the language. */
export function useLanguage(): LanguageValue {
  const value = use(LanguageContext);
  if (value === null) throw new Error('useLanguage is used outside LanguageProvider');
  return value;
}
