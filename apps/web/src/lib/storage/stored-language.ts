import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { writeLocal } from './local-storage.ts';

/** Stores the language that the visitor has chosen. */
export function storeLanguage(language: ContentLanguage): void {
  writeLocal('lang', language);
}
