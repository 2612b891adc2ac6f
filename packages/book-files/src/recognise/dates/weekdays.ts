const russian = 'понедельник|вторник|сред[ау]|четверг|пятниц[ау]|суббот[ау]|воскресенье';
const russianShort = 'пн|вт|ср|чт|пт|сб|вс';
const english = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const englishShort = 'mon|tues?|wed|thurs?|thu|fri|sat|sun';
const weekday = `(?:во?\\s+)?(?:${russian}|${english}|(?:${russianShort}|${englishShort})(?=[.,\\s]))\\.?`;

const before = new RegExp(`^\\s*(?:on\\s+)?${weekday}[\\s,.—–-]*(?=[\\p{L}\\d])`, 'iu');
const behind = new RegExp(`^(?:\\s*,\\s*|\\s+)?(?:${weekday}(?![\\p{L}])|\\(\\s*${weekday}\\s*\\))`, 'iu');

/** The offset behind a day of the week at the beginning of a text and behind the marks that follow it; 0 without one. */
export function skipWeekday(text: string): number {
  return before.exec(text)?.[0].length ?? 0;
}

/** The length of a day of the week that follows a date, with the marks before it; 0 without one. */
export function weekdayLength(text: string): number {
  return behind.exec(text)?.[0].length ?? 0;
}
