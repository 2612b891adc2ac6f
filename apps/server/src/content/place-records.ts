import type { places } from '../database/schema.ts';
import type { Content } from './content.ts';

/** The places of the content as the database keeps them: the route of a place as JSON text. */
export function placeRecords(content: Content): (typeof places.$inferInsert)[] {
  return content.places.map(({ file: _file, routejson, ...place }) => ({
    ...place,
    routejson: JSON.stringify(routejson),
  }));
}
