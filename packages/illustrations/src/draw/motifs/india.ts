import { circle, fill, number, placed, rectangle, stroke } from '../../math/geometry.ts';
import type { Material } from '../../scene/materials.ts';
import { dome, gable, grounded, wall, windows, type Kit, type MotifDrawer } from './kit.ts';

function arch(x: number, base: number, width: number, height: number, colour: string): string {
  const h = width / 2;
  return fill(
    `M${number(x - h)} ${number(base)}V${number(base - height * 0.6)}Q${number(x - h * 0.8)} ${number(base - height * 0.92)} ${number(x)} ${number(base - height)}Q${number(x + h * 0.8)} ${number(base - height * 0.92)} ${number(x + h)} ${number(base - height * 0.6)}V${number(base)}Z`,
    colour,
  );
}

/** A North Indian temple tower with a curved outline. */
function drawShikhara(
  kit: Kit,
  x: number,
  base: number,
  half: number,
  height: number,
  body: Material,
): string {
  const face = (side: number): string =>
    `M${number(x)} ${number(base - height)}C${number(x + side * half * 0.7)} ${number(base - height * 0.86)} ${number(x + side * half)} ${number(base - height * 0.5)} ${number(x + side * half)} ${number(base)}H${number(x)}Z`;
  const ribs = [0.2, 0.38, 0.55, 0.7]
    .map((share) =>
      rectangle(
        x - half * (1.05 - share * 0.75),
        base - height * share,
        half * 2 * (1.05 - share * 0.75),
        3,
        kit.tone(body, 'shade'),
        0.5,
      ),
    )
    .join('');
  return (
    fill(face(kit.side), kit.tone(body, 'lit')) +
    fill(face(-kit.side), kit.tone(body, 'shade')) +
    ribs +
    circle(x, base - height - 4, half * 0.22, kit.tone('gold', 'lit')) +
    stroke(`M${number(x)} ${number(base - height - 6)}v-18`, kit.tone('wood', 'shade'), 2) +
    fill(
      `M${number(x)} ${number(base - height - 24)}l${-kit.side * 20} 5l${kit.side * 20} 6Z`,
      kit.tone('vermilion', 'lit'),
    )
  );
}

function chhatri(kit: Kit, x: number, base: number, size: number, body: Material): string {
  return (
    stroke(
      `M${number(x - size * 0.5)} ${number(base)}v${number(-size * 0.8)}M${number(x + size * 0.5)} ${number(base)}v${number(-size * 0.8)}M${number(x)} ${number(base)}v${number(-size * 0.8)}`,
      kit.tone(body, 'shade'),
      size * 0.14,
    ) +
    rectangle(x - size * 0.75, base - size * 0.95, size * 1.5, size * 0.17, kit.tone(body, 'lit')) +
    dome(kit, body, x, base - size * 0.95, size * 0.58, size * 0.6)
  );
}

function cottage(kit: Kit, x: number, base: number): string {
  const width = kit.random.range(62, 96);
  const height = kit.random.range(30, 48);
  const roof = kit.random.pick<Material>(['roofRed', 'roofRed', 'roofGreen', 'roofTile']);
  return (
    wall(kit, kit.random.pick(['whiteWall', 'paleStone', 'ochre']), x, width, height, { base }) +
    windows(kit, x, base - height * 0.7, 4, 1, width * 0.21, 1, 9, 13) +
    gable(kit, roof, x, width, base - height, 28) +
    rectangle(x + width * 0.2, base - height - 38, 9, 20, kit.tone('redWall', 'shade')) +
    fill(
      `M${number(x - width * 0.16)} ${number(base - height)}l${number(width * 0.16)} ${number(-24)}l${number(width * 0.16)} ${number(24)}Z`,
      kit.tone('whiteWall', 'middle'),
    )
  );
}

