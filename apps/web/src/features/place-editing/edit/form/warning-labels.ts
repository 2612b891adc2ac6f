import type { PlaceRevision } from '@cae-map/contract/entities/place';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { findPlaceWarnings } from '@cae-map/expedition/places/place-warnings';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { formatDistance } from '../../../../lib/distance.ts';
import { draftRecord } from '../../../../lib/editing/draft.ts';
import { placeEditingMessages } from '../../messages/index.ts';
import type { EditedField, PlaceDraft } from '../draft/draft-store.ts';

/** Compares the changed position and arrival with those of the neighbours on the route. @returns texts in the language of the page */
export function findWarningLabels(
  draft: PlaceDraft,
  places: readonly PlaceRevision[],
  language: ContentLanguage,
): Partial<Record<EditedField, string>> {
  const messages = placeEditingMessages.read(language);
  const labels = messages.placeEdit.warnings;
  const { position, date } = findPlaceWarnings(draftRecord(draft), places);
  const isMoved = 'latitude' in draft.changes || 'longitude' in draft.changes;
  const isRedated = 'date' in draft.changes || 'date_format' in draft.changes;
  return {
    ...(position !== null &&
      isMoved && {
        latitude: labels[position.isSwapped ? 'swapped' : 'far'](
          formatDistance(position.distance, language, messages),
          getTitle(position.neighbour, language),
        ),
      }),
    ...(date !== null &&
      isRedated && {
        date: labels[date.isBefore ? 'beforePrevious' : 'afterNext'](
          getTitle(date.neighbour, language),
          formatDate(date.neighbour.date, date.neighbour.date_format, language) ?? '',
        ),
      }),
  };
}
