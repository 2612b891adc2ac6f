import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { ListedPlace } from '@cae-map/expedition/search/places-list';
import { getTitle } from '@cae-map/expedition/texts/titles';
import type { Catalogue } from '../../../../lib/language/catalogue-ru.ts';
import type { PageHead } from '../../../../lib/page-head.ts';
import { pageCount, pageRange } from './list-pages.ts';

interface HeadContext {
  readonly language: ContentLanguage;
  readonly messages: Catalogue;
}

/** Creates the title and description of a page of the list; those of the first page if the page does not exist. */
export function createPageHead(
  places: readonly ListedPlace[],
  page: number,
  { language, messages }: HeadContext,
): Pick<PageHead, 'title' | 'description'> {
  const { title, intro, range, pageTitle, pageDescription } = messages.placesList;
  const { from, to } = pageRange(page, places.length);
  const first = places[from - 1];
  const last = places[to - 1];
  if (page === 1 || page > pageCount(places.length) || first === undefined || last === undefined) {
    return { title, description: intro };
  }
  const names = [getTitle(first, language), getTitle(last, language)] as const;
  return {
    title: pageTitle(page),
    description: pageDescription(range(from, to), places.length, ...names),
  };
}