export const india = {
  shikhara: (kit) =>
    grounded(kit, 130, 6) +
    wall(kit, 'paleStone', 0, 220, 22) +
    drawShikhara(kit, -64, -20, 26, 92, 'pinkStone') +
    drawShikhara(kit, 66, -20, 26, 84, 'pinkStone') +
    drawShikhara(kit, 0, -20, 42, 156, 'redRock') +
    arch(0, 0, 30, 46, kit.tone('figure', 'shade')),
  gopuram: (kit) => {
    const tower = (x: number, scale: number): string => {
      let part = wall(kit, 'paleStone', 0, 110, 34) + arch(0, 0, 26, 30, kit.tone('figure', 'shade'));
      let base = -34;
      const coats: readonly Material[] = [
        'pinkStone',
        'ochre',
        'redRock',
        'green',
        'pinkStone',
        'ochre',
        'vermilion',
      ];
      coats.forEach((coat, tier) => {
        const width = 100 - tier * 10.5;
        part +=
          wall(kit, coat, 0, width, 19, { base, taper: 0.06 }) +
          windows(kit, 0, base - 13, Math.round(width / 16), 1, 14, 1, 5, 8) +
          rectangle(-width / 2 - 2, base - 20, width + 4, 3, kit.tone('paleStone', 'lit'));
        base -= 21;
      });
      part += fill(
        `M-24 ${base}Q-20 ${base - 20} 0 ${base - 20}Q20 ${base - 20} 24 ${base}Z`,
        kit.tone('gold', 'lit'),
      );
      return placed(x, 0, scale, scale, part);
    };
    return (
      tower(190, 0.72) +
      tower(-200, 0.62) +
      wall(kit, 'pinkStone', 0, 560, 22, { shade: 0.08 }) +
      tower(0, 1.15)
    );
  },
  mausoleum: (kit) =>
    wall(kit, 'whiteWall', 0, 420, 22, { shade: 0.1 }) +
    [-196, 196]
      .map(
        (x) =>
          wall(kit, 'whiteWall', x, 20, 150, { base: -20, taper: 0.3 }) +
          chhatri(kit, x, -170, 18, 'whiteWall'),
      )
      .join('') +
    wall(kit, 'whiteWall', 0, 190, 96, { base: -20 }) +
    arch(0, -20, 62, 84, kit.tone('whiteWall', 'shade')) +
    arch(0, -20, 30, 44, kit.tone('figure', 'shade')) +
    [-70, 70]
      .map(
        (x) =>
          arch(x, -20, 26, 34, kit.tone('figure', 'shade')) +
          arch(x, -66, 26, 32, kit.tone('figure', 'shade')) +
          dome(kit, 'whiteWall', x, -116, 22, 34),
      )
      .join('') +
    rectangle(-40, -136, 80, 24, kit.tone('whiteWall', 'middle')) +
    dome(kit, 'whiteWall', 0, -134, 38, 96, true) +
    rectangle(-2, -258, 4, 30, kit.tone('gold', 'lit')),
  ghats: (kit) => {
    const parts: string[] = [];
    for (let step = 0; step < 7; step += 1)
      parts.push(
        rectangle(-460, -8 - step * 9, 920, 10, kit.tone('paleStone', step % 2 === 0 ? 'lit' : 'shade')),
      );
    const coats: readonly [Material, ...Material[]] = [
      'pinkStone',
      'paleStone',
      'ochre',
      'redRock',
      'whiteWall',
    ];
    for (let house = 0; house < 9; house += 1) {
      const x = -400 + house * 100 + kit.random.range(-14, 14);
      if (house % 3 === 1)
        parts.push(
          drawShikhara(
            kit,
            x,
            -66,
            kit.random.range(24, 34),
            kit.random.range(100, 160),
            kit.random.pick(['redRock', 'ochre', 'paleStone']),
          ),
        );
      else
        parts.push(
          wall(kit, kit.random.pick(coats), x, 96, kit.random.range(58, 112), { base: -66 }),
          windows(kit, x, -112, 4, 2, 20, 22, 8, 12),
          house % 3 === 2 ? chhatri(kit, x, -160, 26, 'paleStone') : '',
        );
    }
    for (let shade = 0; shade < 9; shade += 1)
      parts.push(
        fill(`M${-390 + shade * 96} -16q22 -24 44 0Z`, kit.tone(shade % 2 === 0 ? 'ochre' : 'white', 'lit')),
        stroke(`M${-368 + shade * 96} -24v24`, kit.tone('wood', 'shade'), 2),
      );
    return parts.join('');
  },
  'hill-fort': (kit) => {
    const parts = [
      wall(kit, 'pinkStone', 0, 560, 74, { shade: 0.16, taper: 0.04 }),
      wall(kit, 'ochre', 40, 350, 56, { base: -70, shade: 0.22 }),
      wall(kit, 'pinkStone', 60, 220, 44, { base: -124, shade: 0.24 }),
      windows(kit, 40, -108, 9, 1, 36, 1, 12, 20),
      windows(kit, 60, -156, 6, 1, 34, 1, 11, 18),
    ];
    for (const x of [-262, -150, 262, 160])
      parts.push(wall(kit, 'pinkStone', x, 58, 98, { taper: 0.1 }), chhatri(kit, x, -98, 24, 'ochre'));
    for (const x of [-40, 60, 160]) parts.push(chhatri(kit, x, -166, 28, 'paleStone'));
    return parts.join('') + arch(-90, 0, 44, 56, kit.tone('figure', 'shade'));
  },
  gateway: (kit) =>
    grounded(kit, 120, 6) +
    wall(kit, 'ochreRock', 0, 210, 118) +
    [-92, -40, 40, 92].map((x) => dome(kit, 'ochreRock', x, -118, 13, 22)).join('') +
    arch(0, 0, 66, 94, kit.tone('ochreRock', 'shade')) +
    arch(0, 0, 48, 78, kit.tone('figure', 'shade')) +
    [-74, 74].map((x) => arch(x, 0, 28, 54, kit.tone('figure', 'shade'))).join('') +
    rectangle(-108, -122, 216, 5, kit.tone('ochreRock', 'lit')),
  cottages: (kit) => {
    const count = kit.random.integer(6, 9);
    const spots = Array.from({ length: count }, (_, index) => ({
      x: (index - (count - 1) / 2) * 82 + kit.random.range(-26, 26),
      base: kit.random.range(-70, 8),
    })).sort((one, two) => one.base - two.base);
    return spots.map((spot) => cottage(kit, spot.x, spot.base)).join('');
  },
  bungalow: (kit) =>
    grounded(kit, 110, 5) +
    wall(kit, 'whiteWall', 0, 190, 46) +
    windows(kit, 0, -36, 5, 1, 34, 1, 13, 22) +
    gable(kit, kit.random.pick(['roofRed', 'roofGreen', 'wood']), 0, 190, -46, 42, 16) +
    rectangle(-112, -20, 224, 3, kit.tone('wood', 'shade')) +
    stroke([-104, -62, -20, 20, 62, 104].map((x) => `M${x} 0V-46`).join(''), kit.tone('wood', 'shade'), 3) +
    rectangle(40, -100, 12, 24, kit.tone('redWall', 'shade')),
  'domed-city': (kit) => {
    const parts: string[] = [];
    for (let house = 0; house < 12; house += 1) {
      const x = -370 + house * 67 + kit.random.range(-12, 12);
      const height = kit.random.range(40, 96);
      parts.push(
        wall(kit, kit.random.pick(['pinkStone', 'paleStone', 'redRock', 'whiteWall']), x, 80, height),
        windows(kit, x, -height * 0.8, 4, 2, 17, height * 0.32, 8, 13),
        house % 3 === 0 ? chhatri(kit, x, -height, 22, 'paleStone') : '',
      );
    }
    parts.push(
      wall(kit, 'redRock', 0, 190, 90, { base: 3 }),
      arch(0, 3, 52, 76, kit.tone('figure', 'shade')),
      [-60, 60, 0]
        .map((x) => dome(kit, 'whiteWall', x, -86, x === 0 ? 38 : 24, x === 0 ? 66 : 38, true))
        .join(''),
      [-118, 118]
        .map((x) => wall(kit, 'redRock', x, 18, 160, { taper: 0.2 }) + dome(kit, 'whiteWall', x, -160, 9, 16))
        .join(''),
    );
    return parts.join('');
  },
  huts: (kit) =>
    Array.from({ length: kit.random.integer(4, 6) }, (_, index) => {
      const x = (index - 2) * 84 + kit.random.range(-18, 18);
      return (
        wall(kit, 'mud', x, 54, 22) +
        rectangle(x - 6, -16, 11, 16, kit.tone('figure', 'shade')) +
        gable(kit, 'ochreRock', x, 54, -20, 34, 12)
      );
    }).join(''),
} satisfies Record<string, MotifDrawer>;
