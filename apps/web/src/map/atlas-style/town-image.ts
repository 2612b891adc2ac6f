import type { MapImage } from '../overlays/map-overlay.ts';
import type { AtlasPalette, ColorScheme } from '../style/tokens.ts';

/** The id of the image of a town. */
export function townImageId(scheme: ColorScheme): string {
  return `atlas-town-${scheme}`;
}

/** The icon of a town: a small square, unlike the icons of stops. */
export function townImage({ town, halo }: AtlasPalette): MapImage {
  return {
    width: 7,
    height: 7,
    draw(context) {
      context.fillStyle = halo;
      context.fillRect(0.5, 0.5, 6, 6);
      context.fillStyle = town;
      context.fillRect(1.5, 1.5, 4, 4);
    },
  };
}
