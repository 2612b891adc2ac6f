import { queryValue } from '../../../../lib/url/query-value.ts';

/** How many places a page has as the server delivers it. */
export const placesOfPage = 50;
/** How many places are rendered together in the browser; a page has a whole number of such blocks. */
export const placesOfBlock = 25;

/** The query parameter that holds the page, counted from 1. */
export const pageParameter = 'page';

/** The page that an address names; 1 where it names none or what it names cannot be read. */
export function readPage(query: URLSearchParams): number {
  const text = queryValue(query, pageParameter);
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The number of pages of a list; an empty list has one. */
export function pageCount(places: number): number {
  return Math.max(1, Math.ceil(places / placesOfPage));
}

/** The first and last place of a page, counted from 1; the last page where the list is shorter. */
export function rangeOfPage(page: number, places: number): { readonly from: number; readonly to: number } {
  const from = (Math.min(page, pageCount(places)) - 1) * placesOfPage + 1;
  return { from, to: Math.min(from + placesOfPage - 1, places) };
}

/** The consecutive parts of a list that are rendered together. */
export function blocksOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / placesOfBlock) }, (_, index) =>
    items.slice(index * placesOfBlock, (index + 1) * placesOfBlock),
  );
}
