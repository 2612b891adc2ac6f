import type { Layer } from '../scene.ts';
import type { Subject } from '../subjects.ts';
import { birds, camp, cornerGrove, grove, motif, nearEdge, oneOf, peaks, plain, ridge, travellers, type Context } from './context.ts';

function farSnows(context: Context): Layer[] {
  const { random, horizon } = context;
  if (random.chance(0.35)) return [];
  return [peaks(context, { base: horizon, height: random.range(110, 220), depth: 0.84, peaks: 8, falloff: 0.15, breadth: 1.2, snow: 0.6, mist: 0.9, material: 'blueRock' })];
}

/** Level stones to a hard horizon, dark hills standing out of it like islands. */
function pavement(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...farSnows(context),
    ridge(context, { top: horizon - 60, base: horizon + 16, relief: 60, roughness: 0.85, material: context.rock, depth: 0.6, swells: random.range(3, 7), mist: 0.3 }),
    plain(context, { top: horizon, cover: 'stones', roll: 6 }),
    ridge(context, { top: horizon + 40, base: horizon + 110, relief: 70, roughness: 0.7, material: context.random.pick(['darkRock', 'rustRock', 'violetRock']), depth: 0.32, swells: 1.5, slope: random.sign() * 170, mist: 0.1 }),
    plain(context, { top: horizon + 90, cover: 'stones' }),
  ];
}

function mesas(context: Context): Layer[] {
  const { random, horizon } = context;
  const stone = random.pick(['redRock', 'rustRock', 'ochreRock', 'violetRock']);
  return [
    ...farSnows(context),
    { kind: 'mesa', top: horizon - random.range(130, 210), base: horizon + 10, material: stone, towers: random.integer(5, 8), depth: 0.58 },
    { kind: 'mesa', top: horizon - random.range(150, 260), base: horizon + 60, material: stone, towers: random.integer(2, 4), depth: 0.3 },
    plain(context, { top: horizon + 40, cover: random.pick(['stones', 'tufts']), patches: stone }),
  ];
}

function folded(context: Context): Layer[] {
  const { random, horizon } = context;
  const stones = ['rustRock', 'redRock', 'ochreRock', 'violetRock'] as const;
  const start = random.integer(0, 3);
  return [
    ...farSnows(context),
    ...[0, 1, 2].map((row) => ridge(context, { top: horizon - 150 + row * 74, base: horizon + 10 + row * 70, relief: 110, roughness: 0.62, material: stones[(start + row) % 4] ?? 'redRock', depth: 0.62 - row * 0.2, swells: random.range(3, 6), folds: 16, mist: 0.25 })),
    plain(context, { top: horizon + 120, cover: 'stones' }),
  ];
}

function sand(context: Context): Layer[] {
  const { random, horizon } = context;
  const material = random.pick(['sand', 'paleSand', 'loess']);
  return [
    ...farSnows(context),
    { kind: 'dunes', base: horizon + 40, height: random.range(60, 110), crests: 6, material, depth: 0.6 },
    { kind: 'dunes', base: horizon + 150, height: random.range(120, 190), crests: 4, material, depth: 0.34 },
    { kind: 'dunes', base: horizon + 320, height: random.range(200, 280), crests: random.integer(2, 3), material, depth: 0.12 },
    plain(context, { top: Math.min(830, horizon + 300), material, patches: 'loess', cover: 'none', roll: 30 }),
  ];
}

/** Houses, walls and trees on watered ground, the desert and far snows behind. */
function watered(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...farSnows(context),
    random.chance(0.5) ? { kind: 'dunes', base: horizon + 30, height: 70, crests: 6, material: 'paleSand', depth: 0.55 } : ridge(context, { top: horizon - 60, base: horizon + 30, relief: 50, roughness: 0.2, material: 'loess', depth: 0.55, swells: 4 }),
    grove('poplar', horizon + 36, -40, 1640, 96, 40, 0.42),
    plain(context, { top: horizon + 24, cover: 'fields', material: 'loess', patches: context.season === 'winter' ? 'dryGrass' : context.season === 'autumn' ? 'autumnGrass' : 'springGrass' }),
  ];
}

