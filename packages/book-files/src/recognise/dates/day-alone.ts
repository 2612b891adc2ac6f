import type { DateInText } from './find-date.ts';

const dayAlone = /^(\d{1,2})[-‑]?(?:го|ого|е|ое|st|nd|rd|th)(?=\s*$|\s*[.,:]|\s+[—–-])/u;

/** A day without a month at the beginning of a text, before a mark or the end of the line: '19-го.', '20th'; null without one. */
export function findDayAlone(text: string): DateInText | null {
  const match = dayAlone.exec(text);
  const day = Number(match?.[1]);
  if (match === null || day < 1 || day > 31) return null;
  const first = { year: null, month: null, day };
  const date = { first, last: null, precision: 'day', isOldStyle: false, isTwoDates: false } as const;
  return { date, start: 0, end: match[0].length };
}
