import { mix } from '../colour.ts';
import { fill, lens, number, WIDTH } from '../geometry.ts';
import type { Random } from '../random.ts';
import type { Pen } from './pen.ts';

/** The clouds of the sky in one of four hands. */
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
          lens(x + random.range(-190, 190), y + strand * 15 * size, random.range(220, 660) * size, random.range(7, 20) * size, random.range(-0.5, 0.5)),
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
    parts.push(fill(lens(random.range(0, WIDTH), y, random.range(900, 2000), random.range(24, 70), random.range(-0.6, 0.6)), mix(palette.cloudLit, palette.cloudShade, random.next()), random.range(0.2, 0.42)));
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

/** One heaped cloud with a flat foot: shade below, light on the side of the sun. */
export function drawHeap(pen: Pen, random: Random, x: number, y: number, width: number, tall: number): string {
  const { palette } = pen.scene;
  const bumps = random.integer(5, 8);
  const outline = (inset: number, shiftX: number, shiftY: number): string => {
    const copy = random.fork(`heap${Math.round(x)}`);
    let path = '';
    let last = { x: x - width / 2 + inset, y };
    path += `M${number(last.x + shiftX)} ${number(last.y + shiftY)}`;
    for (let bump = 1; bump <= bumps; bump += 1) {
      const share = bump / bumps;
      const rise = Math.sin(Math.PI * Math.min(1, share)) ** 0.8 * width * 0.24 * tall * copy.range(0.75, 1.2);
      const next = { x: x - width / 2 + inset + share * (width - inset * 2), y: bump === bumps ? y : y - rise };
      const reach = Math.hypot(next.x - last.x, next.y - last.y);
      path += `A${number(reach * 0.56)} ${number(reach * 0.56)} 0 0 1 ${number(next.x + shiftX)} ${number(next.y + shiftY)}`;
      last = next;
    }
    return `${path}Z`;
  };
  const side = pen.lightFrom(x);
  const shade = mix(palette.cloudShade, palette.cloudLit, 0.25);
  return (
    fill(outline(0, 0, 0), shade, 0.92) +
    fill(outline(width * 0.07, side * width * 0.035, -width * 0.035), palette.cloudLit, 0.95) +
    fill(lens(x + random.range(-40, 40), y + 3, width * 1.25, 7), shade, 0.85)
  );
}
