import type { Layer } from '../scene/scene.ts';
import { birds, cornerGrove, grove, motif, pickLayout, plain, ridge, type Context } from './parts/context.ts';
import { outskirts } from './parts/outskirts.ts';

function townOverRiver(context: Context): Layer[] {
  const { random, horizon } = context;
  const shore = horizon + 110;
  return [
    ridge(context, {
      top: horizon - 50,
      base: horizon + 60,
      relief: 60,
      roughness: 0.15,
      depth: 0.6,
      material: 'forest',
      fringe: 'conifer',
    }),
    plain(context, { top: horizon + 50 }),
    grove('birch', shore - 8, 40, 1560, 110, 22, 0.26),
    ...outskirts({ ...context, profile: { ...context.profile, region: 'russia' } }, shore - 8),
    motif('river-town', random.range(640, 960), shore, random.range(1.15, 1.45), { depth: 0.14 }),
    context.snowy
      ? plain(context, { top: shore + 10 })
      : { kind: 'water', top: shore + 16, base: 1010, mirror: true, surface: 'rippled' },
    ...(context.snowy
      ? []
      : [
          motif('riverboat', random.pick([450, 1130]), shore + 130, 1.05, {
            depth: 0.05,
            flip: random.chance(0.5),
          }),
        ]),
    ...birds(context, 0.5),
  ];
}

/** The town on a high bank above a river bend. */
function townOnBank(context: Context): Layer[] {
  const { random, horizon } = context;
  const rise = context.side * random.range(120, 200);
  return [
    ridge(context, {
      top: horizon - 30,
      base: horizon + 70,
      relief: 50,
      roughness: 0.15,
      depth: 0.7,
      material: 'forest',
    }),
    plain(context, { top: horizon + 20, roll: 8, depth: 0.5, cover: context.snowy ? 'snow' : 'none' }),
    context.snowy
      ? plain(context, { top: horizon + 50 })
      : { kind: 'water', top: horizon + 50, base: 1000, mirror: true, surface: 'rippled' },
    ...(context.snowy
      ? []
      : [motif('riverboat', 800 - context.side * 330, horizon + 130, 1.1, { depth: 0.1 })]),
    motif('river-town', 800 + context.side * 260, horizon + 190, 1.2, { depth: 0.14 }),
    {
      kind: 'slope',
      middle: horizon + 230,
      rise: -rise * 2.2,
      material: context.snowy ? 'snow' : context.ground,
      depth: 0.08,
    },
    cornerGrove(context, 'birch', 860, 380, 300, 5),
  ];
}

/** A wharf with steamers in front of churches. */
function townWharf(context: Context): Layer[] {
  const { random, horizon } = context;
  const shore = horizon + 60;
  return [
    ridge(context, {
      top: horizon - 60,
      base: horizon + 40,
      relief: 60,
      roughness: 0.15,
      depth: 0.62,
      material: 'forest',
      fringe: 'conifer',
    }),
    ...outskirts({ ...context, profile: { ...context.profile, region: 'russia' } }, shore),
    motif('church', random.range(420, 620), shore, 1.5, { depth: 0.24 }),
    motif('river-town', random.range(880, 1080), shore, 1, { depth: 0.22 }),
    { kind: 'water', top: shore + 6, base: 1010, mirror: true, surface: context.snowy ? 'ice' : 'rippled' },
    motif('riverboat', 800 + context.side * 160, 740, 2.1, { depth: 0.04, flip: random.chance(0.5) }),
    ...(context.snowy
      ? []
      : [motif('riverboat', 800 - context.side * 460, shore + 70, 0.8, { depth: 0.18 })]),
    { kind: 'birds', x: random.range(500, 1100), y: 270, count: 6, size: 14 },
  ];
}

export function riverTown(context: Context): readonly Layer[] {
  return pickLayout(context, townOverRiver, townOverRiver, townOnBank, townWharf);
}
