import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPartSchema } from '@cae-map/contract/entities/content';
import { placeSchema } from '@cae-map/contract/entities/place';
import { placeView } from '@cae-map/expedition/place-view';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { initialView, type InitialView } from '../../src/app/map-screen/camera/initial-view.ts';

/**
 * Reads the first views of the pages of all stops with a position.
 * @param folder `content/expedition`
 * @throws when a file violates its schema.
 */
export function readStopViews(folder: string): InitialView[] {
  const places = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => contentPartSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))).places)
    .map((place) => placeSchema.parse({ ...place, routejson: JSON.stringify(place.routejson), imgcount: 0 }));
  const expedition = toExpedition({ places, images: [] });
  return expedition.places
    .filter(({ position }) => position !== null)
    .map(({ id }) => initialView(false, placeView(expedition, id, null)));
}
