import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDate } from '@cae-map/expedition/dates/format-dates';

/** Formats a day in words. */
export function formatDay(date: string, language: ContentLanguage): string {
  return formatDate(date, 'YYYY-MM-DD', language) ?? date;
}

/** Formats a month, `YYYY-MM`, with a capital as a title. */
export function formatMonth(month: string, language: ContentLanguage): string {
  const words = formatDate(`${month}-01`, 'YYYY-MM', language) ?? month;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
