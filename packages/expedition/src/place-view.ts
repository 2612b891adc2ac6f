import type { TextInContextRecord } from '@cae-map/contract/entities/book';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Transport } from '@cae-map/contract/enumerations';
import { expandedDays } from './dates/format-dates.ts';
import type { Expedition } from './expedition.ts';
import { groupImages, isShown, type ImageGroup } from './places/images.ts';
import { legToPlace } from './leg.ts';
import { missingDay, type MissingDay } from './dates/missing-day.ts';
import type { DatePrecision, MarkerIcon, StayIcon } from './dates/stays.ts';
import { compareTexts } from './texts/compare-texts.ts';
import { mainPlaceOfText } from './texts/main-place-of-text.ts';

/** A link to another place. */
export interface PlaceLink {
  readonly id: number;
  readonly title_ru: string;
  readonly title_en: string;
}

/** The dates of a place as in its record, for `formatDateRange`, and the days of a short stay. */
export interface PlaceDates {
  readonly date: string | null;
  readonly enddate: string | null;
  readonly date_format: string | null;
  readonly date_acc: number | null;
  readonly precision: DatePrecision;
  /** Every day of a stay that spans fewer than 6 days; otherwise empty. */
  readonly days: readonly string[];
}

export interface PlaceViewLeg {
  readonly from: PlaceLink;
  /** Measured along the route. */
  readonly distanceMetres: number;
  /** The great-circle distance between the two stops. */
  readonly straightMetres: number;
  /** The stops whose legs form the line; the map highlights these legs. */
  readonly legIds: readonly number[];
  readonly transport: Transport | null;
  /** Whether a part of the line is not recorded, but inferred from the terrain. */
  readonly isInferred: boolean;
  /** Whether the whole line is recorded. Otherwise the length is approximate: parts are inferred or straight. */
  readonly isRecorded: boolean;
}

/** A text about a place. */
export interface PlaceViewText extends TextInContextRecord {
  /** The main stop of the text, whose pane shows it in full; null if it is this place. */
  readonly fullAt: PlaceLink | null;
}

/** The texts of one book about a place. */
export interface BookTexts {
  readonly book_id: number;
  readonly book_type: string;
  readonly book_title: string;
  readonly book_title_en: string;
  readonly book_author: string;
  readonly book_author_en: string;
  readonly texts: readonly PlaceViewText[];
}

/** The view model of the place pane. Plain JSON: the server renders it and the page carries it for hydration. */
export interface PlaceView {
  readonly place: PlaceRecord;
  readonly stayIcon: StayIcon;
  readonly markerIcon: MarkerIcon;
  readonly dates: PlaceDates;
  readonly previous: PlaceLink | null;
  readonly next: PlaceLink | null;
  readonly leg: PlaceViewLeg | null;
  /** A gap in the dates since the previous stop: a warning for editors. */
  readonly missingDay: MissingDay | null;
  readonly imageGroups: readonly ImageGroup[];
  /** The texts by book; null until they are loaded. */
  readonly books: readonly BookTexts[] | null;
}

export interface PlaceViewOptions {
  /** Includes images of low visibility. */
  readonly showAllPhotos?: boolean;
}

/**
 * Builds the view of one place from the expedition and the texts about it; null when there is no such place. The result
 * does not depend on the order of the records.
 */
export function placeView(
  expedition: Expedition,
  placeId: number,
  texts: readonly TextInContextRecord[] | null,
  options: PlaceViewOptions = {},
): PlaceView | null {
  const place = expedition.byId.get(placeId);
  if (place === undefined) return null;
  const { date, enddate, date_format, date_acc } = place.record;
  const previous = place.previousId === null ? undefined : expedition.byId.get(place.previousId);
  const images = expedition
    .getImages(placeId)
    .filter((image) => isShown(image, options.showAllPhotos ?? false));
  return {
    place: place.record,
    stayIcon: place.stayIcon,
    markerIcon: place.markerIcon,
    dates: {
      date,
      enddate,
      date_format,
      date_acc,
      precision: place.precision,
      days: expandedDays(place.record),
    },
    previous: linkTo(expedition, place.previousId),
    next: linkTo(expedition, place.nextId),
    leg: viewLeg(expedition, placeId),
    missingDay: previous === undefined ? null : missingDay(previous.record, place.record),
    imageGroups: groupImages(images),
    books: texts === null ? null : textsByBook(texts.map((text) => viewText(expedition, placeId, text))),
  };
}

function linkTo(expedition: Expedition, id: number | null): PlaceLink | null {
  const place = id === null ? undefined : expedition.byId.get(id);
  if (place === undefined) return null;
  return { id: place.id, title_ru: place.record.title_ru, title_en: place.record.title_en };
}

function viewLeg(expedition: Expedition, placeId: number): PlaceViewLeg | null {
  const leg = legToPlace(expedition, placeId);
  const from = linkTo(expedition, leg?.fromId ?? null);
  if (leg === null || from === null) return null;
  const { distanceMetres, straightMetres, legIds, transport, isInferred, isRecorded } = leg;
  return { from, distanceMetres, straightMetres, legIds, transport, isInferred, isRecorded };
}

function viewText(expedition: Expedition, placeId: number, text: TextInContextRecord): PlaceViewText {
  const main = mainPlaceOfText(expedition, text);
  const isElsewhere = main !== null && main.id !== placeId;
  return { ...text, fullAt: isElsewhere ? linkTo(expedition, main.id) : null };
}

/** Groups texts by book: books sorted by id, texts by date and position in the book. */
function textsByBook(texts: readonly PlaceViewText[]): BookTexts[] {
  const books = new Map<number, { head: TextInContextRecord; texts: PlaceViewText[] }>();
  for (const text of texts.toSorted(compareTexts)) {
    const book = books.get(text.book_id);
    if (book === undefined) books.set(text.book_id, { head: text, texts: [text] });
    else book.texts.push(text);
  }
  return [...books.values()]
    .toSorted((a, b) => a.head.book_id - b.head.book_id)
    .map(({ head, texts: ofBook }) => ({
      book_id: head.book_id,
      book_type: head.book_type,
      book_title: head.book_title,
      book_title_en: head.book_title_en,
      book_author: head.book_author,
      book_author_en: head.book_author_en,
      texts: ofBook,
    }));
}
