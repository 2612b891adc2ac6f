import type { Layer } from '../scene/scene.ts';
import { birds, camp, grove, motif, pickLayout, plain, travellers, type Context } from './parts/context.ts';
import { massif, slopes, valley } from './parts/ranges.ts';

export function village(
  context: Context,
  name: 'ladakh-village' | 'tibetan-house' | 'mud-village' | 'cottages',
): Layer[] {
  const { random, horizon } = context;
  const y = horizon + 170;
  const x = random.range(560, 1040);
  return [
    ...pickLayout(context, massif, valley),
    plain(context, {
      top: horizon + 110,
      cover: 'fields',
      material: context.ground,
      patches: context.season === 'autumn' ? 'dryGrass' : 'meadow',
    }),
    motif(name, x, y, random.range(0.95, 1.2), { depth: 0.14 }),
    grove(name === 'cottages' ? 'deodar' : 'poplar', y + 16, x - 420, x - 230, 130, 7),
    grove(name === 'cottages' ? 'deodar' : 'poplar', y + 26, x + 240, x + 440, 120, 7),
    ...(name === 'cottages' || name === 'mud-village'
      ? []
      : [motif('chortens', x + random.sign() * 330, y + 74, 0.8, { depth: 0.06 })]),
    ...travellers(context, 800, 1, 0.5),
  ];
}

export function mountainVillage(context: Context): Layer[] {
  const { region, motif: named } = context.profile;
  return village(
    context,
    named === 'cottages' ? 'cottages' : region === 'karakoram' ? 'mud-village' : 'ladakh-village',
  );
}

export function onCrag(context: Context, name: 'gompa' | 'dzong' | 'leh-palace'): Layer[] {
  const { random, horizon } = context;
  const x = random.range(520, 1080);
  const y = horizon + 200;
  return [
    ...pickLayout(context, massif, valley, slopes),
    plain(context, {
      top: horizon + 140,
      cover: context.snowy ? 'snow' : 'fields',
      patches: context.season === 'autumn' ? 'dryGrass' : 'meadow',
    }),
    motif(name, x, y, name === 'leh-palace' ? random.range(0.78, 0.96) : random.range(1, 1.75), {
      depth: 0.14,
      flip: random.chance(0.5),
    }),
    ...(random.chance(0.6)
      ? [grove('poplar', y + 44, x > 800 ? 150 : 1050, x > 800 ? 480 : 1450, 130, 9)]
      : []),
    ...travellers(context, 806, 1.05, 0.5),
    ...birds(context, 0.4),
  ];
}

export function ladakhOasis(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...massif(context),
    plain(context, {
      top: horizon + 130,
      cover: 'fields',
      patches: context.season === 'autumn' ? 'dryGrass' : 'springGrass',
    }),
    grove('poplar', horizon + 160, 200, 700, 150, 18, 0.2),
    grove('willow', horizon + 180, 760, 1250, 90, 12, 0.16),
    motif('tibetan-house', random.range(760, 1000), horizon + 190, 0.95),
    ...camp(context, 780, 0.9),
    ...travellers(context, 800, 1.1, 0.5),
  ];
}
