import type { Layer } from '../scene.ts';
import type { Subject } from '../subjects.ts';
import { birds, camp, grove, motif, nearEdge, oneOf, peaks, plain, ridge, travellers, type Context } from './context.ts';

/** Far ranges that pale into the sky. */
function farRange(context: Context): Layer[] {
  const { random, horizon } = context;
  return random.chance(0.6) ? [peaks(context, { base: horizon, height: random.range(130, 230), focus: random.next(), peaks: 8, depth: 0.82, falloff: 0.1, mist: 0.8, breadth: 1.1 })] : [ridge(context, { top: horizon - random.range(120, 190), base: horizon, relief: 110, roughness: 0.8, depth: 0.8, swells: random.range(4, 7), mist: 0.8, material: context.rock })];
}

/** One commanding massif over foothills and open ground. */
function massif(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...farRange(context),
    peaks(context, { base: horizon + 30, height: random.range(360, 500), falloff: 0.55 }),
    ridge(context, { top: horizon - 30, base: horizon + 110, relief: 110, roughness: random.pick([0.2, 0.7]), material: context.rock, depth: 0.26 }),
    plain(context, { top: horizon + 90 }),
  ];
}

/** Walls of rock on both sides and light between them. */
function valley(context: Context): Layer[] {
  const { random, horizon } = context;
  const left = random.range(-0.12, 0.08);
  const right = random.range(0.92, 1.12);
  return [
    peaks(context, { base: horizon, height: random.range(240, 360), focus: random.range(0.4, 0.6), peaks: 3, depth: 0.72, falloff: 0.9, mist: 0.7 }),
    peaks(context, { base: horizon + 30, height: random.range(340, 480), focus: left, peaks: 2, depth: 0.48, falloff: 1.5 }),
    peaks(context, { base: horizon + 60, height: random.range(320, 470), focus: right, peaks: 2, depth: 0.36, falloff: 1.5, breadth: 0.85, snow: context.snow * 0.8 }),
    plain(context, { top: horizon + 44, cover: context.snowy ? 'snow' : 'stones' }),
  ];
}

/** Diagonal slopes laid over each other, the far snows above. */
function slopes(context: Context): Layer[] {
  const { random, horizon } = context;
  const lean = random.sign();
  return [
    peaks(context, { base: horizon - 20, height: random.range(250, 380), depth: 0.66, mist: 0.75, snow: Math.max(context.snow, 0.35) }),
    ridge(context, { top: horizon - 120, base: horizon + 130, relief: 90, roughness: 0.75, slope: lean * random.range(160, 300), material: context.rock, depth: 0.42, mist: 0.5 }),
    ridge(context, { top: horizon + 10, base: horizon + 220, relief: 80, roughness: 0.62, slope: -lean * random.range(140, 280), material: context.rock, depth: 0.2, mist: 0.3 }),
    plain(context, { top: horizon + 170, roll: 50 }),
  ];
}

/** A saddle between two shoulders, the way going over it. */
function saddle(context: Context): Layer[] {
  const { random, horizon } = context;
  const y = horizon + 100;
  return [
    peaks(context, { base: horizon + 40, height: random.range(170, 260), focus: random.range(0.4, 0.6), peaks: 5, depth: 0.78, mist: 0.7, falloff: 0.1 }),
    peaks(context, { base: y + 60, height: random.range(380, 520), focus: random.range(-0.06, 0.1), peaks: 1, depth: 0.34, falloff: 1.6, mist: 0.25 }),
    peaks(context, { base: y + 70, height: random.range(330, 480), focus: random.range(0.9, 1.06), peaks: 1, depth: 0.26, falloff: 1.6, mist: 0.25 }),
    plain(context, { top: y, roll: 40, cover: context.snowy || context.snow > 0.45 ? 'snow' : 'stones' }),
    { kind: 'track', top: y + 4, base: 1000, from: random.range(300, 1300), to: random.range(700, 900), width: 150 },
  ];
}

