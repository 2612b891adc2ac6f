import type { MotifName } from '../../choice/motif-names.ts';
import type { Layer } from '../../scene/scene.ts';
import { motif, ridge, type Context } from './context.ts';

export function chooseBuilding(context: Context, other: MotifName): MotifName {
  return context.profile.motif ?? other;
}

export function hillsBehind(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  if (profile.motif === 'seattle')
    return [
      motif('cone', 470, horizon + 40, 0.95, { depth: 0.6 }),
      ridge(context, {
        top: horizon - 30,
        base: horizon + 40,
        relief: 50,
        material: 'forest',
        fringe: 'conifer',
        depth: 0.5,
      }),
    ];
  if (profile.region === 'japan')
    return [
      motif('cone', random.range(500, 1100), horizon + 30, 1.05, { depth: 0.6 }),
      ridge(context, { top: horizon - 20, base: horizon + 40, relief: 40, material: 'forest', depth: 0.45 }),
    ];
  return [
    ridge(context, {
      top: horizon - 90,
      base: horizon + 30,
      relief: 80,
      roughness: random.pick([0.2, 0.6]),
      depth: 0.72,
      material: random.pick(['blueRock', 'violetRock']),
      swells: random.range(2, 4),
    }),
  ];
}

/** More distant roofs of the same town on both sides of its landmark. */
export function outskirts(context: Context, y: number): Layer[] {
  const { random, profile } = context;
  const name: MotifName =
    profile.region === 'india' || profile.region === 'south-india' || profile.region === 'sikkim'
      ? 'domed-city'
      : profile.region === 'russia'
        ? 'river-town'
        : profile.region === 'world'
          ? profile.motif === 'lighthouse'
            ? 'minaret'
            : 'port'
          : 'chinese-roofs';
  const size = random.range(0.62, 0.8);
  return [
    motif(name, random.range(130, 330), y, size, { depth: 0.5 }),
    motif(name, random.range(1270, 1470), y, size, { depth: 0.46, flip: true }),
  ];
}
