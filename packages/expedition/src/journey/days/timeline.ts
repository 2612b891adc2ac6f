import type { VisitedOn } from '@cae-map/contract/enumerations';
import { groupBy } from '../../group-by.ts';
import type { Place } from '../../places/place.ts';
import { switchableSections } from '../../places/sections.ts';
import { longStayDays } from '../../dates/stays.ts';
import { daysApart } from '../day-numbers.ts';
import {
  datedPictures,
  datedTexts,
  placesOfJourney,
  type DatedPicture,
  type DatedText,
} from './dated-items.ts';
import type { Journey, JourneyLeg, JourneyStop } from '../journey.ts';
import { momentToDate } from '../moment.ts';
import { monthKey, listMonths } from '../months.ts';
import { positionOn } from '../position/position.ts';
import { whenAtPlace, type WhenAtPlace } from './when-at-place.ts';

/** A place in the timeline. */
export interface TimelinePlace extends WhenAtPlace {
  readonly place: Place;
  /** The leg to the place; null for side points and where a journey starts. */
  readonly leg: JourneyLeg | null;
  /** The images of the place without a date of their own. */
  readonly pictures: readonly DatedPicture[];
}

/** The contents of a year or a month. */
export interface TimelinePart {
  /** The sections of the expedition whose first place is listed here. */
  readonly sections: readonly VisitedOn[];
  /** In travel order. */
  readonly places: readonly TimelinePlace[];
  /** By date; each is listed under its first day. */
  readonly texts: readonly DatedText[];
  /** The images with a date of their own. */
  readonly pictures: readonly DatedPicture[];
}

export interface TimelineMonth extends TimelinePart {
  /** `YYYY-MM`. */
  readonly month: string;
  /** The stop of a long stay that includes the first day of the month, so that such a month is not empty. */
  readonly staying: OngoingStay | null;
}

/** A long stay that continues from an earlier month. */
export interface OngoingStay {
  readonly stop: JourneyStop;
  /** True when it is not certain that the month is part of the stay. */
  readonly isAbout: boolean;
}

export interface TimelineYear {
  /** Four digits. */
  readonly year: string;
  /** What is known to the year but not to the month. */
  readonly wholeYear: TimelinePart;
  /** The months with contents, in order. */
  readonly months: readonly TimelineMonth[];
}

export interface Timeline {
  /** The years with contents, in order. */
  readonly years: readonly TimelineYear[];
  /** The places without even a known year, in travel order. */
  readonly undated: readonly TimelinePlace[];
}

/**
 * Groups places, texts and images by year and month. Every place of the journey is listed once, every dated text once,
 * every image once; entries without a month are listed with the year.
 */
export function timeline(journey: Journey, showAllPhotos = false): Timeline {
  const pictures = datedPictures(journey, showAllPhotos);
  const ofPlaces = groupBy(
    pictures.filter(({ hasOwnDay }) => !hasOwnDay),
    ({ place }) => place.id,
  );
  const places = placesOfJourney(journey).map((place) => ({
    place,
    leg: journey.stopsByPlace.get(place.id)?.leg ?? null,
    pictures: ofPlaces.get(place.id) ?? [],
    ...whenAtPlace(journey, place),
  }));
  const parts = new Parts(places, datedTexts(journey), pictures);
  const stayings = stayingByMonth(journey);
  const keys = new Set([...parts.keys, ...stayings.keys()]);
  const byYear = groupBy([...keys].toSorted(), (key) => key.slice(0, 4));
  const years = [...byYear].map(([year, ofYear]): TimelineYear => ({
    year,
    wholeYear: parts.at(year),
    months: ofYear
      .filter((key) => key !== year)
      .map((month) => ({ month, staying: stayings.get(month) ?? null, ...parts.at(month) })),
  }));
  return { years, undated: places.filter(({ period }) => period === null) };
}

/** The contents of the timeline by month, `YYYY-MM`, and by year. */
class Parts {
  readonly keys: ReadonlySet<string>;
  readonly #places: ReadonlyMap<string, readonly TimelinePlace[]>;
  readonly #texts: ReadonlyMap<string, readonly DatedText[]>;
  readonly #pictures: ReadonlyMap<string, readonly DatedPicture[]>;
  readonly #sections: ReadonlyMap<string, readonly VisitedOn[]>;

  constructor(
    places: readonly TimelinePlace[],
    texts: readonly DatedText[],
    pictures: readonly DatedPicture[],
  ) {
    this.#places = groupBy(places, ({ period }) => period);
    this.#texts = groupBy(texts, ({ days, precision }) => periodOf(days.from, precision === 'year'));
    const own = pictures.filter(({ hasOwnDay }) => hasOwnDay);
    this.#pictures = groupBy(own, ({ days }) => monthKey(days.from));
    this.#sections = groupBy(switchableSections, (section) => firstPeriod(places, section));
    this.keys = new Set([...this.#places.keys(), ...this.#texts.keys(), ...this.#pictures.keys()]);
  }

  at(period: string): TimelinePart {
    return {
      sections: this.#sections.get(period) ?? [],
      places: this.#places.get(period) ?? [],
      texts: this.#texts.get(period) ?? [],
      pictures: this.#pictures.get(period) ?? [],
    };
  }
}

function periodOf(date: string, isWholeYear: boolean): string {
  return isWholeYear ? date.slice(0, 4) : monthKey(date);
}

/** The period of the first place of a section that has one. */
function firstPeriod(places: readonly TimelinePlace[], section: VisitedOn): string | null {
  const first = places.find(({ place, period }) => place.record.visited_on === section && period !== null);
  return first?.period ?? null;
}

/** The long stay that includes the first day of each month; left out when only the year is known. */
function stayingByMonth(journey: Journey): ReadonlyMap<string, OngoingStay> {
  const stayings = new Map<string, OngoingStay>();
  for (const month of listMonths({ from: journey.firstDay, to: journey.lastDay })) {
    const where = positionOn(journey, daysApart(journey.firstDay, `${month}-01`));
    if (where.kind !== 'stop') continue;
    const { stop, day } = where;
    const isLong = stop.departure - stop.arrival > longStayDays;
    const hasBegun = monthKey(momentToDate(journey, stop.arrival)) < month;
    if (isLong && hasBegun && day.precision !== 'year') stayings.set(month, { stop, isAbout: day.isAbout });
  }
  return stayings;
}
