import { climbAndDescent } from '@cae-map/expedition/heights/profile-statistics';
import { distanceMetres, lineLengthMetres, type Position } from '@cae-map/expedition/route/geography';
import { heightAt, type HeightGrid } from '../terrain/height-grid.ts';
import { samplesAlong } from './line-cost.ts';

/** The measures of a line by which an editor judges it, in metres. */
export interface LegStatistics {
  readonly straight: number;
  readonly length: number;
  /** The sum of all rises of at least 50 m; null if the line leaves the grid. */
  readonly climb: number | null;
  readonly highest: number | null;
  /** Whether the line is so much longer than the straight one that it is probably wrong. */
  readonly isLongDetour: boolean;
}

/** The ratio of the length of a line to the straight distance above which it is marked for the editor. */
const longDetour = 1.8;

/** Measures the line of a leg, ends included, on the height grid. */
export function legStatistics(grid: HeightGrid, line: readonly Position[]): LegStatistics {
  const [from, to] = [line[0], line.at(-1)];
  const straight = from && to ? distanceMetres(from, to) : 0;
  const length = lineLengthMetres(line);
  const heights = samplesAlong(line).map(([latitude, longitude]) => heightAt(grid, longitude, latitude));
  const known = heights.filter((height) => height !== undefined);
  const isKnown = known.length === heights.length;
  return {
    straight,
    length,
    climb: isKnown ? Math.round(climbAndDescent(known).climb) : null,
    highest: isKnown ? Math.round(Math.max(...known)) : null,
    isLongDetour: length > longDetour * straight,
  };
}
