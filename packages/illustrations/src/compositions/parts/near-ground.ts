import type { MotifName } from '../../choice/motif-names.ts';
import type { Layer, TreeName } from '../../scene/scene.ts';
import type { Region } from '../../choice/regions.ts';
import type { Subject } from '../../choice/subjects.ts';
import { motif, type Context } from './context.ts';

const stupaLands: ReadonlySet<Region> = new Set<Region>([
  'ladakh',
  'karakoram',
  'sikkim',
  'changtang',
  'south-tibet',
]);
const ovooLands: ReadonlySet<Region> = new Set<Region>(['mongolia', 'nanshan', 'inner-mongolia', 'barga']);
const dryLands: ReadonlySet<Region> = new Set<Region>([
  'gobi',
  'turkestan',
  'dzungaria',
  'tsaidam',
  'purig',
  'kunlun',
]);

/** A small motif in the foreground. */
export function nearEdge(
  context: Context,
  names: readonly [MotifName, ...MotifName[]],
  chance = 0.7,
): Layer[] {
  const { random } = context;
  if (!random.chance(chance)) return [];
  const left = random.chance(0.5);
  return [
    motif(
      random.pick(names),
      left ? random.range(240, 460) : random.range(1140, 1360),
      random.range(770, 830),
      random.range(0.85, 1.25),
      { depth: 0, flip: random.chance(0.5) },
    ),
  ];
}

/** A dark slope in one or both lower corners. */
export function foreground(
  context: Context,
  growth: 'grass' | 'stones' | 'shrubs' | 'none',
  chance = 0.62,
): Layer[] {
  const { random } = context;
  if (!random.chance(chance)) return [];
  const first = random.chance(0.5) ? 'left' : 'right';
  const slope = (side: 'left' | 'right', size: number): Layer => ({
    kind: 'foreground',
    side,
    top: 1000 - random.range(190, 330) * size,
    reach: random.range(620, 1250) * size,
    material: context.snowy ? context.rock : context.ground,
    growth,
    depth: 0,
  });
  return random.chance(0.2)
    ? [slope(first, 0.9), slope(first === 'left' ? 'right' : 'left', 0.66)]
    : [slope(first, 1)];
}

function chooseDryTree({ random, profile }: Context): TreeName {
  if (profile.region === 'purig') return random.pick(['poplar', 'willow']);
  return profile.region === 'turkestan' ? random.pick(['saxaul', 'poplar', 'willow']) : 'saxaul';
}

/** A large motif of the region in the foreground, on one side. */
export function hero(context: Context, subject: Subject): Layer[] {
  const { random, profile } = context;
  // The river and the road leave the picture on the other side.
  const left = context.side === -1;
  const x = left ? random.range(330, 470) : random.range(1130, 1270);
  const at = (name: MotifName, scale: number, y = 890): Layer[] => [
    motif(name, x, y, scale * random.range(0.9, 1.1), { depth: 0, flip: random.chance(0.5) }),
  ];
  if (profile.region === 'karakoram') return at(random.pick(['cairn', 'boulder']), 2.3);
  if (stupaLands.has(profile.region)) {
    return random.pick([
      () => at('chorten', 3.2),
      () => at('flags', 2.2),
      () => at('cairn', 2.3),
      () => at('flag-line', 1.9),
      () => at('chortens', 2.1),
    ])();
  }
  if (ovooLands.has(profile.region)) {
    // Yurts are in the steppe, not on passes.
    if (!subject.startsWith('steppe') && subject !== 'nomads') return at('ovoo', 2);
    return random.pick([
      () => at('ovoo', 2),
      () => at('gers', 2.1, 870),
      () => at('suburgan', 1.9),
      () => at('flags', 1.9),
    ])();
  }
  if (dryLands.has(profile.region)) {
    return [
      {
        kind: 'grove',
        tree: chooseDryTree(context),
        y: 890,
        from: x - 160,
        to: x + 160,
        size: random.range(330, 440),
        count: 3,
        depth: 0,
      },
    ];
  }
  return [
    {
      kind: 'grove',
      tree: random.pick(['larch', 'deodar', 'birch']),
      y: 900,
      from: x - 260,
      to: x + 120,
      size: random.range(420, 560),
      count: 3,
      depth: 0,
    },
  ];
}
