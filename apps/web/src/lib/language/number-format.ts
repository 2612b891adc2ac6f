import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** The locales of number formats; English has British digits and separators. */
export const numberLocales: Readonly<Record<ContentLanguage, string>> = { ru: 'ru', en: 'en-GB' };

const formats = new Map<string, Intl.NumberFormat>();

/** Returns the number format of a language. Formats are kept, because creating one takes longer than using it many times. */
export function numberFormat(
  language: ContentLanguage,
  maximumFractionDigits: number,
  minimumFractionDigits = 0,
): Intl.NumberFormat {
  const key = `${language} ${maximumFractionDigits} ${minimumFractionDigits}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(numberLocales[language], {
    minimumFractionDigits,
    maximumFractionDigits,
  });
  formats.set(key, format);
  return format;
}
