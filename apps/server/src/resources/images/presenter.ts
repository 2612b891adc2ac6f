import { imageSchema, type ImageRecord } from '@cae-map/contract/entities/image';
import type { ImageRow } from './repository.ts';

/** An image as a visitor may see it: the contract's fields, moments as ISO 8601 texts in UTC. */
export function presentImage(row: ImageRow): ImageRecord {
  return imageSchema.parse({
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    uploaded_at: row.uploaded_at?.toISOString() ?? null,
  });
}
