import type { Layer } from '../scene/scene.ts';
import { mayAppear } from '../choice/rules.ts';
import type { Subject } from '../choice/subjects.ts';
import {
  birds,
  camp,
  cornerGrove,
  grove,
  motif,
  pickLayout,
  plain,
  ridge,
  travellers,
  riverCourse,
  type Context,
} from './parts/context.ts';
import { level, swells, wooded } from './parts/steppe-ground.ts';
import { monastery } from './steppe-monasteries.ts';

function herd(context: Context, y: number): Layer[] {
  const { random } = context;
  return random.chance(0.6)
    ? [
        motif(
          random.pick(['sheep', 'antelopes', 'sheep']),
          random.pick([random.range(280, 500), random.range(1080, 1320)]),
          y,
          1.05,
          { depth: 0.08 },
        ),
      ]
    : [];
}

function river(context: Context): Layer {
  const { random, horizon } = context;
  return {
    kind: 'river',
    top: horizon + 66,
    base: 1010,
    ...riverCourse(context),
    width: random.range(200, 360),
    bends: random.range(1.3, 2.4),
    bars: random.chance(0.4),
  };
}

function nomads(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const y = Math.min(780, horizon + random.range(160, 230));
  const tents = mayAppear('black-tents', profile.region) ? 'black-tents' : 'gers';
  return [
    ...pickLayout(context, swells, level),
    motif(tents, random.range(600, 1000), y, 1.2),
    ...herd(context, y + 40),
    ...travellers(context, 806, 1, 0.4),
    ...birds(context),
  ];
}

function cairn(context: Context): Layer[] {
  const { random, horizon } = context;
  const y = Math.min(770, horizon + 190);
  return [
    ...pickLayout(context, swells, wooded),
    ridge(context, { top: y - 90, base: 1000, relief: 40, roughness: 0.1, depth: 0.14, swells: 1, mist: 0 }),
    plain(context, { top: y - 20, roll: 44 }),
    motif('ovoo', random.range(600, 1000), y, 1.25),
    ...travellers(context, y + 34, 1, 0.6),
    ...birds(context, 0.5),
  ];
}

function lake(context: Context): Layer[] {
  const { random, horizon } = context;
  const top = horizon + 50;
  return [
    ridge(context, {
      top: horizon - 130,
      base: horizon + 10,
      relief: 110,
      roughness: random.pick([0.15, 0.65]),
      depth: 0.66,
      material: 'blueRock',
    }),
    ridge(context, { top: horizon - 40, base: top, relief: 70, roughness: 0.14, depth: 0.4, mist: 0.2 }),
    { kind: 'water', top, base: 1000, mirror: true, surface: random.pick(['still', 'rippled']) },
    plain(context, { top: random.range(730, 780), roll: 40 }),
    motif('reeds', random.pick([260, 1330]), 820, 1.2, { depth: 0 }),
    ...camp(context, 790, 1),
    ...travellers(context, 806, 1.1, 0.6),
    ...birds(context, 0.6),
  ];
}

function pass(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...pickLayout(context, swells, wooded),
    {
      kind: 'track',
      top: horizon + 70,
      base: 1010,
      from: random.range(300, 1300),
      to: random.range(700, 950),
      width: 150,
    },
    motif('ovoo', random.range(480, 700), Math.min(770, horizon + 180), 0.95),
    ...travellers(context, Math.min(800, horizon + 240), 1.15, 1),
    ...camp(context, 790, 0.9),
  ];
}

export const steppes = {
  steppe: (context: Context) => [
    ...pickLayout(context, swells, level),
    ...(context.profile.motif === 'arch-ruin'
      ? [motif('arch-ruin', 780, 740, 1.3)]
      : herd(context, context.horizon + 170)),
    ...travellers(context, Math.min(800, context.horizon + 250), 1.2, 0.8),
    ...birds(context, 0.5),
  ],
  'steppe-camp': (context: Context) => [
    ...pickLayout(context, swells, level, wooded),
    ...camp({ ...context, profile: { ...context.profile, camp: true } }, 780, 1.1),
    ...travellers(context, context.horizon + 170, 0.95, 0.6),
  ],
  'steppe-river': (context: Context) => [
    ...pickLayout(context, swells, wooded),
    river(context),
    grove('willow', context.horizon + 150, 100, 620, 80, 8, 0.18),
    ...camp(context, 780, 1),
    ...travellers(context, 800, 1.1, 0.7),
    ...birds(context),
  ],
  'steppe-station': (context: Context) => [
    ...pickLayout(context, swells, level, wooded),
    {
      kind: 'track',
      top: context.horizon + 80,
      base: 1010,
      from: 800 - context.side * 260,
      to: 800,
      width: 150,
    },
    motif('mud-village', 800 + context.side * context.random.range(180, 340), context.horizon + 170, 0.7),
    ...herd(context, context.horizon + 190),
    ...camp(context, 790, 0.9),
    ...travellers(context, 806, 1.1, 0.9),
  ],
  'steppe-lake': lake,
  nomads,
  cairn,
  'steppe-monastery': monastery,
  'steppe-pass': pass,
  barrows: (context: Context) => [
    ...pickLayout(context, swells, wooded),
    motif('standing-stones', 720, Math.min(770, context.horizon + 190), 1.25),
    ...camp(context, 800, 0.8),
    ...travellers(context, 806, 1, 0.5),
    ...birds(context, 0.4),
  ],
  'forest-steppe': (context: Context) => [
    ...wooded(context),
    ...(context.random.chance(0.5) ? [river(context)] : []),
    ...travellers(context, 800, 1.1, 0.7),
    cornerGrove(context, 'birch', 830, 430, 240, 6, 0.03),
    ...birds(context),
  ],
} satisfies Partial<Record<Subject, (context: Context) => readonly Layer[]>>;
