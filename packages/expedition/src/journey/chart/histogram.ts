import { daysApart } from '../day-numbers.ts';
import { datedPictures, datedTexts } from '../days/dated-items.ts';
import type { Journey } from '../journey.ts';
import type { Moment } from '../moment.ts';
import { toDayRange, shiftDay, type DayRange } from '../months.ts';

/** A week or a month of the journey and how much there is of it. */
export interface HistogramBin {
  /** Its days, also those before the first day of the journey or after the last. */
  readonly days: DayRange;
  /** Where it begins and ends within the journey, at midnight. */
  readonly from: Moment;
  readonly to: Moment;
  /**
   * Texts and pictures. One that belongs to many days counts for a part of one in each of their bins, so that a text
   * of a whole year makes no peak in any week; together they count as many as there are.
   */
  readonly texts: number;
  readonly pictures: number;
}

/** How much there is to read and to see along the journey. */
export interface Histogram {
  /** One after another without a gap, from the first day of the journey to the last. */
  readonly bins: readonly HistogramBin[];
  /** Texts and pictures of the fullest bin. */
  readonly largest: number;
}

export interface HistogramOptions {
  readonly unit: 'week' | 'month';
  /** Whether pictures of low visibility count as well. */
  readonly showAllPhotos?: boolean;
}

/**
 * Counts texts and pictures by week, from Monday on, or by month. What lies outside of the journey does not count; of what
 * lies partly outside, all of it counts on the days within. Takes time in proportion to days, texts and pictures.
 */
export function histogram(journey: Journey, { unit, showAllPhotos = false }: HistogramOptions): Histogram {
  const texts = spread(journey, datedTexts(journey));
  const pictures = spread(journey, datedPictures(journey, showAllPhotos));
  const bins = binDays(journey, unit).map((days): HistogramBin => {
    const first = Math.max(0, daysApart(journey.firstDay, days.from));
    const end = Math.min(texts.length, daysApart(journey.firstDay, days.to) + 1);
    return {
      days,
      from: first,
      to: end,
      texts: sum(texts, first, end),
      pictures: sum(pictures, first, end),
    };
  });
  const largest = bins.reduce((most, bin) => Math.max(most, bin.texts + bin.pictures), 0);
  return { bins, largest };
}

/** 1970-01-05 was a Monday. */
const someMonday = '1970-01-05';

function binDays({ firstDay, lastDay }: Journey, unit: HistogramOptions['unit']): DayRange[] {
  const sinceMonday = ((daysApart(someMonday, firstDay) % 7) + 7) % 7;
  const binFrom = (day: string): DayRange =>
    (unit === 'month' ? toDayRange(day, 'month') : null) ?? { from: day, to: shiftDay(day, 6) };
  const bins = [binFrom(unit === 'week' ? shiftDay(firstDay, -sinceMonday) : firstDay)];
  for (let bin = bins[0]; bin !== undefined && bin.to < lastDay;) {
    bin = binFrom(shiftDay(bin.to, 1));
    bins.push(bin);
  }
  return bins;
}

/** One for every item, spread evenly over its days within the journey, day by day. */
function spread(journey: Journey, items: readonly { readonly days: DayRange }[]): Float64Array {
  const count = Math.floor(journey.end) + 1;
  // Changes from day to day, which are then added up: a long range costs no more than a day.
  const changes = new Float64Array(count + 1);
  for (const { days } of items) {
    const first = Math.max(0, daysApart(journey.firstDay, days.from));
    const end = Math.min(count, daysApart(journey.firstDay, days.to) + 1);
    if (first >= end) continue;
    const part = 1 / (end - first);
    changes[first] = (changes[first] ?? 0) + part;
    changes[end] = (changes[end] ?? 0) - part;
  }
  let level = 0;
  return changes.subarray(0, count).map((change) => (level += change));
}

function sum(values: Float64Array, from: number, to: number): number {
  let total = 0;
  for (let index = from; index < to; index += 1) total += values[index] ?? 0;
  // Adding and taking away parts leaves a dust of rounding where there is nothing.
  return total < 1e-9 ? 0 : total;
}
