import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import { placeView, type PlaceView } from '@cae-map/expedition/place-view';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { placeRecord } from './data/records.ts';

/** The view of the place 53 with the given images. */
export function viewWithImages(images: readonly ImageRecord[]): PlaceView {
  const view = placeView(toExpedition({ places: [placeRecord()], images }), 53, null);
  if (view === null) throw new Error('the place is missing');
  return view;
}
