import { mix } from '../scene/colour.ts';
import { curve, fill, line, number, stroke, WIDTH, type Point } from '../math/geometry.ts';
import { fractalNoise } from '../math/noise.ts';
import type { Random } from '../math/random.ts';
import type { RidgeLayer } from '../scene/scene.ts';
import { drawFoot } from './mist.ts';
import { verticalGradient, type Pen } from './pen.ts';
import { drawTree } from './trees.ts';

/** The crest of a ridge as a function from x to y. */
export function createCrest(random: Random, layer: RidgeLayer): (x: number) => number {
  const noise = fractalNoise(
    random.fork('crest'),
    layer.roughness > 0.5 ? 5 : 3,
    0.32 + layer.roughness * 0.26,
  );
  const phase = random.fork('phase').range(0, 90);
  return (x) => {
    const value = noise(phase + (x / WIDTH) * layer.swells);
    const sharp = layer.roughness > 0.5 ? 1 - Math.abs(value) * 1.7 : 0.5 + value * 0.75;
    return layer.top + (1 - sharp) * layer.relief * 0.75 + (layer.slope ?? 0) * (x / WIDTH - 0.5);
  };
}

/** Draws a single ridge: one colour fading towards its base, folds on the shaded side, trees along the crest. */
export function drawRidge(pen: Pen, layer: RidgeLayer): string {
  const crest = createCrest(pen.random, layer);
  const step = layer.roughness > 0.5 ? 13 : 40;
  const points: Point[] = [];
  for (let x = -40; x <= WIDTH + 40; x += step) points.push({ x, y: crest(x) });
  const body = pen.tone(layer.material, 'middle');
  const path = layer.roughness > 0.5 ? line(points) : curve(points);
  const parts: string[] = [];
  if (layer.fringe) parts.push(drawFringe(pen, layer.fringe, crest, layer));
  parts.push(fill(`${path}L${WIDTH + 40} ${number(layer.base + 30)}L-40 ${number(layer.base + 30)}Z`, body));
  parts.push(drawFolds(pen, layer, crest));
  if (layer.fringe) parts.push(drawWood(pen, layer.fringe, crest, layer));
  parts.push(drawSunnyEdge(pen, layer, points));
  if (layer.mist > 0) parts.push(drawFoot(pen, layer.top + layer.relief * 0.35, layer.base, layer.mist));
  return parts.join('');
}

/** The shaded slopes below the crest, as soft or sharp wedges. */
function drawFolds(pen: Pen, layer: RidgeLayer, crest: (x: number) => number): string {
  const random = pen.random.fork('folds');
  const lit = mix(pen.tone(layer.material, 'middle'), pen.tone(layer.material, 'lit'), 0.7);
  const dark = mix(pen.tone(layer.material, 'middle'), pen.tone(layer.material, 'shade'), 0.62);
  let litPath = '';
  let darkPath = '';
  const blades = Math.round(layer.folds * (layer.roughness > 0.5 ? 1.7 : 1.2));
  for (let blade = 0; blade < blades; blade += 1) {
    const x = ((blade + random.range(0, 1)) / blades) * (WIDTH + 100) - 50;
    const side = pen.lightFrom(x);
    const y = crest(x);
    const fall = Math.min(
      Math.max(40, layer.base - y) * random.range(0.5, 1.05),
      layer.roughness > 0.5 ? 260 : 110 + 120 * (1 - layer.depth) * random.next(),
    );
    const wide = random.range(50, 170) * (0.6 + fall / 300);
    const swing = random.range(-0.3, 0.3) * wide;
    const make = (towards: number): string => {
      const edge = x + towards * wide * 0.55;
      const low = { x: x + swing + towards * wide, y: y + fall };
      const inner = { x: x + swing * 0.4 + towards * wide * 0.08, y: y + fall * 0.94 };
      if (layer.roughness > 0.5) {
        return `M${number(x)} ${number(y)}L${number(edge)} ${number(Math.max(crest(edge), y + 6))}L${number(low.x)} ${number(low.y)}L${number(inner.x)} ${number(inner.y)}L${number(x + swing * 0.8)} ${number(y + fall * 0.5)}Z`;
      }
      return `M${number(x)} ${number(y)}Q${number(edge)} ${number(Math.max(crest(edge), y) + fall * 0.06)} ${number(low.x)} ${number(low.y)}L${number(inner.x)} ${number(inner.y)}Q${number(x + swing)} ${number(y + fall * 0.5)} ${number(x)} ${number(y)}Z`;
    };
    darkPath += make(-side);
    if (layer.roughness > 0.5 && random.chance(0.6)) litPath += make(side * 0.8);
  }
  const fading = (colour: string, opacity: number): string =>
    verticalGradient(pen, layer.top, Math.max(layer.top + 60, layer.base), [
      [0, colour, opacity],
      [0.55, colour, opacity * 0.75],
      [1, colour, 0],
    ]);
  return fill(litPath, fading(lit, 0.6)) + fill(darkPath, fading(dark, layer.roughness > 0.5 ? 0.72 : 0.5));
}

