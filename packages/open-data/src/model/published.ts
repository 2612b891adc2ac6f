import type { BookRecord, ChapterRecord, TextRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { PersonRecord } from '@cae-map/contract/entities/person';
import type { WorkRecord } from '@cae-map/contract/entities/work';
import { markedContent, placesAboutText } from '@cae-map/expedition/texts/text-places';
import { toExpedition, type Expedition, type Place } from '@cae-map/expedition/to-expedition';
import type { ExportedLeg } from '@cae-map/route-export/exported-route';
import { sharedLicenceOf, type Licence } from './licences.ts';
import type { OpenDataOptions, OpenRecords, PictureSize } from './open-records.ts';
import { publishedLegs } from './published-legs.ts';

/** A text with the published places that it is about. */
export interface PublishedText {
  readonly record: TextRecord;
  readonly placeIds: readonly number[];
}

/** A picture; without a file that may be passed on `shared` is null. */
export interface PublishedPicture {
  readonly record: ImageRecord;
  readonly shared: SharedFile | null;
}

export interface SharedFile extends PictureSize {
  /** The path of the file below the origin. */
  readonly path: string;
  readonly licence: Licence;
}

/** A reference of a place, a text or a person to a work. */
export interface PublishedCitation {
  readonly place_id: number | null;
  readonly text_id: number | null;
  readonly person_id: string | null;
  readonly work_id: string;
  readonly chapter: string | null;
  readonly page: string | null;
}

/** What may be published, in a fixed order that does not depend on that of the records. */
export interface Published {
  readonly expedition: Expedition;
  readonly places: readonly Place[];
  readonly legs: readonly ExportedLeg[];
  readonly books: readonly BookRecord[];
  readonly chapters: readonly ChapterRecord[];
  readonly texts: readonly PublishedText[];
  readonly people: readonly PersonRecord[];
  readonly works: readonly WorkRecord[];
  readonly citations: readonly PublishedCitation[];
  readonly pictures: readonly PublishedPicture[];
}

/**
 * Selects what may be published: no places that visitors do not see, the texts of books that may be downloaded only, and files of pictures
 * only under a licence that allows it.
 */
export function selectPublished(records: OpenRecords, options: OpenDataOptions): Published {
  const expedition = toExpedition({
    places: records.places.toSorted(by(({ place_id }) => place_id)),
    images: [],
    inferredLegs: records.inferredLegs,
  });
  const isShown = isShownBy(options);
  const places = expedition.places.filter(isShown);
  const placeIds = new Set(places.map(({ id }) => id));
  const published = (id: number) => placeIds.has(id);
  const texts = publishedTexts(records, published);
  const works = records.works.toSorted(by(({ work_id }) => work_id));
  const people = records.people.toSorted(by(({ person_id }) => person_id)).map((person) => ({
    ...person,
    stretches: person.stretches.filter(({ from, to }) => published(from) && published(to)),
  }));
  return {
    expedition,
    places,
    legs: publishedLegs(expedition, isShown),
    books: records.books.toSorted(by(({ book_id }) => book_id)),
    ...texts,
    people,
    works,
    citations: publishedCitations(records, { people, texts: texts.texts, works, published }),
    pictures: records.images.toSorted(by(({ image_id }) => image_id)).map((record) => ({
      record: withoutHiddenPlaces(record, published),
      shared: sharedFileOf(record, records.pictureSizes),
    })),
  };
}

function isShownBy({ shownPlaces, hiddenPlaces }: OpenDataOptions) {
  const [shown, hidden] = [new Set(shownPlaces), new Set(hiddenPlaces)];
  // A place with a minzoom of 0 or less is on no map and in no list.
  return ({ id, record }: Place): boolean =>
    record.minzoom > 0 && !hidden.has(id) && (shown.size === 0 || shown.has(id));
}

function publishedTexts(
  { books, chapters, texts }: OpenRecords,
  published: (id: number) => boolean,
): Pick<Published, 'chapters' | 'texts'> {
  const open = new Set(books.flatMap((book) => (book.is_downloadable ? [book.book_id] : [])));
  const openChapters = chapters
    .filter(({ book_id }) => open.has(book_id))
    .toSorted(
      by(
        ({ book_id }) => book_id,
        ({ chapter_seqid }) => chapter_seqid,
        ({ chapter_id }) => chapter_id,
      ),
    );
  const position = new Map(openChapters.map(({ chapter_id }, index) => [chapter_id, index]));
  return {
    chapters: openChapters,
    texts: texts
      .filter(({ chapter_id }) => position.has(chapter_id))
      .toSorted(
        by(
          (text) => position.get(text.chapter_id) ?? 0,
          ({ text_seqid }) => text_seqid,
          ({ text_id }) => text_id,
        ),
      )
      .map((record) => ({ record, placeIds: placesAboutText(markedContent(record)).filter(published) })),
  };
}

interface Citing extends Pick<Published, 'people' | 'texts' | 'works'> {
  readonly published: (placeId: number) => boolean;
}

function publishedCitations(
  { citations }: OpenRecords,
  { people, texts, works, published }: Citing,
): PublishedCitation[] {
  const textIds = new Set(texts.map(({ record }) => record.text_id));
  const workIds = new Set(works.map(({ work_id }) => work_id));
  const ofRecords = citations
    .filter(({ place_id, text_id }) =>
      place_id === null ? text_id !== null && textIds.has(text_id) : published(place_id),
    )
    .toSorted(
      by(
        ({ place_id }) => place_id ?? Infinity,
        ({ text_id }) => text_id ?? 0,
      ),
    );
  const cited = [
    ...ofRecords.map(({ place_id, text_id, sources }) => ({ place_id, text_id, person_id: null, sources })),
    ...people.map(({ person_id, sources }) => ({ place_id: null, text_id: null, person_id, sources })),
  ];
  return cited.flatMap(({ sources, ...subject }) =>
    sources
      .filter(({ work }) => workIds.has(work))
      .map(({ work, chapter = null, page = null }) => ({ ...subject, work_id: work, chapter, page })),
  );
}

/** A picture of a place that is not published does not reveal it, nor its position. */
function withoutHiddenPlaces(record: ImageRecord, published: (id: number) => boolean): ImageRecord {
  const keep = (id: number | null) => (id !== null && published(id) ? id : null);
  const isHidden = record.place_id !== null && !published(record.place_id);
  return {
    ...record,
    place_id: keep(record.place_id),
    until_place_id: keep(record.until_place_id),
    ...(isHidden ? { latitude: null, longitude: null } : {}),
  };
}

function sharedFileOf(image: ImageRecord, sizes: OpenRecords['pictureSizes']): SharedFile | null {
  const licence = image.image_type === 'video' ? null : sharedLicenceOf(image);
  const { width, height } = sizes[image.image_id] ?? image;
  // Files of other hosts are theirs to pass on.
  if (licence === null || image.url?.startsWith('/') !== true || width === null || height === null)
    return null;
  return { path: image.url, licence, width, height };
}

/** A comparison by values, the first that differ decide. Texts are compared by code units, as on every machine. */
export function by<Item>(...values: readonly ((item: Item) => number | string)[]) {
  return (one: Item, other: Item): number => {
    for (const value of values) {
      const [a, b] = [value(one), value(other)];
      if (a !== b) return a < b ? -1 : 1;
    }
    return 0;
  };
}
