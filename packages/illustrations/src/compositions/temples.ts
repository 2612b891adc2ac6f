import type { Layer } from '../scene/scene.ts';
import { birds, cornerGrove, grove, motif, peaks, plain, ridge, type Context } from './parts/context.ts';
import { chooseBuilding, hillsBehind } from './parts/outskirts.ts';

export function templeGarden(context: Context): Layer[] {
  const { horizon, profile } = context;
  const japan = profile.region === 'japan';
  const y = horizon + 150;
  return [
    ridge(context, {
      top: horizon - 60,
      base: horizon + 60,
      relief: 90,
      roughness: 0.2,
      depth: 0.55,
      material: 'forest',
      fringe: japan ? 'conifer' : 'jungle',
    }),
    plain(context, { top: horizon + 70, material: 'meadow', cover: 'flowers' }),
    grove(japan ? 'blossom' : 'palm', y - 10, 60, 640, 160, 8, 0.22),
    grove(japan ? 'blossom' : 'palm', y - 10, 960, 1540, 160, 8, 0.22),
    motif(chooseBuilding(context, japan ? 'pagoda' : 'suburgan'), 800, y, japan ? 1.5 : 1.6, { depth: 0.12 }),
    { kind: 'water', top: y + 20, base: 1010, mirror: true, surface: 'still' },
    ...(japan ? [motif('torii', 1080, y + 100, 1.1, { depth: 0.06 })] : []),
    cornerGrove(context, japan ? 'maple' : 'palm', 840, 425, 300, 5, 0.02),
  ];
}

export function fortCity(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...hillsBehind(context),
    ridge(context, {
      top: horizon - 10,
      base: horizon + 260,
      relief: 60,
      roughness: 0.3,
      depth: 0.24,
      material: 'ochreRock',
      swells: 1.1,
      slope: random.sign() * 120,
      mist: 0.2,
    }),
    motif('hill-fort', 800, horizon + 110, 1.05, { depth: 0.18 }),
    { kind: 'water', top: horizon + 210, base: 1010, mirror: true, surface: 'still' },
    plain(context, { top: 820, roll: 40, material: 'dryGrass' }),
    grove('broadleaf', 830, 1180, 1600, 190, 6, 0.03),
    ...birds(context, 0.8),
  ];
}

export function mausoleum(context: Context): Layer[] {
  const { horizon } = context;
  const y = horizon + 130;
  return [
    ridge(context, {
      top: horizon + 20,
      base: horizon + 90,
      relief: 30,
      roughness: 0.2,
      depth: 0.6,
      material: 'jungle',
      fringe: 'jungle',
    }),
    plain(context, { top: horizon + 80, material: 'meadow', cover: 'none' }),
    motif('mausoleum', 800, y, 1.15, { depth: 0.16 }),
    grove('poplar', y + 20, 300, 560, 130, 6, 0.14),
    grove('poplar', y + 20, 1040, 1300, 130, 6, 0.14),
    { kind: 'water', top: y + 26, base: 1010, mirror: true, surface: 'still' },
    ...birds(context, 0.8),
  ];
}

export function ghats(context: Context): Layer[] {
  const { random, horizon } = context;
  const shore = horizon + 130;
  return [
    ridge(context, { top: horizon, base: shore, relief: 30, roughness: 0.2, depth: 0.6, material: 'jungle' }),
    motif('ghats', 800, shore, 1.25, { depth: 0.14 }),
    { kind: 'water', top: shore + 2, base: 1010, mirror: true, surface: 'rippled' },
    motif('shikara', random.range(560, 1040), shore + 130, 1.2, { depth: 0.04 }),
    ...birds(context, 1),
  ];
}

export function pyramids(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    plain(context, { top: horizon + 30, material: 'paleSand', cover: 'none', patches: 'sand' }),
    motif('pyramids', 800, horizon + 110, 1.1, { depth: 0.3 }),
    { kind: 'dunes', base: horizon + 220, height: 90, crests: 3, material: 'sand', depth: 0.14 },
    plain(context, { top: horizon + 210, material: 'sand', patches: 'loess', cover: 'none' }),
    motif('camels', random.range(560, 900), 770, 1.15, { depth: 0.05 }),
    grove('palm', 840, 1180, 1480, 300, 5, 0.02),
  ];
}

export function greatWall(context: Context): Layer[] {
  const { horizon } = context;
  return [
    peaks(context, { depth: 0.74, snow: 0.1, height: 230, mist: 0.7 }),
    ridge(context, {
      top: horizon - 90,
      base: horizon + 110,
      relief: 110,
      roughness: 0.65,
      depth: 0.46,
      material: 'greenRock',
    }),
    ridge(context, {
      top: horizon + 30,
      base: horizon + 260,
      relief: 70,
      roughness: 0.3,
      depth: 0.26,
      material: 'greenRock',
      swells: 1.6,
    }),
    motif('great-wall', 800, horizon + 140, 0.92, { depth: 0.16 }),
    ridge(context, {
      top: horizon + 150,
      base: 1000,
      relief: 50,
      roughness: 0.25,
      depth: 0.1,
      material: 'tundra',
      swells: 1.4,
    }),
    cornerGrove(context, 'blossom', 840, 500, 150, 8, 0.03),
  ];
}

export function pond(context: Context): Layer[] {
  const { random, horizon } = context;
  const y = horizon + 140;
  return [
    ...hillsBehind(context),
    plain(context, { top: horizon + 60, material: 'meadow', cover: 'none' }),
    grove('willow', y - 10, 120, 1480, 150, 14, 0.24),
    motif(chooseBuilding(context, 'chinese-roofs'), 800, y, 1.1, { depth: 0.14 }),
    { kind: 'water', top: y + 8, base: 1010, mirror: true, surface: 'still' },
    cornerGrove(context, 'willow', 830, 405, 260, 4, 0.02),
    motif('reeds', random.pick([420, 1180]), 840, 1, { depth: 0 }),
  ];
}
