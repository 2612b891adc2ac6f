import type { Layer } from '../scene/scene.ts';
import type { Subject } from '../choice/subjects.ts';
import {
  birds,
  camp,
  motif,
  pickLayout,
  peaks,
  plain,
  ridge,
  travellers,
  riverCourse,
  type Context,
} from './parts/context.ts';
import { nearEdge } from './parts/near-ground.ts';

/** A wide plain under a large sky with one distant snow massif. */
function wide(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    peaks(context, {
      base: horizon + 10,
      height: random.range(130, 230),
      peaks: 3,
      falloff: 1.1,
      depth: 0.62,
      breadth: 1.1,
      snow: Math.max(0.55, context.snow),
    }),
    ridge(context, {
      top: horizon - 50,
      base: horizon + 30,
      relief: 60,
      roughness: 0.3,
      material: context.rock,
      depth: 0.5,
      swells: random.range(3, 6),
    }),
    plain(context, { top: horizon + 6 }),
    ridge(context, {
      top: horizon + 120,
      base: horizon + 230,
      relief: 50,
      roughness: 0.1,
      material: context.ground,
      depth: 0.18,
      swells: 1.6,
      mist: 0,
      slope: random.sign() * 90,
    }),
    plain(context, { top: horizon + 200 }),
  ];
}

/** Several rounded ridges, the farthest with snow. */
function rolling(context: Context): Layer[] {
  const { random, horizon } = context;
  const layers: Layer[] = [
    peaks(context, {
      base: horizon - 10,
      height: random.range(170, 270),
      depth: 0.72,
      peaks: 8,
      falloff: 0.2,
      mist: 0.7,
    }),
  ];
  for (let row = 0; row < 3; row += 1) {
    layers.push(
      ridge(context, {
        top: horizon - 70 + row * 66,
        base: horizon + 60 + row * 76,
        relief: 80,
        roughness: 0.16,
        material: row === 0 ? context.rock : context.ground,
        depth: 0.56 - row * 0.16,
        swells: random.range(1.6, 3.4),
        mist: 0.35,
      }),
    );
  }
  return [...layers, plain(context, { top: horizon + 170 })];
}

/** A high range close behind the plain. */
function wall(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    peaks(context, {
      base: horizon + 20,
      height: random.range(280, 400),
      depth: 0.52,
      peaks: 9,
      falloff: 0.15,
    }),
    ridge(context, {
      top: horizon - 20,
      base: horizon + 70,
      relief: 60,
      roughness: 0.7,
      material: context.rock,
      depth: 0.34,
    }),
    plain(context, { top: horizon + 44, cover: context.snowy ? 'snow' : 'stones' }),
  ];
}

function animals(context: Context, y: number): Layer[] {
  const { random } = context;
  if (!random.chance(0.4)) return [];
  return [
    motif(
      random.pick(['antelopes', 'wild-yaks', 'antelopes']),
      random.pick([random.range(300, 520), random.range(1080, 1300)]),
      y,
      0.9,
      { depth: 0.14, flip: random.chance(0.5) },
    ),
  ];
}

function plateau(context: Context): Layer[] {
  const { horizon } = context;
  return [
    ...pickLayout(context, wide, rolling, wall),
    ...animals(context, horizon + 170),
    ...travellers(context, Math.min(800, horizon + 250), 1.15, 0.8),
    ...birds(context),
    ...nearEdge(context, ['boulder', 'cairn', 'mani-wall'], 0.3),
  ];
}

function plateauCamp(context: Context): Layer[] {
  const { horizon, random } = context;
  const y = Math.min(790, horizon + random.range(190, 250));
  return [
    ...pickLayout(context, wide, rolling, wall),
    ...camp({ ...context, profile: { ...context.profile, camp: true } }, y, 1.1),
    ...(random.chance(0.35) ? animals(context, y - 60) : travellers(context, y + 40, 1, 0.4)),
    ...birds(context, 0.2),
  ];
}

function lake(surface: 'still' | 'rippled' | 'ice', shore: 'salt' | 'stones'): (context: Context) => Layer[] {
  return (context) => {
    const { random, horizon } = context;
    const top = horizon + random.range(20, 50);
    const base = random.range(740, 800);
    const back: Layer[] = random.chance(0.5)
      ? [
          peaks(context, {
            base: top + 4,
            height: random.range(220, 360),
            depth: 0.5,
            snow: Math.max(0.5, context.snow),
            mist: 0.4,
          }),
        ]
      : [
          peaks(context, {
            base: horizon,
            height: random.range(180, 260),
            depth: 0.7,
            snow: Math.max(0.6, context.snow),
            peaks: 7,
            falloff: 0.2,
          }),
          ridge(context, {
            top: top - 80,
            base: top,
            relief: 70,
            roughness: random.pick([0.2, 0.75]),
            material: context.rock,
            depth: 0.4,
            mist: 0.2,
          }),
        ];
    const spit: Layer[] = random.chance(0.5)
      ? [
          ridge(context, {
            top: top + 36,
            base: top + 66,
            relief: 26,
            roughness: 0.1,
            material: context.ground,
            depth: 0.3,
            slope: random.sign() * 110,
            mist: 0,
          }),
        ]
      : [];
    return [
      ...back,
      ...(shore === 'salt'
        ? [plain(context, { top: top - 6, material: 'salt', patches: 'ice', cover: 'none', roll: 4 })]
        : []),
      ...(spit.length > 0 && random.chance(0.5) ? spit : []),
      { kind: 'water', top, base: 1000, mirror: true, surface },
      plain(context, {
        top: base,
        roll: 46,
        material: shore === 'salt' ? 'salt' : context.snowy ? 'snow' : context.ground,
        cover: shore === 'salt' ? 'salt' : context.snowy ? 'snow' : 'stones',
      }),
      ...camp(context, base + 24, 0.95),
      ...travellers(context, base + 26, 1.1, context.profile.camp ? 0.25 : 0.75),
      ...birds(context, 0.5),
    ];
  };
}

function river(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...pickLayout(context, rolling, wall),
    {
      kind: 'river',
      top: horizon + 70,
      base: 1010,
      ...riverCourse(context),
      width: random.range(220, 420),
      bends: random.range(1.2, 2.2),
      bars: true,
    },
    ...camp(context, random.range(740, 790), 1),
    ...travellers(context, 800, 1.1, 0.5),
    ...animals(context, horizon + 130),
  ];
}

export const plateaus = {
  plateau,
  'plateau-camp': plateauCamp,
  'salt-lake': lake('still', 'salt'),
  'high-lake': lake('still', 'stones'),
  'frozen-lake': lake('ice', 'stones'),
  'plateau-river': river,
  'hot-springs': (context: Context) => [
    ...pickLayout(context, rolling, wall),
    {
      kind: 'river',
      top: context.horizon + 90,
      base: 1010,
      from: 760,
      to: 620,
      width: 200,
      bends: 1.2,
      bars: true,
    },
    motif('steam', 700, context.horizon + 210, 1.3),
    motif('steam', 1040, context.horizon + 160, 0.8),
    ...camp(context, 790, 0.9),
  ],
  'standing-stones': (context: Context) => [
    ...pickLayout(context, wide, wall),
    motif('standing-stones', context.random.range(680, 920), Math.min(780, context.horizon + 220), 1.5, {
      depth: 0.06,
    }),
    ...travellers(context, 800, 0.95, 0.5),
    ...birds(context),
  ],
} satisfies Partial<Record<Subject, (context: Context) => readonly Layer[]>>;
