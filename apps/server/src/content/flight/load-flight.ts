import type { Orm } from '../../database/connection.ts';
import { contentLoads, places, viewpoints } from '../../database/schema.ts';
import { viewpointKind } from '../../resources/viewpoints/viewpoint-kind.ts';
import { advanceSequences } from '../../writes/records/id-sequences.ts';
import type { FlightStop } from './flight-file.ts';

/** Inserts the shipped stops of the flight into a database that never had them, within a transaction. Stops at unknown places are left out. */
export async function loadFlight(orm: Orm, flight: readonly FlightStop[]): Promise<void> {
  await orm.transaction(async (transaction) => {
    const existing = await transaction.select({ id: places.place_id }).from(places);
    const known = new Set(existing.map(({ id }) => id));
    const rows = flight
      .filter(({ place_id }) => known.has(place_id))
      .map((stop, index) => ({ ...stop, seqid: index + 1 }));
    if (rows.length > 0) await transaction.insert(viewpoints).values(rows);
    await advanceSequences(transaction, [viewpointKind]);
    await transaction.insert(contentLoads).values({ part: 'flight', summary: `${rows.length} stops` });
  });
}
