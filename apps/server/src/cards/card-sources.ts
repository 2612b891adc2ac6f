import path from 'node:path';
import { toDrawnRecords } from '@cae-map/atlas/map-tiles/drawn-records';
import type { AtlasPictures } from '@cae-map/contract/api/atlas-pictures';
import type { ApiClient } from '@cae-map/contract/api/client';
import type { PageCard } from '@cae-map/contract/api/page-card';
import { isMediaName } from '../media/media-names.ts';
import type { MediaReader } from '../media/media-store.ts';
import { mediaPrefix } from '../media/media-store.ts';
import { readBytes } from '../media/read-bytes.ts';
import { withDeadline } from '../lib/deadline.ts';
import type { CardGround } from './card-tasks.ts';

/** How long a card waits for its picture, in milliseconds; after that it is drawn without it, and not cached. */
const longestRead = 3_000;

/** The file of the picture of a card, and whether it could not be read in time although it may exist. */
export interface ReadPicture {
  readonly bytes: Uint8Array | null;
  readonly hasFailed: boolean;
}

/** Reads the file of the picture of a card; a name that is no file has none. @param stores in the order in which they are searched */
export async function readCardPicture(
  { picture }: PageCard,
  stores: readonly MediaReader[],
): Promise<ReadPicture> {
  if (picture === null) return { bytes: null, hasFailed: false };
  const name = picture.path.slice(mediaPrefix.length);
  if (!picture.path.startsWith(mediaPrefix) || !isMediaName(name)) return { bytes: null, hasFailed: false };
  try {
    return { bytes: await withDeadline(readFirst(stores, name), longestRead), hasFailed: false };
  } catch {
    return { bytes: null, hasFailed: true };
  }
}

async function readFirst(stores: readonly MediaReader[], name: string): Promise<Buffer | null> {
  for (const store of stores) {
    const bytes = await readBytes(store, name);
    if (bytes !== null) return bytes;
  }
  return null;
}

/** Reads what the map of all cards is drawn from. */
export async function readCardGround(
  client: ApiClient,
  {
    buildDir,
    atlasPictures,
  }: { readonly buildDir: string; readonly atlasPictures: AtlasPictures | undefined },
): Promise<CardGround> {
  const [places, inferredLegs] = await Promise.all([
    client.call('listPlaces', {}),
    client.call('listInferredLegs', {}),
  ]);
  return {
    records: JSON.stringify(toDrawnRecords(places, inferredLegs)),
    atlas:
      atlasPictures === undefined
        ? null
        : {
            pictures: atlasPictures,
            folder: path.join(buildDir, 'atlas-pictures', atlasPictures.hash, 'light'),
          },
  };
}
