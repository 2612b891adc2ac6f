import type { Layer } from '../scene/scene.ts';
import { birds, grove, motif, pickLayout, plain, ridge, travellers, type Context } from './parts/context.ts';
import { level, swells, wooded } from './parts/steppe-ground.ts';

/** Temples in the open steppe with the yurts of pilgrims. */
function monasteryInSteppe(context: Context): Layer[] {
  const { random, horizon } = context;
  const y = Math.min(770, horizon + 170);
  const x = random.range(560, 1040);
  return [
    ...pickLayout(context, swells, wooded, level),
    motif('mongol-temple', x, y, random.range(1.05, 1.5), { depth: 0.12 }),
    ...(random.chance(0.6) ? [motif('gers', 800 - context.side * 440, y + 36, 1, { depth: 0.1 })] : []),
    ...travellers(context, 806, 1, 0.5),
    ...birds(context, 0.4),
  ];
}

/** Temples in the foreground on one side. */
function monasteryNear(context: Context): Layer[] {
  const { random, horizon } = context;
  const left = random.chance(0.5);
  return [
    ...pickLayout(context, swells, wooded),
    motif(
      'mongol-temple',
      left ? random.range(420, 520) : random.range(1080, 1180),
      770,
      random.range(1.9, 2.3),
      { depth: 0.06 },
    ),
    motif('gers', left ? 1220 : 380, horizon + 150, 0.9, { depth: 0.2 }),
    ...travellers(context, 800, 1, 0.8),
  ];
}

/** Temples below a rock face. */
function monasteryUnderRock(context: Context): Layer[] {
  const { random, horizon } = context;
  const x = random.range(560, 1040);
  return [
    ridge(context, {
      top: horizon - 60,
      base: horizon + 60,
      relief: 70,
      roughness: 0.2,
      depth: 0.66,
      material: 'blueRock',
    }),
    ridge(context, {
      top: horizon - random.range(150, 210),
      base: horizon + 110,
      relief: 150,
      roughness: 0.75,
      material: random.pick(['rock', 'violetRock', 'rustRock', 'ochreRock']),
      depth: 0.4,
      swells: random.range(1.4, 2.4),
      folds: 15,
      mist: 0.3,
    }),
    ...(context.wooded
      ? [grove(context.season === 'winter' ? 'spruce' : 'larch', horizon + 96, 80, 1520, 110, 22, 0.24)]
      : []),
    plain(context, { top: horizon + 84 }),
    motif('mongol-temple', x, horizon + 180, 1.15, { depth: 0.12 }),
    motif('suburgan', 800 - context.side * 470, horizon + 230, 0.9, { depth: 0.06 }),
    ...travellers(context, 800, 1.05, 0.5),
  ];
}

/** Temples beyond calm water. */
function monasteryByWater(context: Context): Layer[] {
  const { random, horizon } = context;
  const top = horizon + 120;
  return [
    ...pickLayout(context, swells, wooded),
    plain(context, { top: horizon + 70 }),
    motif('mongol-temple', random.range(600, 1000), top - 4, 1.25, { depth: 0.2 }),
    { kind: 'water', top, base: 1010, mirror: true, surface: context.snowy ? 'ice' : 'still' },
    plain(context, { top: random.range(770, 820), roll: 60 }),
    motif('reeds', random.pick([250, 1350]), 850, 1.3, { depth: 0 }),
    ...birds(context, 0.7),
  ];
}

export function monastery(context: Context): readonly Layer[] {
  if (context.profile.water === 'lake') return monasteryByWater(context);
  return pickLayout(context, monasteryInSteppe, monasteryInSteppe, monasteryNear, monasteryUnderRock);
}
