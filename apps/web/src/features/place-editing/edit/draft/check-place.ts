import type { PlaceRecordForEditors } from '@cae-map/contract/entities/place';
import { isVisible } from '@cae-map/contract/visible-character';
import { parseRoute } from '@cae-map/expedition/route/route';
import type { EditedField } from './draft-store.ts';

/** Why the value of a field cannot be saved. */
export type FieldProblem =
  | 'required'
  | 'notADate'
  | 'endBeforeStart'
  | 'outOfRange'
  | 'halfPosition'
  | 'unreadableLine'
  | 'unfinished';

/** Finds what the server would reject, by field, so that it is shown at once. */
export function checkPlace(
  place: Omit<PlaceRecordForEditors, 'place_id' | 'imgcount'>,
): Partial<Record<EditedField, FieldProblem>> {
  const problems: Partial<Record<EditedField, FieldProblem>> = {};
  if (!isVisible(place.title_ru)) problems.title_ru = 'required';
  for (const field of ['date', 'enddate'] as const) {
    const value = place[field];
    if (value !== null && !isCalendarDate(value)) problems[field] = 'notADate';
  }
  if (place.enddate !== null && problems.enddate === undefined && problems.date === undefined) {
    if (place.date !== null && place.enddate < place.date) problems.enddate = 'endBeforeStart';
  }
  if ((place.latitude === null) !== (place.longitude === null)) problems.latitude = 'halfPosition';
  if (place.latitude !== null && !isWithin(place.latitude, 90)) problems.latitude = 'outOfRange';
  if (place.longitude !== null && !isWithin(place.longitude, 180)) problems.longitude = 'outOfRange';
  if (!isWithin(place.minzoom, 30)) problems.minzoom = 'outOfRange';
  if (!parseRoute(place.routejson).ok) problems.routejson = 'unreadableLine';
  if (place.sources.some(({ work }) => work === '')) problems.sources = 'unfinished';
  return problems;
}

/** Also false for NaN. */
function isWithin(value: number, limit: number): boolean {
  return value >= -limit && value <= limit;
}

/** Whether a text is an existing day as YYYY-MM-DD. */
function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
