import { circle, fill, lens, number, placed, polygon, rectangle, stroke } from '../../math/geometry.ts';
import type { Material } from '../../scene/materials.ts';
import { grounded, wall, type Kit, type MotifDrawer } from './kit.ts';

const prayer: readonly Material[] = ['indigo', 'white', 'vermilion', 'green', 'ochre'];

/** A stupa: steps, a bowl, a spire of rings. */
export function chorten(kit: Kit, body: Material = 'whiteWall'): string {
  const half = (face: number): string => `M0 -62Q${face * 17} -62 ${face * 21} -44L${face * 17} -36H0Z`;
  return (
    grounded(kit, 34, 4) +
    wall(kit, body, 0, 56, 14) +
    wall(kit, body, 0, 46, 11, { base: -13 }) +
    wall(kit, body, 0, 38, 9, { base: -23 }) +
    fill(half(1) + half(-1), kit.tone(body, 'lit')) +
    fill(half(-kit.side), kit.tone(body, 'shade')) +
    rectangle(-7, -70, 14, 8, kit.tone(body, 'lit')) +
    fill('M-6 -70L0 -98L6 -70Z', kit.tone('gold', 'lit')) +
    fill(`M0 -98L${-kit.side * 6} -70H0Z`, kit.tone('gold', 'shade')) +
    circle(0, -101, 4, kit.tone('gold', 'lit'))
  );
}

/** A pole with a long flag, or a string of small ones down to the ground. */
function flagPole(kit: Kit, x: number, height: number, index: number): string {
  const cloth = prayer[index % prayer.length] ?? 'white';
  const wave = kit.random.range(4, 10);
  const side = -kit.side;
  return (
    stroke(`M${number(x)} 0V${number(-height)}`, kit.tone('wood', 'shade'), 2.4) +
    fill(
      `M${number(x)} ${number(-height)}q${number(side * 9)} ${number(wave * 0.5)} ${number(side * 17)} ${number(-2)}q${number(side * -3)} ${number(height * 0.3)} ${number(side * 2)} ${number(height * 0.62)}q${number(-side * 9)} ${number(-4)} ${number(-side * 19)} ${number(2)}Z`,
      kit.tone(cloth, 'lit'),
      0.95,
    )
  );
}

/** Small flags on a rope between two points. */
function flagRope(kit: Kit, x1: number, y1: number, x2: number, y2: number, sag: number): string {
  const count = Math.max(5, Math.round(Math.abs(x2 - x1) / 17));
  const parts = [
    stroke(
      `M${number(x1)} ${number(y1)}Q${number((x1 + x2) / 2)} ${number((y1 + y2) / 2 + sag * 2)} ${number(x2)} ${number(y2)}`,
      kit.tone('wood', 'shade'),
      1.4,
    ),
  ];
  for (let flag = 0; flag < count; flag += 1) {
    const t = (flag + 0.5) / count;
    const x = x1 + (x2 - x1) * t;
    const y = y1 * (1 - t) * (1 - t) + 2 * t * (1 - t) * ((y1 + y2) / 2 + sag * 2) + y2 * t * t;
    const swing = kit.random.range(-3, 3);
    parts.push(
      fill(
        `M${number(x - 6)} ${number(y)}h11l${number(swing)} 13h-11Z`,
        kit.tone(prayer[flag % 5] ?? 'white', 'lit'),
      ),
    );
  }
  return parts.join('');
}

function heap(kit: Kit, half: number, height: number): string {
  const parts: string[] = [];
  for (let row = 0; row < 6; row += 1) {
    const y = -height * (row / 6);
    const wide = half * (1 - row / 6.6);
    const stones = Math.max(2, Math.round(wide / 8));
    for (let stone = 0; stone < stones; stone += 1) {
      const x = (stone / Math.max(1, stones - 1) - 0.5) * 2 * wide;
      const size = kit.random.range(7, 12);
      parts.push(
        fill(
          polygon([
            { x: x - size, y: y + 2 },
            { x: x - size * 0.5, y: y - size * 0.9 },
            { x: x + size * 0.5, y: y - size },
            { x: x + size, y: y + 2 },
          ]),
          kit.tone('grey', x * kit.side > 0 ? 'lit' : kit.random.chance(0.5) ? 'middle' : 'shade'),
        ),
      );
    }
  }
  return grounded(kit, half * 1.3, 5) + parts.join('');
}

