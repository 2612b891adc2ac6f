import { circle, fill, number, placed, polygon, rectangle, stroke } from '../../math/geometry.ts';
import type { Material } from '../../scene/materials.ts';
import { dome, gable, grounded, sweptRoof, wall, windows, type Kit, type MotifDrawer } from './kit.ts';

function cabin(kit: Kit, x: number, base: number): string {
  const width = kit.random.range(58, 88);
  const height = kit.random.range(26, 36);
  const snowy = kit.pen.scene.season === 'winter';
  const logs = Array.from({ length: 4 }, (_, index) =>
    stroke(
      `M${number(x - width / 2)} ${number(base - 4 - index * (height / 4.4))}h${number(width)}`,
      kit.tone('wood', 'shade'),
      1.3,
      0.7,
    ),
  ).join('');
  const chimney = x + kit.random.range(-0.16, 0.16) * width;
  return (
    wall(kit, 'wood', x, width, height, { base }) +
    logs +
    windows(kit, x, base - height * 0.68, 3, 1, width * 0.27, 1, 8, 10) +
    rectangle(chimney, base - height - 34, 8, 16, kit.tone('grey', 'shade')) +
    gable(kit, snowy ? 'snow' : kit.random.pick(['wood', 'grey', 'roofTile']), x, width, base - height, 26) +
    stroke(
      `M${number(chimney + 4)} ${number(base - height - 36)}q8 -14 0 -28q-9 -14 4 -30`,
      kit.tone('white', 'middle'),
      5,
      0.4,
    )
  );
}

/** A Russian church: cube, drum, onion domes and a bell tower. */
export function church(kit: Kit, body: Material = 'whiteWall', cap: Material = 'roofGreen'): string {
  const cupola = (x: number, y: number, size: number): string =>
    wall(kit, body, x, size * 1.2, size * 1.3, { base: y }) +
    dome(kit, cap, x, y - size * 1.25, size * 0.62, size * 1.7, true) +
    stroke(
      `M${number(x)} ${number(y - size * 2.9)}v${number(-size * 0.8)}m${number(-size * 0.24)} ${number(size * 0.28)}h${number(size * 0.48)}`,
      kit.tone('gold', 'lit'),
      2,
    );
  return (
    grounded(kit, 80, 5) +
    wall(kit, body, 10, 86, 58) +
    windows(kit, 10, -44, 3, 1, 24, 1, 8, 18) +
    gable(kit, cap, 10, 86, -58, 14, 3) +
    cupola(-16, -68, 13) +
    cupola(36, -68, 13) +
    cupola(10, -70, 20) +
    wall(kit, body, -74, 34, 74) +
    wall(kit, body, -74, 26, 26, { base: -74 }) +
    rectangle(-79, -94, 10, 14, kit.tone('figure', 'shade')) +
    fill('M-90 -100L-74 -146L-58 -100Z', kit.tone(cap, 'lit')) +
    fill(`M-74 -146L${-74 - kit.side * 16} -100H-74Z`, kit.tone(cap, 'shade')) +
    circle(-74, -149, 4, kit.tone('gold', 'lit'))
  );
}

function drawPagoda(kit: Kit, tiers: number, roof: Material, body: Material): string {
  const parts = [wall(kit, 'grey', 0, 92, 12)];
  let base = -12;
  for (let tier = 0; tier < tiers; tier += 1) {
    const half = 42 - tier * (28 / tiers);
    parts.push(
      wall(kit, body, 0, half * 1.35, 24, { base }),
      windows(kit, 0, base - 18, 3, 1, half * 0.36, 1, 6, 11),
      sweptRoof(kit, roof, 0, half * 1.14, base - 21, 18),
    );
    base -= 36;
  }
  return parts.join('') + fill(`M-4 ${base + 2}L0 ${base - 34}L4 ${base + 2}Z`, kit.tone('gold', 'lit'));
}

function gateHall(kit: Kit): string {
  return (
    grounded(kit, 200, 6) +
    wall(kit, 'grey', 0, 360, 76, { taper: 0.05, shade: 0.2 }) +
    fill('M-26 0V-34Q0 -62 26 -34V0Z', kit.tone('figure', 'shade')) +
    Array.from({ length: 18 }, (_, index) =>
      rectangle(-172 + index * 20, -84, 11, 9, kit.tone('grey', 'lit')),
    ).join('') +
    wall(kit, 'vermilion', 0, 220, 34, { base: -78 }) +
    windows(kit, 0, -104, 8, 1, 25, 1, 13, 17) +
    sweptRoof(kit, 'roofTile', 0, 134, -110, 34) +
    wall(kit, 'vermilion', 0, 170, 22, { base: -140 }) +
    sweptRoof(kit, 'roofOchre', 0, 112, -160, 42)
  );
}

