import type { Layer } from '../scene/scene.ts';
import {
  birds,
  camp,
  grove,
  motif,
  pickLayout,
  plain,
  ridge,
  travellers,
  type Context,
} from './parts/context.ts';
import { massif, slopes, valley } from './parts/ranges.ts';

type House = 'ladakh-village' | 'tibetan-house' | 'mud-village' | 'cottages';

/** Houses in the middle of their fields. */
function villageInValley(context: Context, name: House): Layer[] {
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

/** The houses near, on one side, with their trees. */
function villageNear(context: Context, name: House): Layer[] {
  const { random, horizon, side } = context;
  const x = 800 - side * random.range(260, 380);
  const tree = name === 'cottages' ? 'deodar' : 'poplar';
  return [
    ...pickLayout(context, massif, slopes),
    ground(context, horizon + 120),
    grove(tree, horizon + 210, x - 320, x + 320, 220, 9, 0.18),
    motif(name, x, horizon + 280, random.range(1.6, 1.9), { depth: 0.08, flip: random.chance(0.5) }),
    ...travellers(context, 812, 1.1, 0.7),
    ...birds(context, 0.4),
  ];
}

/** Houses in two rows on a terrace below a slope. */
function villageOnTerrace(context: Context, name: House): Layer[] {
  const { random, horizon, side } = context;
  const x = 800 + side * random.range(120, 320);
  const tree = name === 'cottages' ? 'deodar' : 'willow';
  return [
    ...pickLayout(context, valley, massif),
    ridge(context, {
      top: horizon + 40,
      base: horizon + 230,
      relief: 60,
      roughness: 0.5,
      material: context.rock,
      depth: 0.22,
      slope: side * -1 * random.range(140, 240),
      swells: 1.4,
    }),
    motif(name, x + side * 150, horizon + 120, 0.7, { depth: 0.22, flip: random.chance(0.5) }),
    motif(name, x - side * 60, horizon + 190, 0.95, { depth: 0.16 }),
    ground(context, horizon + 190),
    grove(tree, horizon + 220, 800 - side * 640, 800 - side * 220, 120, 9, 0.12),
    ...travellers(context, 806, 1, 0.5),
  ];
}

export function village(context: Context, name: House): readonly Layer[] {
  return pickLayout(
    context,
    (inner) => villageInValley(inner, name),
    (inner) => villageNear(inner, name),
    (inner) => villageOnTerrace(inner, name),
  );
}

export function mountainVillage(context: Context): readonly Layer[] {
  const { region, motif: named } = context.profile;
  return village(
    context,
    named === 'cottages' ? 'cottages' : region === 'karakoram' ? 'mud-village' : 'ladakh-village',
  );
}

type Landmark = 'gompa' | 'dzong' | 'leh-palace';

/** The ground below a landmark: fields in the growing season, snow in winter. */
function ground(context: Context, top: number): Layer {
  return plain(context, {
    top,
    cover: context.snowy ? 'snow' : 'fields',
    patches: context.season === 'autumn' ? 'dryGrass' : 'meadow',
  });
}

/** The landmark on its crag in the middle distance. */
function inTheMiddle(context: Context, name: Landmark): Layer[] {
  const { random, horizon } = context;
  const x = random.range(520, 1080);
  const y = horizon + 200;
  return [
    ...pickLayout(context, massif, valley, slopes),
    ground(context, horizon + 140),
    motif(name, x, y, name === 'leh-palace' ? random.range(0.78, 0.96) : random.range(1, 1.6), {
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

/** The landmark above the viewer, at one side and near. */
function fromBelow(context: Context, name: Landmark): Layer[] {
  const { random, horizon, side } = context;
  const x = 800 + side * random.range(330, 430);
  return [
    ...pickLayout(context, valley, slopes),
    ground(context, horizon + 150),
    motif(name, x, horizon + 290, name === 'leh-palace' ? 1.25 : random.range(1.9, 2.3), {
      depth: 0.1,
      flip: random.chance(0.5),
    }),
    grove('poplar', horizon + 300, 800 - side * 640, 800 - side * 330, 190, 6, 0.06),
    ...travellers({ ...context, side: side === 1 ? -1 : 1 }, 806, 1.05, 0.6),
  ];
}

/** The landmark far off on a spur of the mountains, with its village and fields in front. */
function onSpur(context: Context, name: Landmark): Layer[] {
  const { random, horizon, side } = context;
  const x = 800 + side * random.range(200, 360);
  return [
    ...pickLayout(context, massif, slopes),
    ridge(context, {
      top: horizon + 10,
      base: horizon + 210,
      relief: 70,
      roughness: 0.6,
      material: context.rock,
      depth: 0.24,
      slope: -side * random.range(150, 280),
      swells: 1.5,
    }),
    motif(name, x, horizon + 90, name === 'leh-palace' ? 0.6 : random.range(0.66, 0.8), {
      depth: 0.24,
      flip: random.chance(0.5),
    }),
    ground(context, horizon + 170),
    motif('tibetan-house', 800 - side * random.range(120, 300), horizon + 220, 0.9, { depth: 0.14 }),
    grove('poplar', horizon + 230, 800 - side * 560, 800 - side * 320, 140, 8, 0.12),
    ...travellers(context, 806, 1.05, 0.6),
    ...birds(context, 0.4),
  ];
}

/** The landmark on its crag above the bend of a river. */
function aboveRiver(context: Context, name: Landmark): Layer[] {
  const { random, horizon, side } = context;
  return [
    ...pickLayout(context, massif, valley, slopes),
    plain(context, { top: horizon + 110, cover: context.snowy ? 'snow' : 'stones' }),
    {
      kind: 'river',
      top: horizon + 150,
      base: 1010,
      from: 800 - side * random.range(120, 380),
      to: 800 - side * random.range(100, 320),
      width: random.range(260, 400),
      bends: random.range(0.9, 1.5),
      bars: true,
    },
    motif(name, 800 + side * random.range(240, 340), horizon + 240, random.range(1.15, 1.45), {
      depth: 0.12,
      flip: random.chance(0.5),
    }),
    ...birds(context, 0.5),
  ];
}

/** A monastery or a fortress: above the river where the texts name one. */
export function onCrag(context: Context, name: Landmark): readonly Layer[] {
  if (context.profile.water === 'river' && name !== 'leh-palace') return aboveRiver(context, name);
  return pickLayout(
    context,
    (inner) => inTheMiddle(inner, name),
    (inner) => fromBelow(inner, name),
    (inner) => onSpur(inner, name),
  );
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
