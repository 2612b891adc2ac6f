import type { MotifName } from '../../choice/motif-names.ts';
import type { Profile } from '../../choice/classify.ts';
import type { Material } from '../../scene/materials.ts';
import type { Random } from '../../math/random.ts';
import type { Layer, MotifLayer, PeaksLayer, PlainLayer, RidgeLayer, TreeName } from '../../scene/scene.ts';
import type { Light, Season, Weather } from '../../choice/season.ts';
import type { TerrainFacts } from '../../choice/terrain-facts.ts';

/** The input of a composition. */
export interface Context {
  readonly random: Random;
  readonly profile: Profile;
  readonly facts: TerrainFacts;
  readonly season: Season;
  readonly light: Light;
  readonly weather: Weather;
  /** The y coordinate of the far edge of the ground. */
  readonly horizon: number;
  readonly rock: Material;
  readonly ground: Material;
  readonly patches: Material;
  /** The snow-covered share of the mountains. */
  readonly snow: number;
  /** The horizontal position of the highest ground, 0 to 1. */
  readonly focus: number;
  /** Whether the ground is covered with snow. */
  readonly snowy: boolean;
  /** Whether snow may lie at all (see `maySnow`). */
  readonly canSnow: boolean;
  /** Half the base of a mountain relative to its height: needles 0.6, broad massifs 1.5. */
  readonly breadth: number;
  /** Whether forests grow here. */
  readonly wooded: boolean;
  /** The side of the camp; the road passes on the other one. */
  readonly side: -1 | 1;
}

/** A range of peaks with defaults. */
export function peaks(context: Context, part: Partial<PeaksLayer> = {}): PeaksLayer {
  const { random } = context;
  const grown = context.horizon / 490;
  return {
    kind: 'peaks',
    base: context.horizon + 20,
    focus: context.focus,
    peaks: random.integer(4, 7),
    breadth: context.breadth * random.range(0.88, 1.12),
    snow: context.snow,
    material: context.rock,
    falloff: random.range(0.2, 0.7),
    mist: 0.55,
    depth: 0.45,
    ...part,
    height: Math.min((part.height ?? random.range(260, 400)) * grown, (part.base ?? context.horizon) - 60),
  };
}

/** The start of a river at the horizon and its end at the lower edge, away from the camp. */
export function riverCourse({ random, side }: Context): { readonly from: number; readonly to: number } {
  return { from: 800 - side * random.range(-60, 160), to: 800 - side * random.range(280, 460) };
}

/** A single ridge with defaults. */
export function ridge(context: Context, part: Partial<RidgeLayer> = {}): RidgeLayer {
  const { random } = context;
  return {
    kind: 'ridge',
    top: context.horizon - 110,
    base: context.horizon + 40,
    relief: 90,
    roughness: 0.25,
    swells: random.range(2, 4.5),
    material: context.ground,
    mist: 0.4,
    folds: random.integer(6, 11),
    depth: 0.35,
    ...part,
  };
}

/** Open ground with defaults. */
export function plain(context: Context, part: Partial<PlainLayer> = {}): PlainLayer {
  return {
    kind: 'plain',
    top: context.horizon,
    material: context.snowy ? 'snow' : context.ground,
    patches: context.snowy ? 'snow' : context.patches,
    roll: context.random.range(6, 26),
    cover: context.snowy ? 'snow' : 'tufts',
    depth: 0.3,
    ...part,
  };
}

/** A motif standing on the ground. */
export function motif(
  name: MotifName,
  x: number,
  y: number,
  scale: number,
  part: Partial<MotifLayer> = {},
): MotifLayer {
  return { kind: 'motif', motif: name, x, y, scale, depth: 0.12, ...part };
}

/** Trees along a line. */
export function grove(
  tree: TreeName,
  y: number,
  from: number,
  to: number,
  size: number,
  count: number,
  depth = 0.12,
): Layer {
  return { kind: 'grove', tree, y, from, to, size, count, depth };
}

/** Large trees in one lower corner. */
export function cornerGrove(
  context: Context,
  tree: TreeName,
  y: number,
  reach: number,
  size: number,
  count: number,
  depth = 0.03,
): Layer {
  return context.random.chance(0.5)
    ? grove(tree, y, -30, reach, size, count, depth)
    : grove(tree, y, 1630 - reach, 1630, size, count, depth);
}

/** The few animals beside a camp. */
function small(name: MotifName): MotifName {
  return name === 'horses' ? 'riders' : name;
}

/** The travellers, with some probability, near the middle; only a few of them beside a camp. */
export function travellers(context: Context, y: number, scale: number, chance = 0.75): Layer[] {
  const { random, profile } = context;
  const name = profile.travellers;
  if (!name || name === 'train' || name === 'steamer' || name === 'riverboat' || !random.chance(chance))
    return [];
  if (profile.camp)
    return name === 'cars'
      ? [
          motif('cars', 800 - context.side * random.range(250, 360), Math.min(y, 788), scale * 1.2, {
            depth: 0.05,
          }),
        ]
      : random.chance(0.5)
        ? []
        : [
            motif(
              name === 'cart' ? name : small(name),
              800 - context.side * random.range(300, 420),
              Math.min(y, 788),
              scale * 1.35,
              {
                flip: random.chance(0.5),
                depth: 0.05,
              },
            ),
          ];
  return [
    motif(name, 800 + context.side * random.range(110, 270), Math.min(y, 788), scale * 1.4, {
      flip: random.chance(0.5),
      depth: 0.05,
    }),
  ];
}

/** Tents, when the night was spent in tents; sometimes with black tents of herders. */
export function camp(context: Context, y: number, scale: number): Layer[] {
  const { random, profile } = context;
  if (profile.bivouac)
    return [motif('fire', 800 + context.side * random.range(40, 180), Math.min(y, 780), scale * 1.3)];
  if (!profile.camp) return [];
  const x = 800 + context.side * random.range(90, 260);
  const beside: Layer[] =
    profile.region === 'changtang' && random.chance(0.35)
      ? [motif('black-tents', x - context.side * 520, y - 34, scale * 1.1)]
      : [];
  return [...beside, motif('tents', x, Math.min(y, 780), scale * 1.35, { flip: random.chance(0.5) })];
}

/** Birds, with some probability. */
export function birds(context: Context, chance = 0.3): Layer[] {
  const { random } = context;
  if (!random.chance(chance) || context.light === 'night') return [];
  return [
    {
      kind: 'birds',
      x: random.range(350, 1250),
      y: random.range(210, 340),
      count: random.integer(3, 8),
      size: random.range(10, 18),
    },
  ];
}

/** Picks one of several layouts. */
export function pickLayout(
  context: Context,
  ...layouts: readonly ((context: Context) => readonly Layer[])[]
): readonly Layer[] {
  const index = Math.floor(context.random.next() * layouts.length);
  return layouts[index]?.(context) ?? [];
}
