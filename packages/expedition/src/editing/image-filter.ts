import type {
  EnabledChoice,
  ImageGap,
  Placement,
  RecentRange,
} from '@cae-map/contract/entities/editing/list-filters';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { ImageType, VisibilityLevel } from '@cae-map/contract/enumerations';
import { getImageKind, type ImageKind } from '../places/images.ts';
import { boundsOf } from '../search/dates/read-dates.ts';
import { fold } from '../search/words/fold.ts';
import { createRecentCondition } from './recent-range.ts';
import { createTextCondition, type SearchedRecord } from './text-condition.ts';

/** The choice of images in the library; null means any. */
export interface ImageFilter {
  readonly text: string;
  readonly type: ImageType | null;
  readonly kind: ImageKind | null;
  readonly placement: Placement | null;
  readonly placeId: number | null;
  readonly gap: ImageGap | null;
  readonly enabled: EnabledChoice | null;
  readonly visibility: VisibilityLevel | null;
  /** By the time at which the image was added. */
  readonly recent: RecentRange | null;
}

/** What a filter reads of an image. */
export type FilteredImage = Pick<
  ImageRevision,
  | 'image_id'
  | 'place_id'
  | 'latitude'
  | 'longitude'
  | 'image_type'
  | 'is_illustration'
  | 'image_enabled'
  | 'visibility_level'
  | 'title_ru'
  | 'title_en'
  | 'author_ru'
  | 'author_en'
  | 'filename'
  | 'video_id'
  | 'thumb'
  | 'ownership'
  | 'ownership_ru'
  | 'rights_holder'
  | 'licence'
  | 'year'
  | 'datetime_original'
  | 'is_reviewed'
  | 'thumbnail_state'
  | 'created_at'
>;

/** A filter that every image passes. */
export const noFilter: ImageFilter = {
  text: '',
  type: null,
  kind: null,
  placement: null,
  placeId: null,
  gap: null,
  enabled: null,
  visibility: null,
  recent: null,
};

/** Whether the images are limited by anything. */
export function isFiltered(filter: ImageFilter): boolean {
  return filter.text.trim() !== '' || hasChoices(filter);
}

/** Whether the images are limited by anything but the text. */
export function hasChoices(filter: ImageFilter): boolean {
  const { text: _text, ...choices } = filter;
  return Object.values(choices).some((choice) => choice !== null);
}

/** The texts by which images are found, made once for all keystrokes. */
export type SearchTexts = ReadonlyMap<number, string>;

/** @param placeTitles the titles of the places in all languages, by id */
export function createSearchTexts(
  images: readonly FilteredImage[],
  placeTitles: ReadonlyMap<number, string>,
): SearchTexts {
  return new Map(images.map((image) => [image.image_id, searchText(image, placeTitles)]));
}

/** Creates the condition of a filter. @param now milliseconds since 1970 */
export function createImageCondition(
  filter: ImageFilter,
  texts: SearchTexts,
  now: number,
): (image: FilteredImage) => boolean {
  const matches = createTextCondition(filter.text);
  const isRecent = createRecentCondition(filter.recent, now);
  return (image) =>
    (filter.type === null || image.image_type === filter.type) &&
    (filter.kind === null || getImageKind(image) === filter.kind) &&
    (filter.placement === null || placementOf(image) === filter.placement) &&
    (filter.placeId === null || image.place_id === filter.placeId) &&
    (filter.gap === null || gapConditions[filter.gap](image)) &&
    (filter.enabled === null || image.image_enabled === (filter.enabled === 'shown')) &&
    (filter.visibility === null || image.visibility_level === filter.visibility) &&
    isRecent(image.created_at) &&
    matches(toSearched(image, texts));
}

/** Where an image is on the map: a position of its own counts more than its place. */
export function placementOf(image: Pick<ImageRevision, 'place_id' | 'latitude' | 'longitude'>): Placement {
  if (image.latitude !== null && image.longitude !== null) return 'position';
  return image.place_id === null ? 'none' : 'place';
}

function toSearched(image: FilteredImage, texts: SearchTexts): SearchedRecord {
  const { image_id: id, datetime_original, year } = image;
  const text = texts.get(id) ?? '';
  const day = /^\d{4}-\d\d-\d\d/.exec(datetime_original ?? '')?.[0];
  if (day !== undefined) return { id, text, days: { firstDay: day, lastDay: day } };
  return { id, text, days: year === null ? null : boundsOf({ year, month: null, day: null }) };
}

function searchText(image: FilteredImage, placeTitles: ReadonlyMap<number, string>): string {
  const place = image.place_id === null ? '' : (placeTitles.get(image.place_id) ?? '');
  const { title_ru, title_en, author_ru, author_en, filename, ownership, ownership_ru, rights_holder } =
    image;
  const date = image.datetime_original ?? image.year ?? '';
  return fold(
    [
      title_ru,
      title_en,
      author_ru,
      author_en,
      filename,
      ownership,
      ownership_ru,
      rights_holder,
      date,
      place,
    ].join(' '),
  );
}

const isEmpty = (text: string | null): boolean => text === null || text.trim() === '';

const gapConditions: Readonly<Record<ImageGap, (image: FilteredImage) => boolean>> = {
  review: ({ is_reviewed }) => !is_reviewed,
  date: ({ datetime_original, year }) => isEmpty(datetime_original) && year === null,
  russianTitle: ({ title_ru }) => isEmpty(title_ru),
  englishTitle: ({ title_en }) => isEmpty(title_en),
  author: ({ author_ru, author_en, is_illustration }) =>
    !is_illustration && isEmpty(author_ru) && isEmpty(author_en),
  rights: ({ rights_holder, licence }) => isEmpty(rights_holder) || isEmpty(licence),
  file: ({ filename, video_id }) => filename === null && video_id === null,
  thumbnail: ({ filename, thumb, thumbnail_state }) =>
    filename !== null && (thumb === null || thumbnail_state === 'failed'),
};