function drawSunnyEdge(pen: Pen, layer: RidgeLayer, points: readonly Point[]): string {
  if (layer.fringe) return '';
  const path = layer.roughness > 0.5 ? line(points) : curve(points);
  return stroke(path, mix(pen.tone(layer.material, 'lit'), pen.scene.palette.glow, 0.4), 2, 0.5);
}

/** A distant row of trees in two paths: single trees of this size cannot be told apart. */
function drawFarFringe(
  pen: Pen,
  random: Random,
  material: NonNullable<RidgeLayer['fringe']>,
  crest: (x: number) => number,
  size: number,
): string {
  const round = material === 'jungle' || material === 'forest';
  let lit = '';
  let shade = '';
  for (let x = -20; x < WIDTH + 20; x += size * random.range(0.2, 0.7)) {
    const tall = size * random.range(0.55, 1.1);
    const half = tall * (round ? 0.42 : 0.2);
    const y = crest(x) + size * 0.18;
    const side = pen.lightFrom(x);
    lit += round
      ? `M${number(x - half)} ${number(y)}Q${number(x - half)} ${number(y - tall)} ${number(x)} ${number(y - tall)}Q${number(x + half)} ${number(y - tall)} ${number(x + half)} ${number(y)}Z`
      : `M${number(x - half)} ${number(y)}L${number(x)} ${number(y - tall)}L${number(x + half)} ${number(y)}Z`;
    shade += `M${number(x)} ${number(y - tall)}L${number(x - side * half)} ${number(y)}H${number(x)}Z`;
    if (random.chance(0.06)) x += size * 2;
  }
  return fill(lit, pen.tone(material, 'lit')) + fill(shade, pen.tone(material, 'shade'));
}

/** A row of trees along the crest, larger on nearer ridges. */
function drawFringe(
  pen: Pen,
  material: NonNullable<RidgeLayer['fringe']>,
  crest: (x: number) => number,
  layer: RidgeLayer,
): string {
  const random = pen.random.fork('fringe');
  const size = (1 - layer.depth) ** 1.6 * 86 + 12;
  if (size < 46) return drawFarFringe(pen, random, material, crest, size);
  const parts: string[] = [];
  const tree =
    material === 'jungle' || material === 'forest' ? 'broadleaf' : material === 'birch' ? 'birch' : 'spruce';
  for (let x = -20; x < WIDTH + 20; x += size * random.range(0.2, 0.7)) {
    const gap = random.chance(0.06) ? size * 2 : 0;
    parts.push(
      drawTree(pen, random, tree, x, crest(x) + size * 0.18, size * random.range(0.55, 1.1), material),
    );
    x += gap;
  }
  return parts.join('');
}

/** Scattered trees on the slope in one colour, sparser towards the base. */
function drawWood(
  pen: Pen,
  material: NonNullable<RidgeLayer['fringe']>,
  crest: (x: number) => number,
  layer: RidgeLayer,
): string {
  const random = pen.random.fork('wood');
  const size = Math.min(52, (1 - layer.depth) ** 1.6 * 78 + 11);
  const round = material === 'jungle' || material === 'forest';
  const room = Math.min(190, layer.base - layer.top);
  let dark = '';
  let light = '';
  for (let tree = 0; tree < (round ? 170 : 130); tree += 1) {
    const x = random.range(-20, WIDTH + 20);
    const share = random.next() ** 1.4;
    const y = crest(x) + size * 0.5 + share * room;
    const tall = size * random.range(0.45, 0.85);
    const half = tall * (round ? 0.42 : 0.22);
    const shape = round
      ? `M${number(x - half)} ${number(y)}q${number(-half * 0.3)} ${number(-tall * 0.4)} ${number(half * 0.35)} ${number(-tall * 0.42)}q${number(half * 0.5)} ${number(-tall * 0.5)} ${number(half)} ${number(-tall * 0.04)}q${number(half * 1.05)} ${number(-tall * 0.04)} ${number(half * 0.75)} ${number(tall * 0.46)}Z`
      : `M${number(x - half)} ${number(y)}L${number(x)} ${number(y - tall)}L${number(x + half)} ${number(y)}Z`;
    if (random.chance(0.3)) light += shape;
    else dark += shape;
  }
  return (
    fill(dark, mix(pen.tone(material, 'shade'), pen.tone(layer.material, 'middle'), 0.25), 0.75) +
    fill(light, mix(pen.tone(material, 'lit'), pen.tone(layer.material, 'middle'), 0.35), 0.8)
  );
}
