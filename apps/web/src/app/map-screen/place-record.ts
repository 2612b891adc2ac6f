import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { getTitle, getTitles, textIn } from '@cae-map/expedition/texts/titles';
import type { Catalogue } from '../../lib/language/catalogue-ru.ts';
import { otherLanguage } from '../../lib/language/language-path.ts';
import { shortenText } from '../../lib/page/shorten-text.ts';
import { contentLicence, type RecordPage } from '../../lib/record-page/record-page.ts';
import { geoNode } from '../../lib/record-page/structured-node.ts';
import { paths } from '../../lib/url/paths.ts';

/** What the page of a place tells programs. */
export function placeRecord(
  { place, leg, previous, next, imageGroups, books }: PlaceView,
  language: ContentLanguage,
  messages: Catalogue,
): RecordPage {
  const title = getTitle(place, language);
  const dates = formatDateRange(place, language);
  const { latitude, longitude } = place;
  const isKnown = latitude !== null && longitude !== null;
  const notes = shortenText(textIn(place, 'notes', language).text);
  const otherNames = [getTitles(place)[otherLanguage(language)], ...place.title_modern.split(';')]
    .map((name) => name.trim())
    .filter((name, index, names) => name !== '' && name !== title && names.indexOf(name) === index);
  return {
    path: paths.place(place.place_id),
    title: dates === null ? title : `${title}, ${dates}`,
    ancestors: [{ label: messages.product.name, path: paths.map() }],
    citation: {
      kind: 'page',
      key: `place-${place.place_id}`,
      author: '',
      title: dates === null ? title : `${title}, ${dates}`,
      container: messages.product.citedAs,
      publisher: '',
      year: place.date === null ? null : Number(place.date.slice(0, 4)),
    },
    licence: contentLicence,
    position: isKnown ? { latitude, longitude, basis: 'record' } : null,
    data: {
      ...place,
      leg,
      previous,
      next,
      images: imageGroups.flatMap(({ images }) => images.map(({ image_id }) => image_id)),
      texts: (books ?? []).flatMap(({ texts }) => texts.map(({ text_id }) => text_id)),
    },
    structured: () => ({
      '@type': 'Place',
      name: title,
      ...(notes === '' ? {} : { description: notes }),
      ...(otherNames.length === 0 ? {} : { alternateName: otherNames }),
      ...geoNode(isKnown ? [latitude, longitude] : null),
    }),
  };
}
