import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapImage, MapOverlay } from './map-overlay.ts';

/** Images are drawn at twice their size, for screens with a high pixel density. */
const pixelRatio = 2;

/** Draws the images of overlays on demand, when a layer first uses their names. */
export function resolveImages(map: MapLibreMap, overlays: () => readonly MapOverlay[]): void {
  map.setMissingStyleImageResolver(async (id) => {
    const image = findImage(overlays(), id);
    if (image === undefined) return;
    const picture = image.pictureUrl === undefined ? null : await loadPicture(image.pictureUrl);
    const pixels = drawImage(image, picture);
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

/** Loads a picture; null if it fails, so that the image is drawn without it. */
async function loadPicture(url: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  // Without permission of its host a canvas with the picture could not be read.
  picture.crossOrigin = 'anonymous';
  picture.src = url;
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

function drawImage(image: MapImage, picture: HTMLImageElement | null): ImageData | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(image.width * pixelRatio);
  canvas.height = Math.ceil(image.height * pixelRatio);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.scale(pixelRatio, pixelRatio);
  image.draw(context, picture);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
