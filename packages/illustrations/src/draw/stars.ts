import { circle, fill, lens, WIDTH } from '../math/geometry.ts';
import type { Pen } from './pen.ts';

/** Draws stars, and the Milky Way on clear dark nights. */
export function drawStars(pen: Pen): string {
  const { sky, palette } = pen.scene;
  const random = pen.random.fork('stars');
  const parts: string[] = [];
  if (sky.stars === 'milky-way') parts.push(drawMilkyWay(pen));
  const count = sky.stars === 'few' ? 46 : 120;
  for (let index = 0; index < count; index += 1) {
    const y = random.next() ** 1.3 * sky.horizon * 0.95;
    const bright = random.next();
    const x = random.range(0, WIDTH);
    parts.push(
      circle(x, y, bright > 0.94 ? 3.4 : bright > 0.7 ? 2.1 : 1.3, palette.sun, 0.35 + bright * 0.6),
    );
    if (bright > 0.965) parts.push(drawSparkle(x, y, palette.sun));
  }
  return parts.join('');
}

function drawSparkle(x: number, y: number, colour: string): string {
  return (
    fill(lens(x, y, 26, 1.6), colour, 0.8) +
    `<g transform="rotate(90 ${Math.round(x)} ${Math.round(y)})">${fill(lens(Math.round(x), Math.round(y), 26, 1.6), colour, 0.8)}</g>`
  );
}

function drawMilkyWay(pen: Pen): string {
  const { sky, palette } = pen.scene;
  const random = pen.random.fork('milky-way');
  const lean = random.sign();
  const middle = random.range(500, 1100);
  const parts: string[] = [];
  for (let veil = 0; veil < 34; veil += 1) {
    const share = veil / 33;
    const y = share * sky.horizon * 1.02;
    const x = middle + lean * (share - 0.5) * 980 + random.range(-46, 46);
    parts.push(
      `<g transform="rotate(${lean * 30} ${Math.round(x)} ${Math.round(y)})">${fill(lens(x, y, random.range(150, 420), random.range(26, 84)), palette.glow, random.range(0.05, 0.12))}</g>`,
    );
  }
  for (let star = 0; star < 210; star += 1) {
    const share = random.next();
    const spread = (random.next() + random.next() + random.next() - 1.5) * 150;
    parts.push(
      circle(
        middle + lean * (share - 0.5) * 980 + spread,
        share * sky.horizon + random.range(-20, 20),
        random.range(0.8, 1.7),
        palette.sun,
        random.range(0.4, 0.95),
      ),
    );
  }
  return parts.join('');
}
