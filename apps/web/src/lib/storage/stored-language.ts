import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';
import { readLocal, writeLocal } from './local-storage.ts';

/** Stores the language that the visitor has chosen. */
export function storeLanguage(language: ContentLanguage): void {
  writeLocal('lang', language);
}

/** Returns the language that the visitor has chosen, or null. */
export function readStoredLanguage(): ContentLanguage | null {
  const stored = readLocal('lang');
  return contentLanguages.find((language) => language === stored) ?? null;
}
