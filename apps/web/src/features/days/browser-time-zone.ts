import { isTimeZone } from '@cae-map/expedition/caravan/local-time';

/** The time zone of the browser; UTC if it has none of the IANA database. */
export function browserTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}
