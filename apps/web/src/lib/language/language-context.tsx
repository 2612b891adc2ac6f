import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { createContext, use, type ReactNode } from 'react';
import type { Catalogue } from './catalogue-ru.ts';

interface LanguageValue {
  readonly language: ContentLanguage;
  readonly messages: Catalogue;
}

const LanguageContext = createContext<LanguageValue | null>(null);

export function LanguageProvider({ children, ...value }: LanguageValue & { readonly children: ReactNode }) {
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** The language of the page, which its path decides, and the messages in it. */
export function useLanguage(): LanguageValue {
  const value = use(LanguageContext);
  if (value === null) throw new Error('useLanguage is used outside LanguageProvider');
  return value;
}