function passMark(context: Context, y: number): Layer[] {
  const { random, profile } = context;
  const buddhist = profile.region !== 'turkestan' && profile.region !== 'kashmir';
  const name = buddhist ? random.pick(['cairn', 'flag-line', 'flags', 'mani-wall', 'cairn']) : 'cairn';
  return [motif(name, random.pick([random.range(380, 620), random.range(980, 1220)]), y, random.range(0.85, 1.15), { depth: 0.08 })];
}

function pass(context: Context): Layer[] {
  const { random, horizon } = context;
  const base = random.pick([saddle, saddle, massif, slopes])(context);
  const y = Math.min(790, horizon + random.range(150, 230));
  return [...base, ...passMark(context, y), ...travellers(context, y + 36, random.range(0.9, 1.25)), ...camp(context, y + 46, 0.9), ...birds(context, 0.25)];
}

function forestPass(context: Context): Layer[] {
  const { horizon } = context;
  return [
    peaks(context, { base: horizon - 40, height: 290, depth: 0.7, mist: 0.8 }),
    ridge(context, { top: horizon - 90, relief: 100, material: 'forest', fringe: 'conifer', depth: 0.4, base: horizon + 120 }),
    ridge(context, { top: horizon + 60, relief: 80, material: 'forest', fringe: 'conifer', depth: 0.18, base: horizon + 220 }),
    plain(context, { top: horizon + 170, roll: 40 }),
    ...travellers(context, horizon + 230, 1.1),
  ];
}

function river(context: Context, y: number, wide = 260): Layer {
  const { random } = context;
  return { kind: 'river', top: y, base: 1010, from: 800 - context.side * random.range(-60, 160), to: 800 - context.side * random.range(280, 460), width: random.range(wide * 0.7, wide * 1.3), bends: random.range(0.7, 1.5), bars: random.chance(0.7) };
}

function highValley(context: Context): Layer[] {
  const { random, horizon } = context;
  const land = [...oneOf(context, massif, valley, slopes)];
  const y = Math.min(780, horizon + 220);
  return [...land, ...(random.chance(0.4) ? [river(context, horizon + 120, 190)] : []), ...camp(context, y, 0.95), ...travellers(context, y + 20, 1.05, 0.6), ...birds(context), ...nearEdge(context, ['boulder', 'mani-wall', 'chorten'], 0.4)];
}

function gorge(context: Context): Layer[] {
  const { random, horizon } = context;
  const y = horizon + 70;
  return [
    peaks(context, { base: horizon + 30, height: random.range(260, 380), focus: random.range(0.42, 0.58), peaks: 2, depth: 0.8, falloff: 1, mist: 0.8 }),
    peaks(context, { base: y + 40, height: random.range(430, 560), focus: random.range(0.17, 0.27), peaks: 0, depth: 0.52, falloff: 2, breadth: 0.46, snow: context.snow * 0.5 }),
    peaks(context, { base: y + 60, height: random.range(430, 580), focus: random.range(0.73, 0.83), peaks: 0, depth: 0.42, falloff: 2, breadth: 0.46, snow: context.snow * 0.5 }),
    plain(context, { top: y + 10, cover: 'stones', roll: 30 }),
    river(context, y + 12, 330),
    peaks(context, { base: 1010, height: random.range(760, 900), focus: random.range(0, 0.07), peaks: 0, depth: 0.2, falloff: 2, breadth: 0.42, snow: 0, mist: 0 }),
    peaks(context, { base: 1020, height: random.range(680, 880), focus: random.range(0.93, 1), peaks: 0, depth: 0.12, falloff: 2, breadth: 0.42, snow: 0, mist: 0 }),
    ...(random.chance(0.5) ? [motif('riders', random.range(620, 980), 770, 1.05, { depth: 0.05, flip: random.chance(0.5) })] : camp(context, 780, 0.9)),
  ];
}

