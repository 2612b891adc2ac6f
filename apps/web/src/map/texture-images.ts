import type { MapImage } from './map-overlay.ts';
import type { AtlasPalette, ColorScheme } from './tokens.ts';

/** Size of the pattern in pixels. */
const width = 160;
const height = 132;

/** Small mountains of the pattern: left foot, width; none reaches over the edge, so that the pattern has no seam. */
const mountains = [
  { x: 14, y: 30, width: 15 },
  { x: 38, y: 34, width: 11 },
  { x: 104, y: 24, width: 13 },
  { x: 70, y: 62, width: 16 },
  { x: 92, y: 66, width: 11 },
  { x: 134, y: 74, width: 14 },
  { x: 18, y: 96, width: 12 },
  { x: 56, y: 120, width: 14 },
  { x: 112, y: 118, width: 16 },
] as const;

/** The name of the pattern. */
export function ruggedId(scheme: ColorScheme): string {
  return `atlas-rugged-${scheme}`;
}

/** The pattern of mountainous country: outlines so faint that they read as a texture. */
export function ruggedImage({ mountain }: AtlasPalette): MapImage {
  return {
    width,
    height,
    draw(context) {
      context.strokeStyle = mountain.outline;
      context.fillStyle = mountain.shadow;
      context.lineWidth = 0.8;
      context.lineJoin = 'round';
      for (const { x, y, width: breadth } of mountains) drawMountain(context, x, y, breadth);
    },
  };
}

function drawMountain(context: CanvasRenderingContext2D, x: number, y: number, breadth: number): void {
  const summitX = x + breadth * 0.46;
  const summitY = y - breadth * 0.62;
  context.globalAlpha = 0.1;
  context.beginPath();
  context.moveTo(summitX, summitY);
  context.lineTo(x + breadth, y);
  context.lineTo(x + breadth * 0.55, y);
  context.fill();
  context.globalAlpha = 0.32;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(summitX, summitY);
  context.lineTo(x + breadth, y);
  context.stroke();
}
