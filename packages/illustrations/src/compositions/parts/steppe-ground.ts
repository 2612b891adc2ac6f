import type { Layer } from '../../scene/scene.ts';
import { plain, ridge, type Context } from './context.ts';

/** Several rows of long gentle hills. */
export function swells(context: Context): Layer[] {
  const { random, horizon } = context;
  const layers: Layer[] = [];
  const rows = random.integer(2, 4);
  for (let row = 0; row < rows; row += 1) {
    layers.push(
      ridge(context, {
        top: horizon - 120 + row * 52,
        base: horizon + 20 + row * 60,
        relief: 80,
        roughness: 0.12,
        depth: 0.72 - row * (0.5 / rows),
        swells: random.range(1.4, 3.2),
        material: row === 0 ? 'blueRock' : context.ground,
      }),
    );
  }
  return [
    ...layers,
    plain(context, {
      top: horizon + 60,
      cover: context.snowy ? 'snow' : random.pick(['tufts', 'flowers', 'tufts']),
    }),
  ];
}

/** A level horizon and a large sky. */
export function level(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ridge(context, {
      top: horizon - 26,
      base: horizon + 14,
      relief: 40,
      roughness: 0.2,
      depth: 0.75,
      swells: random.range(3, 6),
      material: 'blueRock',
    }),
    plain(context, { top: horizon, roll: 5, cover: context.snowy ? 'snow' : 'tufts' }),
    ridge(context, {
      top: horizon + 80,
      base: horizon + 190,
      relief: 40,
      roughness: 0.1,
      depth: 0.22,
      swells: 1.4,
      slope: random.sign() * 120,
      mist: 0,
    }),
    plain(context, { top: horizon + 170, cover: context.snowy ? 'snow' : 'tufts' }),
  ];
}

/** Bare rocky hills above the steppe. */
function rocky(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ridge(context, {
      top: horizon - 130,
      base: horizon + 10,
      relief: 120,
      roughness: 0.75,
      depth: 0.68,
      material: 'blueRock',
      mist: 0.5,
    }),
    ridge(context, {
      top: horizon - 40,
      base: horizon + 90,
      relief: 90,
      roughness: 0.68,
      depth: 0.4,
      material: context.rock,
      slope: random.sign() * random.range(60, 190),
      folds: 13,
    }),
    plain(context, { top: horizon + 80, cover: context.snowy ? 'snow' : 'tufts' }),
  ];
}

/** Rocky hills with larches on their northern slopes. */
export function wooded(context: Context): Layer[] {
  const { random, horizon } = context;
  if (!context.wooded) return rocky(context);
  return [
    ridge(context, {
      top: horizon - 150,
      base: horizon,
      relief: 110,
      roughness: 0.6,
      depth: 0.7,
      material: 'blueRock',
      mist: 0.6,
    }),
    ridge(context, {
      top: horizon - 80,
      base: horizon + 70,
      relief: 90,
      roughness: 0.16,
      depth: 0.44,
      fringe: context.season === 'autumn' ? 'larchGold' : 'larch',
      material: context.ground,
    }),
    ridge(context, {
      top: horizon + 10,
      base: horizon + 150,
      relief: 80,
      roughness: 0.14,
      depth: 0.26,
      fringe: random.chance(0.5) ? 'conifer' : 'larch',
      material: context.ground,
    }),
    plain(context, { top: horizon + 110, cover: context.snowy ? 'snow' : 'flowers' }),
  ];
}
