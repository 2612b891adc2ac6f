import { queryValue } from './query-value.ts';

/** The query parameter of the page of a list, counted from 1. */
export const pageParameter = 'page';

/** Parses the page of a query; 1 if it is missing or invalid. */
export function readPage(query: URLSearchParams): number {
  const text = queryValue(query, pageParameter);
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** Returns the number of pages of a list; an empty list has one. */
export function countPages(items: number, itemsPerPage: number): number {
  return Math.max(1, Math.ceil(items / itemsPerPage));
}

/** The first and last item of a page, counted from 1. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** Returns the items of a page; of the last page if the list is shorter. */
export function findPageRange(page: number, items: number, itemsPerPage: number): PageRange {
  const from = (Math.min(page, countPages(items, itemsPerPage)) - 1) * itemsPerPage + 1;
  return { from, to: Math.min(from + itemsPerPage - 1, items) };
}
