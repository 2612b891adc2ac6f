import type { places } from '../database/schema.ts';
import { cleanHtmlFields } from '../lib/clean-html.ts';
import type { Content } from './content.ts';

/** Place rows, with the route as JSON text. */
export function createPlaceRows(content: Content): (typeof places.$inferInsert)[] {
  return content.places.map(({ file: _file, caravan: _caravan, routejson, ...place }) =>
    cleanHtmlFields('places', { ...place, routejson: JSON.stringify(routejson) }),
  );
}
