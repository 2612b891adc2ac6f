import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { useMemo } from 'react';
import { useLanguage } from './language/language-context.tsx';

/** The locales of number formats; English has British digits and separators. */
const numberLocales: Readonly<Record<ContentLanguage, string>> = { ru: 'ru', en: 'en-GB' };

/** A function that formats a length in metres as kilometres with one decimal, in the language of the page. */
export function useKilometres(): (metres: number) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(numberLocales[language], {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    return (metres) => format.format(metres / 1000);
  }, [language]);
}
