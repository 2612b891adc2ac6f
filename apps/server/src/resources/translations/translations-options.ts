import type { TranslatedKinds } from './translated-tables.ts';

/** What the calls of translations work with. */
export interface TranslationsOptions {
  readonly kinds: TranslatedKinds;
}
