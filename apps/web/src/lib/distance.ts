import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { Catalogue } from './language/catalogue-ru.ts';
import { numberFormat } from './language/number-format.ts';

/** The length in metres from which kilometres are used, and from which they have no decimals. */
const kilometresFrom = 1000;
const roundedFrom = 100_000;

/** Formats a length in metres as whole metres below a kilometre, else as kilometres. */
export function formatDistance(metres: number, language: ContentLanguage, messages: Catalogue): string {
  if (Math.round(metres) < kilometresFrom) return formatMetres(metres, language, messages);
  const maximumFractionDigits = metres < roundedFrom ? 2 : 0;
  const format = numberFormat(language, maximumFractionDigits);
  return messages.map.walker.kilometres(format.format(metres / 1000));
}

/** Formats a length as whole metres. */
export function formatMetres(metres: number, language: ContentLanguage, messages: Catalogue): string {
  return messages.map.walker.metres(numberFormat(language, 0).format(metres));
}
