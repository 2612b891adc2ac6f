import { mix } from '../scene/colour.ts';
import { curve, fill, lens, number, polygon, stroke, WIDTH, type Point } from '../math/geometry.ts';
import type { ForegroundLayer, SlopeLayer } from '../scene/scene.ts';
import { drawTree } from './trees.ts';
import { verticalGradient, type Pen } from './pen.ts';

/** Draws a slope in the foreground with its vegetation or stones. */
export function drawForeground(pen: Pen, layer: ForegroundLayer): string {
  const { random } = pen;
  const edgeX = layer.side === 'left' ? -40 : WIDTH + 40;
  const inward = layer.side === 'left' ? 1 : -1;
  const crest: Point[] = Array.from({ length: 8 }, (_, index) => {
    const t = index / 7;
    return {
      x: edgeX + inward * t * (layer.reach + 40),
      y: layer.top + (1020 - layer.top) * t ** 1.45 + random.range(-10, 10),
    };
  });
  const dark = mix(pen.tone(layer.material, 'shade'), pen.scene.palette.shade, 0.38);
  const rim = mix(pen.tone(layer.material, 'middle'), dark, 0.3);
  const body = `${curve(crest)}L${edgeX} 1020Z`;
  const inner = crest.map((point) => ({ x: point.x - inward * 26, y: point.y + 34 }));
  const growth = drawGrowth(pen, layer, crest, inward, dark, rim);
  return growth.behind + fill(body, rim) + growth.before + fill(`${curve(inner)}L${edgeX} 1020Z`, dark);
}

function drawGrowth(
  pen: Pen,
  layer: ForegroundLayer,
  crest: readonly Point[],
  inward: number,
  dark: string,
  rim: string,
): { behind: string; before: string } {
  const random = pen.random.fork('growth');
  const at = (t: number): Point => {
    const index = Math.min(crest.length - 2, Math.floor(t * (crest.length - 1)));
    const from = crest[index] ?? { x: 0, y: 0 };
    const to = crest[index + 1] ?? from;
    const share = t * (crest.length - 1) - index;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  };
  let behind = '';
  let before = '';
  if (layer.growth === 'grass') {
    let blades = '';
    for (let blade = 0; blade < 90; blade += 1) {
      const root = at(random.next() * 0.86);
      const height = random.range(18, 62);
      const lean = random.range(-16, 16) + inward * 8;
      blades += `M${number(root.x - 3)} ${number(root.y + 8)}Q${number(root.x + lean * 0.2)} ${number(root.y - height * 0.6)} ${number(root.x + lean)} ${number(root.y - height)}Q${number(root.x + lean * 0.3 + 3)} ${number(root.y - height * 0.4)} ${number(root.x + 4)} ${number(root.y + 8)}Z`;
    }
    behind = fill(blades, rim);
  } else if (layer.growth === 'stones') {
    const side = pen.lightFrom(800);
    for (let stone = 0; stone < 9; stone += 1) {
      const root = at(random.range(0.04, 0.8));
      const size = random.range(14, 58);
      const y = root.y + 30 + size * 0.2;
      const top = { x: root.x + side * size * 0.1, y: y - size * random.range(0.7, 1.05) };
      const left = { x: root.x - size * 0.7, y: y - size * 0.5 };
      const right = { x: root.x + size * 0.76, y: y - size * 0.44 };
      before += fill(
        polygon([{ x: root.x - size, y }, left, top, right, { x: root.x + size, y }]),
        mix(pen.tone('rock', 'lit'), dark, 0.35),
      );
      before += fill(
        polygon(
          side < 0
            ? [top, right, { x: root.x + size, y }, { x: root.x + size * 0.12, y }]
            : [top, left, { x: root.x - size, y }, { x: root.x - size * 0.12, y }],
        ),
        mix(pen.tone('rock', 'shade'), dark, 0.5),
      );
    }
  } else if (layer.growth === 'shrubs') {
    for (let shrub = 0; shrub < 7; shrub += 1) {
      const root = at(random.range(0.03, 0.7));
      behind += drawTree(pen, random, 'saxaul', root.x, root.y + 8, random.range(46, 120), 'bare');
    }
  }
  return { behind, before };
}

/** Draws a slope for a road to climb: a lit crest above a darker body. */
export function drawSlope(pen: Pen, layer: SlopeLayer): string {
  const { random } = pen;
  const phase = random.range(0, 6.28);
  const crest: Point[] = Array.from({ length: 11 }, (_, index) => {
    const x = -40 + index * 168;
    return { x, y: layer.middle + layer.rise * (x / WIDTH - 0.5) + Math.sin(phase + index * 1.1) * 7 };
  });
  const lit = pen.tone(layer.material, 'lit');
  const shade = mix(pen.tone(layer.material, 'shade'), pen.scene.palette.shade, 0.2);
  const top = layer.middle - Math.abs(layer.rise) / 2;
  const gradient = verticalGradient(pen, top, 1000, [
    [0, lit, 1],
    [0.45, mix(lit, shade, 0.4), 1],
    [1, mix(lit, shade, 0.8), 1],
  ]);
  const parts = [
    fill(`${curve(crest)}L1640 1010L-40 1010Z`, gradient),
    stroke(curve(crest), mix(lit, pen.scene.palette.glow, 0.5), 3, 0.7),
  ];
  for (let fold = 0; fold < 12; fold += 1) {
    const x = random.range(-100, WIDTH + 100);
    const y = layer.middle + layer.rise * (x / WIDTH - 0.5) + 46 + random.next() ** 1.3 * 260;
    const angle = Math.round((Math.atan(layer.rise / WIDTH) * 180) / Math.PI);
    parts.push(
      `<g transform="rotate(${angle} ${Math.round(x)} ${Math.round(y)})">${fill(lens(x, y, random.range(220, 700), random.range(6, 16), random.range(-0.5, 0.5)), random.chance(0.5) ? shade : lit, 0.3)}</g>`,
    );
  }
  return parts.join('');
}
