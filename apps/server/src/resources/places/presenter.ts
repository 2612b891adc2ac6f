import { placeRevisionSchema, type PlaceRevision } from '@cae-map/contract/entities/place';
import { cleanHtmlFields } from '../../lib/clean-html.ts';
import type { places } from '../../database/schema.ts';

/** A row of `places` with the number of its enabled images. */
export type PlaceRow = typeof places.$inferSelect & { readonly imgcount: number };

/** Presents a place to editors. Notes are cleaned, because earlier versions stored them as they were entered. */
export function presentPlaceRevision(row: PlaceRow): PlaceRevision {
  return placeRevisionSchema.parse({
    ...cleanHtmlFields('places', row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  });
}
