import { mix } from '../scene/colour.ts';
import { circle, fill, number, rectangle, curve, WIDTH } from '../math/geometry.ts';
import { drawClouds } from './clouds.ts';
import { drawStars } from './stars.ts';
import { verticalGradient, type Pen } from './pen.ts';

/** Draws the sky with its stars, sun or moon and clouds. */
export function drawSky(pen: Pen): string {
  const { sky } = pen.scene;
  const parts = [drawVault(pen)];
  if (sky.stars !== 'none') parts.push(drawStars(pen));
  if (sky.body !== 'none') parts.push(drawBody(pen));
  if (sky.clouds !== 'none') parts.push(drawClouds(pen));
  return parts.join('');
}

function drawVault(pen: Pen): string {
  const { sky, palette } = pen.scene;
  const [zenith, upper, middle, lower, horizon] = palette.sky;
  const bottom = sky.horizon + 60;
  const stops = [zenith, upper, middle, lower, horizon];
  if (sky.style !== 'bands') {
    const gradient = verticalGradient(
      pen,
      -20,
      bottom,
      stops.map((colour, index) => [[0, 0.26, 0.54, 0.8, 1][index] ?? 1, colour, 1]),
    );
    return fill(`M0 0H${WIDTH}V1000H0Z`, gradient);
  }
  return drawBands(pen, stops, bottom);
}

/** A sky of flat colours, each band with a wavy edge. */
function drawBands(pen: Pen, stops: readonly string[], bottom: number): string {
  const count = 11;
  const parts = [rectangle(0, 0, WIDTH, 1000, stops[0] ?? '#000000')];
  for (let band = 1; band < count; band += 1) {
    const share = (band / (count - 1)) * (stops.length - 1);
    const index = Math.min(stops.length - 2, Math.floor(share));
    const colour = mix(stops[index] ?? '#000000', stops[index + 1] ?? '#000000', share - index);
    const y = bottom * (band / count) ** 0.9;
    const points = [];
    const phase = pen.random.range(0, 6.28);
    const swell = pen.random.range(4, 16);
    for (let x = -40; x <= WIDTH + 40; x += 168) {
      points.push({ x, y: y + Math.sin(phase + x / pen.random.range(240, 330)) * swell });
    }
    parts.push(fill(`${curve(points)}L${WIDTH + 40} 1000L-40 1000Z`, colour));
  }
  return parts.join('');
}

function drawBody(pen: Pen): string {
  const { sky, palette } = pen.scene;
  const { x, y, radius } = sky;
  if (sky.style === 'halo') {
    const rings = [7.2, 5, 3.3, 2.1]
      .map((size, index) => circle(x, y, radius * size, palette.glow, 0.09 + index * 0.045))
      .join('');
    return rings + drawDisc(pen);
  }
  const glow = pen.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${number(x)}" cy="${number(y)}" r="${number(radius * 6.5)}">` +
      `<stop offset="0" stop-color="${palette.glow}" stop-opacity="0.85"/><stop offset="0.3" stop-color="${palette.glow}" stop-opacity="0.36"/>` +
      `<stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>`,
  );
  return circle(x, y, radius * 6.5, glow) + drawDisc(pen);
}

function drawDisc(pen: Pen): string {
  const { sky, palette } = pen.scene;
  const { x, y, radius } = sky;
  if (sky.body !== 'crescent') return circle(x, y, radius, palette.sun);
  const r = number(radius);
  const inner = number(radius * 1.18);
  const top = `${number(x + radius * 0.25)} ${number(y - radius * 0.97)}`;
  const low = `${number(x + radius * 0.62)} ${number(y + radius * 0.78)}`;
  return fill(`M${top}A${r} ${r} 0 1 0 ${low}A${inner} ${inner} 0 0 1 ${top}Z`, palette.sun);
}
