import type { MapImage } from '../overlays/map-overlay.ts';
import type { AtlasPalette, ColorScheme } from '../style/tokens.ts';

/** The name of the picture of a town's point. */
export function townId(scheme: ColorScheme): string {
  return `atlas-town-${scheme}`;
}

/** A town's point: small and square, so that nobody takes it for a stop. */
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
