import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDate, formatDateRange } from '@cae-map/expedition/dates/format-dates';
import type { CitedWork } from '@cae-map/expedition/sources/cited-works';
import { formatSources } from '@cae-map/expedition/sources/format-source';
import { getTitle } from '@cae-map/expedition/texts/titles';
import type { Catalogue } from '../../../lib/language/catalogue-ru.ts';
import { localDay } from '../../../lib/browser/local-day.ts';
import { localPath } from '../../../lib/language/language-path.ts';
import { paths } from '../../../lib/url/paths.ts';

/**
 * The citation of a stop on the present day: its title, dates and URL, the day of access, and the sources.
 * @param cited the sources of its dates and texts; a work is named once, with the chapter of its first citation
 */
export function formatCitation(
  place: PlaceRecord,
  cited: readonly CitedWork[],
  language: ContentLanguage,
  messages: Catalogue,
): string {
  const works = cited.filter(
    ({ work_id }, index) => cited.findIndex((other) => other.work_id === work_id) === index,
  );
  const url = new URL(localPath(language, paths.place(place.place_id)), window.location.origin).toString();
  const day = formatDate(localDay(new Date()), 'YYYY-MM-DD', language) ?? '';
  const stay = formatDateRange(place, language) ?? '';
  return messages.place.citation(getTitle(place, language), stay, url, day, formatSources(works, language));
}
