import { mix } from '../scene/colour.ts';
import { fill, lens, number, WIDTH } from '../math/geometry.ts';
import type { Random } from '../math/random.ts';
import type { Pen } from './pen.ts';

/** Draws the clouds in one of four styles. */
export function drawClouds(pen: Pen): string {
  const random = pen.random.fork('clouds');
  switch (pen.scene.sky.clouds) {
    case 'streaks':
      return drawStreaks(pen, random);
    case 'heaps':
      return drawHeaps(pen, random, random.integer(2, 4), 1);
    case 'towers':
      return drawHeaps(pen, random, random.integer(2, 3), 1.9);
    case 'veil':
      return drawVeil(pen, random);
    case 'none':
      return '';
  }
}

function drawStreaks(pen: Pen, random: Random): string {
  const { sky, palette } = pen.scene;
  const parts: string[] = [];
  const groups = random.integer(3, 5);
  for (let group = 0; group < groups; group += 1) {
    const x = random.range(0, WIDTH);
    const y = random.range(0.14, 0.86) * sky.horizon;
    const size = 0.45 + 0.75 * (1 - y / sky.horizon);
    const strands = random.integer(3, 6);
    for (let strand = 0; strand < strands; strand += 1) {
      const colour = mix(palette.cloudLit, palette.cloudShade, random.range(0, 0.75));
      parts.push(
        fill(
          lens(
            x + random.range(-190, 190),
            y + strand * 15 * size,
            random.range(220, 660) * size,
            random.range(7, 20) * size,
            random.range(-0.5, 0.5),
          ),
          colour,
          random.range(0.5, 0.85),
        ),
      );
    }
  }
  return parts.join('');
}

function drawVeil(pen: Pen, random: Random): string {
  const { sky, palette } = pen.scene;
  const parts: string[] = [];
  for (let veil = 0; veil < 9; veil += 1) {
    const y = random.range(0.02, 0.95) * sky.horizon;
    parts.push(
      fill(
        lens(
          random.range(0, WIDTH),
          y,
          random.range(900, 2000),
          random.range(24, 70),
          random.range(-0.6, 0.6),
        ),
        mix(palette.cloudLit, palette.cloudShade, random.next()),
        random.range(0.2, 0.42),
      ),
    );
  }
  return parts.join('');
}

function drawHeaps(pen: Pen, random: Random, count: number, tall: number): string {
  const { sky } = pen.scene;
  const parts: string[] = [];
  for (let heap = 0; heap < count; heap += 1) {
    const x = ((heap + random.range(0.15, 0.85)) / count) * WIDTH;
    const y = random.range(0.38, 0.8) * sky.horizon;
    const width = random.range(240, 520) * (0.5 + 0.6 * (1 - y / sky.horizon)) * (tall > 1 ? 1.15 : 1);
    parts.push(drawHeap(pen, random, x, y, width, tall));
  }
  return parts.join('');
}

/** Draws a cumulus cloud with a flat base: lit bumps, a shaded lower part, long tails at the base. */
export function drawHeap(
  pen: Pen,
  random: Random,
  x: number,
  y: number,
  width: number,
  tall: number,
): string {
  const { palette } = pen.scene;
  const side = pen.lightFrom(x);
  const shade = mix(palette.cloudShade, palette.cloudLit, 0.2);
  const middle = mix(palette.cloudShade, palette.cloudLit, 0.62);
  const lean = random.range(-0.28, 0.28);
  return (
    fill(
      bumps(random, x, y, width, width * 0.19 * tall, random.integer(5, 8), lean),
      palette.cloudLit,
      0.96,
    ) +
    fill(
      bumps(
        random,
        x - side * width * 0.07,
        y,
        width * 0.84,
        width * 0.105 * tall,
        random.integer(4, 6),
        lean * 0.5,
      ),
      middle,
      0.95,
    ) +
    fill(
      bumps(random, x - side * width * 0.14, y, width * 0.62, width * 0.05 * tall, random.integer(4, 6), 0),
      shade,
      0.9,
    ) +
    fill(lens(x + random.range(-0.2, 0.2) * width, y, width * 1.35, width * 0.02), shade, 0.85) +
    fill(lens(x + random.range(-0.4, 0.4) * width, y + width * 0.05, width * 0.8, width * 0.014), middle, 0.7)
  );
}

/** The outline of uneven round bumps above a level base. */
function bumps(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  lean: number,
): string {
  let last = { x: x - width / 2, y };
  let path = `M${number(last.x)} ${number(last.y)}`;
  for (let bump = 1; bump <= count; bump += 1) {
    const share = bump / count;
    const arch = Math.sin(Math.PI * share ** (1 + lean)) ** 0.7;
    const next =
      bump === count
        ? { x: x + width / 2, y }
        : {
            x: x - width / 2 + (share + random.range(-0.035, 0.035)) * width,
            y: y - arch * height * random.range(0.6, 1.25),
          };
    const reach = Math.hypot(next.x - last.x, next.y - last.y);
    const bow = reach * random.range(0.5, 0.64);
    path += `A${number(bow)} ${number(bow * 0.9)} 0 0 1 ${number(next.x)} ${number(next.y)}`;
    last = next;
  }
  return `${path}Z`;
}
