import type { Layer } from '../scene/scene.ts';
import {
  camp,
  grove,
  motif,
  peaks,
  plain,
  ridge,
  travellers,
  riverCourse,
  type Context,
} from './parts/context.ts';

const green: ReadonlySet<string> = new Set(['sikkim', 'kashmir', 'altai', 'kulu']);

/** One wall of a gorge, from the upper corner of its side down to the bottom of the gorge. */
function wall(context: Context, side: -1 | 1, reach: number, foot: number, depth: number): Layer {
  const { random, profile } = context;
  const wooded = green.has(profile.region);
  const steep = random.range(0.9, 1.15) * (foot + 160) * 2;
  // The crest crosses the height of the foot at `reach` from the side of the wall.
  const cross = side === -1 ? reach : 1 - reach;
  return ridge(context, {
    top: foot - 70 - side * -1 * steep * (cross - 0.5),
    base: foot + 90,
    relief: wooded ? 90 : 130,
    roughness: wooded ? 0.3 : random.range(0.7, 0.95),
    material: wooded ? 'forest' : context.rock,
    ...(wooded ? { fringe: 'conifer' as const } : {}),
    slope: side * -1 * steep,
    swells: random.range(1.6, 3.2),
    folds: 15,
    depth,
    mist: 0.22 + depth * 0.5,
  });
}

/** Walls that overlap from both sides, with the bottom of the gorge between them. */
export function gorge(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const floor = Math.max(600, horizon + 90);
  const first = random.sign();
  const second = first === 1 ? -1 : 1;
  const dry = profile.water === 'none' || profile.water === 'dry-river';
  return [
    peaks(context, {
      base: horizon + 40,
      height: random.range(230, 330),
      focus: random.range(0.4, 0.6),
      peaks: 3,
      depth: 0.8,
      falloff: 1,
      mist: 0.8,
    }),
    wall(context, first, random.range(0.5, 0.6), floor - 90, 0.66),
    wall(context, second, random.range(0.42, 0.54), floor - 50, 0.5),
    plain(context, { top: floor - 30, cover: 'stones', roll: 30 }),
    wall(context, first, random.range(0.3, 0.42), floor + 10, 0.34),
    ...(dry
      ? [{ kind: 'track', top: floor - 20, base: 1010, ...riverCourse(context), width: 220 } as const]
      : [
          {
            kind: 'river',
            top: floor - 20,
            base: 1010,
            ...riverCourse(context),
            width: random.range(240, 380),
            bends: random.range(0.6, 1.1),
            bars: true,
          } as const,
        ]),
    wall(context, second, random.range(0.16, 0.3), floor + 130, 0.18),
    ...(profile.trees
      ? [
          grove('poplar', floor + 70, 800 + context.side * 60, 800 + context.side * 420, 150, 9, 0.16),
          grove('willow', floor + 100, 800 + context.side * 160, 800 + context.side * 460, 90, 5, 0.1),
        ]
      : []),
    ...camp(context, 800, 0.9),
    ...travellers(context, 806, 1.05, 0.8),
    ...(profile.bridge ? [motif('wood-bridge', 800, floor + 90, 1.2, { depth: 0.1 })] : []),
  ];
}
