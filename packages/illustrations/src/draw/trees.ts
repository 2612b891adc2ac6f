import { fill, number, rectangle, stroke } from '../math/geometry.ts';
import { mix } from '../scene/colour.ts';
import type { Material } from '../scene/materials.ts';
import type { Random } from '../math/random.ts';
import type { GroveLayer, TreeName } from '../scene/scene.ts';
import type { Pen } from './pen.ts';

/** The material of a tree in the season of the scene. */
function chooseFoliage(pen: Pen, tree: TreeName): Material {
  const { season } = pen.scene;
  switch (tree) {
    case 'poplar':
    case 'willow':
      return season === 'autumn' ? 'poplarGold' : season === 'winter' ? 'bare' : 'poplar';
    case 'larch':
      return season === 'autumn' ? 'larchGold' : season === 'winter' ? 'bare' : 'larch';
    case 'birch':
      return season === 'autumn' ? 'poplarGold' : season === 'winter' ? 'bare' : 'birch';
    case 'spruce':
      return 'conifer';
    case 'deodar':
      return 'deodar';
    case 'palm':
      return 'palm';
    case 'broadleaf':
      return 'jungle';
    case 'saxaul':
      return 'tundra';
    case 'bush':
      return season === 'autumn' ? 'autumnGrass' : 'forest';
    case 'maple':
      return season === 'autumn' ? 'maple' : 'forest';
    case 'blossom':
      return season === 'spring' ? 'blossom' : 'forest';
  }
}

/** Draws one tree at a point; `size` is its height. */
export function drawTree(
  pen: Pen,
  random: Random,
  tree: TreeName,
  x: number,
  y: number,
  size: number,
  material = chooseFoliage(pen, tree),
): string {
  const lit = pen.tone(material, 'lit');
  const shade = pen.tone(material, 'shade');
  const trunk = pen.tone('wood', 'shade');
  const side = pen.lightFrom(x);
  switch (tree) {
    case 'poplar':
      return material === 'bare'
        ? drawBare(random, x, y, size, 0.13, shade)
        : drawFlame(x, y, size, size * random.range(0.085, 0.12), side, lit, shade, trunk);
    case 'birch':
      return material === 'bare'
        ? drawBare(random, x, y, size, 0.22, shade)
        : rectangle(x - size * 0.016, y - size * 0.6, size * 0.032, size * 0.6, pen.tone('white', 'lit')) +
            drawFlame(x, y - size * 0.24, size * 0.76, size * 0.16, side, lit, shade, '');
    case 'spruce':
      return drawTiers(random, x, y, size, 0.19, 5, side, lit, shade);
    case 'deodar':
      return drawTiers(random, x, y, size, 0.3, 6, side, lit, shade);
    case 'larch':
      return material === 'bare'
        ? drawBare(random, x, y, size, 0.18, shade)
        : drawTiers(random, x, y, size, 0.2, 7, side, lit, shade);
    case 'palm':
      return drawPalm(random, x, y, size, lit, shade, trunk);
    case 'saxaul':
      return drawShrub(random, x, y, size * 0.8, shade);
    case 'bush':
      return drawCrown(random, x, y, size, size * 0.8, side, lit, shade);
    case 'willow':
    case 'broadleaf':
    case 'maple':
    case 'blossom':
      return material === 'bare'
        ? drawBare(random, x, y, size, 0.4, shade)
        : stroke(`M${number(x)} ${number(y)}V${number(y - size * 0.5)}`, trunk, Math.max(1.4, size * 0.05)) +
            drawCrown(random, x, y - size * 0.3, size * 0.72, size * 0.36, side, lit, shade);
  }
}

function drawFlame(
  x: number,
  y: number,
  size: number,
  half: number,
  side: number,
  lit: string,
  shade: string,
  trunk: string,
): string {
  const top = y - size;
  const path = (width: number): string =>
    `M${number(x)} ${number(top)}C${number(x + width)} ${number(top + size * 0.34)} ${number(x + width * 1.2)} ${number(y - size * 0.26)} ${number(x)} ${number(y - size * 0.07)}Z`;
  const stem =
    trunk === ''
      ? ''
      : stroke(`M${number(x)} ${number(y)}V${number(y - size * 0.2)}`, trunk, Math.max(1.2, size * 0.03));
  return stem + fill(path(side * half * 1.3), lit) + fill(path(-side * half * 1.3), shade);
}

