import { mix } from '../scene/colour.ts';
import { fill, number, stroke } from '../math/geometry.ts';
import type { DunesLayer } from '../scene/scene.ts';
import { verticalGradient, type Pen } from './pen.ts';

/** Draws a row of dunes: long windward slopes, shaded slip faces, and crests winding towards the viewer. */
export function drawDunes(pen: Pen, layer: DunesLayer): string {
  const { random } = pen;
  const dunes = Array.from({ length: layer.crests }, (_, index) => {
    const x = ((index + random.range(0.15, 0.85)) / layer.crests) * 1900 - 150;
    return {
      x,
      height: layer.height * random.range(0.45, 1),
      long: random.range(1.3, 2),
      short: random.range(0.75, 1.15),
    };
  }).sort((one, two) => two.height - one.height);
  return dunes.map((dune) => drawDune(pen, layer, dune.x, dune.height, dune.long, dune.short)).join('');
}

function drawDune(
  pen: Pen,
  layer: DunesLayer,
  x: number,
  height: number,
  long: number,
  short: number,
): string {
  const random = pen.random.fork(`dune${Math.round(x)}`);
  const side = pen.lightFrom(x);
  const base = layer.base + 6;
  const top = layer.base - height;
  const reach = layer.height * 2.1;
  const sunny = x + side * reach * long;
  const lee = x - side * reach * short;
  const lit = pen.tone(layer.material, 'lit');
  const shade = pen.tone(layer.material, 'shade');
  const r = side * reach;
  const middle = `${number(x + r * 0.07)} ${number(top + height * 0.6)}`;
  const upper = [
    `${number(x - r * 0.09)} ${number(top + height * 0.2)}`,
    `${number(x + r * 0.15)} ${number(top + height * 0.38)}`,
  ] as const;
  const lower = [
    `${number(x - r * 0.01)} ${number(top + height * 0.8)}`,
    `${number(x - r * 0.1)} ${number(base - height * 0.08)}`,
  ] as const;
  const foot = `${number(x - r * random.range(0.1, 0.3))} ${number(base)}`;
  const litGradient = verticalGradient(pen, top, base, [
    [0, mix(lit, pen.scene.palette.glow, 0.3), 1],
    [1, mix(lit, shade, 0.26), 1],
  ]);
  const back = `M${number(sunny)} ${number(base)}C${number(sunny - side * reach * long * 0.42)} ${number(base - height * 0.12)} ${number(x + side * reach * 0.34)} ${number(top + height * 0.05)} ${number(x)} ${number(top)}`;
  const crest = `C${upper[0]} ${upper[1]} ${middle}C${lower[0]} ${lower[1]} ${foot}`;
  const slip = `C${number(x - side * reach * short * 0.28)} ${number(top + height * 0.3)} ${number(x - side * reach * short * 0.5)} ${number(base - height * 0.1)} ${number(lee)} ${number(base)}`;
  const ripples = Array.from({ length: 4 }, (_, index) => {
    const t = 0.3 + index * 0.17;
    const y = top + height * t + 8;
    return stroke(
      `M${number(x + side * reach * (0.22 + t * 0.1))} ${number(y)}q${number(side * reach * 0.3)} ${number(height * 0.02)} ${number(side * reach * (0.3 + t * 0.45))} ${number(height * 0.1)}`,
      mix(lit, shade, 0.45),
      2.2,
      0.4,
    );
  });
  return (
    fill(`${back}${slip}L${number(sunny)} ${number(base)}Z`, litGradient) +
    ripples.join('') +
    fill(
      `M${number(x)} ${number(top)}${slip}L${foot}C${lower[1]} ${lower[0]} ${middle}C${upper[1]} ${upper[0]} ${number(x)} ${number(top)}Z`,
      shade,
    ) +
    stroke(`M${number(x)} ${number(top)}${crest}`, mix(lit, pen.scene.palette.glow, 0.5), 2.4, 0.7)
  );
}
