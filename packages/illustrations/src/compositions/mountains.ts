import type { Layer } from '../scene/scene.ts';
import type { Subject } from '../choice/subjects.ts';
import {
  birds,
  camp,
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
import { gorge } from './gorges.ts';
import { drawnRock, highNomads, stoneHut } from './mountain-road.ts';
import { crossing } from './parts/crossing.ts';
import { nearEdge } from './parts/near-ground.ts';
import { ladakhOasis, mountainVillage, onCrag, village } from './mountain-settlements.ts';
import { forestPass, glacierPass, pass } from './passes.ts';
import { farRange, massif, slopes, valley } from './parts/ranges.ts';

function river(context: Context, y: number, wide = 260): Layer {
  const { random } = context;
  return {
    kind: 'river',
    top: y,
    base: 1010,
    ...riverCourse(context),
    width: random.range(wide * 0.7, wide * 1.3),
    bends: random.range(0.7, 1.5),
    bars: random.chance(0.7),
  };
}

function highValley(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const land = [...pickLayout(context, massif, valley, slopes)];
  const y = Math.min(780, horizon + 220);
  return [
    ...land,
    ...(profile.water === 'river' || (profile.water === null && random.chance(0.4))
      ? [river(context, horizon + 120, 190)]
      : []),
    ...camp(context, y, 0.95),
    ...travellers(context, y + 20, 1.05, 0.6),
    ...birds(context),
    ...nearEdge(context, ['boulder', 'mani-wall', 'chorten'], 0.4),
  ];
}

function mountainRiver(context: Context): Layer[] {
  const { horizon, profile } = context;
  const land = [...pickLayout(context, valley, massif)];
  if (profile.motif === 'raft') return [...land, ...crossing(context)];
  const trees =
    profile.region === 'kashmir' || profile.region === 'sikkim'
      ? 'deodar'
      : profile.region === 'altai'
        ? 'larch'
        : null;
  return [
    ...land,
    ...(trees
      ? [
          grove(trees, horizon + 120, -20, 520, 120, 16, 0.25),
          grove(trees, horizon + 130, 1050, 1620, 130, 16, 0.25),
        ]
      : []),
    river(context, horizon + 70, 360),
    ...travellers(context, 800, 1.1, 0.6),
    ...camp(context, 770, 0.9),
    ...nearEdge(context, ['boulder'], 0.6),
  ];
}

function bridge(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const y = horizon + 120;
  return [
    ...valley(context),
    river(context, horizon + 60, 420),
    motif(
      profile.motif === 'hanging-bridge' || random.chance(0.6) ? 'hanging-bridge' : 'wood-bridge',
      800,
      y + 70,
      1.25,
      { depth: 0.08 },
    ),
    ...(profile.region === 'sikkim' || profile.region === 'kashmir'
      ? [grove('deodar', y + 150, -40, 430, 150, 10), grove('deodar', y + 150, 1180, 1640, 150, 10)]
      : nearEdge(context, ['boulder', 'chorten'], 0.8)),
  ];
}

function snowCamp(context: Context): Layer[] {
  const { horizon, random } = context;
  const white = { ...context, snowy: true, snow: Math.max(0.85, context.snow) };
  return [
    ...pickLayout(white, massif, valley, slopes),
    motif('tents', random.range(560, 1040), Math.min(780, horizon + 220), 1.05),
    ...travellers(context, 800, 1, 0.3),
  ];
}

function greatMountain(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...farRange(context),
    peaks(context, {
      base: horizon + 60,
      height: 520,
      focus: random.range(0.38, 0.46),
      breadth: 0.72,
      snow: 0.95,
      falloff: 0.8,
      depth: 0.4,
      peaks: 4,
    }),
    peaks(context, {
      base: horizon + 60,
      height: 450,
      focus: random.range(0.58, 0.66),
      breadth: 0.7,
      snow: 0.95,
      falloff: 1.2,
      depth: 0.38,
      peaks: 1,
    }),
    ridge(context, {
      top: horizon - 10,
      base: horizon + 160,
      relief: 90,
      material: 'forest',
      fringe: 'conifer',
      depth: 0.3,
    }),
    { kind: 'water', top: horizon + 120, base: 860, mirror: true, surface: 'still' },
    plain(context, { top: 840, roll: 40 }),
    grove('larch', 850, -20, 420, 240, 10, 0.04),
    grove('larch', 860, 1240, 1640, 220, 9, 0.04),
  ];
}

function carvedRock(context: Context): Layer[] {
  const { random, horizon } = context;
  const x = random.range(620, 980);
  return [
    ...massif(context),
    plain(context, { top: horizon + 120 }),
    motif('carved-rock', x, horizon + 210, 1.25, { depth: 0.1 }),
    motif('chorten', x - 138, horizon + 215, 0.62, { depth: 0.1 }),
    grove('poplar', horizon + 220, 1100, 1400, 150, 7),
    ...travellers(context, 790, 1.1, 0.7),
  ];
}

function stupa(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  return [
    ...pickLayout(context, massif, slopes, valley),
    plain(context, { top: horizon + 130 }),
    motif(
      profile.motif === 'suburgan' ? 'suburgan' : random.pick(['suburgan', 'chortens', 'mani-wall']),
      random.range(600, 1000),
      horizon + 210,
      1.35,
      { depth: 0.08 },
    ),
    ...camp(context, 800, 0.85),
    ...travellers(context, 806, 1, 0.4),
    ...birds(context),
  ];
}

export const mountains = {
  'snow-pass': (context: Context) => pass({ ...context, snow: Math.max(0.8, context.snow), snowy: true }),
  'high-pass': (context: Context) => pass({ ...context, snow: Math.max(0.6, context.snow) }),
  'stony-pass': pass,
  'glacier-pass': glacierPass,
  'forest-pass': forestPass,
  'snow-peaks': (context: Context) => [
    ...pickLayout({ ...context, snow: Math.max(0.65, context.snow) }, massif, valley, slopes),
    ...camp(context, 780, 1),
    ...travellers(context, 795, 1.1),
    ...nearEdge(context, ['boulder', 'flags', 'cairn'], 0.5),
  ],
  'great-mountain': greatMountain,
  'high-valley': highValley,
  'snow-camp': snowCamp,
  'mountain-camp': (context: Context) =>
    highValley({ ...context, profile: { ...context.profile, camp: true } }),
  gorge,
  'mountain-river': mountainRiver,
  bridge,
  'mountain-village': mountainVillage,
  'tibetan-village': (context: Context) => village(context, 'tibetan-house'),
  monastery: (context: Context) => onCrag(context, 'gompa'),
  palace: (context: Context) => onCrag(context, 'leh-palace'),
  fortress: (context: Context) => onCrag(context, 'dzong'),
  'ladakh-oasis': ladakhOasis,
  'drawn-rock': drawnRock,
  'stone-hut': stoneHut,
  'high-nomads': highNomads,
  'carved-rock': carvedRock,
  stupa,
} satisfies Partial<Record<Subject, (context: Context) => readonly Layer[]>>;
