import type { AccuracyLevel, VisitedOn } from '@cae-map/contract/enumerations';
import type { PlaceGap, RecentRange, TimeField } from '@cae-map/contract/entities/editing/list-filters';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { fold } from '../search/words/fold.ts';
import { createRecentCondition } from './recent-range.ts';

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
  | 'date'
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
 */
export function createPlaceCondition(filter: PlaceFilter, now: number): (place: FilteredPlace) => boolean {
  const words = fold(filter.text)
    .split(/\s+/)
    .filter((word) => word !== '');
  const isRecent = createRecentCondition(filter.recent, now);
  return (place) =>
    (filter.section === null || place.visited_on === filter.section) &&
    (filter.accuracy === null || place.accuracy_level === filter.accuracy) &&
    (filter.gap === null || gapConditions[filter.gap](place)) &&
    isRecent(place[filter.timeField]) &&
    matches(place, words);
}

/** Whether a place contains all words, in any of its names or as its id. */
function matches(place: FilteredPlace, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = fold(`${place.title_ru} ${place.title_en} ${place.title_modern} ${place.date ?? ''}`);
  return words.every((word) => text.includes(word) || word === String(place.place_id));
}

const gapConditions: Readonly<Record<PlaceGap, (place: FilteredPlace) => boolean>> = {
  position: ({ latitude, longitude }) => latitude === null || longitude === null,
  date: ({ date }) => date === null,
  englishTitle: ({ title_en }) => title_en.trim() === '',
  englishNotes: ({ notes, notes_en }) => notes.trim() !== '' && notes_en.trim() === '',
  source: ({ location_reference: reference }) => reference.trim() === '',
  lineUnclear: ({ path_ref_req }) => path_ref_req,
  hidden: ({ minzoom }) => minzoom <= 0,
  tasks: ({ content_todo }) => content_todo.trim() !== '',
};
