import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import { heightRevisionSchema, type HeightBody } from '@cae-map/contract/entities/place-data/height-editing';
import { sql } from 'drizzle-orm';
import { heights } from '../../database/schema.ts';
import { checkOnePerPlace } from '../../writes/records/check-one-per-place.ts';
import { placeTitles } from '../../writes/records/place-titles.ts';
import { tableKind } from '../../writes/records/table-kind.ts';

/** Heights with a source, as editors change them. */
export const heightKind = tableKind<typeof heights, HeightBody, typeof heightRevisionSchema>({
  contract: recordKinds.height,
  table: heights,
  html: null,
  schema: heightRevisionSchema,
  computed: placeTitles(sql`${heights}.place_id`),
  isReadAgain: ({ changedFields }) => changedFields.has('place_id'),
  ...checkOnePerPlace<typeof heights.$inferSelect, HeightBody>(heights, 'height_id', 'height'),
});
