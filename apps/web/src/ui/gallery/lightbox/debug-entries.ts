import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { LightboxMessages } from '../messages/index.ts';

/** Width and height of an image file in its own pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export interface DebugEntry {
  readonly name: keyof LightboxMessages['lightbox']['debug']['names'];
  readonly value: string;
}

/** Lists the database fields of a record for researchers; missing values are omitted. */
export function debugEntries(image: ImageRecord, size: PixelSize | null): DebugEntry[] {
  const { latitude, longitude } = image;
  const entries: readonly (readonly [DebugEntry['name'], string | null])[] = [
    ['id', String(image.image_id)],
    ['file', image.filename],
    ['original', image.filename_orig],
    ['video', image.video_id],
    ['type', `${image.image_type}, ${image.visibility_level}`],
    ['size', size === null ? null : `${size.width} × ${size.height}`],
    ['date', dateWithFormat(image)],
    ['created', utcDate(image.created_at)],
    ['updated', utcDate(image.updated_at)],
    ['uploaded', utcDate(image.uploaded_at)],
    ['position', latitude === null || longitude === null ? null : `${latitude}, ${longitude}`],
  ];
  return entries.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}

function dateWithFormat({ datetime_original, date_format, year }: ImageRecord): string | null {
  if (datetime_original === null) return year === null ? null : String(year);
  return date_format === null ? datetime_original : `${datetime_original} (${date_format})`;
}

/** Returns the UTC date of a timestamp. */
function utcDate(moment: string | null): string | null {
  return moment?.slice(0, 10) ?? null;
}
