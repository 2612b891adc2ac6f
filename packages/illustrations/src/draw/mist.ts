import { fill, WIDTH } from '../math/geometry.ts';
import type { CloudSeaLayer, MistLayer } from '../scene/scene.ts';
import { drawHeap } from './clouds.ts';
import { verticalGradient, type Pen } from './pen.ts';
import { mix } from '../scene/colour.ts';

/** Haze at the base of a range, increasing downwards. */
export function drawFoot(pen: Pen, top: number, base: number, opacity: number): string {
  const { haze } = pen.scene.palette;
  const gradient = verticalGradient(pen, top, base, [
    [0, haze, 0],
    [1, haze, opacity],
  ]);
  return fill(`M0 ${Math.round(top)}H${WIDTH}V${Math.round(base + 4)}H0Z`, gradient);
}

/** Draws a band of mist, densest in its middle. */
export function drawMist(pen: Pen, layer: MistLayer): string {
  const { haze, cloudLit } = pen.scene.palette;
  const colour = mix(haze, cloudLit, 0.4);
  const top = layer.y - layer.height / 2;
  const base = layer.y + layer.height / 2;
  const gradient = verticalGradient(pen, top, base, [
    [0, colour, 0],
    [0.55, colour, layer.opacity],
    [1, colour, 0],
  ]);
  return fill(`M0 ${Math.round(top)}H${WIDTH}V${Math.round(base)}H0Z`, gradient);
}

/** Draws clouds seen from above between the ridges. */
export function drawCloudSea(pen: Pen, layer: CloudSeaLayer): string {
  const { random } = pen;
  const { palette } = pen.scene;
  const parts = [drawFoot(pen, layer.y - 130, layer.y + 10, 0.9)];
  for (let row = 0; row < layer.rows; row += 1) {
    const y = layer.y + row * 34;
    const count = 7 - Math.min(3, row);
    for (let heap = 0; heap < count; heap += 1) {
      const x = ((heap + random.range(0.1, 0.9)) / count) * (WIDTH + 200) - 100;
      parts.push(
        drawHeap(
          pen,
          random.fork(`${row}.${heap}`),
          x,
          y + random.range(-8, 8),
          random.range(260, 460) * (1 + row * 0.16),
          0.62,
        ),
      );
    }
    parts.push(
      fill(
        `M0 ${y}H${WIDTH}V${row === layer.rows - 1 ? 1000 : y + 60}H0Z`,
        mix(palette.cloudLit, palette.cloudShade, 0.12 + row * 0.12),
        0.9,
      ),
    );
  }
  return parts.join('');
}
