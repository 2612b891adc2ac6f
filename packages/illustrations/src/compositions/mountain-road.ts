import { mayAppear } from '../choice/rules.ts';
import type { Layer } from '../scene/scene.ts';
import { camp, motif, pickLayout, plain, travellers, type Context } from './parts/context.ts';
import { massif, slopes, valley } from './parts/ranges.ts';

/** A boulder with drawings beside the road, close to the viewer. */
export function drawnRock(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...pickLayout(context, massif, slopes, valley),
    plain(context, { top: horizon + 130, cover: 'stones' }),
    motif('drawn-rock', 800 - context.side * random.range(180, 320), 800, 1.9, { depth: 0.04 }),
    ...travellers(context, 806, 0.9, 0.9),
  ];
}

/** A hut of rough stones below the mountains. */
export function stoneHut(context: Context): Layer[] {
  const { random, horizon } = context;
  const y = Math.min(760, horizon + 200);
  return [
    ...pickLayout(context, massif, valley, slopes),
    plain(context, { top: horizon + 120, cover: 'stones' }),
    motif('tibetan-house', 800 - context.side * random.range(200, 340), y, 0.62, { depth: 0.12 }),
    ...camp(context, 790, 0.9),
    ...travellers(context, 806, 1.05, 0.9),
  ];
}

/** Herders' tents in a mountain valley. */
export function highNomads(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  const y = Math.min(760, horizon + random.range(190, 230));
  const tents = mayAppear('black-tents', profile.region) ? 'black-tents' : 'gers';
  return [
    ...pickLayout(context, massif, valley),
    plain(context, { top: horizon + 110, cover: context.snowy ? 'snow' : 'tufts', roll: 30 }),
    motif(tents, 800 - context.side * random.range(190, 330), y, 1.15),
    motif('sheep', 800 - context.side * random.range(420, 560), y + 60, 0.9, { depth: 0.08 }),
    ...camp(context, 790, 0.9),
    ...(profile.camp ? [] : travellers(context, 806, 1, 0.4)),
  ];
}
