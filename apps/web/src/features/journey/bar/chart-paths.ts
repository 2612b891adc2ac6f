import type { Transport } from '@cae-map/contract/enumerations';
import { momentToShare, type JourneyAxis } from '@cae-map/expedition/journey/chart/axis';
import type { StayBar, TransportBar } from '@cae-map/expedition/journey/chart/bars';
import type { Histogram } from '@cae-map/expedition/journey/chart/histogram';
import type { Journey } from '@cae-map/expedition/journey/journey';
import { momentToDate, type Moment } from '@cae-map/expedition/journey/moment';

/** The view box of each row of the chart, which is stretched to the size of the row. */
export const chartWidth = 1000;
export const rowHeight = 100;

/**
 * All shapes of one name in a row as a single path, so that the number of elements does not depend on that of the stops.
 */
export interface ChartPath {
  readonly name: string;
  readonly data: string;
}

/** The height of an empty week, so that the columns are continuous. */
const emptyHeight = 4;
const columnShare = 0.72;

/** Creates the columns of the histogram, one path per year. */
export function columnPaths(journey: Journey, axis: JourneyAxis, { bins, largest }: Histogram): ChartPath[] {
  const paths = new PathsByName();
  for (const { from, to, texts, pictures } of bins) {
    const [left, width] = extent(axis, from, to);
    // The square root keeps a single picture visible beside a week with thirty.
    const part = Math.sqrt((texts + pictures) / Math.max(1, largest));
    const height = emptyHeight + (rowHeight - emptyHeight) * part;
    paths.add(yearAt(journey, from), box(left, width * columnShare, rowHeight - height, height));
  }
  return paths.all();
}

/** Creates the stays, one path per year and one more for stays without an exact day. */
export function stayPaths(journey: Journey, axis: JourneyAxis, stays: readonly StayBar[]): ChartPath[] {
  const paths = new PathsByName();
  for (const { from, to, isAbout } of stays) {
    const [left, width] = extent(axis, from, to);
    const name = yearAt(journey, from);
    paths.add(isAbout ? `${name}-about` : name, box(left, Math.max(minWidth, width), 0, rowHeight));
  }
  return paths.all();
}

/** The minimum width of a stay. */
const minWidth = 0.8;

/** The lengths of dashes and gaps by transport; null is a solid line. */
const dashes: Readonly<Record<Transport | 'unknown', readonly [dash: number, gap: number] | null>> = {
  train: null,
  car: null,
  steamship: [6, 3],
  horsecart: [3, 2.5],
  horse: [1.5, 2],
  unknown: [1, 4],
};

/** Creates one path per transport. */
export function transportPaths(axis: JourneyAxis, bars: readonly TransportBar[]): ChartPath[] {
  const paths = new PathsByName();
  for (const { transport, from, to } of bars) {
    const name = transport ?? 'unknown';
    const [left, width] = extent(axis, from, to);
    const [dash, gap] = dashes[name] ?? [width, 0];
    for (let at = 0; at < width; at += dash + gap) {
      paths.add(name, box(left + at, Math.min(dash, width - at), 0, rowHeight));
    }
  }
  return paths.all();
}

class PathsByName {
  readonly #parts = new Map<string, string[]>();

  add(name: string, part: string): void {
    const parts = this.#parts.get(name);
    if (parts) parts.push(part);
    else this.#parts.set(name, [part]);
  }

  all(): ChartPath[] {
    return [...this.#parts].map(([name, parts]) => ({ name, data: parts.join('') }));
  }
}

function extent(axis: JourneyAxis, from: Moment, to: Moment): [left: number, width: number] {
  const left = momentToShare(axis, from) * chartWidth;
  return [left, momentToShare(axis, to) * chartWidth - left];
}

function box(left: number, width: number, top: number, height: number): string {
  return `M${left.toFixed(2)} ${top.toFixed(1)}v${height.toFixed(1)}h${width.toFixed(2)}v${(-height).toFixed(1)}z`;
}

const colouredYears = ['1923', '1924', '1925', '1926', '1927', '1928'];

/** Returns the year of a moment if it has a colour, else 'other'. */
function yearAt(journey: Journey, moment: Moment): string {
  const year = momentToDate(journey, moment).slice(0, 4);
  return colouredYears.includes(year) ? year : 'other';
}
