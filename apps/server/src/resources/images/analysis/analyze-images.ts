import type { ImageAnalysis } from '@cae-map/contract/entities/images/image-upkeep';
import { isNull } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { places } from '../../../database/schema.ts';
import type { MediaReader } from '../../../media/media-store.ts';
import { findRecords } from '../../../writes/records/find-records.ts';
import type { EditedImage } from '../record/present-image.ts';
import { imageKind } from '../record/image-kind.ts';
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
  const images = await findRecords(orm, imageKind);
  const byId = new Map(
    (await orm.select().from(places).where(isNull(places.deleted_at))).map((place) => [
      place.place_id,
      place,
    ]),
  );
  const stored = await listStoredFiles(stores);
  const ids = (selected: readonly EditedImage[]) => selected.map(({ image_id }) => image_id);
  return {
    unplaced: ids(images.filter(isUnplaced)),
    undated: ids(images.filter(isUndated)),
    without_thumbnail: ids(images.filter(({ original, thumb }) => original !== null && thumb === null)),
    missing_files: await findAllMissingFiles(images, stores),
    orphan_files: await findOrphanFiles(orm, stores, stored),
    near_duplicates: findNearDuplicates(
      images.flatMap(({ image_id, perceptual_hash }) =>
        perceptual_hash === null ? [] : [{ image_id, perceptual_hash }],
      ),
    ),
    outside_stay: checkAtPlaces(images, byId, findOutsideStay),
    far_from_place: checkAtPlaces(images, byId, findFarFromPlace),
  };
}

/** The files of images that neither a store nor the set-up has. */
export async function findAllMissingFiles(
  images: readonly EditedImage[],
  stores: AnalysisStores,
): Promise<ImageAnalysis['missing_files']> {
  const missing: ImageAnalysis['missing_files'] = [];
  // Lists, because a store may need a request for each single file.
  const present = new Set([
    ...(await listStoredFiles(stores)),
    ...(await stores.uploads.list('')).map(({ name }) => name),
  ]);
  for (const image of images) {
    // One after another, so that other requests can read files between them.
    missing.push(...(await findMissingFiles(image, present, stores.illustrations)));
  }
  return missing;
}

/** Compares each image with its place. */
function checkAtPlaces<Finding>(
  images: readonly EditedImage[],
  placesById: ReadonlyMap<number, CheckedPlace>,
  check: (image: EditedImage, place: CheckedPlace) => Finding | null,
): Finding[] {
  return images.flatMap((image) => {
    const place = image.place_id === null ? undefined : placesById.get(image.place_id);
    const finding = place === undefined ? null : check(image, place);
    return finding === null ? [] : [finding];
  });
}
