import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { writeLocal } from './local-storage.ts';

/** Keeps the language that the visitor chose, for the next visit. */
export function storeLanguage(language: ContentLanguage): void {
  writeLocal('lang', language);
}
