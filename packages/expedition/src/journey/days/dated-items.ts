import type { TextIdRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/image';
import { isShown } from '../../places/images.ts';
import type { Place } from '../../places/place.ts';
import { datePrecision, type DatePrecision } from '../../dates/stays.ts';
import { compareTexts } from '../../texts/compare-texts.ts';
import { isDay } from '../day-numbers.ts';
import type { Journey } from '../journey.ts';
import { momentToDate } from '../moment.ts';
import { toDayRange, type DayRange } from '../months.ts';
import { whenAtPlace } from './when-at-place.ts';

/** A text of the journey with the days that it tells of. */
export interface DatedText {
  readonly text: TextIdRecord;
  /** Where the precision is coarser than the day: all days that the date may mean. */
  readonly days: DayRange;
  readonly precision: DatePrecision;
}

/** A picture of the journey with the days that it belongs to. */
export interface DatedPicture {
  readonly image: ImageRecord;
  readonly place: Place;
  readonly days: DayRange;
  /** Whether the picture has a day of its own; otherwise the days are those of its place. */
  readonly hasOwnDay: boolean;
}

/** The places that the journey may tell of, side points included: those that the same options show. */
export function placesOfJourney({ expedition, options }: Journey): readonly Place[] {
  const sections = new Set(options.sections);
  const whitelist = new Set(options.whitelist);
  return expedition.places.filter(
    ({ id, record }) =>
      record.minzoom > 0 && sections.has(record.visited_on) && (whitelist.size === 0 || whitelist.has(id)),
  );
}

/** The dated texts about places of the journey, by date; a text about several places comes once. */
export function datedTexts(journey: Journey): DatedText[] {
  const texts = new Map<number, TextIdRecord>();
  for (const { id } of placesOfJourney(journey)) {
    for (const text of journey.expedition.getTextIds(id)) texts.set(text.text_id, text);
  }
  return [...texts.values()].toSorted(compareTexts).flatMap((text) => {
    const precision = datePrecision(text.date_format);
    const days = daysOfText(text, precision);
    return days === null ? [] : [{ text, days, precision }];
  });
}

function daysOfText({ text_date, text_enddate }: TextIdRecord, precision: DatePrecision): DayRange | null {
  const start = text_date === null ? null : toDayRange(text_date, precision);
  const end = text_enddate === null ? null : toDayRange(text_enddate, precision);
  if (start === null || end === null || end.to < start.to) return start;
  return { from: start.from, to: end.to };
}

/**
 * The pictures of the journey that show, in travel order of their places. A picture that has a day of the journey is of
 * that day; any other is of the days at its place: of the scheduled stay, or of those in question for a side point.
 */
export function datedPictures(journey: Journey, showAllPhotos = false): DatedPicture[] {
  const { expedition } = journey;
  return placesOfJourney(journey).flatMap((place) => {
    const ofPlace = daysAtPlace(journey, place);
    return expedition.getImages(place.id).flatMap((image) => {
      if (!isShown(image, showAllPhotos)) return [];
      const own = ownDay(journey, image);
      const days = own === null ? ofPlace : { from: own, to: own };
      return days === null ? [] : [{ image, place, days, hasOwnDay: own !== null }];
    });
  });
}

/** The day of a picture, when it is a day of the journey: a photograph of today is not of any. */
function ownDay({ firstDay, lastDay }: Journey, image: ImageRecord): string | null {
  const day = image.datetime_original?.slice(0, 10) ?? '';
  const isExact = image.date_format === null || datePrecision(image.date_format) === 'day';
  return isExact && isDay(day) && firstDay <= day && day <= lastDay ? day : null;
}

function daysAtPlace(journey: Journey, place: Place): DayRange | null {
  const stop = journey.stopsByPlace.get(place.id);
  if (stop) return { from: momentToDate(journey, stop.arrival), to: momentToDate(journey, stop.departure) };
  return whenAtPlace(journey, place).days;
}
