import type { ProposedValues } from '@cae-map/contract/entities/editing/proposal';
import { and, inArray, isNull } from 'drizzle-orm';
import { places } from '../../database/schema.ts';
import { RequestError } from '../../responses/request-error.ts';
import type { CorrectableRecords } from '../../writes/correctable-records.ts';
import { lockCorrectable } from '../../writes/records/lock-correctable.ts';
import { placeKind, type PlaceValues } from './place-kind.ts';
import type { PlaceRow } from './presenter.ts';

/** Places as visitors correct them. */
export const correctablePlaces: CorrectableRecords = {
  async find(orm, ids) {
    const rows = await orm
      .select()
      .from(places)
      .where(and(inArray(places.place_id, [...ids]), isNull(places.deleted_at)));
    return rows.map(({ place_id: id, version, title_ru, title_en, latitude, longitude, date, enddate }) => ({
      id,
      version,
      title_ru,
      title_en,
      latitude,
      longitude,
      date,
      enddate,
      place_id: null,
      book_id: null,
      chapter_id: null,
    }));
  },
  lock: (transaction, id) => lockCorrectable(transaction, placeKind, id, toPlaceValues),
};

/** The columns that a correction changes. A corrected day is exact. */
function toPlaceValues(
  place: PlaceRow,
  { title_ru, date: newDate, enddate: newEnddate, ...values }: ProposedValues,
): Partial<PlaceValues> {
  const date = newDate ?? place.date;
  const enddate = newEnddate === undefined ? place.enddate : newEnddate;
  if (date !== null && enddate !== null && enddate < date)
    throw new RequestError('invalid_request', 'enddate: must not be before date');
  const hasDates = date !== place.date || enddate !== place.enddate;
  return {
    ...values,
    ...(title_ru === undefined ? {} : { title_ru }),
    ...(hasDates ? { date, enddate, date_format: 'YYYY-MM-DD' } : {}),
  };
}
