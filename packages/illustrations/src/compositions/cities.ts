import type { MotifName } from '../choice/motif-names.ts';
import type { Layer } from '../scene/scene.ts';
import type { Subject } from '../choice/subjects.ts';
import { birds, grove, motif, plain, travellers, type Context } from './parts/context.ts';
import { chooseBuilding, hillsBehind, outskirts } from './parts/outskirts.ts';
import { riverTown } from './river-towns.ts';
import { fortCity, ghats, greatWall, mausoleum, pond, pyramids, templeGarden } from './temples.ts';

function port(context: Context): Layer[] {
  const { random, horizon } = context;
  const name = chooseBuilding(context, 'port');
  const boats = name === 'junk';
  const shore = horizon + 70;
  const town: MotifName = boats
    ? context.profile.region === 'japan' || context.profile.region === 'korea'
      ? 'chinese-roofs'
      : 'port'
    : name === 'lighthouse'
      ? 'port'
      : name;
  const big =
    name === 'new-york' || name === 'seattle'
      ? random.range(1.1, 1.3)
      : name === 'gateway'
        ? 1.6
        : random.range(1.2, 1.4);
  return [
    ...hillsBehind(context),
    ...(name === 'lighthouse' || name === 'gateway' ? [grove('palm', shore, 60, 1540, 130, 16, 0.34)] : []),
    ...outskirts(context, shore - 2),
    motif(town, random.range(640, 960), shore, big, { depth: 0.24 }),
    { kind: 'water', top: shore + 2, base: 1010, mirror: true, surface: 'rippled' },
    ...(name === 'lighthouse'
      ? [motif('lighthouse', random.pick([420, 1180]), shore + 120, 1.35, { depth: 0.08 })]
      : []),
    motif(
      boats ? 'junk' : 'steamer',
      random.range(680, 980),
      shore + random.range(120, 150),
      boats ? 1.5 : 1.1,
      { depth: 0.06, flip: random.chance(0.5) },
    ),
    ...(boats ? [motif('junk', random.range(330, 480), shore + 80, 0.8, { depth: 0.16 })] : []),
    { kind: 'birds', x: random.range(420, 1180), y: random.range(250, 330), count: 6, size: 14 },
  ];
}

function riverCity(context: Context): Layer[] {
  const { random, horizon } = context;
  const shore = horizon + 100;
  return [
    ...hillsBehind(context),
    plain(context, { top: shore - 30, cover: 'none' }),
    ...outskirts(context, shore - 4),
    grove('broadleaf', shore - 4, -20, 1620, 62, 26, 0.3),
    motif(chooseBuilding(context, 'port'), random.range(660, 940), shore, random.range(1.2, 1.45), {
      depth: 0.16,
    }),
    { kind: 'water', top: shore + 6, base: 1010, mirror: true, surface: 'rippled' },
    ...(context.profile.region === 'russia'
      ? []
      : [
          motif(
            context.profile.region === 'china' ? 'junk' : 'riverboat',
            random.pick([420, 1180]),
            shore + 130,
            0.95,
            { depth: 0.06 },
          ),
        ]),
    ...birds(context, 0.6),
  ];
}

/** A town on dry ground with its landmark in the middle. */
function town(
  fallback: MotifName,
  size: number,
  tree: 'palm' | 'broadleaf' | 'poplar' | 'spruce' | 'willow',
): (context: Context) => Layer[] {
  return (context) => {
    const { random, horizon } = context;
    const y = horizon + 170;
    const near = random.chance(0.35);
    const road = random.chance(0.5);
    return [
      ...hillsBehind(context),
      plain(context, { top: horizon + 30, cover: context.snowy ? 'snow' : 'fields' }),
      grove(tree, y - 40, 20, 560, 110, 10, 0.32),
      grove(tree, y - 40, 1040, 1580, 110, 10, 0.32),
      ...(fallback === 'chinese-gate' || fallback === 'domed-city' ? outskirts(context, y - 30) : []),
      ...(near
        ? [
            motif(
              chooseBuilding(context, fallback),
              800 + context.side * random.range(180, 300),
              y + 60,
              size * 2,
              {
                depth: 0.1,
              },
            ),
            plain(context, { top: y + 70, cover: 'tufts', roll: 16 }),
          ]
        : [
            motif(
              chooseBuilding(context, fallback),
              random.range(560, 1040),
              y,
              size * random.range(0.9, 1.4),
              { depth: 0.14 },
            ),
            plain(context, { top: y + 20, cover: context.snowy ? 'snow' : 'tufts', roll: 16 }),
          ]),
      ...(road
        ? [
            {
              kind: 'track',
              top: y + 26,
              base: 1010,
              from: 800 - context.side * 240,
              to: 800,
              width: 190,
            } as const,
          ]
        : []),
      ...(random.chance(0.5)
        ? [grove(tree, 840, -20, 330, 260, 3, 0.02)]
        : [grove(tree, 840, 1270, 1620, 260, 3, 0.02)]),
      ...travellers(context, 800, 1, 0.35),
      ...birds(context, 0.5),
    ];
  };
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
