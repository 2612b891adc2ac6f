import type { Timeline, TimelinePart, TimelineYear } from './timeline.ts';

/** A page of the timeline: consecutive months of one year. */
export interface TimelinePage {
  /** The key by which an address names the page: the year, `YYYY`, for the first page of a year, else its first month, `YYYY-MM`. */
  readonly from: string;
  /** The first and the last month of the page, `YYYY-MM`; null when nothing on the page is known more exactly than the year. */
  readonly months: { readonly first: string; readonly last: string } | null;
  /** Whether the page holds everything of its year. */
  readonly isWholeYear: boolean;
}

/** The most places, texts and pictures on a page of several months. A month is never divided. */
export const mostEntriesOfPage = 100;

/**
 * Divides the timeline into pages. The undated places follow the months of the last page.
 * @param mostEntries how many places, texts and pictures a page of several months may have
 */
export function timelinePages({ years }: Timeline, mostEntries = mostEntriesOfPage): readonly TimelinePage[] {
  return years.flatMap((year) => pagesOfYear(year, mostEntries));
}

interface Group {
  readonly months: string[];
  entries: number;
}

function pagesOfYear({ year, wholeYear, months }: TimelineYear, mostEntries: number): TimelinePage[] {
  let group: Group = { months: [], entries: entryCount(wholeYear) };
  const groups = [group];
  for (const month of months) {
    const entries = entryCount(month);
    if (group.entries > 0 && group.entries + entries > mostEntries) {
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

/** The number of places, texts and pictures in a part of the timeline, those of its places included. */
export function entryCount({ places, texts, pictures }: TimelinePart): number {
  const ofPlaces = places.reduce((sum, place) => sum + place.pictures.length, 0);
  return places.length + texts.length + pictures.length + ofPlaces;
}

const keyPattern = /^\d{4}(-(0[1-9]|1[0-2]))?$/;

/**
 * Finds the page of a year or month.
 * @param key `YYYY` or `YYYY-MM`; anything else means the first page
 * @returns the index of the page; -1 when the timeline ends before the key or has no pages
 */
export function pageIndexOf(pages: readonly TimelinePage[], key: string): number {
  if (pages.length === 0) return -1;
  if (!keyPattern.test(key)) return 0;
  if (key > endOf(pages.at(-1))) return -1;
  return Math.max(
    0,
    pages.findLastIndex(({ from }) => from <= key),
  );
}

/**
 * The part of a timeline that consecutive pages show. The undated places belong to the last page.
 * @param pages all pages of the timeline
 * @param first index of the first page shown
 * @param last index of the last page shown
 */
export function timelineOfPages(
  whole: Timeline,
  pages: readonly TimelinePage[],
  { first, last }: { readonly first: number; readonly last: number },
): Timeline {
  const start = pages[first]?.from ?? '';
  const end = endOf(pages[last]);
  const years = whole.years
    .filter(({ year }) => start.slice(0, 4) <= year && year <= end)
    .map((year): TimelineYear => ({
      year: year.year,
      wholeYear: start <= year.year ? year.wholeYear : nothing,
      months: year.months.filter(({ month }) => start <= month && month <= end),
    }));
  return { years, undated: last === pages.length - 1 ? whole.undated : [] };
}

const nothing: TimelinePart = { sections: [], places: [], texts: [], pictures: [] };

/** The last key of a page. Keys compare as text, and a year comes before its months. */
function endOf(page: TimelinePage | undefined): string {
  return page === undefined ? '' : (page.months?.last ?? page.from);
}
