import { momentToShare, shareToMoment, type JourneyAxis } from '../journey/chart/axis.ts';
import { heightAt, type JourneyHeights } from './journey-heights.ts';

/** The heights of a journey in columns of equal width on the axis of the bar. */
export interface Skyline {
  /** The greatest height in each column, in metres above the sea, so that a pass of one day stays visible; null if unknown. */
  readonly columns: readonly (number | null)[];
  /** The greatest height of all; null if no height is known. */
  readonly highest: number | null;
}

/** Reduces the heights of a journey to columns. Takes time linear in columns and heights. */
export function skyline(heights: JourneyHeights, axis: JourneyAxis, columnCount: number): Skyline {
  const columns = Array.from({ length: columnCount }, (_, index): number | null => {
    const start = heightAt(heights, shareToMoment(axis, index / columnCount));
    const end = heightAt(heights, shareToMoment(axis, (index + 1) / columnCount));
    return start === null ? end : end === null ? start : Math.max(start, end);
  });
  heights.moments.forEach((moment, index) => {
    const height = heights.metres[index] ?? Number.NaN;
    if (Number.isNaN(height)) return;
    const column = Math.min(columnCount - 1, Math.floor(momentToShare(axis, moment) * columnCount));
    columns[column] = Math.max(columns[column] ?? Number.NEGATIVE_INFINITY, height);
  });
  const known = columns.filter((height) => height !== null);
  return { columns, highest: known.length > 0 ? Math.max(...known) : null };
}
