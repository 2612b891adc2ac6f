import type { Layer } from '../scene/scene.ts';
import { birds, grove, motif, peaks, pickLayout, plain, ridge, type Context } from './parts/context.ts';
import { floatingSnows, forested } from './parts/hill-forest.ts';

/** The monastery among trees on a ridge below the snows. */
function onRidge(context: Context): Layer[] {
  const { random, horizon } = context;
  const x = random.range(620, 980);
  const y = horizon + 180;
  return [
    ...floatingSnows(context),
    ...forested(context, 2, horizon - 60),
    motif('gompa', x, y, 1.05, { depth: 0.14, flip: random.chance(0.5) }),
    grove('deodar', y + 26, x - 460, x + 460, 130, 18, 0.08),
    motif('flags', x + random.sign() * 330, y + 60, 1, { depth: 0.04 }),
    ridge(context, {
      top: y + 60,
      base: 1000,
      relief: 50,
      roughness: 0.1,
      depth: 0.04,
      material: 'jungle',
      fringe: 'jungle',
      mist: 0,
    }),
  ];
}

/** The monastery high on a steep wooded spur at one side, above a deep valley. */
function onSteepSpur(context: Context): Layer[] {
  const { random, horizon, side } = context;
  const fall = side * -1 * random.range(420, 560);
  const x = 800 + side * random.range(330, 430);
  const crest = horizon + 150 + fall * (x / 1600 - 0.5);
  return [
    ...floatingSnows(context),
    ...forested(context, 2, horizon - 20),
    { kind: 'mist', y: horizon + 190, height: 140, opacity: 0.7 },
    ridge(context, {
      top: horizon + 130,
      base: 1010,
      relief: 46,
      roughness: 0.16,
      depth: 0.14,
      material: 'forest',
      fringe: 'conifer',
      swells: 1.4,
      slope: fall,
      mist: 0.1,
    }),
    motif('gompa', x, crest + 60, random.range(0.8, 1), { depth: 0.1, flip: random.chance(0.5) }),
    grove('deodar', crest + 84, x - 260, x + 260, 110, 9, 0.06),
    ...birds(context, 0.7),
  ];
}

/** The court of the monastery, near, with its flags and the snows behind. */
function atTheGate(context: Context): Layer[] {
  const { random, horizon, side } = context;
  const x = 800 + side * random.range(220, 340);
  const y = horizon + 290;
  return [
    peaks(context, {
      base: horizon + 30,
      height: random.range(280, 380),
      snow: 0.95,
      depth: 0.58,
      mist: 0.9,
    }),
    { kind: 'mist', y: horizon + 20, height: 120, opacity: 0.8 },
    ...forested(context, 1, horizon - 10),
    plain(context, { top: horizon + 180, material: 'meadow', cover: 'flowers', roll: 40 }),
    motif('gompa', x, y, random.range(1.6, 1.9), { depth: 0.1, flip: random.chance(0.5) }),
    grove('deodar', y - 30, x - side * 620, x - side * 340, 240, 6, 0.12),
    motif('flags', 800 - side * random.range(240, 420), y + 30, 1.5, { depth: 0.04 }),
    motif('chorten', 800 - side * random.range(60, 160), y + 10, 1.2, { depth: 0.06 }),
  ];
}

/** The monastery above the clouds of the valley. */
function aboveClouds(context: Context): Layer[] {
  const { random, horizon } = context;
  const x = random.range(560, 1040);
  const y = horizon + 230;
  return [
    peaks(context, {
      base: horizon + 40,
      height: random.range(330, 440),
      snow: 0.95,
      depth: 0.46,
      mist: 0.5,
    }),
    { kind: 'cloud-sea', y: horizon + 30, rows: 2 },
    ridge(context, {
      top: y - 50,
      base: 1010,
      relief: 60,
      roughness: 0.15,
      depth: 0.1,
      material: 'forest',
      fringe: 'conifer',
      swells: 1.2,
      slope: random.sign() * 150,
      mist: 0,
    }),
    motif('gompa', x, y + 50, 0.9, { depth: 0.08, flip: random.chance(0.5) }),
    grove('deodar', y + 90, x - 420, x + 420, 120, 12, 0.03),
  ];
}

export function hillMonastery(context: Context): readonly Layer[] {
  return pickLayout(context, onRidge, onSteepSpur, atTheGate, aboveClouds);
}
