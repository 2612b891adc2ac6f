import { defaultRestSeconds } from '@cae-map/contract/entities/flight/viewpoint-bounds';
import { doublePrecision, integer, pgTable } from 'drizzle-orm/pg-core';
import { places } from './places.ts';
import { revision } from './revision.ts';

/** The stops of the flight in 3D with their cameras; see `content/flight/README.md`. */
export const viewpoints = pgTable('viewpoints', {
  viewpoint_id: integer().primaryKey().generatedByDefaultAsIdentity(),
  seqid: integer().notNull(),
  place_id: integer()
    .notNull()
    .references(() => places.place_id, { onDelete: 'cascade' }),
  altitude: doublePrecision().notNull(),
  range: doublePrecision().notNull(),
  tilt: doublePrecision().notNull(),
  heading: doublePrecision().notNull(),
  rest_seconds: integer().notNull().default(defaultRestSeconds),
  ...revision(),
});
