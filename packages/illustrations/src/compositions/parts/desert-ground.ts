import type { Layer } from '../../scene/scene.ts';
import { peaks, plain, ridge, type Context } from './context.ts';

export function farSnows(context: Context): Layer[] {
  const { random, horizon, facts } = context;
  // Snow mountains are in sight of the oases below the Tien Shan and the Kunlun, not in the plains.
  if (facts.reliefMetres < 1000 || random.chance(0.35)) return [];
  return [
    peaks(context, {
      base: horizon,
      height: random.range(110, 220),
      depth: 0.84,
      peaks: 8,
      falloff: 0.15,
      breadth: 1.2,
      snow: 0.6,
      mist: 0.9,
      material: 'blueRock',
    }),
  ];
}

/** Flat stony ground with dark isolated hills on the horizon. */
export function pavement(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...farSnows(context),
    ridge(context, {
      top: horizon - 60,
      base: horizon + 16,
      relief: 60,
      roughness: 0.85,
      material: context.rock,
      depth: 0.6,
      swells: random.range(3, 7),
      mist: 0.3,
    }),
    plain(context, { top: horizon, cover: 'stones', roll: 6 }),
    ridge(context, {
      top: horizon + 40,
      base: horizon + 110,
      relief: 70,
      roughness: 0.7,
      material: context.random.pick(['darkRock', 'rustRock', 'violetRock']),
      depth: 0.32,
      swells: 1.5,
      slope: random.sign() * 170,
      mist: 0.1,
    }),
    plain(context, { top: horizon + 90, cover: 'stones' }),
  ];
}

export function mesas(context: Context): Layer[] {
  const { random, horizon } = context;
  const stone = random.pick(['redRock', 'rustRock', 'ochreRock', 'violetRock']);
  return [
    ...farSnows(context),
    {
      kind: 'mesa',
      top: horizon - random.range(130, 210),
      base: horizon + 10,
      material: stone,
      towers: random.integer(5, 8),
      depth: 0.58,
    },
    {
      kind: 'mesa',
      top: horizon - random.range(150, 260),
      base: horizon + 60,
      material: stone,
      towers: random.integer(2, 4),
      depth: 0.3,
    },
    plain(context, { top: horizon + 40, cover: random.pick(['stones', 'tufts']), patches: stone }),
  ];
}

export function folded(context: Context): Layer[] {
  const { random, horizon } = context;
  const stones = ['rustRock', 'redRock', 'ochreRock', 'violetRock'] as const;
  const start = random.integer(0, 3);
  return [
    ...farSnows(context),
    ...[0, 1, 2].map((row) =>
      ridge(context, {
        top: horizon - 150 + row * 74,
        base: horizon + 10 + row * 70,
        relief: 110,
        roughness: 0.62,
        material: stones[(start + row) % 4] ?? 'redRock',
        depth: 0.62 - row * 0.2,
        swells: random.range(3, 6),
        folds: 16,
        mist: 0.25,
      }),
    ),
    plain(context, { top: horizon + 120, cover: 'stones' }),
  ];
}

export function sand(context: Context): Layer[] {
  const { random, horizon } = context;
  const material = random.pick(['sand', 'paleSand', 'loess']);
  return [
    ...farSnows(context),
    { kind: 'dunes', base: horizon + 40, height: random.range(60, 110), crests: 6, material, depth: 0.6 },
    { kind: 'dunes', base: horizon + 150, height: random.range(120, 190), crests: 4, material, depth: 0.34 },
    {
      kind: 'dunes',
      base: horizon + 320,
      height: random.range(200, 280),
      crests: random.integer(2, 3),
      material,
      depth: 0.12,
    },
    plain(context, {
      top: Math.min(830, horizon + 300),
      material,
      patches: 'loess',
      cover: 'none',
      roll: 30,
    }),
  ];
}
