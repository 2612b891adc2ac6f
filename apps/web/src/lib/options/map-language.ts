import type { Language } from '@cae-map/contract/enumerations';
import { useLanguage } from '../language/language-context.tsx';
import { useOptions } from './options-store.ts';

/** The language of the map labels: the chosen one, else that of the page. */
export function useMapLanguage(): Language {
  const { language } = useLanguage();
  return useOptions((options) => options.mapLanguage) ?? language;
}
