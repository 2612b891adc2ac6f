import type { Table } from '../report.ts';
import type { Round } from '../frames/measured-page.ts';
import type { Heap, PageFigures } from './measure-page.ts';
import type { Load } from './measure-load.ts';
import { pageNames } from './pages.ts';
import type { PageName } from './pages.ts';
import { modelSeconds } from './time-model.ts';
import type { Limited } from './time-limit.ts';

/** The figures of all pages with one content. */
export interface ContentFigures {
  readonly title: string;
  readonly times: number;
  readonly figures: ReadonlyMap<PageName, PageFigures>;
}

/** A figure of a page; undefined where it was not measured. */
type Figure = (figures: PageFigures) => Limited<number> | undefined;

const ofLoad =
  (read: (load: Load) => number): Figure =>
  ({ load }) =>
    map(load, read);
const ofHeap =
  (read: (heap: Heap) => number): Figure =>
  ({ heap }) =>
    heap === null ? undefined : map(heap, read);
const ofPath =
  (read: (round: Round) => number): Figure =>
  ({ path }) =>
    path === null ? undefined : map(path, read);

function map<Value>(limited: Limited<Value>, read: (value: Value) => number): Limited<number> {
  return limited.ended ? { ended: true, value: read(limited.value) } : limited;
}

/** The tables: until the page can be used, while it is moved, its memory, and how all that grows with the content. */
export function peerTables(contents: readonly ContentFigures[]): Table[] {
  const roundsOf = roundsByPage(contents);
  const modelled = (name: PageName): Figure =>
    ofLoad((load) => modelSeconds({ ...load, rounds: roundsOf(name) }));
  const row = (columns: readonly Column[]) => rowsOf(contents, columns);
  const loadColumns: Column[] = [
    ['kB', 1, () => ofLoad(({ bytes }) => bytes / 1000)],
    ['requests', 0, () => ofLoad(({ requests }) => requests)],
    ['round trips', 0, (name) => ofLoad(() => roundsOf(name))],
    ['script and layout, ms', 0, () => ofLoad(({ scriptMilliseconds }) => scriptMilliseconds)],
    ['**slow phone, modelled, s**', 1, modelled],
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
    {
      title: 'Beside its peers: with an empty cache until the map can be used',
      ...row(loadColumns),
    },
    {
      title: 'Beside its peers: script and layout while the map is moved, milliseconds of the processor',
      ...row(pathColumns),
    },
    { title: 'Beside its peers: memory of the page and its workers, MB', ...row(heapColumns) },
    {
      title: 'Beside its peers: how many times as much with more places, against those that ship',
      ...growthRows(contents, grown),
    },
  ];
}

/** A heading, decimals, and the figure of a page. */
type Column = readonly [title: string, decimals: number, figureOf: (name: PageName) => Figure];

function rowsOf(contents: readonly ContentFigures[], columns: readonly Column[]) {
  return {
    head: ['content', 'page', ...columns.map(([title]) => title)],
    rows: contents.flatMap(({ title, figures }) =>
      pageNames.map((name) => [
        title,
        name,
        ...columns.map(([, decimals, figureOf]) => cell(read(figures, name, figureOf), decimals)),
      ]),
    ),
  };
}

/** Each content after the first one by the first one: 1 is no growth, the number of times is linear growth. */
function growthRows(contents: readonly ContentFigures[], columns: readonly Column[]) {
  const [first, ...more] = contents;
  return {
    head: ['content', 'page', ...columns.map(([title]) => title)],
    rows: more.flatMap(({ title, figures }) =>
      pageNames.map((name) => [
        title,
        name,
        ...columns.map(([, decimals, figureOf]) =>
          cell(growth(read(first?.figures, name, figureOf), read(figures, name, figureOf)), decimals),
        ),
      ]),
    ),
  };
}

/** How many times as much, where both were measured. */
export function growth(
  small: Limited<number> | undefined,
  large: Limited<number> | undefined,
): Limited<number> | undefined {
  if (small === undefined || large === undefined || !small.ended) return undefined;
  return large.ended ? { ended: true, value: large.value / small.value } : large;
}

function read(figures: ContentFigures['figures'] | undefined, name: PageName, figureOf: Column[2]) {
  const ofPage = figures?.get(name);
  return ofPage === undefined ? undefined : figureOf(name)(ofPage);
}

function cell(figure: Limited<number> | undefined, decimals: number): string {
  if (figure === undefined) return '–';
  return figure.ended ? figure.value.toFixed(decimals) : `not within ${figure.seconds} s`;
}

/** Round trips are those of the page, not of its content: they are counted once. */
function roundsByPage(contents: readonly ContentFigures[]): (name: PageName) => number {
  return (name) =>
    contents.map(({ figures }) => figures.get(name)?.rounds ?? null).find((rounds) => rounds !== null) ??
    Number.NaN;
}

function framesOf({ work }: Round): number[] {
  return [...work.values()].flatMap(({ frames }) => frames);
}

function longestTask({ work }: Round): number {
  return Math.max(...[...work.values()].flatMap(({ tasks }) => tasks));
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
