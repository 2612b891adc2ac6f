import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { ListedPlace } from '@cae-map/expedition/search/places-list';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { pageCount, pageRange } from './list-pages.ts';
import type { PageHead } from '../../../../lib/page/page-head.ts';
import type { SearchMessages } from '../../messages/index.ts';

interface HeadContext {
  readonly language: ContentLanguage;
  readonly messages: SearchMessages;
}

/** Creates the title and description of a page of the list; those of the first page if the page does not exist. */
export function createPageHead(
  places: readonly ListedPlace[],
  page: number,
  { language, messages }: HeadContext,
): Pick<PageHead, 'title' | 'description'> {
  const { intro, range, pageTitle, pageDescription } = messages.placesList;
  const { from, to } = pageRange(page, places.length);
  const first = places[from - 1];
  const last = places[to - 1];
  if (page === 1 || page > pageCount(places.length) || first === undefined || last === undefined) {
    return { title: messages.menu.placesList, description: intro };
  }
  const names = [getTitle(first, language), getTitle(last, language)] as const;
  return {
    title: pageTitle(page),
    description: pageDescription(range(from, to), places.length, ...names),
  };
}
