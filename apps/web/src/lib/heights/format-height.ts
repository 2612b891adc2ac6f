import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { Catalogue } from '../language/catalogue-ru.ts';
import { numberFormat } from '../language/number-format.ts';

/** Formats metres with the separators of a language: '4,900'. */
export function formatMetres(metres: number, language: ContentLanguage): string {
  return numberFormat(language, 0).format(metres);
}

/** Formats an approximate height in metres above the sea: 'about 4,900 m', 'about 150 m below sea level'. */
export function formatHeight(metres: number, language: ContentLanguage, messages: Catalogue): string {
  const formatted = formatMetres(Math.abs(metres), language);
  return metres < 0 ? messages.place.heightBelow(formatted) : messages.place.heightAbout(formatted);
}

/** Formats an approximate height for little room: '≈ 4,900 m', '≈ −150 m'. */
export function formatShortHeight(metres: number, language: ContentLanguage, messages: Catalogue): string {
  return messages.place.heightShort(`${metres < 0 ? '−' : ''}${formatMetres(Math.abs(metres), language)}`);
}
