import { clamp } from '../math/geometry.ts';
import type { Layer } from '../scene/scene.ts';
import { mayAppear } from '../choice/rules.ts';
import type { Profile } from '../choice/classify.ts';
import type { Subject } from '../choice/subjects.ts';
import {
  birds,
  camp,
  motif,
  peaks,
  plain,
  ridge,
  travellers,
  riverCourse,
  type Context,
} from './parts/context.ts';

/** Views of open country for many regions, and the horizon of each. */
export const vistaHorizons = {
  ridges: 430,
  incline: 500,
  height: 330,
  heaven: 690,
  cliff: 560,
  hollow: 470,
} as const;

export type Vista = keyof typeof vistaHorizons;

const everywhere: readonly Vista[] = ['ridges', 'incline', 'height', 'heaven', 'cliff'];

const open: Partial<Record<Subject, readonly Vista[]>> = {
  'snow-pass': ['ridges', 'incline', 'cliff', 'incline'],
  'high-pass': ['ridges', 'incline', 'cliff', 'incline'],
  'stony-pass': ['ridges', 'incline', 'cliff', 'height'],
  'snow-peaks': everywhere,
  'high-valley': ['height', 'cliff', 'ridges'],
  'mountain-camp': ['heaven', 'cliff', 'ridges', 'height'],
  'snow-camp': ['heaven', 'cliff', 'ridges'],
  'mountain-river': ['height', 'cliff'],
  plateau: ['ridges', 'incline', 'height', 'heaven'],
  'plateau-camp': ['heaven', 'height', 'ridges', 'cliff'],
  'plateau-river': ['height'],
  'high-lake': ['hollow'],
  gobi: ['heaven', 'incline', 'ridges'],
  'gobi-camp': ['heaven', 'ridges'],
  'red-hills': ['ridges', 'incline', 'cliff', 'height'],
  'desert-road': ['incline', 'heaven'],
  'desert-river': ['height'],
  steppe: ['heaven', 'ridges', 'incline', 'height'],
  'steppe-camp': ['heaven', 'ridges'],
  'steppe-river': ['height'],
  'steppe-lake': ['hollow'],
  'steppe-pass': ['incline', 'ridges'],
};

/** Chooses a vista for a subject; null for the composition of the subject itself. */
export function chooseVista(profile: Profile, share: number, pick: number): Vista | null {
  const { subject, motif: landmark, level, water, trees } = profile;
  const river = water === 'river' || subject === 'mountain-river';
  const list = open[subject]?.filter(
    (vista) =>
      (level !== true || (vista !== 'cliff' && vista !== 'ridges')) &&
      // A river is in full view only from a height; other vistas are used for places without one.
      (!river || vista === 'height'),
  );
  // Vistas have no landmarks, no trees and no bridges, so that the texts must not name any.
  if (!list || list.length === 0 || share > 0.58 || landmark || trees === true || profile.bridge === true)
    return null;
  const chosen = list[Math.floor(pick * list.length)] ?? null;
  return chosen === 'height' && water === 'none' ? null : chosen;
}

const gentle: ReadonlySet<string> = new Set([
  'mongolia',
  'barga',
  'inner-mongolia',
  'baikal',
  'manchuria',
  'irtysh',
  'dzungaria',
]);

function far(context: Context, part: Parameters<typeof peaks>[1] = {}): Layer {
  // The hills of the Gobi have no snow.
  if (context.profile.region === 'gobi' || gentle.has(context.profile.region))
    return ridge(context, {
      top: context.horizon - 120,
      base: context.horizon + 20,
      relief: 110,
      roughness: 0.66,
      material: 'blueRock',
      depth: 0.7,
      mist: 0.6,
    });
  return peaks(context, part);
}

/** Several ridges with mist in between. */
function ridges(context: Context): Layer[] {
  const { random, horizon } = context;
  const rough = gentle.has(context.profile.region) ? 0.16 : random.pick([0.66, 0.8, 0.2]);
  const rows = random.integer(4, 5);
  const layers: Layer[] = [
    far(context, { base: horizon, height: random.range(200, 300), depth: 0.74, mist: 0.8 }),
  ];
  for (let row = 0; row < rows; row += 1) {
    const t = row / (rows - 1);
    layers.push(
      ridge(context, {
        top: horizon - 60 + t * 330,
        base: horizon + 110 + t * 420,
        relief: 120,
        roughness: rough,
        material: row % 2 === 0 ? context.rock : row === rows - 1 ? context.ground : context.rock,
        depth: 0.62 - t * 0.54,
        swells: random.range(1.3, 3.2),
        slope: random.sign() * random.range(20, 170),
        folds: 12,
        mist: 0.75 - t * 0.5,
      }),
    );
  }
  return [
    ...layers,
    plain(context, { top: 790, roll: 40 }),
    ...travellers(context, 812, 1.1, 0.9),
    ...camp(context, 812, 0.9),
    ...birds(context, 0.6),
  ];
}

