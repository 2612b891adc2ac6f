import type { Table } from '../report.ts';
import { quantile } from '../quantile.ts';
import { cell, framesOf, growth, longestTask, ofHeap, ofLoad, ofPath } from './figures.ts';
import type { Figure } from './figures.ts';
import type { PageFigures } from './measure-page.ts';
import { pageNames } from './pages.ts';
import type { PageName } from './pages.ts';
import { budgetSeconds, modelSeconds } from './time-model.ts';

/** The figures of all pages with one content. */
export interface ContentFigures {
  readonly title: string;
  readonly times: number;
  readonly figures: ReadonlyMap<PageName, PageFigures>;
}

/** The tables: until the page can be used, while it is moved, its memory, and how all that grows with the content. */
export function peerTables(contents: readonly ContentFigures[]): Table[] {
  const roundsOf = roundsByPage(contents);
  const modelled = (name: PageName): Figure =>
    ofLoad((load) => modelSeconds({ ...load, rounds: roundsOf(name) }));
  const [first, ...more] = contents;
  const table = (title: string, columns: readonly Column[]): Table => {
    const cellOf: CellOf = (figures, name, [, decimals, figureOf]) =>
      cell(read(figures, name, figureOf), decimals);
    return { title: `Beside its peers: ${title}`, ...rowsOf(contents, columns, cellOf) };
  };
  // 1 is no growth, as many times as there are places is linear growth.
  const growthOf: CellOf = (figures, name, [, decimals, figureOf]) =>
    cell(growth(read(first?.figures, name, figureOf), read(figures, name, figureOf)), decimals);
  const loadColumns: Column[] = [
    ['kB', 1, () => ofLoad(({ bytes }) => bytes / 1000)],
    ['requests', 0, () => ofLoad(({ requests }) => requests)],
    ['round trips', 0, (name) => ofLoad(() => roundsOf(name))],
    ['script and layout, ms', 0, () => ofLoad(({ scriptMilliseconds }) => scriptMilliseconds)],
    ['**slow phone: transfer and script, s**', 1, () => ofLoad(budgetSeconds)],
    ['with every round trip, s', 1, modelled],
    ['here by the clock, s', 1, () => ofLoad(({ wallMilliseconds }) => wallMilliseconds / 1000)],
  ];
  const pathColumns: Column[] = [
    ['frames', 0, () => ofPath((round) => framesOf(round).length)],
    ['median frame', 1, () => ofPath((round) => quantile(framesOf(round), 0.5))],
    ['95 of 100 frames within', 1, () => ofPath((round) => quantile(framesOf(round), 0.95))],
    ['longest task', 1, () => ofPath(longestTask)],
  ];
  const heapColumns: Column[] = [
    ['at the start', 1, () => ofHeap(({ start }) => start)],
    ['after 200 places', 1, () => ofHeap(({ afterPlaces }) => afterPlaces)],
  ];
  const grown: Column[] = [
    ['kB', 1, () => ofLoad(({ bytes }) => bytes)],
    ['slow phone', 1, modelled],
    ['script until usable', 1, () => ofLoad(({ scriptMilliseconds }) => scriptMilliseconds)],
    ['median frame', 1, () => ofPath((round) => quantile(framesOf(round), 0.5))],
    ['longest task', 1, () => ofPath(longestTask)],
    ['heap at the start', 1, () => ofHeap(({ start }) => start)],
    ['heap after 200 places', 1, () => ofHeap(({ afterPlaces }) => afterPlaces)],
  ];
  return [
    table('with an empty cache until the map can be used', loadColumns),
    table('script and layout while the map is moved, milliseconds of the processor', pathColumns),
    table('memory of the page and its workers, MB', heapColumns),
    {
      title: 'Beside its peers: how many times as much with more places, against those that ship',
      ...rowsOf(more, grown, growthOf),
    },
  ];
}

/** A heading, decimals, and the figure of a page. */
type Column = readonly [title: string, decimals: number, figureOf: (name: PageName) => Figure];

/** What stands in a column for a page with one content. */
type CellOf = (figures: ContentFigures['figures'], name: PageName, column: Column) => string;

function rowsOf(contents: readonly ContentFigures[], columns: readonly Column[], cellOf: CellOf) {
  return {
    head: ['content', 'page', ...columns.map(([title]) => title)],
    rows: contents.flatMap(({ title, figures }) =>
      pageNames.map((name) => [title, name, ...columns.map((column) => cellOf(figures, name, column))]),
    ),
  };
}

function read(figures: ContentFigures['figures'] | undefined, name: PageName, figureOf: Column[2]) {
  const ofPage = figures?.get(name);
  return ofPage === undefined ? undefined : figureOf(name)(ofPage);
}

/** Round trips are those of the page, not of its content: they are counted once. */
function roundsByPage(contents: readonly ContentFigures[]): (name: PageName) => number {
  return (name) =>
    contents.map(({ figures }) => figures.get(name)?.rounds ?? null).find((rounds) => rounds !== null) ??
    Number.NaN;
}
