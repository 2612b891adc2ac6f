import { daysApart } from '../day-numbers.ts';
import { datedPictures, datedTexts } from '../days/dated-items.ts';
import type { Journey } from '../journey.ts';
import type { Moment } from '../moment.ts';
import { toDayRange, shiftDay, type DayRange } from '../months.ts';

/** A week or a month of the journey and its numbers of texts and images. */
export interface HistogramBin {
  /** Its days; may start before the journey or end after it. */
  readonly days: DayRange;
  /** Its start and end within the journey, at midnight. */
  readonly from: Moment;
  readonly to: Moment;
  /**
   * The numbers of texts and images. An item of several days counts as a fraction in each of their bins, so that a text
   * of a whole year causes no peak; the sum is the number of items.
   */
  readonly texts: number;
  readonly pictures: number;
}

/** The numbers of texts and images over time. */
export interface Histogram {
  /** Contiguous, from the first day of the journey to the last. */
  readonly bins: readonly HistogramBin[];
  /** The largest number of texts and images in one bin. */
  readonly largest: number;
}

export interface HistogramOptions {
  readonly unit: 'week' | 'month';
  /** Includes images of low visibility. */
  readonly showAllPhotos?: boolean;
}

/**
 * Counts texts and images by week, starting on Mondays, or by month. Items outside the journey do not count; those
 * partly outside count fully on the days within. Takes time linear in days, texts and images.
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

/** A Monday. */
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

/** The count of every day: each item counts as one, distributed evenly over its days within the journey. */
function spread(journey: Journey, items: readonly { readonly days: DayRange }[]): Float64Array {
  const count = Math.floor(journey.end) + 1;
  // Differences between days, summed up afterwards, so that a long range costs no more than a day.
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
  // Removes the rounding error of adding and subtracting fractions.
  return total < 1e-9 ? 0 : total;
}
