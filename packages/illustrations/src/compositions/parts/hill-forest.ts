import type { Layer } from '../../scene/scene.ts';
import { peaks, ridge, type Context } from './context.ts';

/** Snow peaks above the haze of the valleys. */
export function floatingSnows(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    peaks(context, {
      base: horizon - 10,
      height: random.range(300, 400),
      snow: 0.95,
      depth: 0.55,
      falloff: random.range(0.5, 0.9),
      mist: 0.95,
      material: 'violetRock',
    }),
    { kind: 'mist', y: horizon - 20, height: 150, opacity: 0.9 },
  ];
}

export function forested(context: Context, rows: number, top: number): Layer[] {
  const { random, profile } = context;
  const leafy = profile.region === 'sikkim' || profile.region === 'india' || profile.region === 'south-india';
  return Array.from({ length: rows }, (_, row) =>
    ridge(context, {
      top: top + row * 78,
      base: top + 180 + row * 84,
      relief: 100,
      roughness: 0.2,
      depth: 0.62 - row * (0.5 / rows),
      material: leafy ? 'jungle' : 'forest',
      fringe: leafy && row > 0 && random.chance(0.4) ? 'jungle' : 'conifer',
      swells: random.range(1.5, 3.2),
      slope: random.sign() * random.range(40, 190),
      mist: 0.72,
    }),
  );
}
