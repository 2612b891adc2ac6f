import { mix } from '../scene/colour.ts';
import { fill, number, polygon, WIDTH, type Point } from '../math/geometry.ts';
import type { MesaLayer } from '../scene/scene.ts';
import type { Pen } from './pen.ts';

/** Draws flat-topped cliffs of layered rock with gullies and scree at the base. */
export function drawMesa(pen: Pen, layer: MesaLayer): string {
  const { random } = pen;
  const parts: string[] = [];
  const blocks = Array.from({ length: layer.towers }, (_, index) => {
    const x = ((index + random.range(0.1, 0.9)) / layer.towers) * (WIDTH + 300) - 150;
    return { x, width: random.range(120, 420), height: (layer.base - layer.top) * random.range(0.42, 1) };
  }).sort((one, two) => two.height - one.height);
  for (const block of blocks) parts.push(drawBlock(pen, layer, block.x, block.width, block.height));
  return parts.join('');
}

function drawBlock(pen: Pen, layer: MesaLayer, x: number, width: number, height: number): string {
  const random = pen.random.fork(`block${Math.round(x)}`);
  const top = layer.base - height;
  const lit = pen.tone(layer.material, 'lit');
  const shade = pen.tone(layer.material, 'shade');
  const half = width / 2;
  const side = pen.lightFrom(x);
  const cliff = 0.58;
  const corner = (share: number, inset: number): Point => ({ x: x + share * (half - inset), y: 0 });
  const crown: Point[] = [];
  for (let share = -1; share <= 1.001; share += 0.25)
    crown.push({ x: corner(share, random.range(0, 12)).x, y: top + random.range(0, height * 0.05) });
  const shoulder = top + height * cliff;
  const outline: Point[] = [
    ...crown,
    { x: x + half * 1.04, y: shoulder },
    { x: x + half * 1.7, y: layer.base + 20 },
    { x: x - half * 1.7, y: layer.base + 20 },
    { x: x - half * 1.04, y: shoulder },
  ];
  const parts = [fill(polygon(outline), mix(lit, shade, 0.28))];
  const edge = x + side * half * random.range(0.05, 0.5) * -1;
  const dark =
    side === -1 ? crown.filter((point) => point.x > edge) : crown.filter((point) => point.x < edge).reverse();
  const far = -side;
  parts.push(
    fill(
      polygon([
        { x: edge, y: top + height * 0.03 },
        ...dark,
        { x: x + far * half * 1.04, y: shoulder },
        { x: x + far * half * 1.7, y: layer.base + 20 },
        { x: edge + far * half * 0.5, y: layer.base + 20 },
        { x: edge - far * 14, y: shoulder },
      ]),
      shade,
    ),
  );
  for (let stratum = 1; stratum <= 4; stratum += 1) {
    const y = top + height * cliff * (stratum / 4.6) + random.range(-5, 5);
    const thick = random.range(3, 9);
    parts.push(
      fill(
        polygon([
          { x: x - half, y },
          { x: x + half, y: y + random.range(-4, 4) },
          { x: x + half, y: y + thick },
          { x: x - half, y: y + thick + random.range(-2, 2) },
        ]),
        stratum % 2 === 0 ? shade : lit,
        0.35,
      ),
    );
  }
  let gullies = '';
  for (let gully = 0; gully < Math.round(width / 34); gully += 1) {
    const at = x + random.range(-0.94, 0.94) * half;
    const wide = random.range(4, 13);
    const drop = height * random.range(0.2, 0.62);
    gullies += `M${number(at)} ${number(top + random.range(4, height * 0.2))}l${number(wide)} ${number(drop)}l${number(-wide * 1.7)} ${number(random.range(-4, 8))}Z`;
  }
  parts.push(fill(gullies, shade, 0.55));
  return parts.join('');
}
