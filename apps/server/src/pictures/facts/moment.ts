import { isCalendarDate } from '@cae-map/contract/calendar-date';

/** The epochs of operating systems and file formats: programs write them when the time is unknown. */
const epochs = new Set(
  ['0001-01-01', '1601-01-01', '1899-12-30', '1900-01-01', '1904-01-01', '1970-01-01', '1980-01-01'].map(
    (day) => `${day} 00:00:00`,
  ),
);

/**
 * The first known time of some texts, as `YYYY-MM-DD HH:MM:SS` in the time of the camera. EXIF writes `YYYY:MM:DD HH:MM:SS`, XMP
 * `YYYY-MM-DDTHH:MM:SS` with or without a zone. Zeros, blanks, incomplete times and epochs are unknown times.
 */
export function findMoment(texts: Iterable<string>): string | null {
  for (const text of texts) {
    const [, year, month, day, time] =
      /^\s*(\d{4})[:/-](\d\d)[:/-](\d\d)[ T]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)/.exec(text) ?? [];
    const date = `${year}-${month}-${day}`;
    const moment = `${date} ${time}`;
    if (time !== undefined && year !== '0000' && isCalendarDate(date) && !epochs.has(moment)) return moment;
  }
  return null;
}