function drawTiers(
  random: Random,
  x: number,
  y: number,
  size: number,
  breadth: number,
  tiers: number,
  side: number,
  lit: string,
  shade: string,
): string {
  const half = (face: number): string => {
    let path = `M${number(x)} ${number(y - size)}`;
    for (let tier = 1; tier <= tiers; tier += 1) {
      const t = tier / tiers;
      const reach = breadth * size * (0.16 + 0.84 * t) * random.range(0.82, 1.12);
      const drop = y - size * (1 - t * 0.94);
      path += `L${number(x + face * reach)} ${number(drop)}L${number(x + face * reach * 0.5)} ${number(drop - size * 0.02)}`;
    }
    return `${path}L${number(x)} ${number(y - size * 0.04)}Z`;
  };
  return (
    fill(half(side), lit) +
    fill(half(-side), shade) +
    fill(
      `M${number(x - size * 0.02)} ${number(y)}h${number(size * 0.04)}v${number(-size * 0.09)}h${number(-size * 0.04)}Z`,
      shade,
    )
  );
}

/** A leafless tree: a slightly bent stem with recursive branches. */
function drawBare(
  random: Random,
  x: number,
  y: number,
  size: number,
  spread: number,
  colour: string,
): string {
  const bend = random.range(-0.06, 0.06) * size;
  let path = `M${number(x)} ${number(y)}Q${number(x + bend)} ${number(y - size * 0.5)} ${number(x + bend * 0.4)} ${number(y - size * 0.94)}`;
  let twigs = '';
  let side = random.sign();
  for (let branch = 0; branch < 9; branch += 1) {
    const t = 0.2 + branch * 0.075 + random.range(-0.02, 0.02);
    const start = { x: x + bend * 2 * t * (1 - t) + bend * 0.4 * t * t, y: y - size * t };
    const reach = random.range(0.45, 1) * spread * size * (1.15 - t * 0.75) * side;
    const rise = size * random.range(0.13, 0.26) * (1.1 - t * 0.4);
    const end = { x: start.x + reach, y: start.y - rise };
    path += `M${number(start.x)} ${number(start.y)}Q${number(start.x + reach * 0.62)} ${number(start.y - rise * 0.3)} ${number(end.x)} ${number(end.y)}`;
    twigs += `M${number(start.x + reach * 0.55)} ${number(start.y - rise * 0.38)}q${number(reach * 0.08)} ${number(-rise * 0.4)} ${number(reach * 0.14)} ${number(-rise * 0.8)}M${number(start.x + reach * 0.75)} ${number(start.y - rise * 0.58)}l${number(reach * 0.34)} ${number(-rise * 0.12)}`;
    if (random.chance(0.75)) side = side === 1 ? -1 : 1;
  }
  return (
    stroke(path, colour, Math.max(1.1, size * 0.024)) + stroke(twigs, colour, Math.max(0.9, size * 0.012))
  );
}

/** A desert shrub: several bent stems from one root. */
function drawShrub(random: Random, x: number, y: number, size: number, colour: string): string {
  let stems = '';
  let twigs = '';
  const count = random.integer(5, 7);
  for (let stem = 0; stem < count; stem += 1) {
    const lean = ((stem + 0.5) / count - 0.5) * 1.5 * size + random.range(-0.1, 0.1) * size;
    const tall = size * random.range(0.6, 1) * (1 - Math.abs(lean) / (size * 1.8));
    stems += `M${number(x)} ${number(y)}Q${number(x + lean * 0.25)} ${number(y - tall * 0.65)} ${number(x + lean)} ${number(y - tall)}`;
    for (let twig = 0; twig < 4; twig += 1) {
      const t = 0.4 + twig * 0.16;
      const from = { x: x + lean * (0.5 * t * (1 - t) + t * t), y: y - tall * (1.3 * t * (1 - t) + t * t) };
      const way = (twig % 2 === 0 ? 1 : -1) * size * random.range(0.06, 0.16);
      twigs += `M${number(from.x)} ${number(from.y)}q${number(way * 0.4)} ${number(-size * 0.08)} ${number(way)} ${number(-size * random.range(0.1, 0.18))}`;
    }
  }
  return stroke(stems, colour, Math.max(1.2, size * 0.03)) + stroke(twigs, colour, Math.max(1, size * 0.016));
}

