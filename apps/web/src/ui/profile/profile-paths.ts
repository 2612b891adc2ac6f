import type { LegProfile } from '@cae-map/expedition/heights/leg-profile';

/** The view box of a profile, which is stretched to the width of the pane. */
export const chartWidth = 400;
export const chartHeight = 80;

/** The steps of the scale in metres; the first one with at most four lines is used. */
const scaleSteps = [100, 200, 500, 1000, 2000] as const;
const maxLines = 4;

/** The least extent of the scale in metres: the noise of the grid must not look like mountains. */
const minExtent = 400;

/** The paths of a profile in its view box. */
export interface ProfilePaths {
  readonly area: string;
  readonly line: string;
  /** The heights with a line and a label, in metres, ascending. */
  readonly scale: readonly number[];
  /** The distance of a height from the upper edge. */
  readonly yOf: (metres: number) => number;
}

/** Creates the paths of a profile whose heights are all known. */
export function profilePaths({ points, lengthMetres }: LegProfile): ProfilePaths {
  const heights = points.flatMap(({ height }) => (height === null ? [] : [height]));
  const lowest = Math.min(...heights);
  const highest = Math.max(...heights, lowest + minExtent);
  const step = scaleSteps.find((each) => (highest - lowest) / each <= maxLines - 1) ?? 2000;
  const bottom = Math.floor(lowest / step) * step;
  const top = Math.ceil(highest / step) * step;
  const yOf = (metres: number): number => round(chartHeight * (1 - (metres - bottom) / (top - bottom)));
  const line = points
    .flatMap(({ metres, height }) =>
      height === null ? [] : [`${round((metres / Math.max(1, lengthMetres)) * chartWidth)} ${yOf(height)}`],
    )
    .join('L');
  return {
    area: `M0 ${chartHeight}L${line}L${chartWidth} ${chartHeight}Z`,
    line: `M${line}`,
    scale: Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, index) => bottom + index * step),
    yOf,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
