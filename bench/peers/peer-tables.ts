import type { Table } from '../report.ts';
import { quantile } from '../quantile.ts';
import {
  cell,
  frameTimes,
  growth,
  longestTask,
  heapFigure,
  loadFigure,
  pathFigure,
  firstUseFigure,
} from './figures.ts';
import type { Figure } from './figures.ts';
import type { PageFigures } from './measure-page.ts';
import { pageNames } from './pages.ts';
import type { PageName } from './pages.ts';
import { budgetSeconds, modelSeconds } from './time-model.ts';

/** The figures of all pages with one content size. */
export interface ContentFigures {
  readonly title: string;
  readonly times: number;
  readonly figures: ReadonlyMap<PageName, PageFigures>;
}

/** Builds the tables of loading, map movement, memory, and growth with the content size. */
export function peerTables(contents: readonly ContentFigures[]): Table[] {
  const roundTrips = findRoundTrips(contents);
  const modelled = (name: PageName): Figure =>
    loadFigure((load) => modelSeconds({ ...load, rounds: roundTrips(name) }));
  const [first, ...more] = contents;
  const table = (title: string, columns: readonly Column[]): Table => {
    const formatCell: FormatCell = (figures, name, [, decimals, selectFigure]) =>
      cell(read(figures, name, selectFigure), decimals);
    return { title: `Comparison: ${title}`, ...buildRows(contents, columns, formatCell) };
  };
  // A factor of 1 is no growth; linear growth has the factor of the content size.
  const growthCell: FormatCell = (figures, name, [, decimals, selectFigure]) =>
    cell(growth(read(first?.figures, name, selectFigure), read(figures, name, selectFigure)), decimals);
  const ratioCell: FormatCell = (figures, name, [, decimals, selectFigure]) =>
    cell(growth(read(figures, referencePage, selectFigure), read(figures, name, selectFigure)), decimals);
  const loadColumns: Column[] = [
    ['**slow phone: until a stop can be opened, s**', 1, () => firstUseFigure],
    ['kB', 1, () => loadFigure(({ bytes }) => bytes / 1000)],
    ['requests', 0, () => loadFigure(({ requests }) => requests)],
    ['round trips', 0, (name) => loadFigure(() => roundTrips(name))],
    ['script and layout, ms', 0, () => loadFigure(({ scriptMilliseconds }) => scriptMilliseconds)],
    ['**slow phone: until the map is drawn, s**', 1, () => loadFigure(budgetSeconds)],
    ['with round trips, s', 1, modelled],
    ['wall clock on this machine, s', 1, () => loadFigure(({ wallMilliseconds }) => wallMilliseconds / 1000)],
  ];
  const pathColumns: Column[] = [
    ['frames', 0, () => pathFigure((round) => frameTimes(round).length)],
    ['median frame', 1, () => pathFigure((round) => quantile(frameTimes(round), 0.5))],
    ['p95 frame', 1, () => pathFigure((round) => quantile(frameTimes(round), 0.95))],
    ['longest task', 1, () => pathFigure(longestTask)],
  ];
  const heapColumns: Column[] = [
    ['after loading', 1, () => heapFigure(({ start }) => start)],
    ['after 200 places', 1, () => heapFigure(({ afterPlaces }) => afterPlaces)],
  ];
  const grown: Column[] = [
    ['kB', 1, () => loadFigure(({ bytes }) => bytes)],
    ['slow phone', 1, modelled],
    ['script until usable', 1, () => loadFigure(({ scriptMilliseconds }) => scriptMilliseconds)],
    ['median frame', 1, () => pathFigure((round) => quantile(frameTimes(round), 0.5))],
    ['longest task', 1, () => pathFigure(longestTask)],
    ['heap after loading', 1, () => heapFigure(({ start }) => start)],
    ['heap after 200 places', 1, () => heapFigure(({ afterPlaces }) => afterPlaces)],
  ];
  const compared: Column[] = [
    ['slow phone: until a stop can be opened', 2, () => firstUseFigure],
    ['slow phone: until the map is drawn', 2, () => loadFigure(budgetSeconds)],
    ['script until the map is drawn', 2, () => loadFigure(({ scriptMilliseconds }) => scriptMilliseconds)],
  ];
  return [
    table('loading with an empty cache until the map is usable', loadColumns),
    {
      title: `Comparison: loading, ratios to ${referencePage} with the same content`,
      ...buildRows(contents, compared, ratioCell),
    },
    table('script and layout while the map is moved, milliseconds of processor time', pathColumns),
    table('memory of the page and its workers, MB', heapColumns),
    {
      title: 'Comparison: growth factors relative to the shipped places',
      ...buildRows(more, grown, growthCell),
    },
  ];
}

const referencePage: PageName = 'bare MapLibre';

/** The heading of a column, its decimals, and how its figure is read. */
type Column = readonly [title: string, decimals: number, selectFigure: (name: PageName) => Figure];

/** Formats the cell of a column for a page with one content size. */
type FormatCell = (figures: ContentFigures['figures'], name: PageName, column: Column) => string;

function buildRows(contents: readonly ContentFigures[], columns: readonly Column[], formatCell: FormatCell) {
  return {
    head: ['content', 'page', ...columns.map(([title]) => title)],
    rows: contents.flatMap(({ title, figures }) =>
      pageNames.map((name) => [title, name, ...columns.map((column) => formatCell(figures, name, column))]),
    ),
  };
}

function read(figures: ContentFigures['figures'] | undefined, name: PageName, selectFigure: Column[2]) {
  const pageFigures = figures?.get(name);
  return pageFigures === undefined ? undefined : selectFigure(name)(pageFigures);
}

/** Round trips do not depend on the content size, so they are counted only once for each page. */
function findRoundTrips(contents: readonly ContentFigures[]): (name: PageName) => number {
  return (name) =>
    contents.map(({ figures }) => figures.get(name)?.rounds ?? null).find((rounds) => rounds !== null) ??
    Number.NaN;
}