/** A round crown in three colours with clumps of leaves that are lit on one side. */
function drawCrown(
  random: Random,
  x: number,
  y: number,
  size: number,
  half: number,
  side: number,
  lit: string,
  shade: string,
): string {
  const clumps = (count: number, spread: number, radius: number, dx: number, dy: number): string => {
    let path = '';
    for (let clump = 0; clump < count; clump += 1) {
      const angle = (clump / count) * Math.PI * 2 + random.range(-0.3, 0.3);
      const away = clump === 0 ? 0 : random.range(0.7, 1) * spread;
      const cx = x + dx + Math.cos(angle) * half * away;
      const cy = y - size * 0.42 + dy + Math.sin(angle) * size * 0.34 * away;
      const r = half * radius * random.range(0.8, 1.15);
      path += `M${number(cx - r)} ${number(cy)}a${number(r)} ${number(r * 0.86)} 0 1 1 ${number(r * 2)} 0a${number(r)} ${number(r * 0.78)} 0 1 1 ${number(-r * 2)} 0Z`;
    }
    return path;
  };
  return (
    fill(clumps(9, 0.74, 0.4, 0, 0), shade) +
    fill(clumps(8, 0.62, 0.3, side * half * 0.12, -size * 0.07), mix(shade, lit, 0.55)) +
    fill(clumps(6, 0.5, 0.2, side * half * 0.3, -size * 0.16), lit)
  );
}

function drawPalm(
  random: Random,
  x: number,
  y: number,
  size: number,
  lit: string,
  shade: string,
  trunk: string,
): string {
  const lean = random.range(-0.16, 0.16) * size;
  const top = { x: x + lean, y: y - size * 0.8 };
  const stem = stroke(
    `M${number(x)} ${number(y)}Q${number(x + lean * 0.2)} ${number(y - size * 0.45)} ${number(top.x)} ${number(top.y)}`,
    trunk,
    Math.max(1.6, size * 0.04),
  );
  const fronds = [-2.9, -2.5, -2, -1.45, -0.9, -0.45, -0.05].map((angle, index) => {
    const reach = size * random.range(0.28, 0.38);
    const tip = {
      x: top.x + Math.cos(angle) * reach * 1.1,
      y: top.y + Math.sin(angle) * reach * 0.5 + reach * 0.28,
    };
    const middle = {
      x: top.x + Math.cos(angle) * reach * 0.6,
      y: top.y + Math.sin(angle) * reach * 0.75 - reach * 0.12,
    };
    return fill(
      `M${number(top.x)} ${number(top.y)}Q${number(middle.x)} ${number(middle.y)} ${number(tip.x)} ${number(tip.y)}Q${number(middle.x)} ${number(middle.y + reach * 0.3)} ${number(top.x)} ${number(top.y + 2)}Z`,
      index % 2 === 0 ? lit : shade,
    );
  });
  return stem + fronds.join('');
}

/** Draws trees along a line, from back to front. */
export function drawGrove(pen: Pen, layer: GroveLayer): string {
  const { random } = pen;
  const trees = Array.from({ length: layer.count }, () => {
    const share = random.next();
    const x = layer.from + (layer.to - layer.from) * share;
    return {
      x,
      y: layer.y + (layer.slope ?? 0) * share + random.range(-0.07, 0.1) * layer.size,
      size: layer.size * random.range(0.62, 1.12),
    };
  }).sort((one, two) => one.y - two.y || one.x - two.x);
  const shadow = pen.tone('forest', 'shade');
  const side = pen.lightFrom((layer.from + layer.to) / 2);
  return trees
    .map((tree) => {
      const long = tree.size * 0.5;
      return (
        fill(
          `M${number(tree.x)} ${number(tree.y + 1)}q${number(-side * long * 0.5)} ${number(-tree.size * 0.03)} ${number(-side * long)} ${number(tree.size * 0.045)}q${number(side * long * 0.5)} ${number(tree.size * 0.03)} ${number(side * long)} ${number(-tree.size * 0.045)}Z`,
          shadow,
          0.22,
        ) + drawTree(pen, random, layer.tree, tree.x, tree.y, tree.size)
      );
    })
    .join('');
}