function oasis(context: Context, name: 'mud-village' | 'town-gate' | 'minaret' | 'mazar' | 'bungalow' | 'mongol-temple', size: number): Layer[] {
  const { random, horizon } = context;
  const y = horizon + random.range(130, 170);
  const x = random.range(620, 980);
  const orchard = context.season === 'spring' ? 'blossom' : 'broadleaf';
  return [
    ...watered(context),
    grove('poplar', y - 8, x - 480, x + 480, 190, 16, 0.26),
    motif(name, x, y, size, { depth: 0.12 }),
    ...(random.chance(0.6) ? [{ kind: 'river', top: y + 14, base: 1010, from: 800 - context.side * random.range(-60, 160), to: 800 - context.side * random.range(280, 460), width: 120, bends: 0.8, bars: false } as const] : []),
    grove(orchard === 'broadleaf' && context.season === 'winter' ? 'willow' : orchard, y + 40, x - 560, x - 260, 84, 6, 0.08),
    grove('poplar', y + 60, x + 290, x + 560, 230, 7, 0.05),
    ...camp(context, y + 84, 0.8),
    ...travellers(context, Math.min(806, y + 100), 1.05, 0.65),
  ];
}

/** An avenue of poplars that runs to the snows. */
function avenue(context: Context): Layer[] {
  const { random, horizon } = context;
  const middle = random.range(700, 900);
  const trees: Layer[] = [];
  for (let pair = 0; pair < 9; pair += 1) {
    const t = (pair / 8) ** 1.9;
    const y = horizon + 44 + t * 400;
    const reach = 46 + t * 560;
    for (const side of [-1, 1]) trees.push(grove('poplar', y, middle + side * reach, middle + side * reach + 4, 84 + t * 520, 1, 0.42 * (1 - t)));
  }
  const name = context.profile.travellers === 'cart' ? 'cart' : 'riders';
  return [...watered(context), motif('mud-village', middle + random.sign() * 300, horizon + 80, 0.7, { depth: 0.3 }), { kind: 'track', top: horizon + 36, base: 1010, from: middle, to: middle, width: 520 }, ...trees.slice(0, 14), motif(name, middle, 780, 1.4, { depth: 0.05 }), ...trees.slice(14)];
}

/** The oasis seen over the last dune. */
function overDunes(context: Context, name: Parameters<typeof oasis>[1]): Layer[] {
  const { random, horizon } = context;
  const x = random.range(560, 1040);
  return [...watered(context), grove('poplar', horizon + 70, x - 420, x + 420, 150, 22, 0.34), motif(name, x, horizon + 84, 0.9, { depth: 0.26 }), { kind: 'dunes', base: 1010, height: random.range(240, 330), crests: 2, material: 'paleSand', depth: 0.06 }, ...travellers(context, 800, 1.2, 0.8)];
}

/** Walls and roofs near by, gardens behind them. */
function street(context: Context): Layer[] {
  const { random, horizon } = context;
  return [...watered(context), grove('poplar', horizon + 110, -20, 1620, 230, 16, 0.26), motif('mud-village', random.range(420, 640), horizon + 200, 1.7, { depth: 0.1 }), motif('mud-village', random.range(1080, 1260), horizon + 220, 1.5, { depth: 0.08, flip: true }), cornerGrove(context, context.season === 'spring' ? 'blossom' : 'willow', horizon + 240, 420, 190, 5, 0.04), ...camp(context, 800, 0.9), ...travellers(context, 812, 1.2, 0.8)];
}

function road(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...oneOf(context, pavement, mesas, sand),
    { kind: 'track', top: horizon + 70, base: 1010, from: random.range(200, 1400), to: random.range(650, 950), width: 170 },
    ...(random.chance(0.5) ? [motif('watchtower', random.range(980, 1200), horizon + 120, 0.8, { depth: 0.22 })] : []),
    ...travellers(context, Math.min(800, horizon + 230), 1.2, 0.95),
    ...nearEdge(context, ['boulder'], 0.4),
  ];
}

