import type { MotifName } from '../draw/motifs/names.ts';
import type { Layer } from '../scene.ts';
import type { Subject } from '../subjects.ts';
import { birds, cornerGrove, grove, motif, oneOf, peaks, plain, ridge, travellers, type Context } from './context.ts';

function buildingOf(context: Context, other: MotifName): MotifName {
  return context.profile.motif ?? other;
}

function hillsBehind(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  if (profile.motif === 'seattle') return [motif('cone', 470, horizon + 40, 0.95, { depth: 0.6 }), ridge(context, { top: horizon - 30, base: horizon + 40, relief: 50, material: 'forest', fringe: 'conifer', depth: 0.5 })];
  if (profile.region === 'japan') return [motif('cone', random.range(500, 1100), horizon + 30, 1.05, { depth: 0.6 }), ridge(context, { top: horizon - 20, base: horizon + 40, relief: 40, material: 'forest', depth: 0.45 })];
  return [ridge(context, { top: horizon - 90, base: horizon + 30, relief: 80, roughness: random.pick([0.2, 0.6]), depth: 0.72, material: random.pick(['blueRock', 'violetRock']), swells: random.range(2, 4) })];
}

/** Roofs of the same town, farther off on both sides of what names it. */
function outskirts(context: Context, y: number): Layer[] {
  const { random, profile } = context;
  const name: MotifName =
    profile.region === 'india' || profile.region === 'south-india' || profile.region === 'sikkim' ? 'domed-city'
    : profile.region === 'russia' ? 'river-town'
    : profile.region === 'world' ? (profile.motif === 'lighthouse' ? 'minaret' : 'port')
    : 'chinese-roofs';
  const size = random.range(0.62, 0.8);
  return [motif(name, random.range(130, 330), y, size, { depth: 0.5 }), motif(name, random.range(1270, 1470), y, size, { depth: 0.46, flip: true })];
}

function port(context: Context): Layer[] {
  const { random, horizon } = context;
  const name = buildingOf(context, 'port');
  const boats = name === 'junk';
  const shore = horizon + 70;
  const town: MotifName = boats ? (context.profile.region === 'japan' || context.profile.region === 'korea' ? 'chinese-roofs' : 'port') : name === 'lighthouse' ? 'port' : name;
  const big = name === 'new-york' || name === 'seattle' ? random.range(1.1, 1.3) : name === 'gateway' ? 1.6 : random.range(1.2, 1.4);
  return [
    ...hillsBehind(context),
    ...(name === 'lighthouse' || name === 'gateway' ? [grove('palm', shore, 60, 1540, 130, 16, 0.34)] : []),
    ...outskirts(context, shore - 2),
    motif(town, random.range(640, 960), shore, big, { depth: 0.24 }),
    { kind: 'water', top: shore + 2, base: 1010, mirror: true, surface: 'rippled' },
    ...(name === 'lighthouse' ? [motif('lighthouse', random.pick([420, 1180]), shore + 120, 1.35, { depth: 0.08 })] : []),
    motif(boats ? 'junk' : 'steamer', random.range(680, 980), shore + random.range(120, 150), boats ? 1.5 : 1.1, { depth: 0.06, flip: random.chance(0.5) }),
    ...(boats ? [motif('junk', random.range(330, 480), shore + 80, 0.8, { depth: 0.16 })] : []),
    { kind: 'birds', x: random.range(420, 1180), y: random.range(250, 330), count: 6, size: 14 },
  ];
}

function riverCity(context: Context): Layer[] {
  const { random, horizon } = context;
  const shore = horizon + 100;
  return [...hillsBehind(context), plain(context, { top: shore - 30, cover: 'none' }), ...outskirts(context, shore - 4), grove('broadleaf', shore - 4, -20, 1620, 62, 26, 0.3), motif(buildingOf(context, 'port'), random.range(660, 940), shore, random.range(1.2, 1.45), { depth: 0.16 }), { kind: 'water', top: shore + 6, base: 1010, mirror: true, surface: 'rippled' }, ...(context.profile.region === 'russia' ? [] : [motif(context.profile.region === 'china' ? 'junk' : 'riverboat', random.pick([420, 1180]), shore + 130, 0.95, { depth: 0.06 })]), ...birds(context, 0.6)];
}

function townOverRiver(context: Context): Layer[] {
  const { random, horizon } = context;
  const shore = horizon + 110;
  return [
    ridge(context, { top: horizon - 50, base: horizon + 60, relief: 60, roughness: 0.15, depth: 0.6, material: 'forest', fringe: 'conifer' }),
    plain(context, { top: horizon + 50 }),
    grove('birch', shore - 8, 40, 1560, 110, 22, 0.26),
    ...outskirts({ ...context, profile: { ...context.profile, region: 'russia' } }, shore - 8),
    motif('river-town', random.range(640, 960), shore, random.range(1.15, 1.45), { depth: 0.14 }),
    context.snowy ? plain(context, { top: shore + 10 }) : { kind: 'water', top: shore + 16, base: 1010, mirror: true, surface: 'rippled' },
    ...(context.snowy ? [] : [motif('riverboat', random.pick([450, 1130]), shore + 130, 1.05, { depth: 0.05, flip: random.chance(0.5) })]),
    ...birds(context, 0.5),
  ];
}

