import type { Layer } from '../../scene/scene.ts';
import { motif, plain, travellers, type Context } from './context.ts';

/** A ferry on a broad river, with the caravan waiting on the near bank. */
export function crossing(context: Context): Layer[] {
  const { random, horizon, side } = context;
  const top = Math.min(600, horizon + 120);
  return [
    { kind: 'water', top, base: 1010, mirror: false, surface: 'rippled' },
    motif('raft', 800 - side * random.range(40, 220), top + 130, 1.5, {
      depth: 0.08,
      flip: random.chance(0.5),
    }),
    plain(context, { top: 770, roll: 44, cover: 'stones' }),
    ...travellers(context, 812, 1.1, 1),
  ];
}
