import type { Round } from '../frames/measured-page.ts';
import type { Load } from './measure-load.ts';
import type { Heap, PageFigures } from './measure-page.ts';
import type { Limited } from './time-limit.ts';
import { budgetSeconds } from './time-model.ts';

/** Reads one figure of a page; undefined when it was not measured. */
export type Figure = (figures: PageFigures) => Limited<number> | undefined;

export const loadFigure =
  (read: (load: Load) => number): Figure =>
  ({ load }) =>
    map(load, read);
/** The modelled seconds until a stop can be opened: from its link in the HTML, or else on the usable map. */
export const firstUseFigure: Figure = ({ firstUse, load }) =>
  firstUse === null
    ? map(load, budgetSeconds)
    : {
        ended: true,
        value: budgetSeconds({ bytes: firstUse.bytes, scriptMilliseconds: firstUse.layoutMilliseconds }),
      };
export const heapFigure =
  (read: (heap: Heap) => number): Figure =>
  ({ heap }) =>
    heap === null ? undefined : map(heap, read);
export const pathFigure =
  (read: (round: Round) => number): Figure =>
  ({ path }) =>
    path === null ? undefined : map(path, read);

function map<Value>(limited: Limited<Value>, read: (value: Value) => number): Limited<number> {
  return limited.ended ? { ended: true, value: read(limited.value) } : limited;
}

/** The ratio of two figures, when both were measured. */
export function growth(
  small: Limited<number> | undefined,
  large: Limited<number> | undefined,
): Limited<number> | undefined {
  if (small === undefined || large === undefined || !small.ended) return undefined;
  return large.ended ? { ended: true, value: large.value / small.value } : large;
}

/** Formats a figure for a table; a dash when it was not measured. */
export function cell(figure: Limited<number> | undefined, decimals: number): string {
  if (figure === undefined) return '–';
  if (!figure.ended) return `not within ${figure.seconds} s`;
  return Number.isNaN(figure.value) ? '–' : figure.value.toFixed(decimals);
}

/** The work of each frame on the path, in milliseconds. */
export function frameTimes({ work }: Round): number[] {
  return [...work.values()].flatMap(({ frames }) => frames);
}

/** The longest task on the path, in milliseconds. */
export function longestTask({ work }: Round): number {
  return Math.max(...[...work.values()].flatMap(({ tasks }) => tasks));
}
