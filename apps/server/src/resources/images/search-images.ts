import type { ApiParameters } from '@cae-map/contract/api/client';
import {
  createImageCondition,
  createSearchTexts,
  type FilteredImage,
  type ImageFilter,
} from '@cae-map/expedition/editing/image-filter';
import { asc, isNull } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { images, jobs, places } from '../../database/schema.ts';
import { findThumbnailState } from './record/present-image.ts';
import { isJobOfImage } from './thumbnails/image-sizes-queue.ts';

/**
 * Finds the images of the library that pass a filter. The words are compared here and not by the database, so that they are folded as in
 * every other search of the product.
 * @returns their ids in the order of the library
 */
export async function searchImages(
  orm: Orm,
  parameters: ApiParameters<'searchImagesForEditors'>,
  now: number,
): Promise<number[]> {
  const filter = toFilter(parameters);
  const rows = await findFilteredImages(orm);
  const texts =
    filter.text.trim() === '' ? new Map<number, string>() : createSearchTexts(rows, await findTitles(orm));
  return rows.filter(createImageCondition(filter, texts, now)).map(({ image_id }) => image_id);
}

function toFilter(parameters: ApiParameters<'searchImagesForEditors'>): ImageFilter {
  return {
    text: parameters.q ?? '',
    type: parameters.type ?? null,
    kind: parameters.kind ?? null,
    placement: parameters.placement ?? null,
    placeId: parameters.place_id ?? null,
    gap: parameters.gap ?? null,
    enabled: parameters.enabled ?? null,
    visibility: parameters.visibility ?? null,
    recent: parameters.recent ?? null,
  };
}

async function findFilteredImages(orm: Orm): Promise<FilteredImage[]> {
  const rows = await orm
    .select({
      image_id: images.image_id,
      place_id: images.place_id,
      latitude: images.latitude,
      longitude: images.longitude,
      image_type: images.image_type,
      is_illustration: images.is_illustration,
      image_enabled: images.image_enabled,
      visibility_level: images.visibility_level,
      title_ru: images.title_ru,
      title_en: images.title_en,
      author_ru: images.author_ru,
      author_en: images.author_en,
      filename: images.filename,
      video_id: images.video_id,
      thumb: images.thumb,
      ownership: images.ownership,
      ownership_ru: images.ownership_ru,
      rights_holder: images.rights_holder,
      licence: images.licence,
      year: images.year,
      datetime_original: images.datetime_original,
      is_reviewed: images.is_reviewed,
      created_at: images.created_at,
      job: { state: jobs.state },
    })
    .from(images)
    .leftJoin(jobs, isJobOfImage())
    .where(isNull(images.deleted_at))
    .orderBy(asc(images.seqid), asc(images.image_id));
  return rows.map(({ job, created_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    thumbnail_state: findThumbnailState(row.thumb, job),
  }));
}

/** The titles of the places in all languages, by which their images are found. */
async function findTitles(orm: Orm): Promise<Map<number, string>> {
  const rows = await orm
    .select({ id: places.place_id, russian: places.title_ru, english: places.title_en })
    .from(places)
    .where(isNull(places.deleted_at));
  return new Map(rows.map(({ id, russian, english }) => [id, `${russian} ${english}`]));
}
