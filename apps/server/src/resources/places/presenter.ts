import {
  placeRevisionSchema,
  placeSchema,
  type PlaceRecord,
  type PlaceRevision,
} from '@cae-map/contract/entities/place';
import { cleanHtmlFields } from '../../lib/clean-html.ts';
import type { places } from '../../database/schema.ts';

/** A row of `places` with the number of its enabled images. */
export type PlaceRow = typeof places.$inferSelect & { readonly imgcount: number };

/**
 * Presents a place with the public fields of the contract only; editors' notes are private. Notes are cleaned, because earlier versions
 * stored them as they were entered.
 */
export function presentPlace(row: PlaceRow): PlaceRecord {
  return placeSchema.parse(cleanHtmlFields('places', row));
}

/** Presents a place to editors: with its private fields and its version. */
export function presentPlaceRevision(row: PlaceRow): PlaceRevision {
  return placeRevisionSchema.parse({
    ...cleanHtmlFields('places', row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  });
}
