import { momentToShare, type JourneyAxis } from '@cae-map/expedition/journey/chart/axis';
import type { NamedPass } from '@cae-map/expedition/heights/named-passes';
import type { Skyline } from '@cae-map/expedition/heights/skyline';
import { chartWidth, rowHeight } from './chart-paths.ts';

/** The height at the upper edge of the strip, in metres: the name of the highest pass, 5,820 m, is above the line. */
export const topMetres = 7000;

/** The paths of the skyline in the view box of the strip. */
export interface SkylinePaths {
  /** The closed areas below the line. */
  readonly area: string;
  /** The line of the heights. */
  readonly line: string;
}

/** Creates the paths. A gap of unknown heights is left empty. */
export function skylinePaths({ columns }: Skyline): SkylinePaths {
  const width = chartWidth / Math.max(1, columns.length);
  let area = '';
  let line = '';
  let points: string[] = [];
  let start = 0;
  const close = (end: number): void => {
    if (points.length > 0) {
      const path = points.join('L');
      line += `M${path}`;
      area += `M${start} ${rowHeight}L${path}L${end} ${rowHeight}Z`;
    }
    points = [];
  };
  columns.forEach((height, index) => {
    const x = round((index + 0.5) * width);
    if (height === null) {
      close(round((index - 0.5) * width));
      return;
    }
    if (points.length === 0) start = x;
    points.push(`${x} ${round(heightToY(height))}`);
  });
  close(round((columns.length - 0.5) * width));
  return { area, line };
}

/** The distance of a height from the upper edge in the view box, 0 to `rowHeight`. */
export function heightToY(metres: number): number {
  return rowHeight * (1 - Math.min(1, Math.max(0, metres / topMetres)));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A name above the skyline. */
export interface PassLabel extends NamedPass {
  /** The share of the axis, 0 to 1. */
  readonly share: number;
}

/** The minimum distance of two names as a share of the scale; a name has about 110 pixels, a wide scale 900. */
const minDistance = 0.13;
/** No name fits on the left of a pass before this share. */
const firstShare = 0.15;
const maxLabels = 4;

/** Chooses the passes to name: the highest ones, each with enough room on its left side. */
export function passLabels(passes: readonly NamedPass[], axis: JourneyAxis): PassLabel[] {
  const labels: PassLabel[] = [];
  for (const pass of passes) {
    const share = momentToShare(axis, pass.stop.arrival);
    const isFree = labels.every((label) => Math.abs(label.share - share) >= minDistance);
    if (isFree && share >= firstShare && labels.length < maxLabels) labels.push({ ...pass, share });
  }
  return labels;
}
