import type { Layer } from '../scene/scene.ts';
import type { Subject } from '../choice/subjects.ts';
import { birds, cornerGrove, grove, motif, peaks, plain, ridge, type Context } from './parts/context.ts';

function coast(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ridge(context, {
      top: horizon - 70,
      base: horizon + 14,
      relief: 80,
      roughness: random.pick([0.2, 0.75]),
      depth: 0.68,
      material: random.pick(['ochreRock', 'violetRock', 'blueRock']),
      swells: random.range(1.5, 4),
      slope: random.sign() * 60,
      mist: 0.3,
    }),
  ];
}

function openSea(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...(random.chance(0.5) ? coast(context) : []),
    { kind: 'water', top: horizon + 6, base: 1010, mirror: false, surface: 'sea' },
    motif('steamer', random.range(660, 940), horizon + random.range(90, 170), random.range(1, 1.3), {
      depth: 0.12,
      flip: random.chance(0.5),
    }),
    { kind: 'birds', x: random.range(400, 1200), y: random.range(260, 360), count: 7, size: 15 },
  ];
}

function greatRiver(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const cold = profile.region !== 'india';
  return [
    ridge(context, {
      top: horizon - 60,
      base: horizon + 26,
      relief: 60,
      roughness: 0.15,
      depth: 0.6,
      material: 'forest',
      ...(cold ? { fringe: 'conifer' as const } : {}),
      swells: 3,
    }),
    ridge(context, {
      top: horizon + 6,
      base: horizon + 40,
      relief: 22,
      roughness: 0.1,
      depth: 0.4,
      mist: 0,
      slope: random.sign() * 50,
    }),
    { kind: 'water', top: horizon + 32, base: 1010, mirror: true, surface: 'rippled' },
    motif('riverboat', random.range(640, 960), horizon + random.range(110, 170), 1.35, {
      depth: 0.08,
      flip: random.chance(0.5),
    }),
    plain(context, { top: 830, roll: 50 }),
    motif('reeds', random.pick([220, 1380]), 850, 1.3, { depth: 0 }),
    ...birds(context, 0.6),
  ];
}

function greatLake(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const train = profile.motif === 'train';
  return [
    peaks(context, {
      base: horizon + 8,
      height: random.range(140, 220),
      depth: 0.72,
      peaks: 8,
      falloff: 0.1,
      breadth: 1.3,
      snow: 0.4,
    }),
    { kind: 'water', top: horizon + 10, base: 1010, mirror: true, surface: 'rippled' },
    ...(train
      ? [
          ridge(context, {
            top: horizon + 220,
            base: 1000,
            relief: 20,
            roughness: 0.1,
            depth: 0.1,
            swells: 1,
            mist: 0,
          }),
          motif('train', 760, horizon + 258, 0.95, { depth: 0.08 }),
          grove('larch', horizon + 260, -30, 460, 220, 9, 0.04),
          grove('birch', horizon + 270, 1150, 1640, 210, 8, 0.04),
        ]
      : [
          motif('riverboat', random.range(660, 920), horizon + 130, 1.25, { depth: 0.1 }),
          plain(context, { top: 810, roll: 40, cover: 'stones' }),
        ]),
    ...birds(context, 0.6),
  ];
}

function railway(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const india = profile.region === 'india' || profile.region === 'sikkim';
  const y = horizon + random.range(130, 180);
  return [
    ...(india || random.chance(0.4)
      ? [
          ridge(context, {
            top: horizon - 60,
            base: horizon + 20,
            relief: 70,
            roughness: random.pick([0.2, 0.7]),
            depth: 0.75,
            material: 'blueRock',
          }),
        ]
      : []),
    plain(context, {
      top: horizon,
      cover: 'fields',
      roll: 8,
      patches: india ? 'springGrass' : context.ground,
    }),
    grove(
      india ? 'palm' : random.pick(['broadleaf', 'poplar', 'spruce']),
      horizon + 60,
      -30,
      1620,
      90,
      18,
      0.35,
    ),
    ...(random.chance(0.5)
      ? [motif(india ? 'huts' : 'cabins', random.range(300, 560), horizon + 90, 0.7, { depth: 0.3 })]
      : []),
    motif('train', random.range(760, 960), y, 1.15, { depth: 0.08, flip: random.chance(0.5) }),
    plain(context, { top: y + 26, cover: 'tufts', roll: 14 }),
    cornerGrove(context, india ? 'palm' : 'birch', 840, 385, 320, 4, 0.02),
  ];
}

