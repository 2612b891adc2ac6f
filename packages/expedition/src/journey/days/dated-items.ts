import type { TextIdRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { isShown } from '../../places/images.ts';
import type { Place } from '../../places/place.ts';
import { datePrecision, type DatePrecision } from '../../dates/stays.ts';
import { compareTexts } from '../../texts/compare-texts.ts';
import { isDay } from '../day-numbers.ts';
import type { Journey } from '../journey.ts';
import { momentToDate } from '../moment.ts';
import { toDayRange, type DayRange } from '../months.ts';
import { whenAtPlace } from './when-at-place.ts';

/** A text of the journey and its days. */
export interface DatedText {
  readonly text: TextIdRecord;
  /** For a coarse date all days of the month or year. */
  readonly days: DayRange;
  readonly precision: DatePrecision;
}

/** An image of the journey and its days. */
export interface DatedPicture {
  readonly image: ImageRecord;
  readonly place: Place;
  readonly days: DayRange;
  /** True when the days are from the image's own date, false when they are those of its place. */
  readonly hasOwnDay: boolean;
}

/** The places that pass the filters of the journey, including side points. */
export function placesOfJourney({ expedition, options }: Journey): readonly Place[] {
  const sections = new Set(options.sections);
  const whitelist = new Set(options.whitelist);
  return expedition.places.filter(
    ({ id, record }) =>
      record.minzoom > 0 && sections.has(record.visited_on) && (whitelist.size === 0 || whitelist.has(id)),
  );
}

/** The dated texts about places of the journey, sorted by date, without duplicates. */
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
 * The visible images of the journey, in travel order of their places. The day of an image is its own date when that is
 * within the journey; otherwise its days are those of its place: the scheduled stay, or the possible days of a side
 * point.
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

/** The date of an image when it is within the journey; modern photographs have none. */
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
