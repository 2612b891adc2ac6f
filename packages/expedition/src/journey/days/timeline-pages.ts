import type { Timeline, TimelinePart, TimelineYear } from './timeline.ts';

/** A page of the timeline: consecutive months of one year. */
export interface TimelinePage {
  /** Key of the page in URLs: `YYYY` for the first page of a year, else its first month, `YYYY-MM`. */
  readonly from: string;
  /** The first and the last month of the page, `YYYY-MM`; null if the page has only entries without a month. */
  readonly months: { readonly first: string; readonly last: string } | null;
  /** Whether the page contains all entries of its year. */
  readonly isWholeYear: boolean;
}

/** The maximum number of places, texts and pictures on a page of several months. A month is never divided. */
export const maxPageEntries = 100;

/**
 * Divides the timeline into pages. The undated places follow the months of the last page.
 * @param maxEntries the maximum number of places, texts and pictures on a page of several months
 */
export function timelinePages({ years }: Timeline, maxEntries = maxPageEntries): readonly TimelinePage[] {
  return years.flatMap((year) => divideYear(year, maxEntries));
}

interface Group {
  readonly months: string[];
  entries: number;
}

function divideYear({ year, wholeYear, months }: TimelineYear, maxEntries: number): TimelinePage[] {
  let group: Group = { months: [], entries: entryCount(wholeYear) };
  const groups = [group];
  for (const month of months) {
    const entries = entryCount(month);
    if (group.entries > 0 && group.entries + entries > maxEntries) {
      group = { months: [], entries: 0 };
      groups.push(group);
    }
    group.months.push(month.month);
    group.entries += entries;
  }
  return groups.map((each, index) => {
    const first = each.months[0];
    const last = each.months.at(-1);
    return {
      from: index === 0 || first === undefined ? year : first,
      months: first === undefined || last === undefined ? null : { first, last },
      isWholeYear: groups.length === 1,
    };
  });
}

/** Counts the places, texts and pictures of a part of the timeline, including the pictures of its places. */
export function entryCount({ places, texts, pictures }: TimelinePart): number {
  const placePictures = places.reduce((sum, place) => sum + place.pictures.length, 0);
  return places.length + texts.length + pictures.length + placePictures;
}

const keyPattern = /^\d{4}(-(0[1-9]|1[0-2]))?$/;

/**
 * Finds the page of a year or month.
 * @param key `YYYY` or `YYYY-MM`; any other key means the first page
 * @returns the index of the page; -1 if the key is after the end of the timeline or there are no pages
 */
export function pageIndexOf(pages: readonly TimelinePage[], key: string): number {
  if (pages.length === 0) return -1;
  if (!keyPattern.test(key)) return 0;
  if (key > lastKey(pages.at(-1))) return -1;
  return Math.max(
    0,
    pages.findLastIndex(({ from }) => from <= key),
  );
}

/**
 * Selects the entries of consecutive pages. The undated places are on the last page.
 * @param pages all pages of the timeline
 * @param first index of the first page
 * @param last index of the last page
 */
export function timelineOfPages(
  whole: Timeline,
  pages: readonly TimelinePage[],
  { first, last }: { readonly first: number; readonly last: number },
): Timeline {
  const start = pages[first]?.from ?? '';
  const end = lastKey(pages[last]);
  const years = whole.years
    .filter(({ year }) => start.slice(0, 4) <= year && year <= end)
    .map((year): TimelineYear => ({
      year: year.year,
      wholeYear: start <= year.year ? year.wholeYear : emptyPart,
      months: year.months.filter(({ month }) => start <= month && month <= end),
    }));
  return { years, undated: last === pages.length - 1 ? whole.undated : [] };
}

const emptyPart: TimelinePart = { sections: [], places: [], texts: [], pictures: [] };

/** The last key of a page. Keys are compared as strings, and a year precedes its months. */
function lastKey(page: TimelinePage | undefined): string {
  return page === undefined ? '' : (page.months?.last ?? page.from);
}
