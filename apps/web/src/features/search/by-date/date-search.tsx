import { formatDate } from '@cae-map/expedition/dates/format-dates';
import {
  choosableDays,
  chooseDay,
  openingDay,
  placesOnDay,
  shownDates,
  type Dates,
} from '@cae-map/expedition/search/dates/date-choice';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import { useMemo, useState } from 'react';
import { useExpeditionQuery } from '../../../lib/api/use-expedition.ts';
import { mapCommandStore } from '../../../lib/commands/map-command-store.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { searchMessages } from '../messages/index.ts';
import { useShownPlaces } from '../../../lib/options/shown-places.ts';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import styles from './date-search.module.css';
import { DayCalendar } from './day-calendar.tsx';
import { closeSearch, useRequestedDay } from '../common/search-dialog-store.ts';
import { SearchFailed } from '../common/search-failed.tsx';
import { StopsOfDay } from './stops-of-day.tsx';
import { useOpenPlaceAnywhere } from '../common/use-open-place-anywhere.ts';

interface DateSearchProps {
  /** Called after a retry. */
  readonly onRetry: () => void;
}

/** The search by date: a calendar in which only days with stops are enabled. */
export function DateSearch({ onRetry }: DateSearchProps) {
  const { messages } = useLanguage(searchMessages);
  const { data, isError, isFetching, refetch } = useExpeditionQuery();
  if (data) return <StopDates expedition={data.expedition} />;
  if (!isError || isFetching) return <LoadingPage />;
  return (
    <SearchFailed
      message={messages.search.calendarFailed}
      onRetry={() => {
        void refetch();
        onRetry();
      }}
    />
  );
}

function StopDates({ expedition }: { readonly expedition: Expedition }) {
  const { language, messages } = useLanguage(searchMessages);
  const openPlace = useOpenPlaceAnywhere();
  const requestedDay = useRequestedDay();
  const whitelist = useShownPlaces();
  const dates = useMemo(() => shownDates(expedition, whitelist), [expedition, whitelist]);
  const [chosenDay, setChosenDay] = useState(requestedDay);
  const day = chosenDay ?? initialDay(expedition, dates);
  // Stops are listed only after a day has been chosen or requested.
  const [isListed, setIsListed] = useState(requestedDay !== null);
  const stops = isListed ? placesOnDay(dates, day) : [];

  function open(placeId: number, onDay: string): void {
    closeSearch();
    openPlace(placeId, onDay === undefined ? {} : { day: onDay });
  }
  function choose(chosen: string): void {
    setChosenDay(chosen);
    setIsListed(true);
    const choice = chooseDay(dates, chosen);
    if (choice.kind === 'one') open(choice.place.id, chosen);
  }
  return (
    <div className={styles.dates}>
      <DayCalendar dates={dates} day={day} onChoose={choose} />
      <div className={styles.side}>
        <p className={styles.hint}>{messages.searchResults.dateHint}</p>
        <div role="status">
          {stops.length > 0 && (
            <h3 className={styles.heading}>
              {messages.searchResults.stopsOfDay(
                formatDate(day, 'YYYY-MM-DD', language) ?? day,
                stops.length,
              )}
            </h3>
          )}
        </div>
        <StopsOfDay day={day} stops={stops} onOpen={(placeId) => open(placeId, day)} />
      </div>
    </div>
  );
}

/** Returns the first selected day. With a whitelist the default day may have no stops. */
function initialDay(expedition: Expedition, dates: Dates): string {
  const day = openingDay(findOpenStop(expedition), dates);
  return dates === expedition || dates.byDay.has(day) ? day : (choosableDays(dates)[0] ?? day);
}

/** Returns the stop that is open on the map below the dialog. */
function findOpenStop(expedition: Expedition): Place | null {
  return expedition.byId.get(mapCommandStore.getState().map?.placeId ?? 0) ?? null;
}
