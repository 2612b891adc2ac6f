import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { addTo, groupBy } from '../../group-by.ts';
import { isShown } from '../../places/images.ts';
import { datedPictures, datedTexts, placesOfJourney, type DatedText } from './dated-items.ts';
import type { Journey } from '../journey.ts';
import { monthKey, listMonths } from '../months.ts';
import { placesOn, type PlaceOnDay } from './places-on.ts';

/** The places, texts and images of a day. */
export interface JourneyDay {
  readonly date: string;
  /** See `placesOn`. */
  readonly places: readonly PlaceOnDay[];
  /** The texts of the day: those with an exact date first, then those of its month, then those of its year. */
  readonly texts: readonly DatedText[];
  /** The images with exactly this date; images of the places belong to the places. */
  readonly images: readonly ImageRecord[];
}

/**
 * Collects the places, texts and images of a day. The lists are empty for a day outside the journey or one that does
 * not exist.
 */
export function getJourneyDay(journey: Journey, date: string, showAllPhotos = false): JourneyDay {
  const { places, texts, images } = indexOf(journey);
  return {
    date,
    places: placesOn(journey.expedition, date).filter(({ place }) => places.has(place.id)),
    texts: (texts.get(monthKey(date)) ?? []).filter(({ days }) => days.from <= date && date <= days.to),
    images: (images.get(date) ?? [])
      .map(({ image }) => image)
      .filter((image) => isShown(image, showAllPhotos)),
  };
}

interface DayIndex {
  readonly places: ReadonlySet<number>;
  /** Indexed by month, because an index by day would repeat long texts for each of their days. */
  readonly texts: ReadonlyMap<string, readonly DatedText[]>;
  readonly images: ReadonlyMap<string, readonly { readonly image: ImageRecord }[]>;
}

const cache = new WeakMap<Journey, DayIndex>();
const finestFirst = { day: 0, month: 1, year: 2 } as const;

function indexOf(journey: Journey): DayIndex {
  const known = cache.get(journey);
  if (known) return known;
  const texts = new Map<string, DatedText[]>();
  const inOrder = datedTexts(journey).toSorted((a, b) => finestFirst[a.precision] - finestFirst[b.precision]);
  for (const text of inOrder) for (const month of listMonths(text.days)) addTo(texts, month, text);
  const ownDays = datedPictures(journey, true).filter(({ hasOwnDay }) => hasOwnDay);
  const index = {
    places: new Set(placesOfJourney(journey).map(({ id }) => id)),
    texts,
    images: groupBy(ownDays, ({ days }) => days.from),
  };
  cache.set(journey, index);
  return index;
}
