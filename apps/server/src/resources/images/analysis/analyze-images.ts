import type { ImageAnalysis } from '@cae-map/contract/entities/images/image-upkeep';
import { isNull } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { places } from '../../../database/schema.ts';
import type { MediaReader } from '../../../media/media-store.ts';
import { findEditedImages, type EditedImage } from '../editing/image-rows.ts';
import { findMissingFiles } from './missing-files.ts';
import { findNearDuplicates } from './near-duplicates.ts';
import { findOrphanFiles, listStoredFiles, type AnalysedStores } from './orphan-files.ts';
import {
  findFarFromPlace,
  findOutsideStay,
  isUndated,
  isUnplaced,
  type CheckedPlace,
} from './record-checks.ts';

export interface AnalysisStores extends AnalysedStores {
  /** Drawn at set-up. */
  readonly illustrations: MediaReader;
}

/** Looks for what editors should correct, in the records and in the stored files. */
export async function analyzeImages(orm: Orm, stores: AnalysisStores): Promise<ImageAnalysis> {
  const images = await findEditedImages(orm);
  const byId = new Map(
    (await orm.select().from(places).where(isNull(places.deleted_at))).map((place) => [
      place.place_id,
      place,
    ]),
  );
  const stored = await listStoredFiles(stores);
  const records = images.map(({ image }) => image);
  const ids = (selected: readonly EditedImage['image'][]) => selected.map(({ image_id }) => image_id);
  return {
    unplaced: ids(records.filter(isUnplaced)),
    undated: ids(records.filter(isUndated)),
    without_thumbnail: images
      .filter(({ image, original }) => original !== null && image.thumb === null)
      .map(({ image }) => image.image_id),
    missing_files: await findAllMissingFiles(images, stored, [stores.uploads, stores.illustrations]),
    orphan_files: await findOrphanFiles(orm, stores, stored),
    near_duplicates: findNearDuplicates(
      records.flatMap(({ image_id, perceptual_hash }) =>
        perceptual_hash === null ? [] : [{ image_id, perceptual_hash }],
      ),
    ),
    outside_stay: checkAtPlaces(records, byId, findOutsideStay),
    far_from_place: checkAtPlaces(records, byId, findFarFromPlace),
  };
}

async function findAllMissingFiles(
  images: readonly EditedImage[],
  stored: ReadonlySet<string>,
  readers: readonly MediaReader[],
): Promise<ImageAnalysis['missing_files']> {
  const missing: ImageAnalysis['missing_files'] = [];
  for (const image of images) {
    // One after another, so that other requests can read files between them.
    // oxlint-disable-next-line no-await-in-loop
    missing.push(...(await findMissingFiles(image, stored, readers)));
  }
  return missing;
}

/** Compares each image with its place. */
function checkAtPlaces<Finding>(
  images: readonly EditedImage['image'][],
  placesById: ReadonlyMap<number, CheckedPlace>,
  check: (image: EditedImage['image'], place: CheckedPlace) => Finding | null,
): Finding[] {
  return images.flatMap((image) => {
    const place = image.place_id === null ? undefined : placesById.get(image.place_id);
    const finding = place === undefined ? null : check(image, place);
    return finding === null ? [] : [finding];
  });
}
