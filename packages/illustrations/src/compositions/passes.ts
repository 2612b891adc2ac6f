import { mayAppear } from '../choice/rules.ts';
import type { Layer } from '../scene/scene.ts';
import { birds, camp, motif, peaks, plain, ridge, travellers, type Context } from './parts/context.ts';
import { massif, saddle, slopes } from './parts/ranges.ts';

function passMark(context: Context, y: number): Layer[] {
  const { random, profile } = context;
  const isBuddhist = mayAppear('mani-wall', profile.region);
  const name = isBuddhist ? random.pick(['cairn', 'flag-line', 'flags', 'mani-wall', 'cairn']) : 'stone-heap';
  return [
    motif(name, random.pick([random.range(380, 620), random.range(980, 1220)]), y, random.range(0.85, 1.15), {
      depth: 0.08,
    }),
  ];
}

export function pass(context: Context): Layer[] {
  const { random, horizon } = context;
  const base = random.pick([saddle, saddle, massif, slopes])(context);
  const y = Math.min(790, horizon + random.range(150, 230));
  return [
    ...base,
    ...passMark(context, y),
    ...travellers(context, y + 36, random.range(0.9, 1.25)),
    ...camp(context, y + 46, 0.9),
    ...birds(context, 0.25),
  ];
}

export function forestPass(context: Context): Layer[] {
  const { horizon } = context;
  return [
    peaks(context, { base: horizon - 40, height: 290, depth: 0.7, mist: 0.8 }),
    ridge(context, {
      top: horizon - 90,
      relief: 100,
      material: 'forest',
      fringe: 'conifer',
      depth: 0.4,
      base: horizon + 120,
    }),
    ridge(context, {
      top: horizon + 60,
      relief: 80,
      material: 'forest',
      fringe: 'conifer',
      depth: 0.18,
      base: horizon + 220,
    }),
    plain(context, { top: horizon + 170, roll: 40 }),
    ...travellers(context, horizon + 230, 1.1),
  ];
}

export function glacierPass(context: Context): Layer[] {
  const { random, horizon } = context;
  const y = Math.min(790, horizon + 210);
  const white = { ...context, snow: 0.9 };
  return [
    peaks(white, {
      base: horizon + 40,
      height: random.range(380, 500),
      focus: random.range(0.1, 0.3),
      depth: 0.5,
      falloff: 0.5,
    }),
    peaks(white, {
      base: horizon + 60,
      height: random.range(330, 440),
      focus: random.range(0.72, 0.92),
      depth: 0.42,
      falloff: 0.8,
      peaks: 3,
    }),
    ridge(white, {
      top: horizon + 6,
      base: y,
      relief: 80,
      roughness: 0.72,
      material: 'snow',
      depth: 0.4,
      mist: 0.3,
      folds: 16,
    }),
    {
      kind: 'glacier',
      x: random.range(640, 900),
      top: horizon - 20,
      base: y + 70,
      width: random.range(300, 400),
      depth: 0.3,
    },
    ridge(white, {
      top: y - 40,
      base: y + 160,
      relief: 70,
      roughness: 0.8,
      material: 'darkRock',
      depth: 0.12,
    }),
    plain({ ...white, snowy: true }, { top: y + 20, roll: 40 }),
    ...travellers(context, y + 60, 1.1, 1),
  ];
}
