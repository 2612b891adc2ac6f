import { plural } from '../../../lib/language/plural.ts';
import type { russian } from './ru.ts';
import { todayEnglish } from './today-en.ts';

const entryForms = { one: 'entry', other: 'entries' };
const pictureForms = { one: 'picture', other: 'pictures' };
const paintingForms = { one: 'painting', other: 'paintings' };

export const english: typeof russian = {
  ...todayEnglish,
  days: {
    heading: 'Days of the expedition',
    intro:
      'Every day of the journey: where the expedition was, what was written and what was painted. The darker a month, the more is known about it.',
    describeAll: (first, last) =>
      `The expedition day by day, from ${first} to ${last}: where it was, the entries of the chronicle, and the paintings.`,
    monthIntro: (texts) =>
      texts === 0
        ? 'There are no entries for this month yet, but every day of the journey has a page.'
        : `${texts} ${plural('en', texts, entryForms)} in this month. The darker a day, the more is known about it.`,
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    weekdaysShort: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    less: 'less',
    more: 'more',
    amount: (texts, images) =>
      [
        texts > 0 ? `${texts} ${plural('en', texts, entryForms)}` : '',
        images > 0 ? `${images} ${plural('en', images, pictureForms)}` : '',
      ]
        .filter((part) => part !== '')
        .join(', ') || 'no entries',
    calendar: (month) => `Calendar: ${month}`,
    entriesOfMonth: 'Entries by day',
    neighbours: 'Neighbouring days',
    neighbourMonths: 'Neighbouring months',
    noMonth: 'The expedition has no such month',
    noMonthHint:
      'A month is written as year and number with a hyphen, such as 1926-05. Open the list of all months.',
    allDays: 'All months of the expedition',
  },
  day: {
    where: 'Where the expedition was',
    at: 'The expedition was here:',
    probablyAt: 'The expedition was probably here:',
    dayOfStay: (day, of) => `day ${day} of ${of}`,
    between: (from, to) => `on the way from ${from} to ${to}`,
    pauseBetween: 'between two journeys',
    onTheWay: 'On the way between:',
    interpolated: (percent) =>
      `The position is calculated: about ${percent}% of the way between these stops was behind them. The sources do not name the exact place.`,
    betweenJourneys: 'Between two journeys:',
    notExact: {
      month: 'The day is approximate: these stops are dated to the month only.',
      year: 'The day is approximate: these stops are dated to the year only.',
    },
    stopsOfDay: 'Stops of this day',
    possible: 'Possibly on this day',
    possibleHint: 'The dates of these places are not known exactly.',
    more: (count) => `and ${count} more`,
    coordinates: 'Coordinates',
    calculated: 'calculated between the stops',
    height: 'Height',
    heightCalculated: 'calculated between the stops',
    transport: 'Travelled by',
    onMap: 'Show on the map',
    map: (day) => `Map of the journey: ${day}`,
    written: 'Entries of the day',
    nothingWritten: 'There is no entry for this day.',
    previousEntry: 'Previous entry:',
    nextEntry: 'Next entry:',
    wholePeriod: 'About the time around this day',
    undated: 'undated',
    entryPage: 'Page of the entry',
    compare: 'Compare the books on this day',
    pictures: 'Pictures of this day',
    paintings: (count) => `${count} ${plural('en', count, paintingForms)} of these places`,
    paintingsHint: 'The day of a painting is rarely known: paintings are linked to their place.',
    allPaintings: 'All paintings of this place',
    impossible: 'There is no such day in the calendar',
    impossibleHint: (date) =>
      `“${date}” is not a date. A date is written as year, month and day, such as 1926-05-01. Choose a day in the calendar of the expedition.`,
    outside: 'There was no expedition on this day',
    outsideHint: (date) => `${date} is not a day of the expedition. Open the nearest day, or the calendar.`,
    nearest: (day) => `Nearest day: ${day}`,
  },
};
