import type { Layer } from '../scene/scene.ts';
import {
  camp,
  cornerGrove,
  grove,
  motif,
  plain,
  ridge,
  travellers,
  riverCourse,
  type Context,
} from './parts/context.ts';
import { farSnows } from './parts/desert-ground.ts';

/** Houses, walls and trees on irrigated ground, with the desert and distant snow mountains behind. */
function watered(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...farSnows(context),
    random.chance(0.5)
      ? { kind: 'dunes', base: horizon + 30, height: 70, crests: 6, material: 'paleSand', depth: 0.55 }
      : ridge(context, {
          top: horizon - 60,
          base: horizon + 30,
          relief: 50,
          roughness: 0.2,
          material: 'loess',
          depth: 0.55,
          swells: 4,
        }),
    grove('poplar', horizon + 36, -40, 1640, 96, 40, 0.42),
    plain(context, {
      top: horizon + 24,
      cover: 'fields',
      material: 'loess',
      patches:
        context.season === 'winter'
          ? 'dryGrass'
          : context.season === 'autumn'
            ? 'autumnGrass'
            : 'springGrass',
    }),
  ];
}

export function oasis(
  context: Context,
  name: 'mud-village' | 'town-gate' | 'minaret' | 'mazar' | 'bungalow' | 'mongol-temple',
  size: number,
): Layer[] {
  const { random, horizon } = context;
  const y = horizon + random.range(130, 170);
  const x = random.range(620, 980);
  const orchard = context.season === 'spring' ? 'blossom' : 'broadleaf';
  return [
    ...watered(context),
    grove('poplar', y - 8, x - 480, x + 480, 190, 16, 0.26),
    motif(name, x, y, size, { depth: 0.12 }),
    ...(random.chance(0.6)
      ? [
          {
            kind: 'river',
            top: y + 14,
            base: 1010,
            ...riverCourse(context),
            width: 120,
            bends: 0.8,
            bars: false,
          } as const,
        ]
      : []),
    grove(
      orchard === 'broadleaf' && context.season === 'winter' ? 'willow' : orchard,
      y + 40,
      x - 560,
      x - 260,
      84,
      6,
      0.08,
    ),
    grove('poplar', y + 60, x + 290, x + 560, 230, 7, 0.05),
    ...camp(context, y + 84, 0.8),
    ...travellers(context, Math.min(806, y + 100), 1.05, 0.65),
  ];
}

/** The travellers in the middle of an avenue, if they came by road. */
function road({ profile }: Context, middle: number): Layer[] {
  const { travellers: name } = profile;
  return name === undefined || name === 'train' || name === 'steamer'
    ? []
    : [
        motif(name === 'horses' ? 'riders' : name, middle, 780, name === 'camels' ? 1.1 : 1.4, {
          depth: 0.05,
        }),
      ];
}

/** An avenue of poplars towards the snow mountains. */
export function avenue(context: Context): Layer[] {
  const { random, horizon } = context;
  const middle = random.range(700, 900);
  const trees: Layer[] = [];
  for (let pair = 0; pair < 9; pair += 1) {
    const t = (pair / 8) ** 1.9;
    const y = horizon + 44 + t * 400;
    const reach = 46 + t * 560;
    for (const side of [-1, 1])
      trees.push(
        grove('poplar', y, middle + side * reach, middle + side * reach + 4, 84 + t * 520, 1, 0.42 * (1 - t)),
      );
  }
  return [
    ...watered(context),
    motif('mud-village', middle + random.sign() * 300, horizon + 80, 0.7, { depth: 0.3 }),
    { kind: 'track', top: horizon + 36, base: 1010, from: middle, to: middle, width: 520 },
    ...trees.slice(0, 14),
    ...road(context, middle),
    ...trees.slice(14),
  ];
}

/** The oasis behind the last dune. */
export function overDunes(context: Context, name: Parameters<typeof oasis>[1]): Layer[] {
  const { random, horizon } = context;
  const x = random.range(560, 1040);
  return [
    ...watered(context),
    grove('poplar', horizon + 70, x - 420, x + 420, 150, 22, 0.34),
    motif(name, x, horizon + 84, 0.9, { depth: 0.26 }),
    {
      kind: 'dunes',
      base: 1010,
      height: random.range(240, 330),
      crests: 2,
      material: 'paleSand',
      depth: 0.06,
    },
    ...travellers(context, 800, 1.2, 0.8),
  ];
}

/** Walls and roofs in front, gardens behind them. */
export function street(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...watered(context),
    grove('poplar', horizon + 110, -20, 1620, 230, 16, 0.26),
    motif('mud-village', random.range(420, 640), horizon + 200, 1.7, { depth: 0.1 }),
    motif('mud-village', random.range(1080, 1260), horizon + 220, 1.5, { depth: 0.08, flip: true }),
    cornerGrove(
      context,
      context.season === 'spring' ? 'blossom' : 'willow',
      horizon + 240,
      420,
      190,
      5,
      0.04,
    ),
    ...camp(context, 800, 0.9),
    ...travellers(context, 812, 1.2, 0.8),
  ];
}
