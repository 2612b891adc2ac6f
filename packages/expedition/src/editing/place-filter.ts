import type { AccuracyLevel, VisitedOn } from '@cae-map/contract/enumerations';
import type { PlaceGap, RecentRange, TimeField } from '@cae-map/contract/entities/editing/list-filters';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { missingDay } from '../dates/missing-day.ts';
import { datePrecision } from '../dates/stays.ts';
import { compareTravelOrder, startsJourney } from '../route/neighbours.ts';
import { boundsOf } from '../search/dates/read-dates.ts';
import { fold } from '../search/words/fold.ts';
import { createRecentCondition } from './recent-range.ts';
import { createTextCondition, type SearchedRecord } from './text-condition.ts';

/** The choice of places in the list of editors; null means any. */
export interface PlaceFilter {
  readonly text: string;
  readonly section: VisitedOn | null;
  readonly accuracy: AccuracyLevel | null;
  readonly gap: PlaceGap | null;
  readonly timeField: TimeField;
  readonly recent: RecentRange | null;
}

/** What a filter reads of a place. */
export type FilteredPlace = Pick<
  PlaceRevision,
  | 'place_id'
  | 'title_ru'
  | 'title_en'
  | 'title_modern'
  | 'seqid'
  | 'date'
  | 'enddate'
  | 'date_format'
  | 'go_by'
  | 'ispathpart'
  | 'visited_on'
  | 'accuracy_level'
  | 'latitude'
  | 'longitude'
  | 'notes'
  | 'notes_en'
  | 'location_reference'
  | 'path_ref_req'
  | 'minzoom'
  | 'content_todo'
  | 'created_at'
  | 'updated_at'
>;

/** A filter that every place passes. */
export const noFilter: PlaceFilter = {
  text: '',
  section: null,
  accuracy: null,
  gap: null,
  timeField: 'created_at',
  recent: null,
};

/** Whether the places are limited by anything. */
export function isFiltered({ text, section, accuracy, gap, recent }: PlaceFilter): boolean {
  return text.trim() !== '' || [section, accuracy, gap, recent].some((choice) => choice !== null);
}

/**
 * Creates the condition of a filter.
 * @param now milliseconds since 1970
 * @param places all places, among which a missing day is found
 */
export function createPlaceCondition(
  filter: PlaceFilter,
  now: number,
  places: readonly FilteredPlace[],
): (place: FilteredPlace) => boolean {
  const matches = createTextCondition(filter.text);
  const hasGap = createGapCondition(filter.gap, places);
  const isRecent = createRecentCondition(filter.recent, now);
  return (place) =>
    (filter.section === null || place.visited_on === filter.section) &&
    (filter.accuracy === null || place.accuracy_level === filter.accuracy) &&
    hasGap(place) &&
    isRecent(place[filter.timeField]) &&
    matches(toSearched(place));
}

function toSearched(place: FilteredPlace): SearchedRecord {
  const { place_id: id, title_ru, title_en, title_modern, date, enddate, date_format } = place;
  const text = fold(`${title_ru} ${title_en} ${title_modern} ${date ?? ''}`);
  if (date === null) return { id, text, days: null };
  const { firstDay } = knownDays(date, date_format);
  const { lastDay } = knownDays(enddate ?? date, date_format);
  return { id, text, days: { firstDay, lastDay } };
}

/** The days that a date may mean. */
function knownDays(date: string, format: string | null) {
  const [year = 0, month = null, day = null] = date.split('-').map(Number);
  const precision = datePrecision(format);
  return boundsOf({
    year,
    month: precision === 'year' ? null : month,
    day: precision === 'day' ? day : null,
  });
}

function createGapCondition(
  gap: PlaceGap | null,
  places: readonly FilteredPlace[],
): (place: FilteredPlace) => boolean {
  if (gap === null) return () => true;
  if (gap !== 'missingDay') return gapConditions[gap];
  const path = places.filter(({ ispathpart }) => ispathpart).toSorted(compareTravelOrder);
  const afterGap = path.filter((place, index) => {
    const previous = path[index - 1];
    return previous !== undefined && !startsJourney(previous, place) && missingDay(previous, place) !== null;
  });
  const ids = new Set(afterGap.map(({ place_id }) => place_id));
  return ({ place_id }) => ids.has(place_id);
}

const gapConditions: Readonly<Record<Exclude<PlaceGap, 'missingDay'>, (place: FilteredPlace) => boolean>> = {
  position: ({ latitude, longitude }) => latitude === null || longitude === null,
  date: ({ date }) => date === null,
  englishTitle: ({ title_en }) => title_en.trim() === '',
  englishNotes: ({ notes, notes_en }) => notes.trim() !== '' && notes_en.trim() === '',
  source: ({ location_reference: reference }) => reference.trim() === '',
  lineUnclear: ({ path_ref_req }) => path_ref_req,
  hidden: ({ minzoom }) => minzoom <= 0,
  tasks: ({ content_todo }) => content_todo.trim() !== '',
};
