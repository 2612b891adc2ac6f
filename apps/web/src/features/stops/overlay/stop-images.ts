import type { MarkerIcon } from '@cae-map/expedition/dates/stays';
import type { MapImage } from '../../../map/map-overlay.ts';
import type { ColorScheme } from '../../../map/tokens.ts';
import { stopColours } from './stop-colours.ts';
import { staySigns } from './stay-signs.ts';
import type { StopRank } from './stop-features.ts';

/** Outer radius of a stop's ring by its rank, in pixels. */
export const ringRadii: Readonly<Record<StopRank, number>> = { 1: 4.6, 2: 5.4, 3: 6.4 };
/** Outer radius of the badge that carries the sign of a stay. */
export const badgeRadius = 10;

/** The name of the picture of a plain ring. */
export function ringId(rank: StopRank, scheme: ColorScheme): string {
  return `stops-ring-${rank}-${scheme}`;
}

/** The name of the picture of a badge. */
export function badgeId(icon: MarkerIcon, scheme: ColorScheme): string {
  return `stops-badge-${icon}-${scheme}`;
}

/** Every picture that the layers of the stops can name. */
export function stopImages(scheme: ColorScheme): Readonly<Record<string, MapImage>> {
  const images: Record<string, MapImage> = {};
  for (const rank of [1, 2, 3] as const) images[ringId(rank, scheme)] = ringImage(ringRadii[rank], scheme);
  for (const icon of ['pass', 'stayed-tonight', 'long-stay', 'passed-by', 'off-expedition'] as const) {
    images[badgeId(icon, scheme)] = badgeImage(icon, scheme);
  }
  images[pinRoomId] = pinRoom;
  return images;
}

/** Nothing to see: it keeps the labels out of the room of the pin, which the map knows nothing of. */
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
    const sign = new Path2D(staySigns[icon]);
    context.fill(sign, 'evenodd');
  });
}

function discImage(
  radius: number,
  stroke: number,
  scheme: ColorScheme,
  drawSign: (context: CanvasRenderingContext2D) => void,
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
      drawSign(context);
    },
  };
}

function fillDisc(context: CanvasRenderingContext2D, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fill();
}
