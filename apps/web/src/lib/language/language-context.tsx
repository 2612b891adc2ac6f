import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { createContext, use, type ReactNode } from 'react';
import { appMessages } from './app-messages.ts';
import type { Catalogue } from './catalogue-ru.ts';
import type { MessageBundle } from './define-messages.ts';

interface LanguageValue<Messages> {
  readonly language: ContentLanguage;
  readonly messages: Messages;
}

const LanguageContext = createContext<ContentLanguage | null>(null);

interface LanguageProviderProps {
  readonly language: ContentLanguage;
  readonly children: ReactNode;
}

export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Returns the language of the page, which its path decides, and the messages of the first screen in it. */
export function useLanguage(): LanguageValue<Catalogue>;
/** With the messages of a feature as well. Suspends the component until they are loaded. */
export function useLanguage<Messages>(bundle: MessageBundle<Messages>): LanguageValue<Messages>;
export function useLanguage(bundle: MessageBundle<unknown> = appMessages): LanguageValue<unknown> {
  const language = use(LanguageContext);
  if (language === null) throw new Error('useLanguage is used outside LanguageProvider');
  return { language, messages: bundle.read(language) };
}
