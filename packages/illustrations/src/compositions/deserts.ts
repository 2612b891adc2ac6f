import type { Layer } from '../scene/scene.ts';
import type { Subject } from '../choice/subjects.ts';
import {
  birds,
  camp,
  cornerGrove,
  grove,
  motif,
  pickLayout,
  plain,
  ridge,
  travellers,
  riverCourse,
  type Context,
} from './parts/context.ts';
import { crossing } from './parts/crossing.ts';
import { nearEdge } from './parts/near-ground.ts';
import { folded, mesas, pavement, sand } from './parts/desert-ground.ts';
import { avenue, oasis, overDunes, street } from './oases.ts';

function road(context: Context): Layer[] {
  const { random, horizon } = context;
  return [
    ...pickLayout(context, pavement, mesas, sand),
    {
      kind: 'track',
      top: horizon + 70,
      base: 1010,
      from: random.range(200, 1400),
      to: random.range(650, 950),
      width: 170,
    },
    ...travellers(context, Math.min(800, horizon + 230), 1.2, 0.95),
    ...nearEdge(context, ['boulder'], 0.4),
  ];
}

function desertRiver(context: Context): Layer[] {
  const { random, horizon, profile } = context;
  if (profile.motif === 'raft') return [...pickLayout(context, pavement, mesas), ...crossing(context)];
  return [
    ...pickLayout(context, pavement, folded, mesas),
    {
      kind: 'river',
      top: horizon + 60,
      base: 1010,
      ...riverCourse(context),
      width: random.range(240, 420),
      bends: random.range(1, 1.8),
      bars: true,
    },
    grove(random.pick(['poplar', 'willow']), horizon + 130, 80, 560, 120, 9, 0.2),
    ...camp(context, 780, 1),
    ...travellers(context, 800, 1.1, 0.5),
    ...nearEdge(context, ['reeds'], 0.5),
  ];
}

function withBuilding(
  context: Context,
  name: 'caves' | 'mud-fort' | 'watchtower' | 'arch-ruin',
  size: number,
  depth = 0.14,
): Layer[] {
  const { random, horizon } = context;
  const y = horizon + (name === 'caves' ? 110 : 170);
  return [
    ...pickLayout(context, pavement, folded, mesas),
    ...(name === 'watchtower'
      ? [
          ridge(context, {
            top: y - 60,
            base: y + 200,
            relief: 70,
            roughness: 0.6,
            material: context.rock,
            depth: 0.2,
            swells: 1.3,
          }),
        ]
      : []),
    motif(name, random.range(440, 1160), y, size * random.range(0.85, 1.25), {
      depth,
      flip: random.chance(0.5),
    }),
    ...(name === 'caves'
      ? [plain(context, { top: y + 4, cover: 'tufts' }), grove('poplar', y + 40, 180, 560, 150, 8)]
      : []),
    ...camp(context, 790, 0.85),
    ...travellers(context, 802, 1.05, 0.7),
    ...birds(context),
  ];
}

/** A station of a few mud houses on the road through the desert, without trees or fields. */
function station(context: Context): Layer[] {
  const { random, horizon } = context;
  const y = Math.min(740, horizon + random.range(130, 190));
  return [
    ...pickLayout(context, pavement, folded, mesas),
    {
      kind: 'track',
      top: horizon + 80,
      base: 1010,
      from: 800 - context.side * random.range(80, 420),
      to: 800 + context.side * random.range(0, 160),
      width: 150,
    },
    motif('mud-village', 800 + context.side * random.range(120, 330), y, random.range(0.6, 0.85), {
      depth: 0.16,
      flip: random.chance(0.5),
    }),
    ...camp({ ...context, side: context.side === 1 ? -1 : 1 }, 790, 0.9),
    ...travellers(context, 806, 1.1, 0.8),
  ];
}

function trees(context: Context): Layer[] {
  const { random, horizon } = context;
  const kind = random.pick(['saxaul', 'willow', 'poplar']);
  return [
    ...pickLayout(context, pavement, sand),
    grove(kind, horizon + 120, 150, 1450, 110, 22, 0.28),
    cornerGrove(context, kind, horizon + 230, 780, 210, 9, 0.06),
    ...camp(context, 790, 0.95),
    ...travellers(context, 800, 1.1, 0.6),
  ];
}

export const deserts = {
  gobi: (context: Context) => [
    ...pickLayout(context, pavement, folded),
    ...travellers(context, Math.min(800, context.horizon + 230), 1.2, 0.85),
    ...camp(context, 790, 0.95),
    ...birds(context, 0.2),
    ...nearEdge(context, ['boulder'], 0.3),
  ],
  'gobi-camp': (context: Context) => [
    ...pickLayout(context, pavement, mesas, folded),
    ...camp(
      { ...context, profile: { ...context.profile, camp: true } },
      context.random.range(750, 795),
      1.15,
    ),
    ...travellers(context, context.horizon + 170, 0.85, 0.4),
  ],
  dunes: (context: Context) => [
    ...sand(context),
    ...travellers(context, context.horizon + 255, 1.1, 0.9),
    ...birds(context, 0.15),
  ],
  'red-hills': (context: Context) => [
    ...pickLayout(context, mesas, folded),
    ...travellers(context, Math.min(800, context.horizon + 220), 1.1, 0.75),
    ...camp(context, 790, 0.95),
    ...nearEdge(context, ['boulder'], 0.3),
  ],
  'desert-road': road,
  'desert-station': station,
  'desert-river': desertRiver,
  oasis: (context: Context) => {
    const { motif: named } = context.profile;
    if (named === 'bungalow' || named === 'mongol-temple') return oasis(context, named, 1.05);
    return pickLayout(
      context,
      (inner) => oasis(inner, 'mud-village', 1.2),
      avenue,
      (inner) => overDunes(inner, inner.random.pick(['mud-village', 'mazar', 'minaret'])),
      street,
    );
  },
  'oasis-camp': (context: Context) =>
    pickLayout(
      { ...context, profile: { ...context.profile, camp: true } },
      (inner) => oasis(inner, 'mud-village', 0.95),
      street,
    ),
  'mud-town': (context: Context) =>
    oasis(
      context,
      context.profile.motif === 'minaret' || context.profile.motif === 'town-gate'
        ? context.profile.motif
        : context.random.pick(['town-gate', 'minaret', 'mud-village']),
      1.1,
    ),
  'desert-shrine': (context: Context) => [
    ...sand(context),
    motif('mazar', context.random.range(680, 920), context.horizon + 220, 1.3),
    { kind: 'birds', x: 800, y: 330, count: 16, size: 13 },
    ...travellers(context, 806, 1, 0.5),
  ],
  'cave-temples': (context: Context) => withBuilding(context, 'caves', 1.05, 0.24),
  'desert-fort': (context: Context) => withBuilding(context, 'mud-fort', 1.15),
  watchtower: (context: Context) => withBuilding(context, 'watchtower', 1.35),
  'dead-forest': trees,
} satisfies Partial<Record<Subject, (context: Context) => readonly Layer[]>>;
