import type { TextRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { Expedition } from '../expedition.ts';
import { isShown } from '../places/images.ts';
import { daysOfText } from './days-of-text.ts';
import { markedContent, placesAboutText, placesMentionedInText } from './text-places.ts';

/** Which images are pictures of a text. */
export interface TextPictureRules {
  /** Whether paintings are among them, besides photographs of the expedition. */
  readonly hasPaintings: boolean;
  /** Places whose images are those of other places. */
  readonly duplicatePlaceIds: ReadonlySet<number>;
  /** Includes images of low visibility. */
  readonly showAllPhotos: boolean;
  /** Called for each text whose related images cannot be read, which are ignored. */
  readonly onWarning?: (textId: number, problem: string) => void;
}

/** The images of the expedition by place, and all images by id, also those without a place. */
export interface PictureSources {
  readonly expedition: Pick<Expedition, 'byDay' | 'getImages'>;
  readonly imagesById: ReadonlyMap<number, ImageRecord>;
}

/**
 * The pictures of a text without duplicates: the images that it names, in their order; if it names none, those of the places of its HTML and
 * then of the places where the travellers were on its days. Only photographs of the expedition and, by the rules, paintings are among them.
 */
export function picturesOfText(
  text: Pick<
    TextRecord,
    | 'text_id'
    | 'text_date'
    | 'text_enddate'
    | 'date_format'
    | 'text_content'
    | 'text_content_en'
    | 'related_image_ids'
  >,
  { expedition, imagesById }: PictureSources,
  rules: TextPictureRules,
): readonly ImageRecord[] {
  const { ids, problem } = readRelatedImageIds(text.related_image_ids);
  if (problem !== null) rules.onWarning?.(text.text_id, problem);
  const found =
    ids.length > 0
      ? ids.flatMap((id) => imagesById.get(id) ?? [])
      : placesOfText(text, expedition).flatMap(expedition.getImages);
  return [...new Set(found)].filter((image) => isPicture(image, rules));
}

function isPicture(image: ImageRecord, { hasPaintings, duplicatePlaceIds, showAllPhotos }: TextPictureRules) {
  const { image_type: type, place_id: placeId } = image;
  const isOfType = type === 'histexpphoto' || (type === 'painting' && hasPaintings);
  const isDuplicate = placeId !== null && duplicatePlaceIds.has(placeId);
  return isOfType && !isDuplicate && isShown(image, showAllPhotos);
}

function placesOfText(
  text: Parameters<typeof daysOfText>[0] & Parameters<typeof markedContent>[0],
  { byDay }: Pick<Expedition, 'byDay'>,
): number[] {
  const html = markedContent(text);
  const ofDays = daysOfText(text).flatMap((day) => byDay.get(day) ?? []);
  return [
    ...new Set([...placesAboutText(html), ...placesMentionedInText(html), ...ofDays.map(({ id }) => id)]),
  ];
}

/** The ids of the images that a text names, and why some or all of its value could not be read; null if it could. */
interface RelatedImages {
  readonly ids: readonly number[];
  readonly problem: string | null;
}

/**
 * Reads the images that a text names: an array, or the JSON of one in records of other servers. Only whole numbers above 0 are ids; a value
 * that cannot be read has none.
 */
export function readRelatedImageIds(value: unknown): RelatedImages {
  if (value === null || value === undefined || value === '') return { ids: [], problem: null };
  const list = typeof value === 'string' ? parseJson(value) : value;
  if (!Array.isArray(list)) return { ids: [], problem: 'related_image_ids is not an array' };
  const ids = list.filter((id): id is number => Number.isSafeInteger(id) && id > 0);
  return {
    ids,
    problem: ids.length < list.length ? 'related_image_ids contains values that are no ids' : null,
  };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