/** The town on a high bank, the river bending far below it. */
function townOnBank(context: Context): Layer[] {
  const { random, horizon } = context;
  const rise = context.side * random.range(120, 200);
  return [
    ridge(context, { top: horizon - 30, base: horizon + 70, relief: 50, roughness: 0.15, depth: 0.7, material: 'forest' }),
    plain(context, { top: horizon + 20, roll: 8, depth: 0.5, cover: context.snowy ? 'snow' : 'none' }),
    context.snowy ? plain(context, { top: horizon + 50 }) : { kind: 'water', top: horizon + 50, base: 1000, mirror: true, surface: 'rippled' },
    ...(context.snowy ? [] : [motif('riverboat', 800 - context.side * 330, horizon + 130, 1.1, { depth: 0.1 })]),
    motif('river-town', 800 + context.side * 260, horizon + 190, 1.2, { depth: 0.14 }),
    { kind: 'slope', middle: horizon + 230, rise: -rise * 2.2, material: context.snowy ? 'snow' : context.ground, depth: 0.08 },
    cornerGrove(context, 'birch', 860, 380, 300, 5),
  ];
}

/** A wharf with its steamers, the churches behind. */
function townWharf(context: Context): Layer[] {
  const { random, horizon } = context;
  const shore = horizon + 60;
  return [
    ridge(context, { top: horizon - 60, base: horizon + 40, relief: 60, roughness: 0.15, depth: 0.62, material: 'forest', fringe: 'conifer' }),
    ...outskirts({ ...context, profile: { ...context.profile, region: 'russia' } }, shore),
    motif('church', random.range(420, 620), shore, 1.5, { depth: 0.24 }),
    motif('river-town', random.range(880, 1080), shore, 1, { depth: 0.22 }),
    { kind: 'water', top: shore + 6, base: 1010, mirror: true, surface: context.snowy ? 'ice' : 'rippled' },
    motif('riverboat', 800 + context.side * 160, 740, 2.1, { depth: 0.04, flip: random.chance(0.5) }),
    ...(context.snowy ? [] : [motif('riverboat', 800 - context.side * 460, shore + 70, 0.8, { depth: 0.18 })]),
    { kind: 'birds', x: random.range(500, 1100), y: 270, count: 6, size: 14 },
  ];
}

function riverTown(context: Context): readonly Layer[] {
  return oneOf(context, townOverRiver, townOverRiver, townOnBank, townWharf);
}

/** A town on dry ground with what names it in the middle. */
function town(fallback: MotifName, size: number, tree: 'palm' | 'broadleaf' | 'poplar' | 'spruce' | 'willow'): (context: Context) => Layer[] {
  return (context) => {
    const { random, horizon } = context;
    const y = horizon + 170;
    return [...hillsBehind(context), plain(context, { top: horizon + 30, cover: 'fields' }), grove(tree, y - 40, 20, 560, 110, 10, 0.32), grove(tree, y - 40, 1040, 1580, 110, 10, 0.32), ...(fallback === 'chinese-gate' || fallback === 'domed-city' ? outskirts(context, y - 30) : []), motif(buildingOf(context, fallback), random.range(640, 960), y, size * random.range(1.05, 1.4), { depth: 0.14 }), plain(context, { top: y + 20, cover: 'tufts', roll: 16 }), ...(random.chance(0.5) ? [grove(tree, 840, -20, 330, 260, 3, 0.02)] : [grove(tree, 840, 1270, 1620, 260, 3, 0.02)]), ...travellers(context, 800, 1, 0.35), ...birds(context, 0.5)];
  };
}

function templeGarden(context: Context): Layer[] {
  const { horizon, profile } = context;
  const japan = profile.region === 'japan';
  const y = horizon + 150;
  return [
    ridge(context, { top: horizon - 60, base: horizon + 60, relief: 90, roughness: 0.2, depth: 0.55, material: 'forest', fringe: japan ? 'conifer' : 'jungle' }),
    plain(context, { top: horizon + 70, material: 'meadow', cover: 'flowers' }),
    grove(japan ? 'blossom' : 'palm', y - 10, 60, 640, 160, 8, 0.22),
    grove(japan ? 'blossom' : 'palm', y - 10, 960, 1540, 160, 8, 0.22),
    motif(buildingOf(context, 'suburgan'), 800, y, japan ? 1.5 : 1.6, { depth: 0.12 }),
    { kind: 'water', top: y + 20, base: 1010, mirror: true, surface: 'still' },
    ...(japan ? [motif('torii', 1080, y + 100, 1.1, { depth: 0.06 })] : []),
    cornerGrove(context, japan ? 'maple' : 'palm', 840, 425, 300, 5, 0.02),
  ];
}

