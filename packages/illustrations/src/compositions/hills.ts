import type { Layer } from '../scene/scene.ts';
import type { Subject } from '../choice/subjects.ts';
import {
  birds,
  camp,
  cornerGrove,
  grove,
  motif,
  pickLayout,
  peaks,
  plain,
  ridge,
  travellers,
  riverCourse,
  type Context,
} from './parts/context.ts';
import { floatingSnows, forested } from './parts/hill-forest.ts';
import { hillMonastery } from './hill-monasteries.ts';
import { logVillage } from './log-villages.ts';

function station(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const y = horizon + 150;
  const x = random.range(600, 1000);
  const grand = profile.region === 'sikkim' || profile.region === 'kashmir';
  return [
    ...(grand ? floatingSnows(context) : [peaks(context, { depth: 0.7, mist: 0.8 })]),
    ...forested(context, 1, horizon - 40),
    ridge(context, {
      top: y - 60,
      base: y + 200,
      relief: 70,
      roughness: 0.1,
      depth: 0.2,
      material: 'forest',
      swells: 1.2,
      slope: random.sign() * 110,
      mist: 0.1,
    }),
    grove('deodar', y + 4, x - 520, x + 520, 150, 18, 0.22),
    motif(
      profile.motif === 'bungalow' ? 'bungalow' : 'cottages',
      x,
      y + 50,
      profile.motif === 'bungalow' ? 1.4 : 1.05,
      { depth: 0.12 },
    ),
    plain(context, { top: y + 70, roll: 50, material: 'meadow', cover: 'flowers' }),
    cornerGrove(context, 'deodar', 860, 445, 300, 6, 0),
  ];
}

function tea(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...floatingSnows(context),
    ...forested(context, 2, horizon - 50),
    motif('cottages', random.range(560, 1040), horizon + 140, 0.7, { depth: 0.25 }),
    motif('tea', 800, 790, 1, { depth: 0.06 }),
    cornerGrove(context, 'deodar', 840, 345, 260, 4, 0),
  ];
}

function cloudSea(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const y = horizon + 170;
  const x = random.range(560, 1040);
  return [
    peaks(context, {
      base: horizon + 40,
      height: random.range(330, 450),
      snow: 0.95,
      depth: 0.46,
      mist: 0.5,
      falloff: 0.6,
    }),
    { kind: 'cloud-sea', y: horizon + 10, rows: random.integer(2, 3) },
    ...(random.chance(0.6)
      ? [
          ridge(context, {
            top: horizon + 60,
            base: horizon + 120,
            relief: 60,
            roughness: 0.3,
            depth: 0.42,
            material: 'forest',
            fringe: 'conifer',
            slope: random.sign() * 260,
            mist: 0.8,
          }),
        ]
      : []),
    ridge(context, {
      top: y - 20,
      base: 1000,
      relief: 70,
      roughness: 0.15,
      depth: 0.1,
      material: 'forest',
      fringe: 'conifer',
      swells: 1.2,
      slope: random.sign() * 170,
      mist: 0,
    }),
    ...(profile.motif === 'gompa' || profile.motif === 'cottages'
      ? [
          motif(profile.motif, x, y + 90, 0.95, { depth: 0.08 }),
          grove('deodar', y + 130, x - 420, x + 420, 120, 12, 0.03),
        ]
      : [motif('flags', x, y + 60, 1.1, { depth: 0.05 })]),
    ...birds(context, 0.4),
  ];
}

function jungle(context: Context): Layer[] {
  const { random, horizon } = context;
  const palms = context.profile.region !== 'sikkim' || random.chance(0.4);
  return [
    ...(random.chance(0.5) ? floatingSnows(context) : []),
    ...forested(context, 3, horizon - 90),
    { kind: 'mist', y: horizon + 110, height: 120, opacity: 0.6 },
    plain(context, { top: horizon + 140, material: 'jungle', patches: 'meadow', cover: 'tufts' }),
    {
      kind: 'river',
      top: horizon + 120,
      base: 1010,
      ...riverCourse(context),
      width: 320,
      bends: 0.9,
      bars: true,
    },
    grove(palms ? 'palm' : 'broadleaf', 790, -30, 420, 300, 6, 0.04),
    grove('broadleaf', 830, 1160, 1640, 230, 8, 0.04),
    ...travellers(context, 800, 1, 0.4),
  ];
}

