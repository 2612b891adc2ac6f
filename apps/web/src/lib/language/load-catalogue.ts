import type { Language } from '@cae-map/contract/enumerations';
import type { Catalogue } from './catalogue-ru.ts';

const loaders: Record<Language, () => Promise<Catalogue>> = {
  ru: async () => (await import('./catalogue-ru.ts')).russian,
  en: async () => (await import('./catalogue-en.ts')).english,
  cn: async () => (await import('./catalogue-cn.ts')).chinese,
};

/** Loads the messages of one language; the others are not sent to the visitor. */
export function loadCatalogue(language: Language): Promise<Catalogue> {
  return loaders[language]();
}
