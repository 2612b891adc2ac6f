import { mix } from '../scene/colour.ts';
import { blend, clamp, curve, fill, polygon, stroke, WIDTH, type Point } from '../math/geometry.ts';
import { hashText, type Random } from '../math/random.ts';
import type { PeaksLayer } from '../scene/scene.ts';
import { drawFoot } from './mist.ts';
import type { Pen } from './pen.ts';

/** A mountain as two faces that meet in a spine; every row contains the x at one height. */
export interface Peak {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly rows: readonly {
    readonly y: number;
    readonly left: number;
    readonly spine: number;
    readonly right: number;
  }[];
}

/** Draws a range of faceted mountains, distant and higher ones first, each lit from the side of the sun. */
export function drawPeaks(pen: Pen, layer: PeaksLayer): string {
  const { random } = pen;
  const peaks = placePeaks(random, layer);
  const parts = [drawBody(pen, layer, peaks)];
  peaks.forEach((peak, index) =>
    parts.push(drawPeak(pen, layer, peak, index / Math.max(1, peaks.length - 1))),
  );
  if (layer.mist > 0) parts.push(drawFoot(pen, layer.base - layer.height * 0.5, layer.base, layer.mist));
  return parts.join('');
}

/** The rock between the mountains, so that they form one range. */
function drawBody(pen: Pen, layer: PeaksLayer, peaks: readonly Peak[]): string {
  if (layer.peaks < 2) return '';
  const random = pen.random.fork('body');
  const points: Point[] = [{ x: -40, y: layer.base + 10 }];
  for (let x = -40; x <= WIDTH + 40; x += 22) {
    let top = layer.base - layer.height * 0.1;
    for (const peak of peaks)
      top = Math.min(
        top,
        layer.base - peak.height * (0.66 - Math.abs(peak.x - x) / (peak.height * layer.breadth * 3.4)),
      );
    points.push({ x, y: top + random.range(-0.03, 0.03) * layer.height });
  }
  points.push({ x: WIDTH + 40, y: layer.base + 10 });
  const rock = mix(pen.tone(layer.material, 'middle'), pen.tone(layer.material, 'shade'), 0.4);
  return fill(polygon(points), layer.snow > 0.6 ? mix(rock, pen.tone('snow', 'shade'), 0.6) : rock);
}

/** Places the mountains of a range, the highest first. */
export function placePeaks(random: Random, layer: PeaksLayer): Peak[] {
  const peaks: Peak[] = [];
  const main = layer.focus * WIDTH;
  peaks.push(shapePeak(random.fork('main'), layer, main, 1));
  const shoulders = random.integer(1, 3);
  for (let index = 0; index < shoulders && layer.peaks > 0; index += 1) {
    const own = random.fork(`shoulder${index}`);
    const away = own.range(0.32, 0.8) * layer.height * layer.breadth * (index % 2 === 0 ? 1 : -1);
    peaks.push(
      shapePeak(own, layer, main + away, own.range(0.6, 0.92) - Math.abs(away) / (layer.height * 5)),
    );
  }
  for (let index = 0; index < layer.peaks; index += 1) {
    const own = random.fork(`peak${index}`);
    const x = ((index + own.range(0.1, 0.9)) / layer.peaks) * (WIDTH + 260) - 130;
    const away = Math.abs(x - main) / WIDTH;
    if (away < 0.075 && layer.peaks > 2) continue;
    const share = clamp(own.range(0.5, 0.86) * (1 - layer.falloff * Math.min(1, away * 1.5)), 0.12, 0.9);
    peaks.push(shapePeak(own, layer, x, share));
  }
  const spurs = Math.round(layer.peaks * 1.8) + (layer.peaks > 0 ? 3 : 0);
  for (let index = 0; index < spurs; index += 1) {
    const own = random.fork(`spur${index}`);
    const x = ((index + own.range(0, 1)) / spurs) * (WIDTH + 200) - 100;
    const away = Math.abs(x - main) / WIDTH;
    const share = own.range(0.18, 0.46) * (1 - layer.falloff * 0.6 * Math.min(1, away * 1.5));
    peaks.push(shapePeak(own, layer, x, share));
  }
  return peaks.sort((one, two) => one.y - two.y || one.x - two.x);
}

/** Shapes one mountain: slopes alternating between steep and gentle, and an irregular spine. */
function shapePeak(random: Random, layer: PeaksLayer, x: number, share: number): Peak {
  const height = layer.height * share;
  const y = layer.base - height;
  const count = Math.round(clamp(6 + height / 26, 7, 22));
  const half = height * layer.breadth * (share > 0.95 ? 1 : random.range(0.85, 1.35));
  const left = slope(random.fork('left'), count, half * random.range(0.75, 1.2));
  const right = slope(random.fork('right'), count, half * random.range(0.75, 1.2));
  const lean = random.range(-0.32, 0.32);
  let swing = random.sign() * random.range(0.05, 0.16);
  const rows = Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    const west = x - (left[index] ?? 0);
    const east = x + (right[index] ?? 0);
    if (random.chance(0.62)) swing = -swing * random.range(0.7, 1.25);
    const wander = clamp(0.5 + lean * t + clamp(swing, -0.2, 0.2) * Math.min(1, t * 3), 0.2, 0.8);
    return { y: y + t * height, left: west, spine: index === 0 ? x : blend(west, east, wander), right: east };
  });
  return { x, y, height, rows };
}