/** A caravan on a slope across the picture. */
function incline(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const rise = random.sign() * random.range(230, 380);
  const middle = random.range(650, 740);
  const caravan = profile.travellers;
  const climbs = caravan !== undefined && !['train', 'steamer', 'riverboat'].includes(caravan);
  const at = (x: number): number => middle + rise * (x / 1600 - 0.5);
  const tilt = (Math.atan(rise / 1600) * 180) / Math.PI;
  const mark = rise > 0 ? random.range(180, 300) : random.range(1300, 1420);
  const rough = gentle.has(profile.region) ? 0.16 : random.pick([0.2, 0.7, 0.82]);
  const below = plain(context, {
    top: horizon + 180,
    roll: 10,
    depth: 0.55,
    cover: 'none',
    material: context.rock,
  });
  const shoulder = (slope: number, top: number, depth: number): Layer =>
    ridge(context, {
      top,
      base: top + 230,
      relief: 110,
      roughness: rough,
      material: context.rock,
      depth,
      slope,
      mist: 0.5,
    });
  const between = random.pick<readonly Layer[]>([
    [shoulder(-rise * 0.7, horizon + 30, 0.34), below],
    [{ kind: 'cloud-sea', y: horizon + 70, rows: 3 }],
    [shoulder(rise * 0.8, horizon - 10, 0.46), shoulder(-rise * 0.9, horizon + 90, 0.26), below],
  ]);
  const lake: Layer = {
    kind: 'water',
    top: horizon + 96,
    base: 1000,
    mirror: true,
    surface: context.snowy ? 'ice' : 'still',
  };
  return [
    far(context, {
      base: horizon + 130,
      height: random.range(400, 520),
      depth: 0.5,
      focus: rise > 0 ? random.range(0.55, 0.75) : random.range(0.25, 0.45),
      snow: Math.max(context.snow, 0.4),
    }),
    ...(profile.water === 'lake' ? [lake] : between),
    { kind: 'slope', middle, rise, material: context.snowy ? 'snow' : context.ground, depth: 0.1 },
    ...(gentle.has(profile.region)
      ? [motif('ovoo', mark, at(mark) + 6, 0.95, { depth: 0.08 })]
      : [
          motif(
            mayAppear('flags', profile.region) ? random.pick(['cairn', 'flags', 'cairn']) : 'stone-heap',
            mark,
            at(mark) + 8,
            1,
            { depth: 0.08 },
          ),
        ]),
    ...(climbs
      ? [motif(caravan, random.range(720, 880), at(800) + 22, 1.5, { depth: 0.04, tilt, flip: rise > 0 })]
      : []),
    ...birds(context, 0.3),
  ];
}

/** The view from a height into a wide valley. */
function height(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  return [
    far(context, {
      base: horizon + 20,
      height: random.range(170, 230),
      depth: 0.7,
      peaks: 8,
      falloff: 0.2,
      snow: Math.max(0.5, context.snow),
    }),
    ridge(context, {
      top: horizon - 30,
      base: horizon + 90,
      relief: 70,
      roughness: gentle.has(profile.region) ? 0.15 : 0.7,
      material: context.rock,
      depth: 0.52,
      mist: 0.5,
    }),
    plain(context, { top: horizon + 40, roll: 18, depth: 0.55, cover: context.snowy ? 'snow' : 'none' }),
    {
      kind: 'river',
      top: horizon + 56,
      base: 900,
      ...riverCourse(context),
      width: random.range(110, 200),
      bends: random.range(2, 3.2),
      bars: true,
    },
    ridge(context, {
      top: 640,
      base: 1000,
      relief: 90,
      roughness: gentle.has(profile.region) ? 0.2 : 0.62,
      material: context.rock,
      depth: 0.16,
      slope: random.sign() * random.range(220, 420),
      swells: 1.4,
      mist: 0.2,
      folds: 14,
    }),
    plain(context, { top: 800, roll: 50, cover: 'stones' }),
    ...travellers(context, 818, 1.1, 0.9),
    ...camp(context, 812, 1),
    ...birds(context, 0.6),
  ];
}

