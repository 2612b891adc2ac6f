import type { ContentRecords } from './content-files.ts';
import { describeRecord } from './prose.ts';
import type { Violation } from './wording-rules.ts';

/** The works that were read page by page. The pages of the other works have not been seen. */
const pagedWorks: ReadonlySet<string> = new Set(['roerich-g-trails', 'roerich-n-altai-himalaya']);

/** A text that cites a work of known pages without one. */
export interface PageException {
  readonly text_id: number;
  /** Why the text names no page. */
  readonly reason: string;
}

/** The texts without a page. */
export const pageExceptions: readonly PageException[] = [
  {
    text_id: 106,
    reason: 'the edition of 1929 leaves out the bust and its base; the Russian edition was not seen by page',
  },
];

/**
 * The texts of the main route without a page because they rest on other works only, whose pages were not seen: diaries and letters in
 * archives, later studies and memoirs. A text leaves the list when it gets a page.
 */
export const textsOfOtherWorks: readonly number[] = [
  116, 117, 118, 119, 121, 122, 124, 125, 131, 132, 417, 419, 420, 421, 423, 424, 432, 433, 519, 521, 553,
  557, 559, 560, 562, 563, 564, 565, 566, 567, 570, 571, 574, 576, 577, 578,
];

/** The texts of the main route that name no page and cite no work of known pages, by id. */
export function findTextsOfOtherWorks({ places, texts }: ContentRecords): number[] {
  const mainRoute = new Set(
    places.filter(({ visited_on }) => visited_on === 'cae').map(({ place_id }) => place_id),
  );
  return texts
    .filter(({ place_ids }) => place_ids.some((id) => mainRoute.has(id)))
    .filter(({ sources }) => sources.every(({ work, page }) => !pagedWorks.has(work) && page === undefined))
    .map(({ text_id }) => text_id)
    .toSorted((a, b) => a - b);
}

/** Texts of the main route that cite a work of known pages and name no page, and exceptions that are not needed. */
export function textsWithoutPage(
  content: ContentRecords,
  exceptions: readonly PageException[] = pageExceptions,
): Violation[] {
  const mainRoute = new Set(
    content.places.filter(({ visited_on }) => visited_on === 'cae').map(({ place_id }) => place_id),
  );
  const found = content.texts.filter(
    ({ place_ids, sources }) =>
      place_ids.some((id) => mainRoute.has(id)) &&
      sources.some(({ work }) => pagedWorks.has(work)) &&
      !sources.some(({ page }) => page !== undefined),
  );
  const excepted = new Set(exceptions.map(({ text_id }) => text_id));
  const missing = found.filter(({ text_id }) => !excepted.has(text_id));
  const unneeded = exceptions.filter(({ text_id }) => !found.some((text) => text.text_id === text_id));
  return [
    ...missing.map((text) => `${text.file}: ${describeRecord('texts', text)}: sources: name the page`),
    ...unneeded.map(
      ({ text_id }) => `page-rule.ts: texts, text_id ${text_id}: remove the exception, which is not needed`,
    ),
  ];
}