function mountainRiver(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const land = [...oneOf(context, valley, massif)];
  const trees = profile.region === 'kashmir' || profile.region === 'sikkim' ? 'deodar' : profile.region === 'altai' ? 'larch' : null;
  return [
    ...land,
    ...(trees ? [grove(trees, horizon + 120, -20, 520, 120, 16, 0.25), grove(trees, horizon + 130, 1050, 1620, 130, 16, 0.25)] : []),
    river(context, horizon + 70, 360),
    ...(profile.motif === 'raft' ? [motif('raft', random.range(700, 900), 780, 1.3)] : travellers(context, 800, 1.1, 0.6)),
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
    motif(profile.motif === 'hanging-bridge' || random.chance(0.6) ? 'hanging-bridge' : 'wood-bridge', 800, y + 70, 1.25, { depth: 0.08 }),
    ...(profile.region === 'sikkim' || profile.region === 'kashmir' ? [grove('deodar', y + 150, -40, 430, 150, 10), grove('deodar', y + 150, 1180, 1640, 150, 10)] : nearEdge(context, ['boulder', 'chorten'], 0.8)),
  ];
}

function village(context: Context, name: 'ladakh-village' | 'tibetan-house' | 'mud-village' | 'cottages'): Layer[] {
  const { random, horizon } = context;
  const y = horizon + 170;
  const x = random.range(560, 1040);
  return [
    ...oneOf(context, massif, valley),
    plain(context, { top: horizon + 110, cover: 'fields', material: context.ground, patches: context.season === 'autumn' ? 'dryGrass' : 'meadow' }),
    motif(name, x, y, random.range(0.95, 1.2), { depth: 0.14 }),
    grove(name === 'cottages' ? 'deodar' : 'poplar', y + 16, x - 420, x - 230, 130, 7),
    grove(name === 'cottages' ? 'deodar' : 'poplar', y + 26, x + 240, x + 440, 120, 7),
    ...(name === 'cottages' || name === 'mud-village' ? [] : [motif('chortens', x + random.sign() * 330, y + 74, 0.8, { depth: 0.06 })]),
    ...travellers(context, 800, 1, 0.5),
  ];
}

function mountainVillage(context: Context): Layer[] {
  const { region, motif: named } = context.profile;
  return village(context, named === 'cottages' ? 'cottages' : region === 'karakoram' ? 'mud-village' : 'ladakh-village');
}

function onCrag(context: Context, name: 'gompa' | 'dzong' | 'leh-palace'): Layer[] {
  const { random, horizon } = context;
  const x = random.range(520, 1080);
  const y = horizon + 200;
  return [
    ...oneOf(context, massif, valley, slopes),
    plain(context, { top: horizon + 140, cover: context.snowy ? 'snow' : 'fields', patches: context.season === 'autumn' ? 'dryGrass' : 'meadow' }),
    motif(name, x, y, name === 'leh-palace' ? random.range(0.78, 0.96) : random.range(1, 1.75), { depth: 0.14, flip: random.chance(0.5) }),
    ...(random.chance(0.6) ? [grove('poplar', y + 44, x > 800 ? 150 : 1050, x > 800 ? 480 : 1450, 130, 9)] : []),
    ...travellers(context, 806, 1.05, 0.5),
    ...birds(context, 0.4),
  ];
}

function snowCamp(context: Context): Layer[] {
  const { horizon, random } = context;
  const white = { ...context, snowy: true, snow: Math.max(0.85, context.snow) };
  return [...oneOf(white, massif, valley, slopes), motif('tents', random.range(560, 1040), Math.min(780, horizon + 220), 1.05), ...travellers(context, 800, 1, 0.3)];
}

function ladakhOasis(context: Context): Layer[] {
  const { random, horizon } = context;
  return [...massif(context), plain(context, { top: horizon + 130, cover: 'fields', patches: context.season === 'autumn' ? 'dryGrass' : 'springGrass' }), grove('poplar', horizon + 160, 200, 700, 150, 18, 0.2), grove('willow', horizon + 180, 760, 1250, 90, 12, 0.16), motif('tibetan-house', random.range(760, 1000), horizon + 190, 0.95), ...camp(context, 780, 0.9), ...travellers(context, 800, 1.1, 0.5)];
}

