import { useMemo } from 'react';
import { useLanguage } from './language/language-context.tsx';

/** A function that formats a length in metres as kilometres with one decimal, in the language of the page. */
export function useKilometres(): (metres: number) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(language === 'ru' ? 'ru' : 'en-GB', {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    return (metres) => format.format(metres / 1000);
  }, [language]);
}