function slope(random: Random, count: number, reach: number): number[] {
  const steps = Array.from(
    { length: count },
    (_, index) =>
      (index % 2 === 0 ? random.range(0.3, 1) : random.range(0.9, 2.1)) * (0.72 + 0.5 * (index / count)),
  );
  const total = steps.reduce((sum, step) => sum + step, 0);
  let sum = 0;
  return [0, ...steps.map((step) => (sum += (step / total) * reach))];
}

type Face = 'left' | 'right';

/** A point on a face: u from the spine (0) to the outline (1), t from the summit (0) to the base (1). */
function onFace(peak: Peak, face: Face, u: number, t: number): Point {
  const position = clamp(t, 0, 1) * (peak.rows.length - 1);
  const index = Math.min(peak.rows.length - 2, Math.floor(position));
  const upper = peak.rows[index];
  const lower = peak.rows[index + 1];
  if (!upper || !lower) return { x: peak.x, y: peak.y };
  const share = position - index;
  const spine = blend(upper.spine, lower.spine, share);
  const edge = blend(upper[face], lower[face], share);
  return { x: blend(spine, edge, clamp(u, 0, 1)), y: blend(upper.y, lower.y, share) };
}

function facePath(peak: Peak, face: Face): string {
  const down = peak.rows.map((row) => ({ x: row.spine, y: row.y }));
  const up = peak.rows.map((row) => ({ x: row[face], y: row.y })).reverse();
  return polygon([...down, ...up]);
}

function drawPeak(pen: Pen, layer: PeaksLayer, peak: Peak, order: number): string {
  const random = pen.random.fork(`face${Math.round(peak.x)}:${Math.round(peak.y)}`);
  const depth = clamp(layer.depth + 0.1 * (0.5 - order), 0, 1);
  const sunny = pen.lightFrom(peak.x) === -1 ? 'left' : 'right';
  const rockLit = pen.tone(layer.material, 'lit', depth);
  const rockShade = pen.tone(layer.material, 'shade', depth);
  const snowLit = pen.tone('snow', 'lit', depth * 0.8);
  const snowShade = mix(pen.tone('snow', 'shade', depth), rockShade, 0.22);
  const snowDepth = clamp((layer.base - layer.height * (1 - layer.snow) - peak.y) / peak.height, 0, 1.05);
  const manner = hashText(`manner:${pen.scene.seed}`) % 3;
  const [many, wide] = manner === 0 ? [0.5, 1.7] : manner === 1 ? [1, 1] : [0.75, 1.2];
  // The details of small and distant mountains would not be visible, but would take most of the time.
  const small = peak.height < 130 || (layer.depth > 0.6 && peak.height < 220);
  const parts: string[] = [];
  for (const face of ['left', 'right'] as const) {
    const lit = face === sunny;
    const rock = lit ? rockLit : rockShade;
    const other = lit ? mix(rockLit, rockShade, 0.5) : mix(rockShade, rockLit, 0.3);
    const deep = lit ? mix(rockLit, rockShade, 0.78) : mix(rockShade, rockLit, 0.14);
    parts.push(fill(facePath(peak, face), rock));
    parts.push(drawSpurs(random, peak, face, [0.12, 0.95], other, (lit ? 7 : 6) * many, wide));
    if (!small) parts.push(drawSpurs(random, peak, face, [0.3, 1], deep, 4 * many, 0.7 * wide));
    if (manner === 2 && !small) parts.push(drawStrata(random, peak, face, other));
    if (snowDepth > 0.05) {
      const snow = lit ? snowLit : snowShade;
      const fold = lit ? mix(snowLit, snowShade, 0.6) : mix(snowShade, snowLit, 0.34);
      parts.push(fill(snowPath(random, peak, face, snowDepth), snow));
      parts.push(
        drawSpurs(random, peak, face, [0.02, Math.min(1, snowDepth) * 0.7], fold, 6 * many, 0.8 * wide),
      );
      if (!small)
        parts.push(
          drawSpurs(random, peak, face, [0.08, Math.min(1, snowDepth)], mix(rock, snow, 0.18), 5, 0.34),
        );
    }
  }
  return parts.join('') + drawRim(pen, peak, sunny, snowDepth > 0.2 ? snowLit : rockLit);
}

/**
 * Wedges that widen downwards: gullies, buttresses, scree. They keep their size on larger mountains, which have more of
 * them, and all run down one face in the same direction: large wedges that cross look like the facets of a crystal.
 */