export const north = {
  cabins: (kit) => {
    const count = kit.random.integer(4, 7);
    const spots = Array.from({ length: count }, (_, index) => ({
      x: (index - (count - 1) / 2) * 88 + kit.random.range(-22, 22),
      base: kit.random.range(-24, 8),
    })).sort((one, two) => one.base - two.base);
    const fence = stroke(
      `M-260 22H260M-260 14H260${Array.from({ length: 27 }, (_, index) => `M${-260 + index * 20} 27V8`).join('')}`,
      kit.tone('wood', 'shade'),
      2,
      0.85,
    );
    return spots.map((spot) => cabin(kit, spot.x, spot.base)).join('') + fence;
  },
  church: (kit) =>
    church(
      kit,
      kit.random.pick(['whiteWall', 'wood', 'paleStone']),
      kit.random.pick(['roofGreen', 'indigo', 'gold']),
    ),
  'river-town': (kit) => {
    const parts: string[] = [
      placed(
        kit.random.range(-120, 120),
        -12,
        1.05,
        1.05,
        church(kit, 'whiteWall', kit.random.pick(['roofGreen', 'gold', 'indigo'])),
      ),
    ];
    for (let index = 0; index < 9; index += 1) {
      const x = -330 + index * 82 + kit.random.range(-20, 20);
      const base = kit.random.range(-8, 8);
      const brick = kit.random.chance(0.4);
      if (!brick) parts.push(cabin(kit, x, base));
      else
        parts.push(
          wall(kit, kit.random.pick(['redWall', 'ochre', 'paleStone']), x, 72, 54, { base }),
          windows(kit, x, base - 44, 4, 2, 16, 22, 8, 12),
          gable(kit, 'roofRed', x, 72, base - 54, 16, 3),
        );
    }
    return parts.join('') + rectangle(-400, 8, 800, 10, kit.tone('wood', 'shade'));
  },
  'chinese-gate': gateHall,
  pagoda: (kit) =>
    grounded(kit, 70, 5) +
    drawPagoda(
      kit,
      kit.random.integer(5, 7),
      'roofTile',
      kit.random.pick(['vermilion', 'paleStone', 'wood']),
    ),
  'chinese-roofs': (kit) =>
    Array.from({ length: 7 }, (_, index) => {
      const x = (index - 3) * 96 + kit.random.range(-20, 20);
      const base = (index % 2) * -16;
      const half = kit.random.range(46, 66);
      return (
        wall(kit, kit.random.pick(['vermilion', 'paleStone', 'grey']), x, half * 1.6, 34, { base }) +
        windows(kit, x, base - 26, 4, 1, half * 0.34, 1, 9, 13) +
        sweptRoof(
          kit,
          kit.random.pick(['roofTile', 'roofTile', 'roofOchre', 'roofGreen']),
          x,
          half,
          base - 32,
          28,
        )
      );
    }).join(''),
  'great-wall': (kit) => {
    const spine = [-760, -600, -430, -250, -60, 120, 300, 470, 640, 790].map((x, index) => ({
      x,
      y: -Math.abs(((index * 53) % 110) - 20) - (index % 2) * 46,
    }));
    const parts: string[] = [];
    for (let index = 0; index + 1 < spine.length; index += 1) {
      const from = spine[index] ?? { x: 0, y: 0 };
      const to = spine[index + 1] ?? from;
      const facing = (to.y - from.y) * kit.side > 0 ? 'lit' : 'middle';
      parts.push(
        fill(
          polygon([from, to, { x: to.x, y: to.y + 46 }, { x: from.x, y: from.y + 46 }]),
          kit.tone('paleStone', facing),
        ),
      );
      for (let tooth = 0; tooth < 12; tooth += 1)
        parts.push(
          rectangle(
            from.x + ((to.x - from.x) * tooth) / 12,
            from.y + ((to.y - from.y) * tooth) / 12 - 6,
            8,
            8,
            kit.tone('paleStone', facing),
          ),
        );
    }
    for (const point of spine.filter((_, index) => index % 2 === 1))
      parts.push(
        placed(
          point.x,
          point.y + 52,
          1,
          1,
          wall(kit, 'paleStone', 0, 62, 92, { taper: 0.08 }) +
            windows(kit, 0, -70, 3, 1, 17, 1, 8, 12) +
            Array.from({ length: 4 }, (_, index) =>
              rectangle(-29 + index * 17, -100, 9, 9, kit.tone('paleStone', 'lit')),
            ).join(''),
        ),
      );
    return parts.join('');
  },
} satisfies Record<string, MotifDrawer>;
