import { mix } from '../colour.ts';
import { fill, number, stroke } from '../geometry.ts';
import type { DunesLayer } from '../scene.ts';
import { verticalGradient, type Pen } from './pen.ts';

/** A row of dunes: long windward backs, slip faces in shade, and crests that wander towards the viewer. */
export function drawDunes(pen: Pen, layer: DunesLayer): string {
  const { random } = pen;
  const dunes = Array.from({ length: layer.crests }, (_, index) => {
    const x = ((index + random.range(0.15, 0.85)) / layer.crests) * 1900 - 150;
    return { x, height: layer.height * random.range(0.45, 1), long: random.range(1.3, 2), short: random.range(0.75, 1.15) };
  }).sort((one, two) => two.height - one.height);
  return dunes.map((dune) => drawDune(pen, layer, dune.x, dune.height, dune.long, dune.short)).join('');
}

function drawDune(pen: Pen, layer: DunesLayer, x: number, height: number, long: number, short: number): string {
  const random = pen.random.fork(`dune${Math.round(x)}`);
  const side = pen.lightFrom(x);
  const base = layer.base + 6;
  const top = layer.base - height;
  const reach = layer.height * 2.1;
  const sunny = x + side * reach * long;
  const lee = x - side * reach * short;
  const lit = pen.tone(layer.material, 'lit');
  const shade = pen.tone(layer.material, 'shade');
  const foot = { x: x + side * random.range(-0.1, 0.4) * reach, y: base };
  const n = number;
  const litGradient = verticalGradient(pen, top, base, [
    [0, mix(lit, pen.scene.palette.glow, 0.3), 1],
    [1, mix(lit, shade, 0.26), 1],
  ]);
  const back = `M${n(sunny)} ${n(base)}C${n(sunny - side * reach * long * 0.42)} ${n(base - height * 0.12)} ${n(x + side * reach * 0.34)} ${n(top + height * 0.05)} ${n(x)} ${n(top)}`;
  const crest = `C${n(x - side * reach * 0.1)} ${n(top + height * 0.22)} ${n(x + side * reach * 0.3)} ${n(top + height * 0.46)} ${n(x + side * reach * 0.1)} ${n(top + height * 0.66)}S${n(foot.x - side * reach * 0.1)} ${n(base - height * 0.12)} ${n(foot.x)} ${n(foot.y)}`;
  const slip = `C${n(x - side * reach * short * 0.28)} ${n(top + height * 0.3)} ${n(x - side * reach * short * 0.5)} ${n(base - height * 0.1)} ${n(lee)} ${n(base)}`;
  const ripples = Array.from({ length: 4 }, (_, index) => {
    const t = 0.3 + index * 0.17;
    const y = top + height * t + 8;
    return stroke(`M${n(x + side * reach * (0.22 + t * 0.1))} ${n(y)}q${n(side * reach * 0.3)} ${n(height * 0.02)} ${n(side * reach * (0.3 + t * 0.45))} ${n(height * 0.1)}`, mix(lit, shade, 0.45), 2.2, 0.4);
  });
  return (
    fill(`${back}${slip}L${n(sunny)} ${n(base)}Z`, litGradient) +
    ripples.join('') +
    fill(`M${n(x)} ${n(top)}${crest}L${n(lee)} ${n(base)}M${n(lee)} ${n(base)}Z`, shade) +
    fill(`M${n(x)} ${n(top)}${slip}L${n(foot.x)} ${n(foot.y)}C${n(foot.x - side * reach * 0.12)} ${n(base - height * 0.14)} ${n(x + side * reach * 0.32)} ${n(top + height * 0.74)} ${n(x + side * reach * 0.1)} ${n(top + height * 0.66)}C${n(x + side * reach * 0.3)} ${n(top + height * 0.46)} ${n(x - side * reach * 0.1)} ${n(top + height * 0.22)} ${n(x)} ${n(top)}Z`, shade) +
    stroke(`M${n(x)} ${n(top)}${crest}`, mix(lit, pen.scene.palette.glow, 0.5), 2.4, 0.7)
  );
}