function drawSpurs(
  random: Random,
  peak: Peak,
  face: Face,
  range: readonly [number, number],
  colour: string,
  count: number,
  wide: number,
): string {
  let path = '';
  const size = wedgeSize(peak.height);
  const many = Math.max(1, Math.round(count * clamp(peak.height / 260, 0.3, 1.3) * (1 / size)));
  const fall = random.range(0.06, 0.24);
  for (let index = 0; index < many; index += 1) {
    const t = blend(range[0], range[1], random.next() ** 0.9 * 0.85);
    const length = random.range(0.12, 0.36) * (0.55 + t) * size;
    const u = random.next() ** 1.4 * 0.85;
    const drift = (fall + random.range(-0.04, 0.06)) * size;
    const width = random.range(0.09, 0.3) * wide * size;
    const end = Math.min(1, t + length);
    const points = [
      onFace(peak, face, u, t),
      onFace(peak, face, u + drift * 0.35 + width * 0.5, t + (end - t) * 0.42),
      onFace(peak, face, u + drift + width, end),
      onFace(peak, face, u + drift + width * 0.35, end - (end - t) * random.range(0.02, 0.2)),
      onFace(peak, face, u + drift * 0.7 - width * 0.1, end - (end - t) * 0.02),
      onFace(peak, face, u + drift * 0.3 - width * 0.06, t + (end - t) * 0.5),
    ];
    path += polygon(points);
  }
  return fill(path, colour);
}

/** The size of wedges relative to the face of a mountain of a height in drawing units. */
export function wedgeSize(height: number): number {
  return clamp(300 / height, 0.3, 1);
}

/** Rock strata across a face, with the same tilt on both sides. */
function drawStrata(random: Random, peak: Peak, face: Face, colour: string): string {
  let path = '';
  for (let bed = 0; bed < 6; bed += 1) {
    const t = 0.22 + bed * 0.13 + random.range(-0.03, 0.03);
    const tilt = (face === 'left' ? 0.07 : -0.07) + random.range(-0.02, 0.02);
    const thick = random.range(0.012, 0.035);
    path += polygon([
      onFace(peak, face, 0, t),
      onFace(peak, face, 0.5, t + tilt * 0.6),
      onFace(peak, face, 1, t + tilt),
      onFace(peak, face, 1, t + tilt + thick),
      onFace(peak, face, 0.5, t + tilt * 0.6 + thick * 1.6),
      onFace(peak, face, 0, t + thick),
    ]);
  }
  return fill(path, colour, 0.7);
}

/** The snow of one face, extending down the gullies. */
function snowPath(random: Random, peak: Peak, face: Face, depth: number): string {
  const points: Point[] = [];
  const size = wedgeSize(peak.height);
  const teeth = Math.round(clamp(5 + peak.height / 60, 5, 11) / size ** 0.7) * 2;
  const full = depth > 0.98;
  for (let tooth = 0; tooth <= teeth; tooth += 1) {
    const u = tooth / teeth;
    const reach = full
      ? 1
      : depth * (1 + size * (tooth % 2 === 0 ? random.range(-0.48, -0.2) : random.range(-0.12, 0.28)));
    points.push(onFace(peak, face, clamp(u + random.range(-0.03, 0.03), 0, 1), Math.min(1, reach)));
  }
  const last = points.at(-1);
  const edge = peak.rows
    .filter((row) => last !== undefined && row.y < last.y)
    .map((row) => ({ x: row[face], y: row.y }));
  const first = points[0];
  const spine = peak.rows
    .filter((row) => first !== undefined && row.y < first.y)
    .map((row) => ({ x: row.spine, y: row.y }));
  return polygon([...spine, ...points, ...edge.reverse()]);
}

/** A highlight along the outline facing the sun. */
function drawRim(pen: Pen, peak: Peak, sunny: Face, colour: string): string {
  if (peak.height < 90) return '';
  const points = peak.rows
    .slice(0, Math.ceil(peak.rows.length * 0.7))
    .map((row) => ({ x: row[sunny], y: row.y }));
  return stroke(polygon(points).replace('Z', ''), mix(colour, pen.scene.palette.glow, 0.55), 1.6, 0.6);
}

/** Draws a glacier that winds from a saddle towards the viewer, with its moraines. */
export function drawGlacier(pen: Pen, x: number, top: number, base: number, width: number): string {
  const { random } = pen;
  const bend = random.sign() * random.range(0.4, 0.9) * width;
  const line = (offset: number): Point[] =>
    Array.from({ length: 6 }, (_, index) => {
      const t = index / 5;
      const swing = Math.sin(t * Math.PI * 1.25) * bend * (0.4 + t * 0.6);
      return { x: x + swing + offset * (0.1 + t ** 1.5 * 0.9) * width, y: blend(top, base, t ** 0.85) };
    });
  const body = `${curve(line(-1))}${curve(line(1).reverse(), 'L')}Z`;
  const stripes = [-0.72, -0.3, 0.18, 0.62].map((offset, index) =>
    stroke(
      curve(line(offset)),
      index % 2 === 0
        ? pen.tone('ice', 'shade')
        : mix(pen.tone('ice', 'shade'), pen.tone('darkRock', 'shade'), 0.4),
      index % 2 === 0 ? 9 : 5,
      0.75,
    ),
  );
  const lit = `${curve(line(-1))}${curve(line(-0.42).reverse(), 'L')}Z`;
  return fill(body, pen.tone('ice', 'lit')) + fill(lit, pen.tone('snow', 'lit'), 0.85) + stripes.join('');
}
