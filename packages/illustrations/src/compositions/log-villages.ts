import type { Layer } from '../scene/scene.ts';
import {
  birds,
  cornerGrove,
  grove,
  motif,
  pickLayout,
  peaks,
  plain,
  travellers,
  type Context,
} from './parts/context.ts';
import { forested } from './parts/hill-forest.ts';

/** Log houses in a row in front of a forest. */
function villageRow(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const x = random.range(620, 980);
  const y = horizon + 170;
  const mountainous = profile.region === 'altai';
  return [
    ...(mountainous
      ? [peaks(context, { base: horizon, height: 260, depth: 0.68, snow: 0.6, mist: 0.7 })]
      : []),
    ...forested(context, mountainous ? 1 : 2, horizon - 50),
    plain(context, { top: horizon + 100, cover: context.snowy ? 'snow' : 'flowers' }),
    ...(profile.motif === 'church' ? [motif('church', x - 250, y - 20, 1.15, { depth: 0.16 })] : []),
    grove(random.pick(['birch', 'spruce', 'larch']), y + 6, x - 520, x + 520, 130, 13, 0.2),
    motif('cabins', x, y + 24, 1.15, { depth: 0.1 }),
    cornerGrove(context, 'birch', 840, 385, 270, 4, 0.02),
    ...travellers(context, 806, 1, 0.55),
  ];
}

/** A village street that recedes between log houses. */
function villageStreet(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const cart = profile.travellers === 'cars' || profile.travellers === 'cart' ? profile.travellers : null;
  return [
    ...(profile.region === 'altai'
      ? [peaks(context, { base: horizon, height: 280, depth: 0.66, snow: 0.6, mist: 0.7 })]
      : []),
    ...forested(context, 1, horizon - 40),
    plain(context, { top: horizon + 70, cover: context.snowy ? 'snow' : 'flowers' }),
    { kind: 'track', top: horizon + 76, base: 1010, from: 800, to: 800, width: 520 },
    motif('cabins', 470, horizon + 110, 0.7, { depth: 0.26 }),
    motif('cabins', 1130, horizon + 116, 0.7, { depth: 0.26, flip: true }),
    ...(profile.motif === 'church' || random.chance(0.4)
      ? [motif('church', 800, horizon + 96, 0.85, { depth: 0.3 })]
      : []),
    motif('cabins', 190, horizon + 220, 1.4, { depth: 0.1 }),
    motif('cabins', 1410, horizon + 226, 1.4, { depth: 0.1, flip: true }),
    ...(cart ? [motif(cart, 800, 770, 1.15, { depth: 0.05 })] : []),
  ];
}

/** A hamlet by a river, reflected in calm water. */
function villageByRiver(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const top = horizon + 110;
  return [
    ...(profile.region === 'altai'
      ? [peaks(context, { base: horizon, height: 300, depth: 0.62, snow: 0.6, mist: 0.7 })]
      : []),
    ...forested(context, 2, horizon - 70),
    plain(context, { top: top - 40 }),
    grove(random.pick(['birch', 'larch', 'spruce']), top - 8, 40, 1560, 130, 20, 0.24),
    motif('cabins', random.range(600, 1000), top - 2, 1.25, { depth: 0.14 }),
    context.snowy
      ? plain(context, { top: top + 12 })
      : { kind: 'water', top: top + 10, base: 1010, mirror: true, surface: 'rippled' },
    ...(context.snowy ? [] : [motif('raft', random.range(620, 980), 760, 1.1, { depth: 0.05 })]),
    cornerGrove(context, random.pick(['larch', 'birch']), 860, 400, 330, 5),
  ];
}

/** Hay meadows in front of a distant village. */
function villageMeadows(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...forested(context, 3, horizon - 110),
    plain(context, {
      top: horizon + 110,
      cover: context.snowy ? 'snow' : 'fields',
      patches: 'dryGrass',
      material: context.snowy ? 'snow' : 'meadow',
    }),
    motif('cabins', random.range(560, 1040), horizon + 140, 0.75, { depth: 0.26 }),
    motif('haystacks', 800 + context.side * 260, 760, 1.5, { depth: 0.06 }),
    motif('haystacks', 800 - context.side * 420, horizon + 210, 0.8, { depth: 0.16 }),
    ...travellers(context, 790, 1, 0.8),
    ...birds(context, 0.6),
  ];
}

export function logVillage(context: Context): readonly Layer[] {
  if (context.profile.water === 'none') return pickLayout(context, villageRow, villageStreet, villageMeadows);
  return pickLayout(context, villageRow, villageStreet, villageByRiver, villageMeadows);
}
