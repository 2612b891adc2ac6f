import type { Language } from '@cae-map/contract/enumerations';
import { useLanguage } from '../language/language-context.tsx';
import { countryOptions } from './country-options.ts';
import { useOptions } from './options-store.ts';
import { chooseMapLanguage } from './read-map-language.ts';
import { useOptionGroup } from './use-option-group.ts';

/** The language of the map labels: the chosen one, else Chinese in China, else that of the page. */
export function useMapLanguage(): Language {
  const { language } = useLanguage();
  const chosen = useOptions((options) => options.mapLanguage);
  const isInChina = useOptionGroup(countryOptions, (options) => options.isInChina);
  return chooseMapLanguage(chosen, isInChina, language);
}