function altai(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    peaks(context, {
      base: horizon,
      height: random.range(210, 320),
      depth: 0.66,
      snow: Math.max(0.45, context.snow),
      mist: 0.7,
    }),
    ...forested(context, 2, horizon - 70),
    plain(context, { top: horizon + 130, cover: 'flowers' }),
    {
      kind: 'river',
      top: horizon + 130,
      base: 1010,
      ...riverCourse(context),
      width: 330,
      bends: 1.1,
      bars: false,
    },
    ...(random.chance(0.5)
      ? [motif('cabins', random.range(980, 1160), horizon + 200, 0.8)]
      : [motif('haystacks', random.range(900, 1160), 760, 1.1)]),
    grove('larch', 830, -20, 380, 290, 8, 0.04),
    ...travellers(context, 800, 1, 0.5),
  ];
}

function meadow(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...pickLayout(context, floatingSnows, (inner) => [peaks(inner, { depth: 0.5, snow: 0.7 })]),
    ...forested(context, 1, horizon - 20),
    plain(context, {
      top: horizon + 100,
      roll: 40,
      ...(context.snowy ? {} : { material: context.ground, cover: 'flowers' as const }),
    }),
    grove('deodar', horizon + 140, 60, 560, 150, 12, 0.2),
    ...(context.profile.motif === 'cottages'
      ? [motif('cottages', random.range(820, 1060), horizon + 190, 0.85)]
      : []),
    ...camp(context, 780, 1),
    motif('sheep', random.range(900, 1200), 770, 1),
    ...travellers(context, 800, 1, 0.5),
    grove('deodar', 850, 1280, 1640, 320, 5, 0.02),
  ];
}

function railway(context: Context): Layer[] {
  const { random, horizon } = context;
  const y = horizon + 150;
  return [
    ...floatingSnows(context),
    ...forested(context, 2, horizon - 60),
    ridge(context, {
      top: y - 10,
      base: 1000,
      relief: 16,
      roughness: 0.05,
      depth: 0.1,
      material: 'forest',
      swells: 1,
      mist: 0,
    }),
    motif('train', random.range(700, 980), y + 6, 1, { depth: 0.08, flip: random.chance(0.5) }),
    ridge(context, {
      top: y + 60,
      base: 1000,
      relief: 40,
      roughness: 0.1,
      depth: 0.02,
      material: 'jungle',
      fringe: random.pick(['conifer', 'jungle']),
      mist: 0,
    }),
  ];
}

export const hills = {
  meadow,
  'hill-station': station,
  'tea-hills': tea,
  'forest-hills': (context: Context) => [
    ...(context.facts.reliefMetres > 1500 ? floatingSnows(context) : []),
    ...forested(context, 3, context.horizon - 90),
    plain(context, { top: context.horizon + 190, roll: 50, cover: 'flowers' }),
    ...(context.profile.travellers === 'train' ? [motif('train', 820, 770, 0.95, { depth: 0.06 })] : []),
    cornerGrove(context, context.random.pick(['deodar', 'spruce']), 840, 505, 280, 7, 0.02),
    ...camp(context, 780, 0.95),
    ...travellers(context, 800, 1, 0.5),
  ],
  'cloud-sea': cloudSea,
  jungle,
  'hill-monastery': hillMonastery,
  'altai-valley': altai,
  'log-village': logVillage,
  'hill-railway': railway,
} satisfies Partial<Record<Subject, (context: Context) => readonly Layer[]>>;
