import { quantile } from '../quantile.ts';
import type { Table } from '../report.ts';
import type { Work } from './main-thread.ts';
import type { Round } from './measured-page.ts';
import { movements } from './path.ts';
import type { Movement } from './path.ts';

/** The rounds with one content. Rounds with the same index were measured directly after each other. */
export interface ContentRounds {
  readonly title: string;
  readonly product: readonly Round[];
  readonly bare: readonly Round[];
}

/** The movements of each section of the table, by title. */
const sections: Readonly<Record<string, readonly Movement[]>> = {
  panning: ['pan'],
  zooming: ['zoom'],
  both: movements,
};

/** Milliseconds over all rounds, in the order of the columns. */
interface Summary {
  readonly medianFrame: number;
  readonly percentile95: number;
  readonly allFrames: number;
  readonly layout: number;
  readonly longestTask: number;
  readonly maximumTask: number;
}

export function frameTable(contents: readonly ContentRounds[]): Table {
  return {
    title: 'Script and layout of the main thread while the map is moved, milliseconds of processor time',
    head: [
      'content',
      'movement',
      'page',
      'frames',
      'median frame',
      'p95 frame',
      'all frames',
      'of which layout',
      'longest task, median',
      'longest task, maximum',
      'ratio to bare page',
    ],
    rows: contents.flatMap(({ title, product, bare }) =>
      Object.entries(sections).flatMap(([section, parts]) => {
        const productRounds = product.map((round) => workOfMovements(round, parts));
        const bareRounds = bare.map((round) => workOfMovements(round, parts));
        return [
          [
            title,
            section,
            'product',
            ...figures(productRounds),
            `**${ratio(productRounds, bareRounds).toFixed(2)}**`,
          ],
          [title, section, 'bare MapLibre', ...figures(bareRounds), ''],
        ];
      }),
    ),
  };
}

function workOfMovements({ work }: Round, parts: readonly Movement[]): Work {
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
    maximumTask: Math.max(...longest),
  };
  const frames = median(rounds.map((round) => round.frames.length));
  return [String(frames), ...Object.values(summary).map((value: number) => value.toFixed(1))];
}

/** The median ratio of the round pairs, since interference affects both rounds of a pair. */
function ratio(product: readonly Work[], bare: readonly Work[]): number {
  return median(product.map(({ frames }, round) => sum(frames) / sum(bare[round]?.frames ?? [])));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
