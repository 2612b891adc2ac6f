import type { FormerPlace } from '@cae-map/contract/entities/place';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { textIn, getTitle, getTitles } from '@cae-map/expedition/texts/titles';
import type { Catalogue } from '../../lib/language/catalogue-ru.ts';
import { otherLanguage } from '../../lib/language/language-path.ts';
import type { PageHead } from '../../lib/page/page-head.ts';
import { paths } from '../../lib/url/paths.ts';
import { picturesWithFile, previewImage } from '../../lib/images/pictures.ts';
import { shortenText } from '../../lib/page/shorten-text.ts';
import type { PlaceViewState } from '../../lib/place-view/use-place-view.ts';

/** Returns the title, description and preview image of the page of a place. */
export function placeHead(view: PlaceView, language: ContentLanguage, messages: Catalogue): PageHead {
  const title = getTitle(view.place, language);
  const dates = formatDateRange(view.place, language);
  const image = previewImage(picturesWithFile(view), { language, messages });
  return {
    title: dates === null ? title : `${title}, ${dates}`,
    description: shortenText(textIn(view.place, 'notes', language).text) || messages.product.description,
    path: paths.place(view.place.place_id),
    kind: 'article',
    card: {
      title,
      names: otherNames(view, language),
      dates: dates ?? '',
      text: shortenText(textIn(view.place, 'notes', language).text),
    },
    ...(image === null ? {} : { image }),
  };
}

/** The name of a place in the other language of the records, and its Chinese name. */
function otherNames({ place }: PlaceView, language: ContentLanguage): string[] {
  const title = getTitle(place, language);
  return [getTitles(place)[otherLanguage(language)], place.title_cn]
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== title);
}

/**
 * Returns the head of the page for a state of its place; null while the place is being loaded.
 * @param former the place if it was deleted
 */
export function placeStateHead(
  state: PlaceViewState,
  language: ContentLanguage,
  messages: Catalogue,
  former?: FormerPlace,
): PageHead | null {
  if (state.kind === 'missing') return missingPlaceHead(former, language, messages);
  return state.kind === 'ready' ? placeHead(state.view, language, messages) : null;
}

/**
 * Returns the head of the page of a place that does not exist.
 * @param former the place if it was deleted
 */
export function missingPlaceHead(
  former: FormerPlace | undefined,
  language: ContentLanguage,
  messages: Catalogue,
): PageHead {
  const { removed, removedHint, notFound } = messages.place;
  if (former === undefined) return { title: notFound, description: messages.notFoundPage.text };
  return { title: removed(getTitle(former, language)), description: removedHint };
}
