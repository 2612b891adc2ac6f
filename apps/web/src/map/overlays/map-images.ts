import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapImage, MapOverlay } from './map-overlay.ts';

/** Pictures are drawn at twice their size, so that they stay sharp on fine screens. */
const pixelRatio = 2;

/** Lets the map find the pictures of the overlays by name when a layer first needs one. */
export function resolveImages(map: MapLibreMap, overlays: () => readonly MapOverlay[]): void {
  map.setMissingStyleImageResolver((id) => {
    const image = findImage(overlays(), id);
    const pixels = image ? drawImage(image) : null;
    if (pixels && !map.hasImage(id)) map.addImage(id, pixels, { pixelRatio });
  });
}

function findImage(overlays: readonly MapOverlay[], id: string): MapImage | undefined {
  for (const { images } of overlays) {
    const image = images?.[id];
    if (image) return image;
  }
  return undefined;
}

function drawImage(image: MapImage): ImageData | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(image.width * pixelRatio);
  canvas.height = Math.ceil(image.height * pixelRatio);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.scale(pixelRatio, pixelRatio);
  image.draw(context);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