function desertRiver(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  return [
    ...oneOf(context, pavement, folded, mesas),
    { kind: 'river', top: horizon + 60, base: 1010, from: 800 - context.side * random.range(-60, 160), to: 800 - context.side * random.range(280, 460), width: random.range(240, 420), bends: random.range(1, 1.8), bars: true },
    grove(random.pick(['poplar', 'willow']), horizon + 130, 80, 560, 120, 9, 0.2),
    ...(profile.motif === 'raft' ? [motif('raft', 800, 780, 1.35)] : []),
    ...camp(context, 780, 1),
    ...travellers(context, 800, 1.1, 0.5),
    ...nearEdge(context, ['reeds'], 0.5),
  ];
}

function withBuilding(context: Context, name: 'caves' | 'mud-fort' | 'watchtower' | 'arch-ruin', size: number, depth = 0.14): Layer[] {
  const { random, horizon } = context;
  const y = horizon + (name === 'caves' ? 110 : 170);
  return [...oneOf(context, pavement, folded, mesas), ...(name === 'watchtower' ? [ridge(context, { top: y - 60, base: y + 200, relief: 70, roughness: 0.6, material: context.rock, depth: 0.2, swells: 1.3 })] : []), motif(name, random.range(640, 960), y, size, { depth }), ...(name === 'caves' ? [plain(context, { top: y + 4, cover: 'tufts' }), grove('poplar', y + 40, 180, 560, 150, 8)] : []), ...camp(context, 790, 0.85), ...travellers(context, 802, 1.05, 0.7), ...birds(context)];
}

function trees(context: Context): Layer[] {
  const { random, horizon } = context;
  const kind = random.pick(['saxaul', 'willow', 'poplar']);
  return [...oneOf(context, pavement, sand), grove(kind, horizon + 120, 150, 1450, 110, 22, 0.28), cornerGrove(context, kind, horizon + 230, 780, 210, 9, 0.06), ...camp(context, 790, 0.95), ...travellers(context, 800, 1.1, 0.6)];
}

export const deserts = {
  gobi: (context: Context) => [...oneOf(context, pavement, folded), ...travellers(context, Math.min(800, context.horizon + 230), 1.2, 0.85), ...camp(context, 790, 0.95), ...birds(context, 0.2), ...nearEdge(context, ['boulder'], 0.3)],
  'gobi-camp': (context: Context) => [...oneOf(context, pavement, mesas, folded), ...camp({ ...context, profile: { ...context.profile, camp: true } }, context.random.range(750, 795), 1.15), ...travellers(context, context.horizon + 170, 0.85, 0.4)],
  dunes: (context: Context) => [...sand(context), ...travellers(context, context.horizon + 255, 1.1, 0.9), ...birds(context, 0.15)],
  'red-hills': (context: Context) => [...oneOf(context, mesas, folded), ...travellers(context, Math.min(800, context.horizon + 220), 1.1, 0.75), ...camp(context, 790, 0.95), ...nearEdge(context, ['boulder'], 0.3)],
  'desert-road': road,
  'desert-river': desertRiver,
  oasis: (context: Context) => {
    const { motif: named } = context.profile;
    if (named === 'bungalow' || named === 'mongol-temple') return oasis(context, named, 1.05);
    return oneOf(context, (inner) => oasis(inner, 'mud-village', 1.2), avenue, (inner) => overDunes(inner, inner.random.pick(['mud-village', 'mazar', 'minaret'])), street);
  },
  'oasis-camp': (context: Context) => oneOf({ ...context, profile: { ...context.profile, camp: true } }, (inner) => oasis(inner, 'mud-village', 0.95), street),
  'mud-town': (context: Context) => oasis(context, context.profile.motif === 'minaret' || context.profile.motif === 'town-gate' ? context.profile.motif : context.random.pick(['town-gate', 'minaret', 'mud-village']), 1.1),
  'desert-shrine': (context: Context) => [...sand(context), motif('mazar', context.random.range(680, 920), context.horizon + 220, 1.3), { kind: 'birds', x: 800, y: 330, count: 16, size: 13 }, ...travellers(context, 806, 1, 0.5)],
  'cave-temples': (context: Context) => withBuilding(context, 'caves', 1.05, 0.24),
  'desert-fort': (context: Context) => withBuilding(context, 'mud-fort', 1.15),
  watchtower: (context: Context) => withBuilding(context, 'watchtower', 1.35),
  'dead-forest': trees,
} satisfies Partial<Record<Subject, (context: Context) => readonly Layer[]>>;