function fortCity(context: Context): Layer[] {
  const { random, horizon } = context;
  return [...hillsBehind(context), ridge(context, { top: horizon - 10, base: horizon + 260, relief: 60, roughness: 0.3, depth: 0.24, material: 'ochreRock', swells: 1.1, slope: random.sign() * 120, mist: 0.2 }), motif('hill-fort', 800, horizon + 110, 1.05, { depth: 0.18 }), { kind: 'water', top: horizon + 210, base: 1010, mirror: true, surface: 'still' }, plain(context, { top: 820, roll: 40, material: 'dryGrass' }), grove('broadleaf', 830, 1180, 1600, 190, 6, 0.03), ...birds(context, 0.8)];
}

function mausoleum(context: Context): Layer[] {
  const { horizon } = context;
  const y = horizon + 130;
  return [ridge(context, { top: horizon + 20, base: horizon + 90, relief: 30, roughness: 0.2, depth: 0.6, material: 'jungle', fringe: 'jungle' }), plain(context, { top: horizon + 80, material: 'meadow', cover: 'none' }), motif('mausoleum', 800, y, 1.15, { depth: 0.16 }), grove('poplar', y + 20, 300, 560, 130, 6, 0.14), grove('poplar', y + 20, 1040, 1300, 130, 6, 0.14), { kind: 'water', top: y + 26, base: 1010, mirror: true, surface: 'still' }, ...birds(context, 0.8)];
}

function ghats(context: Context): Layer[] {
  const { random, horizon } = context;
  const shore = horizon + 130;
  return [ridge(context, { top: horizon, base: shore, relief: 30, roughness: 0.2, depth: 0.6, material: 'jungle' }), motif('ghats', 800, shore, 1.25, { depth: 0.14 }), { kind: 'water', top: shore + 2, base: 1010, mirror: true, surface: 'rippled' }, motif('shikara', random.range(560, 1040), shore + 130, 1.2, { depth: 0.04 }), ...birds(context, 1)];
}

function pyramids(context: Context): Layer[] {
  const { random, horizon } = context;
  return [plain(context, { top: horizon + 30, material: 'paleSand', cover: 'none', patches: 'sand' }), motif('pyramids', 800, horizon + 110, 1.1, { depth: 0.3 }), { kind: 'dunes', base: horizon + 220, height: 90, crests: 3, material: 'sand', depth: 0.14 }, plain(context, { top: horizon + 210, material: 'sand', patches: 'loess', cover: 'none' }), motif('camels', random.range(560, 900), 770, 1.15, { depth: 0.05 }), grove('palm', 840, 1180, 1480, 300, 5, 0.02)];
}

function greatWall(context: Context): Layer[] {
  const { horizon } = context;
  return [peaks(context, { depth: 0.74, snow: 0.1, height: 230, mist: 0.7 }), ridge(context, { top: horizon - 90, base: horizon + 110, relief: 110, roughness: 0.65, depth: 0.46, material: 'greenRock' }), ridge(context, { top: horizon + 30, base: horizon + 260, relief: 70, roughness: 0.3, depth: 0.26, material: 'greenRock', swells: 1.6 }), motif('great-wall', 800, horizon + 140, 0.92, { depth: 0.16 }), ridge(context, { top: horizon + 150, base: 1000, relief: 50, roughness: 0.25, depth: 0.1, material: 'tundra', swells: 1.4 }), cornerGrove(context, 'blossom', 840, 500, 150, 8, 0.03)];
}

function pond(context: Context): Layer[] {
  const { random, horizon } = context;
  const y = horizon + 140;
  return [...hillsBehind(context), plain(context, { top: horizon + 60, material: 'meadow', cover: 'none' }), grove('willow', y - 10, 120, 1480, 150, 14, 0.24), motif(buildingOf(context, 'chinese-roofs'), 800, y, 1.1, { depth: 0.14 }), { kind: 'water', top: y + 8, base: 1010, mirror: true, surface: 'still' }, cornerGrove(context, 'willow', 830, 405, 260, 4, 0.02), motif('reeds', random.pick([420, 1180]), 840, 1, { depth: 0 })];
}

export const cities = {
  port,
  city: riverCity,
  'river-city': riverCity,
  'river-town': riverTown,
  'old-city': town('domed-city', 1.2, 'broadleaf'),
  temple: town('gopuram', 1.15, 'palm'),
  'temple-garden': templeGarden,
  ghats,
  'fort-city': fortCity,
  mausoleum,
  pyramids,
  'great-wall': greatWall,
  pagoda: town('pagoda', 1.6, 'willow'),
  gate: town('chinese-gate', 1.15, 'willow'),
  pond,
} satisfies Partial<Record<Subject, (context: Context) => readonly Layer[]>>;
