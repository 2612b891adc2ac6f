import type { PlaceRevision } from '@cae-map/contract/entities/place';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDate } from '@cae-map/expedition/dates/format-dates';
import type { MissingDay } from '@cae-map/expedition/dates/missing-day';
import { findPlaceWarnings, findStayWarnings } from '@cae-map/expedition/places/place-warnings';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { formatDistance } from '../../../../lib/distance.ts';
import { draftRecord } from '../../../../lib/editing/draft.ts';
import { invalidDate } from '../../../../ui/workbench/kind/form-field.ts';
import { placeEditingMessages } from '../../messages/index.ts';
import type { EditedField, PlaceDraft } from '../draft/draft-store.ts';

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** Compares the changed position and dates with those of the neighbours on the route, and names days without a stop beside unchanged dates too. @returns texts in the language of the page */
export function findWarningLabels(
  draft: PlaceDraft,
  places: readonly PlaceRevision[],
  language: ContentLanguage,
): Partial<Record<EditedField, string>> {
  const messages = placeEditingMessages.read(language);
  const labels = messages.placeEdit.warnings;
  const record = withReadableDates(draftRecord(draft));
  const { position, date } = findPlaceWarnings(record, places);
  const stay = findStayWarnings(record, places);
  const isDepartureChanged = isRedated(draft) || 'enddate' in draft.changes;
  const nameDays = ({ previousEnd, date: arrival }: MissingDay): string => {
    const days = (Date.parse(arrival) - Date.parse(previousEnd)) / millisecondsPerDay;
    const label = days < 0 ? 'arrivalBeforeDeparture' : days === 1 ? 'otherDay' : 'missingDay';
    return labels[label](formatDay(previousEnd, language), formatDay(arrival, language));
  };
  const isMoved = 'latitude' in draft.changes || 'longitude' in draft.changes;
  return {
    ...(stay.missingBefore !== null && { date: nameDays(stay.missingBefore) }),
    ...(stay.missingAfter !== null && { enddate: nameDays(stay.missingAfter) }),
    ...(stay.lateDeparture !== null &&
      isDepartureChanged && {
        enddate: labels.departureAfterNext(
          getTitle(stay.lateDeparture, language),
          formatDate(stay.lateDeparture.date, stay.lateDeparture.date_format, language) ?? '',
        ),
      }),
    ...(position !== null &&
      isMoved && {
        latitude: labels[position.isSwapped ? 'swapped' : 'far'](
          formatDistance(position.distance, language, messages),
          getTitle(position.neighbour, language),
        ),
      }),
    ...(date !== null &&
      isRedated(draft) && {
        date: labels[date.isBefore ? 'beforePrevious' : 'afterNext'](
          getTitle(date.neighbour, language),
          formatDate(date.neighbour.date, date.neighbour.date_format, language) ?? '',
        ),
      }),
  };
}

/** Without dates that are not days, which the form reports. */
function withReadableDates(record: PlaceRevision): PlaceRevision {
  const { date, enddate } = record;
  return {
    ...record,
    date: date === invalidDate ? null : date,
    enddate: enddate === invalidDate ? null : enddate,
  };
}

function isRedated({ changes }: PlaceDraft): boolean {
  return 'date' in changes || 'date_format' in changes;
}

function formatDay(date: string, language: ContentLanguage): string {
  return formatDate(date, 'YYYY-MM-DD', language) ?? date;
}
