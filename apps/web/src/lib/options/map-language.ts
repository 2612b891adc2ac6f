import type { Language } from '@cae-map/contract/enumerations';
import { useLanguage } from '../language/language-context.tsx';
import { useOptions } from './options-store.ts';

/** The language of the names on the map: the one that was chosen, else that of the page. */
export function useMapLanguage(): Language {
  const { language } = useLanguage();
  return useOptions((options) => options.mapLanguage) ?? language;
}
