import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { ListedPlace } from '@cae-map/expedition/search/places-list';
import { getTitle } from '@cae-map/expedition/texts/titles';
import type { PageHead } from '../../../../lib/page/page-head.ts';
import type { SearchMessages } from '../../messages/index.ts';
import { pageCount, rangeOfPage } from './list-pages.ts';

interface Speech {
  readonly language: ContentLanguage;
  readonly messages: SearchMessages;
}

/** Title and description of a page of the list; those of the first page where the list has no such page. */
export function pageHeadOf(
  places: readonly ListedPlace[],
  page: number,
  { language, messages }: Speech,
): Pick<PageHead, 'title' | 'description'> {
  const { intro, range, pageTitle, pageDescription } = messages.placesList;
  const { from, to } = rangeOfPage(page, places.length);
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
