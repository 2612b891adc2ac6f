import { imageSchema, type ImageRecord } from '@cae-map/contract/entities/images/image';
import type { ImageRow } from './repository.ts';

/** Presents an image with the public fields of the contract; timestamps are ISO 8601 in UTC. */
export function presentImage(row: ImageRow): ImageRecord {
  return imageSchema.parse({
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    uploaded_at: row.uploaded_at?.toISOString() ?? null,
  });
}
