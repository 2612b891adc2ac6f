import type { Round } from '../frames/measured-page.ts';
import type { Load } from './measure-load.ts';
import type { Heap, PageFigures } from './measure-page.ts';
import type { Limited } from './time-limit.ts';

/** A figure of a page; undefined where it was not measured. */
export type Figure = (figures: PageFigures) => Limited<number> | undefined;

export const ofLoad =
  (read: (load: Load) => number): Figure =>
  ({ load }) =>
    map(load, read);
export const ofHeap =
  (read: (heap: Heap) => number): Figure =>
  ({ heap }) =>
    heap === null ? undefined : map(heap, read);
export const ofPath =
  (read: (round: Round) => number): Figure =>
  ({ path }) =>
    path === null ? undefined : map(path, read);

function map<Value>(limited: Limited<Value>, read: (value: Value) => number): Limited<number> {
  return limited.ended ? { ended: true, value: read(limited.value) } : limited;
}

/** How many times as much, where both were measured. */
export function growth(
  small: Limited<number> | undefined,
  large: Limited<number> | undefined,
): Limited<number> | undefined {
  if (small === undefined || large === undefined || !small.ended) return undefined;
  return large.ended ? { ended: true, value: large.value / small.value } : large;
}

/** A figure as it stands in a table; a dash where nothing was measured. */
export function cell(figure: Limited<number> | undefined, decimals: number): string {
  if (figure === undefined) return '–';
  if (!figure.ended) return `not within ${figure.seconds} s`;
  return Number.isNaN(figure.value) ? '–' : figure.value.toFixed(decimals);
}

/** The work of every frame along the path, in milliseconds. */
export function framesOf({ work }: Round): number[] {
  return [...work.values()].flatMap(({ frames }) => frames);
}

/** The longest task of script and layout along the path, in milliseconds. */
export function longestTask({ work }: Round): number {
  return Math.max(...[...work.values()].flatMap(({ tasks }) => tasks));
}
