import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDate } from '@cae-map/expedition/dates/format-dates';

/** The fields of records that contain a day; a time may follow it. */
const dateFields: ReadonlySet<string> = new Set(['date', 'enddate', 'datetime_original']);

/** The value of a date field of a record, for comparisons: the whole day with its time; null for any other field or value. */
export function formatStoredDate(field: string, value: unknown, language: ContentLanguage): string | null {
  if (!dateFields.has(field) || typeof value !== 'string') return null;
  const day = formatDate(value.slice(0, 10), 'YYYY-MM-DD', language);
  const time = value.slice(11, 16);
  return day === null ? null : [day, time].filter((part) => part !== '').join(', ');
}
