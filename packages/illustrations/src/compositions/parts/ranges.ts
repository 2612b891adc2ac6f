import type { Layer } from '../../scene/scene.ts';
import { peaks, plain, ridge, type Context } from './context.ts';

/** Distant ranges fading into the sky. */
export function farRange(context: Context): Layer[] {
  const { random, horizon } = context;
  return random.chance(0.6)
    ? [
        peaks(context, {
          base: horizon,
          height: random.range(130, 230),
          focus: random.next(),
          peaks: 8,
          depth: 0.82,
          falloff: 0.1,
          mist: 0.8,
          breadth: 1.1,
        }),
      ]
    : [
        ridge(context, {
          top: horizon - random.range(120, 190),
          base: horizon,
          relief: 110,
          roughness: 0.8,
          depth: 0.8,
          swells: random.range(4, 7),
          mist: 0.8,
          material: context.rock,
        }),
      ];
}

/** One dominant massif above foothills and open ground. */
export function massif(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...farRange(context),
    peaks(context, { base: horizon + 30, height: random.range(360, 500), falloff: 0.55 }),
    ridge(context, {
      top: horizon - 30,
      base: horizon + 110,
      relief: 110,
      roughness: random.pick([0.2, 0.7]),
      material: context.rock,
      depth: 0.26,
    }),
    plain(context, { top: horizon + 90 }),
  ];
}

/** Rock faces on both sides of a bright valley. */
export function valley(context: Context): Layer[] {
  const { random, horizon } = context;
  const left = random.range(-0.12, 0.08);
  const right = random.range(0.92, 1.12);
  return [
    peaks(context, {
      base: horizon,
      height: random.range(240, 360),
      focus: random.range(0.4, 0.6),
      peaks: 3,
      depth: 0.72,
      falloff: 0.9,
      mist: 0.7,
    }),
    peaks(context, {
      base: horizon + 30,
      height: random.range(340, 480),
      focus: left,
      peaks: 2,
      depth: 0.48,
      falloff: 1.5,
    }),
    peaks(context, {
      base: horizon + 60,
      height: random.range(320, 470),
      focus: right,
      peaks: 2,
      depth: 0.36,
      falloff: 1.5,
      breadth: 0.85,
      snow: context.snow * 0.8,
    }),
    plain(context, { top: horizon + 44, cover: context.snowy ? 'snow' : 'stones' }),
  ];
}

/** Overlapping diagonal slopes below distant snow mountains. */
export function slopes(context: Context): Layer[] {
  const { random, horizon } = context;
  const lean = random.sign();
  return [
    peaks(context, {
      base: horizon - 20,
      height: random.range(250, 380),
      depth: 0.66,
      mist: 0.75,
      snow: Math.max(context.snow, 0.35),
    }),
    ridge(context, {
      top: horizon - 120,
      base: horizon + 130,
      relief: 90,
      roughness: 0.75,
      slope: lean * random.range(160, 300),
      material: context.rock,
      depth: 0.42,
      mist: 0.5,
    }),
    ridge(context, {
      top: horizon + 10,
      base: horizon + 220,
      relief: 80,
      roughness: 0.62,
      slope: -lean * random.range(140, 280),
      material: context.rock,
      depth: 0.2,
      mist: 0.3,
    }),
    plain(context, { top: horizon + 170, roll: 50 }),
  ];
}

/** A saddle between two shoulders with a road across it. */
export function saddle(context: Context): Layer[] {
  const { random, horizon } = context;
  const y = horizon + 100;
  return [
    peaks(context, {
      base: horizon + 40,
      height: random.range(170, 260),
      focus: random.range(0.4, 0.6),
      peaks: 5,
      depth: 0.78,
      mist: 0.7,
      falloff: 0.1,
    }),
    peaks(context, {
      base: y + 60,
      height: random.range(380, 520),
      focus: random.range(-0.06, 0.1),
      peaks: 1,
      depth: 0.34,
      falloff: 1.6,
      mist: 0.25,
    }),
    peaks(context, {
      base: y + 70,
      height: random.range(330, 480),
      focus: random.range(0.9, 1.06),
      peaks: 1,
      depth: 0.26,
      falloff: 1.6,
      mist: 0.25,
    }),
    plain(context, {
      top: y,
      roll: 40,
      cover: context.snowy || (context.canSnow && context.snow > 0.45) ? 'snow' : 'stones',
    }),
    {
      kind: 'track',
      top: y + 4,
      base: 1000,
      from: random.range(300, 1300),
      to: random.range(700, 900),
      width: 150,
    },
  ];
}