/** Mostly sky above a low strip of land. */
function heaven(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const herders: Layer[] =
    gentle.has(profile.region) && !profile.camp && random.chance(0.5)
      ? [motif('gers', 800 + context.side * 330, 770, 1.2)]
      : [];
  return [
    far(context, {
      base: horizon + 10,
      height: random.range(90, 170),
      depth: 0.62,
      peaks: 8,
      falloff: random.range(0.3, 1),
      snow: Math.max(0.45, context.snow),
    }),
    plain(context, { top: horizon, roll: 8 }),
    ...herders,
    ...travellers(context, 800, 1.25, 0.95),
    ...camp(context, 796, 1.15),
  ];
}

/** A rock face on one side, open distance on the other. */
function cliff(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const left = random.chance(0.5);
  const focus = left ? random.range(0.06, 0.2) : random.range(0.8, 0.94);
  return [
    far(context, {
      base: horizon,
      height: random.range(180, 280),
      depth: 0.76,
      peaks: 7,
      focus: 1 - focus,
      mist: 0.7,
      snow: Math.max(0.5, context.snow),
    }),
    ridge(context, {
      top: horizon - 50,
      base: horizon + 60,
      relief: 70,
      roughness: 0.3,
      material: context.rock,
      depth: 0.5,
      mist: 0.5,
    }),
    plain(context, { top: horizon + 20, cover: context.snowy ? 'snow' : 'stones' }),
    peaks(context, {
      base: horizon + 130,
      height: random.range(540, 640),
      focus,
      peaks: 0,
      depth: 0.3,
      breadth: clamp(context.breadth, 0.7, 1.05),
      falloff: 2,
      mist: 0.12,
    }),
    peaks(context, {
      base: horizon + 170,
      height: random.range(330, 430),
      focus: left ? focus - 0.2 : focus + 0.2,
      peaks: 0,
      depth: 0.2,
      breadth: 0.8,
      falloff: 2,
      mist: 0.1,
      snow: context.snow * 0.6,
    }),
    plain(context, { top: horizon + 142, roll: 34, cover: context.snowy ? 'snow' : 'stones', depth: 0.2 }),
    ...(profile.water === 'river' || profile.subject === 'mountain-river' || random.chance(0.4)
      ? [
          {
            kind: 'river',
            top: horizon + 168,
            base: 1010,
            from: left ? 1080 : 520,
            to: 800 - context.side * random.range(240, 380),
            width: 300,
            bends: 1.1,
            bars: true,
          } as const,
        ]
      : []),
    plain(context, { top: 800, roll: 50, cover: context.snowy ? 'snow' : 'stones' }),
    ...camp(context, 800, 1),
    ...travellers(context, 806, 1.15, 0.85),
    ...birds(context, 0.5),
  ];
}

/** A basin among mountains with calm water at the bottom. */
function hollow(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const rough = gentle.has(profile.region) ? 0.18 : 0.7;
  const top = horizon + 140;
  return [
    far(context, {
      base: horizon + 20,
      height: random.range(300, 400),
      depth: 0.6,
      snow: Math.max(0.5, context.snow),
    }),
    ridge(context, {
      top: horizon - 10,
      base: top + 10,
      relief: 90,
      roughness: rough,
      material: context.rock,
      depth: 0.42,
      slope: 170,
      mist: 0.3,
    }),
    ridge(context, {
      top: horizon + 60,
      base: top + 6,
      relief: 70,
      roughness: rough,
      material: context.ground,
      depth: 0.28,
      slope: -210,
      mist: 0.2,
    }),
    {
      kind: 'water',
      top,
      base: 800,
      mirror: true,
      surface: context.snowy ? 'ice' : random.pick(['still', 'rippled']),
    },
    plain(context, { top: random.range(720, 760), roll: 64, cover: context.snowy ? 'snow' : 'tufts' }),
    ...camp(context, 800, 1),
    ...travellers(context, 806, 1.1, 0.7),
    ...birds(context, 0.4),
  ];
}

export const vistas: Record<Vista, (context: Context) => Layer[]> = {
  ridges,
  incline,
  height,
  heaven,
  cliff,
  hollow,
};
