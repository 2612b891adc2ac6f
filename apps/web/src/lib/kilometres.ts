import { useMemo } from 'react';
import { useLanguage } from './language/language-context.tsx';
import { numberFormat } from './language/number-format.ts';

/** A function that formats a length in metres as kilometres with one or no decimal, in the language of the page. */
export function useKilometres(decimals: 0 | 1 = 1): (metres: number) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const format = numberFormat(language, decimals, decimals);
    return (metres) => format.format(metres / 1000);
  }, [language, decimals]);
}
