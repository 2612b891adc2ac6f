import type { Table } from '../report.ts';
import type { Round } from './measured-page.ts';
import { movements } from './path.ts';
import type { Movement } from './path.ts';

/** The rounds with one content; those of one index were measured one after the other. */
export interface ContentRounds {
  readonly title: string;
  readonly product: readonly Round[];
  readonly bare: readonly Round[];
}

/** Milliseconds of all rounds with a movement, as they are compared. */
interface Summary {
  readonly frames: number;
  readonly median: number;
  readonly percentile95: number;
  readonly sum: number;
  readonly longestTask: number;
  readonly longestOfAll: number;
}

export function frameTable(contents: readonly ContentRounds[]): Table {
  return {
    title:
      'Script, style and layout of the main thread while the map is moved, milliseconds of its processor; medians of five rounds',
    head: [
      'content',
      'movement',
      'page',
      'frames',
      'median frame',
      '95 % of frames under',
      'all frames',
      'longest task',
      'longest task of all rounds',
      'to the bare page',
    ],
    rows: contents.flatMap((content) => movements.flatMap((movement) => rowsOf(content, movement))),
  };
}

function rowsOf({ title, product, bare }: ContentRounds, movement: Movement): string[][] {
  const ratios = product.map((round, index) => {
    const other = bare[index];
    return other ? sumOf(framesOf(round, movement)) / sumOf(framesOf(other, movement)) : Number.NaN;
  });
  return [
    [title, movement, 'product', ...cells(summarize(product, movement)), median(ratios).toFixed(2)],
    [title, movement, 'bare MapLibre', ...cells(summarize(bare, movement)), '1'],
  ];
}

function cells({ frames, ...milliseconds }: Summary): string[] {
  return [String(frames), ...Object.values(milliseconds).map((value: number) => value.toFixed(1))];
}

function summarize(rounds: readonly Round[], movement: Movement): Summary {
  const frames = rounds.map((round) => framesOf(round, movement));
  const longest = rounds.map(({ work }) => Math.max(...(work.get(movement)?.tasks ?? [])));
  return {
    frames: median(frames.map(({ length }) => length)),
    median: median(frames.map(median)),
    percentile95: median(frames.map((values) => quantile(values, 0.95))),
    sum: median(frames.map(sumOf)),
    longestTask: median(longest),
    longestOfAll: Math.max(...longest),
  };
}

function framesOf({ work }: Round, movement: Movement): readonly number[] {
  return work.get(movement)?.frames ?? [];
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
