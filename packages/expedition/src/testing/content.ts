import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPartSchema, type ContentPart } from '@cae-map/contract/entities/content';
import type { TextIdRecord } from '@cae-map/contract/entities/book';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { placeSchema, type PlaceRecord } from '@cae-map/contract/entities/place';
import { anImage, aTextId } from './records.ts';

const folder = join(import.meta.dirname, '../../../../content/expedition');

/** The real content as the API returns it. */
export interface RealContent {
  readonly places: readonly PlaceRecord[];
  readonly images: readonly ImageRecord[];
  readonly textIds: readonly TextIdRecord[];
}

/**
 * Reads the real content.
 * @throws when a file violates its schema.
 */
export function readRealContent(): RealContent {
  const parts = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => contentPartSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  return {
    places: parts.flatMap(readPlaces),
    images: parts.flatMap((part) =>
      part.paintings.map((painting) => anImage({ ...painting, image_type: 'painting' })),
    ),
    textIds: parts.flatMap((part) =>
      part.texts.map((text) => aTextId({ ...text, chapter_id: text.chapter })),
    ),
  };
}

function readPlaces(part: ContentPart): PlaceRecord[] {
  return part.places.map((place) =>
    placeSchema.parse({ ...place, routejson: JSON.stringify(place.routejson), imgcount: 0 }),
  );
}