function houseboats(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    peaks(context, {
      base: horizon,
      height: random.range(230, 330),
      depth: 0.64,
      snow: Math.max(0.55, context.snow),
      mist: 0.7,
    }),
    ridge(context, {
      top: horizon - 30,
      base: horizon + 50,
      relief: 60,
      roughness: 0.15,
      depth: 0.4,
      material: 'forest',
    }),
    grove('poplar', horizon + 46, 100, 1500, 110, 30, 0.32),
    { kind: 'water', top: horizon + 44, base: 1010, mirror: true, surface: 'still' },
    motif('shikara', random.range(640, 960), random.range(700, 760), 1.4, { depth: 0.06 }),
    motif('reeds', random.pick([220, 1380]), 840, 1.3, { depth: 0 }),
    ...birds(context, 0.4),
  ];
}

function garden(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const south = profile.region === 'south-india';
  return [
    ...(south ? [] : [peaks(context, { base: horizon, height: 260, depth: 0.66, snow: 0.6, mist: 0.7 })]),
    ridge(context, {
      top: horizon - 10,
      base: horizon + 90,
      relief: 60,
      roughness: 0.15,
      depth: 0.4,
      material: 'forest',
      fringe: south ? 'jungle' : 'conifer',
    }),
    plain(context, { top: horizon + 60, material: 'meadow', cover: 'flowers' }),
    grove(south ? 'palm' : 'poplar', horizon + 110, 60, 1540, 200, 16, 0.24),
    motif('bungalow', 800, horizon + 150, 1.25, { depth: 0.14 }),
    { kind: 'water', top: horizon + 160, base: 880, mirror: true, surface: 'still' },
    grove(south ? 'palm' : 'maple', 830, -10, 380, 280, 5, 0.03),
    grove(south ? 'palm' : 'blossom', 840, 1230, 1620, 260, 5, 0.03),
    plain(context, { top: 860, material: 'meadow', cover: 'flowers' }),
    ...(random.chance(0.4) ? birds(context, 1) : []),
  ];
}

/** A cave temple in the rock of an island, seen from the water. */
function islandTemple(context: Context): Layer[] {
  const { random, horizon } = context;
  const shore = horizon + 96;
  return [
    ...coast(context),
    { kind: 'water', top: horizon + 10, base: 1010, mirror: false, surface: 'rippled' },
    ridge(context, {
      top: shore - 190,
      base: shore,
      relief: 110,
      roughness: 0.4,
      depth: 0.3,
      material: 'jungle',
      fringe: 'jungle',
      swells: 1.2,
      slope: random.sign() * 60,
      mist: 0.1,
    }),
    motif('carved-rock', random.range(680, 920), shore + 30, 1.25, { depth: 0.14 }),
    grove('palm', shore + 20, 240, 600, 190, 7, 0.14),
    grove('palm', shore + 20, 1000, 1420, 170, 8, 0.16),
    { kind: 'water', top: shore + 26, base: 1010, mirror: true, surface: 'rippled' },
    motif('shikara', random.pick([430, 1150]), shore + 170, 1.2, { depth: 0.05 }),
    ...birds(context, 0.8),
  ];
}

export const waters = {
  'open-sea': openSea,
  'great-river': greatRiver,
  'great-lake': greatLake,
  'plains-railway': railway,
  'valley-houseboats': houseboats,
  garden,
  'island-temple': islandTemple,
} satisfies Partial<Record<Subject, (context: Context) => readonly Layer[]>>;
