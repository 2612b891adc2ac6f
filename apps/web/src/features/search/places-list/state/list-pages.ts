import { queryValue } from '../../../../lib/url/query-value.ts';

/** The number of places on a page that the server renders. */
export const placesPerPage = 50;
/** The number of places in a block that the browser renders at once. It divides the page size. */
export const placesPerBlock = 25;

/** The query parameter of the page, counted from 1. */
export const pageParameter = 'page';

/** Parses the page of a query; 1 if it is missing or invalid. */
export function readPage(query: URLSearchParams): number {
  const text = queryValue(query, pageParameter);
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** Returns the number of pages of a list; an empty list has one. */
export function pageCount(places: number): number {
  return Math.max(1, Math.ceil(places / placesPerPage));
}

/** Returns the first and last place of a page, counted from 1; of the last page if the list is shorter. */
export function pageRange(page: number, places: number): { readonly from: number; readonly to: number } {
  const from = (Math.min(page, pageCount(places)) - 1) * placesPerPage + 1;
  return { from, to: Math.min(from + placesPerPage - 1, places) };
}

/** Splits a list into consecutive blocks. */
export function splitIntoBlocks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / placesPerBlock) }, (_, index) =>
    items.slice(index * placesPerBlock, (index + 1) * placesPerBlock),
  );
}
