import { mix } from '../scene/colour.ts';
import { curve, fill, HEIGHT, lens, number, polygon, stroke, WIDTH } from '../math/geometry.ts';
import type { PlainLayer, TrackLayer } from '../scene/scene.ts';
import { verticalGradient, type Pen } from './pen.ts';

/** Draws open ground from its far edge to the lower edge of the picture. */
export function drawPlain(pen: Pen, layer: PlainLayer): string {
  const { random } = pen;
  const phase = random.range(0, 6.28);
  const edge = Array.from({ length: 12 }, (_, index) => {
    const x = -60 + index * 156;
    return {
      x,
      y:
        layer.top +
        Math.sin(phase + index * 0.9) * layer.roll * 0.5 +
        Math.sin(phase * 2 + index * 2.1) * layer.roll * 0.3,
    };
  });
  const far = mix(
    pen.tone(layer.material, 'lit', Math.min(0.7, layer.depth + 0.3)),
    pen.scene.palette.haze,
    0.15,
  );
  const near = pen.tone(layer.material, 'middle', 0);
  const gradient = verticalGradient(pen, layer.top, Math.min(HEIGHT, layer.top + 460), [
    [0, far, 1],
    [0.35, mix(pen.tone(layer.material, 'lit', layer.depth * 0.5), near, 0.3), 1],
    [1, near, 1],
  ]);
  return (
    fill(`${curve(edge)}L1660 ${HEIGHT}L-60 ${HEIGHT}Z`, gradient) +
    drawSwells(pen, layer) +
    drawPatches(pen, layer) +
    drawCover(pen, layer)
  );
}

/** Low overlapping swells, each slightly darker and warmer than the one behind it. */
function drawSwells(pen: Pen, layer: PlainLayer): string {
  const random = pen.random.fork('swells');
  const parts: string[] = [];
  const room = HEIGHT - layer.top;
  const count = Math.max(2, Math.round(room / 95));
  const near = mix(
    pen.tone(layer.material, 'middle', 0),
    pen.tone(layer.material, 'shade', 0),
    layer.material === 'snow' ? 0.3 : 0.5,
  );
  for (let swell = 1; swell <= count; swell += 1) {
    const t = (swell - 0.4) / count;
    const y = layer.top + 12 + room * t ** 1.25;
    const lean = random.range(-0.5, 0.5) * (14 + layer.roll * 1.2) * (0.4 + t * 1.6);
    const phase = random.range(0, 6.28);
    const points = Array.from({ length: 9 }, (_, index) => ({
      x: -60 + index * 215,
      y: y + lean * (index / 4 - 1) + Math.sin(phase + index * 1.25) * (5 + layer.roll * 0.5) * (0.4 + t),
    }));
    const colour = mix(
      mix(
        pen.tone(layer.material, 'lit', layer.depth * (1 - t)),
        pen.tone(layer.patches, 'lit', layer.depth * (1 - t)),
        swell % 2 === 0 ? 0.55 : 0.12,
      ),
      near,
      t * 0.85,
    );
    const shadow = mix(colour, pen.tone(layer.patches, 'shade', 0), layer.material === 'snow' ? 0.62 : 0.4);
    const gradient = verticalGradient(pen, y - 20, y + 30 + room * 0.22, [
      [0, colour, 1],
      [1, shadow, 1],
    ]);
    parts.push(
      fill(`${curve(points)}L1660 ${HEIGHT}L-60 ${HEIGHT}Z`, gradient),
      stroke(curve(points), mix(colour, pen.scene.palette.lit, 0.5), 1.2 + t * 1.6, 0.5),
    );
  }
  return parts.join('');
}

/** A few long shadows of clouds and drifts, denser towards the horizon. */
function drawPatches(pen: Pen, layer: PlainLayer): string {
  const random = pen.random.fork('patches');
  const parts: string[] = [];
  for (let patch = 0; patch < 8; patch += 1) {
    const t = ((patch + random.next()) / 8) ** 1.5;
    const y = layer.top + 14 + t * (HEIGHT - layer.top);
    const light = random.chance(0.5);
    parts.push(
      fill(
        lens(
          random.range(-100, WIDTH + 100),
          y,
          random.range(420, 1100) * (0.5 + t),
          random.range(6, 15) * (0.4 + t * 1.2),
          random.range(-0.6, 0.6),
        ),
        pen.tone(layer.patches, light ? 'lit' : 'shade', layer.depth * (1 - t)),
        light ? 0.4 : 0.22,
      ),
    );
  }
  return parts.join('');
}

