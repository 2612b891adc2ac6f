import type { MapImage } from '../overlays/map-overlay.ts';
import type { AtlasPalette, ColorScheme } from '../style/tokens.ts';

/** The image of a summit in a colour scheme. */
export function peakImageId(scheme: ColorScheme): string {
  return `atlas-peak-${scheme}`;
}

/** A small triangle, the traditional symbol of a surveyed height. */
export function peakImage(palette: AtlasPalette): MapImage {
  return {
    width: 9,
    height: 8,
    draw(context) {
      context.beginPath();
      context.moveTo(4.5, 0.8);
      context.lineTo(8.2, 7.2);
      context.lineTo(0.8, 7.2);
      context.closePath();
      context.lineJoin = 'round';
      context.lineWidth = 1.6;
      context.strokeStyle = palette.halo;
      context.stroke();
      context.fillStyle = palette.name;
      context.fill();
    },
  };
}
