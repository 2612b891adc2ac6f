import { quantile } from '../quantile.ts';
import type { Table } from '../report.ts';
import type { Work } from './main-thread.ts';
import type { Round } from './measured-page.ts';
import { movements } from './path.ts';
import type { Movement } from './path.ts';

/** The rounds with one content; those of one index were measured one after the other. */
export interface ContentRounds {
  readonly title: string;
  readonly product: readonly Round[];
  readonly bare: readonly Round[];
}

/** A part of the path, by its title. */
const sections: Readonly<Record<string, readonly Movement[]>> = {
  panning: ['pan'],
  zooming: ['zoom'],
  both: movements,
};

/** Milliseconds of all rounds, in the order of the columns. */
interface Summary {
  readonly medianFrame: number;
  readonly percentile95: number;
  readonly allFrames: number;
  readonly layout: number;
  readonly longestTask: number;
  readonly longestOfAllRounds: number;
}

export function frameTable(contents: readonly ContentRounds[]): Table {
  return {
    title: 'Script and layout of the main thread while the map is moved, milliseconds of its processor',
    head: [
      'content',
      'movement',
      'page',
      'frames',
      'median frame',
      '95 of 100 frames within',
      'all frames',
      'of it layout',
      'longest task',
      'longest of all rounds',
      'times the bare page',
    ],
    rows: contents.flatMap(({ title, product, bare }) =>
      Object.entries(sections).flatMap(([section, parts]) => {
        const ofProduct = product.map((round) => workAlong(round, parts));
        const ofBare = bare.map((round) => workAlong(round, parts));
        return [
          [title, section, 'product', ...figures(ofProduct), `**${ratio(ofProduct, ofBare).toFixed(2)}**`],
          [title, section, 'bare MapLibre', ...figures(ofBare), ''],
        ];
      }),
    ),
  };
}

function workAlong({ work }: Round, parts: readonly Movement[]): Work {
  const works = parts.flatMap((movement) => work.get(movement) ?? []);
  return {
    frames: works.flatMap(({ frames }) => frames),
    tasks: works.flatMap(({ tasks }) => tasks),
    layout: sum(works.map(({ layout }) => layout)),
  };
}

function figures(rounds: readonly Work[]): string[] {
  const longest = rounds.map(({ tasks }) => Math.max(...tasks));
  const summary: Summary = {
    medianFrame: median(rounds.map(({ frames }) => median(frames))),
    percentile95: median(rounds.map(({ frames }) => quantile(frames, 0.95))),
    allFrames: median(rounds.map(({ frames }) => sum(frames))),
    layout: median(rounds.map(({ layout }) => layout)),
    longestTask: median(longest),
    longestOfAllRounds: Math.max(...longest),
  };
  const frames = median(rounds.map((round) => round.frames.length));
  return [String(frames), ...Object.values(summary).map((value: number) => value.toFixed(1))];
}

/** The median of the rounds, since what slows a round down for a while slows both pages. */
function ratio(product: readonly Work[], bare: readonly Work[]): number {
  return median(product.map(({ frames }, round) => sum(frames) / sum(bare[round]?.frames ?? [])));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