function greatMountain(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...farRange(context),
    peaks(context, { base: horizon + 60, height: 520, focus: random.range(0.38, 0.46), breadth: 0.72, snow: 0.95, falloff: 0.8, depth: 0.4, peaks: 4 }),
    peaks(context, { base: horizon + 60, height: 450, focus: random.range(0.58, 0.66), breadth: 0.7, snow: 0.95, falloff: 1.2, depth: 0.38, peaks: 1 }),
    ridge(context, { top: horizon - 10, base: horizon + 160, relief: 90, material: 'forest', fringe: 'conifer', depth: 0.3 }),
    { kind: 'water', top: horizon + 120, base: 860, mirror: true, surface: 'still' },
    plain(context, { top: 840, roll: 40 }),
    grove('larch', 850, -20, 420, 240, 10, 0.04),
    grove('larch', 860, 1240, 1640, 220, 9, 0.04),
  ];
}

function glacierPass(context: Context): Layer[] {
  const { random, horizon } = context;
  const y = Math.min(790, horizon + 210);
  const white = { ...context, snow: 0.9 };
  return [
    peaks(white, { base: horizon + 40, height: random.range(380, 500), focus: random.range(0.1, 0.3), depth: 0.5, falloff: 0.5 }),
    peaks(white, { base: horizon + 60, height: random.range(330, 440), focus: random.range(0.72, 0.92), depth: 0.42, falloff: 0.8, peaks: 3 }),
    ridge(white, { top: horizon + 6, base: y, relief: 80, roughness: 0.72, material: 'snow', depth: 0.4, mist: 0.3, folds: 16 }),
    { kind: 'glacier', x: random.range(640, 900), top: horizon - 20, base: y + 70, width: random.range(300, 400), depth: 0.3 },
    ridge(white, { top: y - 40, base: y + 160, relief: 70, roughness: 0.8, material: 'darkRock', depth: 0.12 }),
    plain({ ...white, snowy: true }, { top: y + 20, roll: 40 }),
    ...travellers(context, y + 60, 1.1, 1),
  ];
}

function carvedRock(context: Context): Layer[] {
  const { random, horizon } = context;
  return [...massif(context), plain(context, { top: horizon + 120 }), motif('carved-rock', random.range(620, 980), horizon + 210, 1.25, { depth: 0.1 }), grove('poplar', horizon + 220, 1100, 1400, 150, 7), motif('riders', random.range(420, 560), 790, 1.1, { depth: 0.05 })];
}

function stupa(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  return [...oneOf(context, massif, slopes, valley), plain(context, { top: horizon + 130 }), motif(profile.motif === 'suburgan' ? 'suburgan' : random.pick(['suburgan', 'chortens', 'mani-wall']), random.range(600, 1000), horizon + 210, 1.35, { depth: 0.08 }), ...camp(context, 800, 0.85), ...travellers(context, 806, 1, 0.4), ...birds(context)];
}

export const mountains = {
  'snow-pass': (context: Context) => pass({ ...context, snow: Math.max(0.8, context.snow), snowy: true }),
  'high-pass': (context: Context) => pass({ ...context, snow: Math.max(0.6, context.snow) }),
  'stony-pass': pass,
  'glacier-pass': glacierPass,
  'forest-pass': forestPass,
  'snow-peaks': (context: Context) => [...oneOf({ ...context, snow: Math.max(0.65, context.snow) }, massif, valley, slopes), ...camp(context, 780, 1), ...travellers(context, 795, 1.1), ...nearEdge(context, ['boulder', 'flags', 'cairn'], 0.5)],
  'great-mountain': greatMountain,
  'high-valley': highValley,
  'snow-camp': snowCamp,
  'mountain-camp': (context: Context) => highValley({ ...context, profile: { ...context.profile, camp: true } }),
  gorge,
  'mountain-river': mountainRiver,
  bridge,
  'mountain-village': mountainVillage,
  'tibetan-village': (context: Context) => village(context, 'tibetan-house'),
  monastery: (context: Context) => onCrag(context, 'gompa'),
  palace: (context: Context) => onCrag(context, 'leh-palace'),
  fortress: (context: Context) => onCrag(context, 'dzong'),
  'ladakh-oasis': ladakhOasis,
  'carved-rock': carvedRock,
  stupa,
} satisfies Partial<Record<Subject, (context: Context) => readonly Layer[]>>;
