import type { MarkerIcon } from '@cae-map/expedition/dates/stays';
import type { MapImage } from '../../../map/overlays/map-overlay.ts';
import type { ColorScheme } from '../../../map/style/tokens.ts';
import { stopColours } from './stop-colours.ts';
import { stayIconPaths } from '../../../ui/icons/stay-icon-paths.ts';
import type { StopRank } from '@cae-map/expedition/map-features/stop-features';

/** The outer radius of the ring of a stop by its rank, in pixels. */
export const ringRadii: Readonly<Record<StopRank, number>> = { 1: 4.6, 2: 5.4, 3: 6.4 };
/** The outer radius of the badge with the icon of a stay, in pixels. */
export const badgeRadius = 10;

/** Returns the image id of a ring. */
export function ringId(rank: StopRank, scheme: ColorScheme): string {
  return `stops-ring-${rank}-${scheme}`;
}

/** Returns the image id of a badge. */
export function badgeId(icon: MarkerIcon, scheme: ColorScheme): string {
  return `stops-badge-${icon}-${scheme}`;
}

/** Creates all images of the layers of the stops. */
export function stopImages(scheme: ColorScheme): Readonly<Record<string, MapImage>> {
  const images: Record<string, MapImage> = {};
  for (const rank of [1, 2, 3] as const) images[ringId(rank, scheme)] = ringImage(ringRadii[rank], scheme);
  for (const icon of ['pass', 'stayed-tonight', 'long-stay', 'passed-by', 'off-expedition'] as const) {
    images[badgeId(icon, scheme)] = badgeImage(icon, scheme);
  }
  images[pinRoomId] = pinRoom;
  return images;
}

/**
 * A transparent image that reserves the area of the pin, which is not part of the map, so that labels do not overlap it.
 */
export const pinRoomId = 'stops-pin-room';
const pinRoom: MapImage = { width: 34, height: 46, draw: () => undefined };

function ringImage(radius: number, scheme: ColorScheme): MapImage {
  return discImage(radius, 1.9, scheme, () => undefined);
}

function badgeImage(icon: MarkerIcon, scheme: ColorScheme): MapImage {
  return discImage(badgeRadius, 1.6, scheme, (context) => {
    const size = 11.5;
    context.translate(-size / 2, -size / 2 - (icon === 'stayed-tonight' ? 0.6 : 0));
    context.scale(size / 14, size / 14);
    context.fillStyle = stopColours[scheme].ink;
    const path = new Path2D(stayIconPaths[icon]);
    context.fill(path, 'evenodd');
  });
}

function discImage(
  radius: number,
  stroke: number,
  scheme: ColorScheme,
  drawIcon: (context: CanvasRenderingContext2D) => void,
): MapImage {
  const halo = 1.2;
  const size = 2 * Math.ceil(radius + halo);
  return {
    width: size,
    height: size,
    draw(context) {
      context.translate(size / 2, size / 2);
      fillDisc(context, radius + halo, stopColours[scheme].halo);
      fillDisc(context, radius, stopColours[scheme].ink);
      fillDisc(context, radius - stroke, stopColours[scheme].paper);
      drawIcon(context);
    },
  };
}

function fillDisc(context: CanvasRenderingContext2D, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fill();
}
