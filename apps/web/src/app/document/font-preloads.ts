import type { ContentLanguage } from '@cae-map/contract/enumerations';
import golosCyrillic from '../../styles/fonts/golos-text-cyrillic.woff2?url';
import golosLatin from '../../styles/fonts/golos-text-latin.woff2?url';
import literataCyrillic from '../../styles/fonts/literata-cyrillic.woff2?url';
import literataLatin from '../../styles/fonts/literata-latin.woff2?url';

/** The fonts of the first lines of a page. They are preloaded, so that the layout does not shift when they arrive. */
export const fontPreloads: Readonly<Record<ContentLanguage, readonly string[]>> = {
  ru: [golosCyrillic, literataCyrillic, golosLatin, literataLatin],
  en: [golosLatin, literataLatin],
};
