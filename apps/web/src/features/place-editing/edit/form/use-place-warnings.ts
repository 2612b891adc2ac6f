import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { findPlaceWarnings } from '@cae-map/expedition/places/place-warnings';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useMemo } from 'react';
import { formatDistance } from '../../../../lib/distance.ts';
import { draftRecord } from '../../../../lib/editing/draft.ts';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { placeEditingMessages } from '../../messages/index.ts';
import type { PlaceDraft } from '../draft/draft-store.ts';

/** What is unusual about the changed fields of a place, as texts in the language of the page. */
export interface PlaceWarningTexts {
  readonly position: string | undefined;
  readonly date: string | undefined;
}

/** Compares the changed position and arrival with those of the neighbours on the route. */
export function usePlaceWarnings(draft: PlaceDraft, places: readonly PlaceRevision[]): PlaceWarningTexts {
  const { language, messages } = useLanguage(placeEditingMessages);
  return useMemo(() => {
    const texts = messages.placeEdit.warnings;
    const { position, date } = findPlaceWarnings(draftRecord(draft), places);
    const isMoved = 'latitude' in draft.changes || 'longitude' in draft.changes;
    const isRedated = 'date' in draft.changes || 'date_format' in draft.changes;
    return {
      position:
        position !== null && isMoved
          ? texts[position.isSwapped ? 'swapped' : 'far'](
              formatDistance(position.distance, language, messages),
              getTitle(position.neighbour, language),
            )
          : undefined,
      date:
        date !== null && isRedated
          ? texts[date.isBefore ? 'beforePrevious' : 'afterNext'](
              getTitle(date.neighbour, language),
              formatDate(date.neighbour.date, date.neighbour.date_format, language) ?? '',
            )
          : undefined,
    };
  }, [draft, places, language, messages]);
}
