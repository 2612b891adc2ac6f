import type { ContentLanguage, Language } from '@cae-map/contract/enumerations';
import { appOptions } from './app-options.ts';
import { countryOptions } from './country-options.ts';

/** The language of the map labels: the chosen one, else Chinese in China, else that of the page. */
export function chooseMapLanguage(
  chosen: Language | null,
  isInChina: boolean,
  pageLanguage: ContentLanguage,
): Language {
  return chosen ?? (isInChina ? 'cn' : pageLanguage);
}

/** The same outside of a component. */
export function readMapLanguage(pageLanguage: ContentLanguage): Language {
  const { mapLanguage } = appOptions.store.getState();
  return chooseMapLanguage(mapLanguage, countryOptions.store.getState().isInChina, pageLanguage);
}
