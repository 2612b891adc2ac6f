import { countPages, findPageRange, type PageRange } from '../../../../lib/url/page-parameter.ts';

/** The number of places on a page that the server renders. */
export const placesPerPage = 50;
/** The number of places in a block that the browser renders at once. It divides the page size. */
export const placesPerBlock = 25;

/** Returns the number of pages of a list; an empty list has one. */
export function pageCount(places: number): number {
  return countPages(places, placesPerPage);
}

/** Returns the first and last place of a page, counted from 1; of the last page if the list is shorter. */
export function pageRange(page: number, places: number): PageRange {
  return findPageRange(page, places, placesPerPage);
}

/** Splits a list into consecutive blocks. */
export function splitIntoBlocks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / placesPerBlock) }, (_, index) =>
    items.slice(index * placesPerBlock, (index + 1) * placesPerBlock),
  );
}
