import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { useMemo } from 'react';
import { useLanguage } from './language/language-context.tsx';

/** The locales of number formats; English has British digits and separators. */
export const numberLocales: Readonly<Record<ContentLanguage, string>> = { ru: 'ru', en: 'en-GB' };

/** A function that formats a length in metres as kilometres with one or no decimal, in the language of the page. */
export function useKilometres(decimals: 0 | 1 = 1): (metres: number) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(numberLocales[language], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    return (metres) => format.format(metres / 1000);
  }, [language, decimals]);
}
