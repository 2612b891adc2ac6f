import type { Expedition } from '@cae-map/expedition/expedition';
import type { Position } from '@cae-map/expedition/route/geography';
import type { ReadText } from '../../../lib/reading/reading-store.ts';
import { cameraStore } from '../../../map/camera/camera-store.ts';
import type { Camera } from '../../../map/camera/camera.ts';

/** The zooms between which a stop is shown with its surroundings, and the one that is chosen outside of them. */
const nearestZoom = 9;
const farthestZoom = 5.5;
const chosenZoom = 7;
/** The margin of a stop as a share of the free area. */
const marginShare = 0.25;
/** The room above and below several stops for a pin and its label, in CSS pixels. */
const pinRoom = 80;

/** The positions of some places; places that do not exist or have no position are left out. */
export function positionsOf(expedition: Expedition, placeIds: readonly number[]): Position[] {
  return placeIds.flatMap((id) => {
    const position = expedition.byId.get(id)?.position;
    return position ? [position] : [];
  });
}

/** Shows the places that a text is about; those that it mentions if these have no position. A text without any moves nothing. */
export function showReadText(expedition: Expedition, camera: Camera, text: ReadText): void {
  const about = positionsOf(expedition, text.aboutIds);
  const shown = about.length > 0 ? about : positionsOf(expedition, text.mentionedIds);
  const [first] = shown;
  if (first === undefined) return;
  const positions = shown.map(([latitude, longitude]) => ({ latitude, longitude }));
  const isOne = shown.every(([latitude, longitude]) => latitude === first[0] && longitude === first[1]);
  if (!isOne) {
    const { height } = camera.freeAreaSize();
    const room = Math.min(pinRoom, height * marginShare);
    camera.fitPositions(positions, { top: room, bottom: room });
    return;
  }
  const target = { latitude: first[0], longitude: first[1] };
  const { zoom, isReady } = cameraStore.getState();
  const isInRange = isReady && zoom >= farthestZoom && zoom <= nearestZoom;
  const { width, height } = camera.freeAreaSize();
  const [x, y] = [width * marginShare, height * marginShare];
  if (isInRange) camera.keepInView(target, { top: y, right: x, bottom: y, left: x });
  else camera.flyTo({ ...target, zoom: chosenZoom });
}