export const sacred = {
  chorten: (kit) => chorten(kit),
  chortens: (kit) =>
    Array.from({ length: kit.random.integer(3, 5) }, (_, index) =>
      placed(
        (index - 1.6) * 84,
        kit.random.range(-4, 4),
        0.75 + (index % 2) * 0.22,
        0.75 + (index % 2) * 0.22,
        chorten(kit, index % 3 === 1 ? 'ochre' : 'whiteWall'),
      ),
    ).join(''),
  suburgan: (kit) =>
    placed(0, 0, 1.5, 1.5, chorten(kit)) +
    flagRope(kit, -150, -8, -8, -138, 12) +
    flagRope(kit, 8, -138, 150, -8, 12),
  'mani-wall': (kit) => {
    const parts = [
      grounded(kit, 170, 6),
      wall(kit, 'grey', 0, 320, 30, { taper: 0.03, shade: 0.12 }),
      rectangle(-164, -35, 328, 7, kit.tone('rock', 'lit')),
    ];
    for (let slab = 0; slab < 15; slab += 1)
      parts.push(
        fill(
          polygon([
            { x: -150 + slab * 20.5, y: -35 },
            { x: -146 + slab * 20.5, y: -35 - kit.random.range(8, 22) },
            { x: -134 + slab * 20.5, y: -35 - kit.random.range(10, 20) },
            { x: -131 + slab * 20.5, y: -35 },
          ]),
          kit.tone('grey', slab % 3 === 0 ? 'shade' : 'lit'),
        ),
      );
    return parts.join('') + placed(214, 0, 0.7, 0.7, chorten(kit));
  },
  flags: (kit) =>
    Array.from({ length: kit.random.integer(4, 7) }, (_, index) =>
      flagPole(kit, (index - 2.5) * 34 + kit.random.range(-8, 8), kit.random.range(84, 150), index),
    ).join(''),
  'flag-line': (kit) =>
    stroke('M-190 0V-96M190 0V-120M0 0V-150', kit.tone('wood', 'shade'), 3) +
    flagRope(kit, -190, -96, 0, -148, 14) +
    flagRope(kit, 0, -148, 190, -118, 16) +
    flagRope(kit, -190, -90, -300, -4, 8) +
    flagRope(kit, 190, -112, 310, -2, 9) +
    heap(kit, 44, 34),
  cairn: (kit) =>
    heap(kit, 58, 76) +
    [-18, -6, 7, 20]
      .map((x, index) =>
        stroke(`M${x * 0.4} -70L${x * 1.6} ${-132 - index * 7}`, kit.tone('wood', 'shade'), 2.2),
      )
      .join('') +
    flagRope(kit, -8, -134, -140, -4, 10) +
    flagRope(kit, 10, -142, 150, -6, 12),
  'stone-heap': (kit) => heap(kit, 58, 82),
  ovoo: (kit) =>
    heap(kit, 80, 70) +
    stroke('M0 -64V-148M-14 -62L-34 -118M14 -62L36 -122', kit.tone('wood', 'shade'), 3) +
    [
      [0, -146],
      [0, -120],
      [-32, -114],
      [34, -118],
    ]
      .map(([x = 0, y = 0], index) =>
        fill(
          `M${x} ${y}q${-kit.side * 24} 4 ${-kit.side * 34} 22q${kit.side * 6} 12 ${kit.side * 2} 26q${kit.side * 10} -26 ${kit.side * 32} -34Z`,
          kit.tone(index % 3 === 2 ? 'white' : 'indigo', 'lit'),
        ),
      )
      .join(''),
  'standing-stones': (kit) =>
    Array.from({ length: 13 }, (_, index) => {
      const x = (index - 6) * 30 + kit.random.range(-6, 6);
      const y = kit.random.range(-14, 12);
      const height = kit.random.range(30, 84);
      const wide = kit.random.range(6, 10);
      return (
        fill(lens(x - kit.side * 18, y, 46, 4), kit.tone('figure', 'shade'), 0.25) +
        fill(
          polygon([
            { x: x - wide, y },
            { x: x - wide * 0.7, y: y - height },
            { x: x + wide * 0.5, y: y - height * 0.93 },
            { x: x + wide, y },
          ]),
          kit.tone('grey', 'lit'),
        ) +
        fill(
          polygon([
            { x: x - kit.side * wide, y },
            { x: x - kit.side * wide * 0.6, y: y - height * 0.94 },
            { x, y: y - height * 0.95 },
            { x: x - kit.side * wide * 0.1, y },
          ]),
          kit.tone('grey', 'shade'),
        )
      );
    }).join(''),
  torii: (kit) =>
    grounded(kit, 60, 4) +
    stroke('M-42 0L-36 -86M42 0L36 -86', kit.tone('vermilion', 'lit'), 9) +
    fill('M-66 -92Q0 -82 66 -92L62 -80Q0 -72 -62 -80Z', kit.tone('vermilion', 'shade')) +
    rectangle(-50, -68, 100, 7, kit.tone('vermilion', 'lit')),
  'carved-rock': (kit) =>
    fill('M-150 0L-120 -150L-70 -236L-10 -262L60 -240L104 -160L150 0Z', kit.tone('ochreRock', 'lit')) +
    fill(
      kit.side === -1
        ? 'M10 -262L60 -240L104 -160L150 0H70L44 -120Z'
        : 'M-30 -252L-70 -236L-120 -150L-150 0H-76L-44 -120Z',
      kit.tone('ochreRock', 'shade'),
    ) +
    fill('M-30 -20V-170Q0 -214 30 -170V-20Z', kit.tone('redRock', 'shade')) +
    fill('M-19 -20L-15 -110Q-18 -142 0 -144Q18 -142 15 -110L19 -20Z', kit.tone('paleStone', 'lit')) +
    circle(0, -154, 11, kit.tone('paleStone', 'lit')) +
    fill(lens(0, -20, 92, 8), kit.tone('whiteWall', 'lit')),
} satisfies Record<string, MotifDrawer>;