function drawCover(pen: Pen, layer: PlainLayer): string {
  const random = pen.random.fork('cover');
  const spots = (count: number): { x: number; y: number; size: number }[] =>
    Array.from({ length: count }, () => {
      const t = random.next() ** 1.1;
      return {
        x: random.range(-20, WIDTH + 20),
        y: layer.top + 24 + t * (HEIGHT - layer.top),
        size: 0.25 + t * 1.15,
      };
    }).sort((one, two) => one.y - two.y);
  const side = pen.lightFrom(800);
  switch (layer.cover) {
    case 'none':
      return '';
    case 'tufts': {
      const dark = spots(100).map(
        ({ x, y, size }) =>
          `M${number(x)} ${number(y)}l${number(-7 * size)} ${number(-13 * size)}M${number(x)} ${number(y)}l${number(1 * size)} ${number(-18 * size)}M${number(x)} ${number(y)}l${number(9 * size)} ${number(-12 * size)}`,
      );
      return (
        stroke(dark.slice(0, 60).join(''), pen.tone(layer.patches, 'shade'), 2.2, 0.6) +
        stroke(dark.slice(60).join(''), pen.tone(layer.patches, 'lit'), 2.2, 0.8)
      );
    }
    case 'stones':
      return spots(54)
        .map(({ x, y, size }) => drawStone(pen, x, y, size * random.range(6, 20), side))
        .join('');
    case 'snow':
      return spots(40)
        .map(({ x, y, size }) =>
          fill(
            lens(x, y, size * random.range(60, 220), size * random.range(4, 11)),
            pen.tone('snow', 'lit'),
            0.85,
          ),
        )
        .join('');
    case 'salt':
      return spots(44)
        .map(({ x, y, size }) =>
          fill(
            lens(x, y, size * random.range(80, 300), size * random.range(3, 9)),
            pen.tone('salt', 'lit'),
            0.8,
          ),
        )
        .join('');
    case 'flowers': {
      const colours = [
        pen.tone('vermilion', 'lit'),
        pen.tone('gold', 'lit'),
        pen.tone('white', 'lit'),
        pen.tone('indigo', 'lit'),
      ];
      return spots(150)
        .map(({ x, y, size }, index) =>
          fill(lens(x, y, 9 * size, 3.4 * size), colours[index % 4] ?? '#ffffff', 0.85),
        )
        .join('');
    }
    case 'fields':
      return drawFields(pen, layer);
  }
}

function drawStone(pen: Pen, x: number, y: number, size: number, side: number): string {
  const peak = { x: x + side * -size * 0.1, y: y - size * 0.62 };
  return (
    fill(
      polygon([
        { x: x - size, y },
        { x: x - size * 0.6, y: y - size * 0.5 },
        peak,
        { x: x + size * 0.7, y: y - size * 0.4 },
        { x: x + size, y },
      ]),
      pen.tone('rock', 'lit', 0.05),
    ) +
    fill(
      polygon(
        side < 0
          ? [peak, { x: x + size * 0.7, y: y - size * 0.4 }, { x: x + size, y }, { x: x + size * 0.1, y }]
          : [peak, { x: x - size * 0.6, y: y - size * 0.5 }, { x: x - size, y }, { x: x - size * 0.1, y }],
      ),
      pen.tone('rock', 'shade', 0.05),
    ) +
    fill(lens(x - side * size * 0.8, y, size * 2, size * 0.14), pen.tone('rock', 'shade', 0), 0.35)
  );
}

/** Fields of barley, rice or tea in strips that narrow with distance. */
function drawFields(pen: Pen, layer: PlainLayer): string {
  const random = pen.random.fork('fields');
  const parts: string[] = [];
  let y = layer.top + 26;
  let height = 13;
  while (y < HEIGHT) {
    let x = -60 - random.range(0, 200);
    const lean = random.range(-14, 14);
    while (x < WIDTH + 60) {
      const width = height * random.range(7, 18);
      const pick = random.next();
      const colour =
        pick < 0.34
          ? pen.tone(layer.patches, 'lit')
          : pick < 0.6
            ? pen.tone(layer.patches, 'shade')
            : pick < 0.8
              ? pen.tone('loess', 'lit')
              : pen.tone(layer.material, 'lit');
      if (random.chance(0.62))
        parts.push(
          fill(
            polygon([
              { x, y },
              { x: x + width, y: y + lean * 0.3 },
              { x: x + width - height * 1.1, y: y + height },
              { x: x - height * 1.1, y: y + height },
            ]),
            colour,
            0.72,
          ),
        );
      x += width + height * 0.5;
    }
    y += height * 1.3;
    height = Math.min(58, height * 1.36);
  }
  return parts.join('');
}

/** Draws an unpaved road that bends into the distance. */
export function drawTrack(pen: Pen, layer: TrackLayer): string {
  const { random } = pen;
  const swing = random.sign() * random.range(60, 190);
  const side = (offset: number): { x: number; y: number }[] =>
    Array.from({ length: 7 }, (_, index) => {
      const t = index / 6;
      const x =
        layer.to +
        (layer.from - layer.to) * t ** 1.2 +
        Math.sin(t * 4.4) * swing * (0.15 + t * 0.6) * (1 - t * 0.3);
      return { x: x + offset * layer.width * (0.03 + t ** 1.7), y: layer.top + (layer.base - layer.top) * t };
    });
  return fill(`${curve(side(-0.5))}${curve(side(0.5).reverse(), 'L')}Z`, pen.tone('loess', 'lit', 0.1), 0.7);
}
