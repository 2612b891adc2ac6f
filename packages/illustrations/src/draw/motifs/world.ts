import { circle, fill, number, placed, polygon, rectangle, stroke } from '../../math/geometry.ts';
import type { Material } from '../../scene/materials.ts';
import { dome, gable, grounded, wall, windows, type Kit, type MotifDrawer } from './kit.ts';

function towerBlock(kit: Kit, x: number, width: number, height: number, body: Material): string {
  const columns = Math.max(2, Math.round(width / 14));
  const rows = Math.max(2, Math.round(height / 24));
  return (
    wall(kit, body, x, width, height) +
    windows(kit, x, -height + 12, columns, rows, (width * 0.84) / columns, (height - 20) / rows, 5, 9)
  );
}

function stepped(kit: Kit, x: number, width: number, height: number, body: Material): string {
  return (
    towerBlock(kit, x, width, height * 0.66, body) +
    placed(0, -height * 0.66, 1, 1, wall(kit, body, x, width * 0.68, height * 0.22)) +
    placed(0, -height * 0.88, 1, 1, wall(kit, body, x, width * 0.4, height * 0.14)) +
    fill(
      `M${number(x - width * 0.14)} ${number(-height)}L${number(x)} ${number(-height * 1.22)}L${number(x + width * 0.14)} ${number(-height)}Z`,
      kit.tone('gold', 'lit'),
    )
  );
}

/** A street of old European houses with mansard roofs. */
function street(
  kit: Kit,
  from: number,
  to: number,
  coats: readonly [Material, ...Material[]],
  roof: Material,
): string {
  const parts: string[] = [];
  for (let x = from; x < to; x += 62) {
    const height = kit.random.range(58, 92);
    const width = kit.random.range(60, 74);
    parts.push(
      wall(kit, kit.random.pick(coats), x, width, height, { shade: 0.22 }),
      windows(kit, x, -height + 10, 4, 3, width * 0.2, height * 0.29, 7, 12),
      gable(kit, roof, x, width, -height, 22, 1),
      rectangle(x + 12, -height - 30, 8, 14, kit.tone('redWall', 'shade')),
    );
  }
  return parts.join('');
}

function crane(kit: Kit, x: number): string {
  return stroke(
    `M${x - 20} 0L${x} -110L${x + 20} 0M${x} -110L${x + 70} -140M${x} -110L${x - 26} -96M${x + 70} -140V-80`,
    kit.tone('metal', 'shade'),
    3.4,
  );
}

export const world = {
  'new-york': (kit) => {
    const parts: string[] = [];
    for (let tower = 0; tower < 19; tower += 1)
      parts.push(
        placed(
          0,
          0,
          1,
          1,
          towerBlock(
            kit,
            -470 + tower * 52,
            kit.random.range(44, 66),
            kit.random.range(90, 190),
            kit.random.pick(['roofTile', 'violetRock', 'blueRock']),
          ),
        ),
      );
    for (const [x, width, height] of [
      [-300, 70, 270],
      [-130, 84, 350],
      [40, 74, 290],
      [190, 90, 390],
      [350, 70, 250],
    ] as const)
      parts.push(stepped(kit, x, width, height, kit.random.pick(['paleStone', 'ochreRock', 'pinkStone'])));
    for (let tower = 0; tower < 15; tower += 1)
      parts.push(
        towerBlock(
          kit,
          -450 + tower * 64,
          kit.random.range(50, 70),
          kit.random.range(50, 130),
          kit.random.pick(['redWall', 'paleStone', 'rock', 'pinkStone']),
        ),
      );
    return parts.join('') + rectangle(-520, -8, 1040, 12, kit.tone('metal', 'shade'));
  },
  paris: (kit) =>
    fill(
      'M-3 -380L3 -380L10 -250L24 -150L62 0H34L0 -58L-34 0H-62L-24 -150L-10 -250Z',
      kit.tone('metal', 'middle'),
    ) +
    rectangle(-32, -150, 64, 9, kit.tone('metal', 'shade')) +
    rectangle(-16, -252, 32, 7, kit.tone('metal', 'shade')) +
    fill(
      kit.side === -1
        ? 'M0 -380L3 -380L10 -250L24 -150L62 0H34L8 -120Z'
        : 'M0 -380L-3 -380L-10 -250L-24 -150L-62 0H-34L-8 -120Z',
      kit.tone('metal', 'shade'),
    ) +
    street(kit, -440, -70, ['paleStone', 'whiteWall', 'ochreRock'], 'roofTile') +
    street(kit, 90, 460, ['paleStone', 'whiteWall', 'pinkStone'], 'roofTile') +
    placed(-290, -70, 1, 1, wall(kit, 'whiteWall', 0, 60, 50) + dome(kit, 'whiteWall', 0, -48, 26, 60)),
  berlin: (kit) =>
    street(kit, -440, -150, ['paleStone', 'ochre', 'grey'], 'roofRed') +
    street(kit, 170, 460, ['paleStone', 'grey', 'pinkStone'], 'roofRed') +
    placed(-300, -60, 1, 1, wall(kit, 'grey', 0, 90, 50) + dome(kit, 'roofGreen', 0, -48, 38, 66)) +
    wall(kit, 'paleStone', 0, 250, 34, { base: -84, shade: 0.14 }) +
    [-112, -70, -28, 28, 70, 112].map((x) => wall(kit, 'paleStone', x, 17, 86)).join('') +
    rectangle(-130, -6, 260, 8, kit.tone('paleStone', 'shade')) +
    fill('M-34 -118L-22 -146L-8 -128L6 -156L14 -130L30 -140L34 -118Z', kit.tone('roofGreen', 'shade')),
  marseille: (kit) =>
    fill('M-220 -40Q-100 -190 -20 -196Q90 -196 260 -40Z', kit.tone('ochreRock', 'middle')) +
    placed(
      -10,
      -190,
      0.9,
      0.9,
      wall(kit, 'whiteWall', 0, 90, 50) +
        wall(kit, 'pinkStone', 34, 26, 96, { taper: 0.1 }) +
        dome(kit, 'paleStone', -20, -48, 24, 30) +
        circle(34, -104, 7, kit.tone('gold', 'lit')),
    ) +
    street(kit, -450, 470, ['ochre', 'paleStone', 'pinkStone', 'whiteWall'], 'roofRed') +
    Array.from(
      { length: 12 },
      (_, index) =>
        stroke(
          `M${-430 + index * 78} 20v${-70 - ((index * 29) % 40)}m-14 26l14 -22l14 22`,
          kit.tone('wood', 'shade'),
          2.6,
        ) +
        fill(
          `M${-452 + index * 78} 8q22 20 44 0l4 -8h-52Z`,
          kit.tone(index % 3 === 0 ? 'vermilion' : index % 3 === 1 ? 'indigo' : 'white', 'lit'),
        ),
    ).join(''),
  moscow: (kit) => {
    const spire = (x: number, height: number, width: number): string =>
      wall(kit, 'redWall', x, width, height) +
      wall(kit, 'redWall', x, width * 0.7, height * 0.28, { base: -height }) +
      fill(
        `M${number(x - width * 0.42)} ${number(-height * 1.28)}L${number(x)} ${number(-height * 1.86)}L${number(x + width * 0.42)} ${number(-height * 1.28)}Z`,
        kit.tone('roofGreen', 'lit'),
      ) +
      fill(
        `M${number(x)} ${number(-height * 1.86)}L${number(x - kit.side * width * 0.42)} ${number(-height * 1.28)}H${number(x)}Z`,
        kit.tone('roofGreen', 'shade'),
      );
    const cathedral = [-60, 66, 2]
      .map((x, index) =>
        placed(
          x + 30,
          -36,
          index === 2 ? 1.5 : 1.1,
          index === 2 ? 1.5 : 1.1,
          wall(kit, 'whiteWall', 0, 40, 74) +
            dome(kit, 'gold', 0, -74, 15, 44, true) +
            stroke('M0 -116v-16m-5 6h10', kit.tone('gold', 'lit'), 2),
        ),
      )
      .join('');
    return (
      cathedral +
      placed(
        190,
        -36,
        1,
        1,
        wall(kit, 'whiteWall', 0, 40, 130) +
          wall(kit, 'whiteWall', 0, 30, 46, { base: -130 }) +
          dome(kit, 'gold', 0, -176, 14, 42, true),
      ) +
      wall(kit, 'ochre', -230, 190, 66, { base: -30 }) +
      windows(kit, -230, -84, 9, 2, 19, 24, 8, 13) +
      gable(kit, 'roofGreen', -230, 190, -96, 20) +
      wall(kit, 'redWall', 0, 900, 46, { shade: 0.05 }) +
      Array.from({ length: 38 }, (_, index) =>
        fill(`M${-446 + index * 24} -44v-12l5 4l5 -4v12Z`, kit.tone('redWall', 'lit')),
      ).join('') +
      spire(-390, 84, 46) +
      spire(-110, 110, 54) +
      spire(150, 78, 44) +
      spire(392, 94, 48)
    );
  },
  port: (kit) => {
    const parts = [street(kit, -420, 430, ['paleStone', 'whiteWall', 'ochre', 'pinkStone'], 'roofRed')];
    parts.push(crane(kit, -330), crane(kit, 250), rectangle(-520, -4, 1040, 14, kit.tone('grey', 'shade')));
    for (let mast = 0; mast < 9; mast += 1)
      parts.push(
        stroke(
          `M${-390 + mast * 96} 6v${-80 - ((mast * 31) % 50)}m-16 30l16 -26l16 26`,
          kit.tone('wood', 'shade'),
          2.6,
        ),
      );
    return parts.join('');
  },
  lighthouse: (kit) =>
    grounded(kit, 70, 5) +
    fill('M-110 6Q-60 -22 0 -24Q70 -20 120 6Z', kit.tone('rock', 'middle')) +
    placed(
      0,
      -20,
      1,
      1,
      wall(kit, 'whiteWall', 0, 40, 150, { taper: 0.36 }) +
        [0.26, 0.56]
          .map((share) =>
            wall(kit, 'vermilion', 0, 40 * (1 - share * 0.36), 26, { base: -150 * share, taper: 0.08 }),
          )
          .join('') +
        rectangle(-17, -156, 34, 6, kit.tone('metal', 'shade')) +
        rectangle(-10, -174, 20, 18, kit.lamp) +
        dome(kit, 'vermilion', 0, -173, 12, 14) +
        circle(0, -165, 26, kit.lamp, 0.25),
    ),
  pyramids: (kit) =>
    [
      [230, 300, 190],
      [-210, 260, 168],
      [0, 460, 290],
    ]
      .map(([x = 0, width = 0, height = 0]) => {
        const edge = x - kit.side * width * 0.14;
        return (
          fill(
            polygon([
              { x: x - width / 2, y: 0 },
              { x, y: -height },
              { x: x + width / 2, y: 0 },
            ]),
            kit.tone('sand', 'lit'),
          ) +
          fill(
            polygon([
              { x, y: -height },
              { x: x - (kit.side * width) / 2, y: 0 },
              { x: edge, y: 0 },
            ]),
            kit.tone('sand', 'shade'),
          ) +
          [0.2, 0.36, 0.52, 0.68, 0.84]
            .map((share) =>
              stroke(
                `M${number(x - (width / 2) * share)} ${number(-height * (1 - share))}H${number(x + (width / 2) * share)}`,
                kit.tone('sand', 'shade'),
                1.4,
                0.32,
              ),
            )
            .join('')
        );
      })
      .join(''),
  bund: (kit) => {
    const parts: string[] = [];
    const coats: readonly [Material, ...Material[]] = ['paleStone', 'ochreRock', 'grey', 'pinkStone'];
    for (let house = 0; house < 13; house += 1) {
      const x = -430 + house * 72;
      const height = kit.random.range(76, 140);
      parts.push(
        wall(kit, kit.random.pick(coats), x, 76, height, { shade: 0.24 }),
        windows(kit, x, -height + 12, 5, 4, 14, (height - 20) / 4, 7, 13),
      );
    }
    parts.push(
      placed(
        -170,
        0,
        1,
        1,
        wall(kit, 'paleStone', 0, 130, 124) +
          windows(kit, 0, -108, 8, 4, 15, 26, 7, 15) +
          dome(kit, 'paleStone', 0, -124, 34, 50),
      ),
      placed(
        40,
        0,
        1,
        1,
        wall(kit, 'ochreRock', 0, 70, 210) +
          windows(kit, 0, -190, 4, 7, 15, 26, 7, 15) +
          fill('M-30 -210L0 -276L30 -210Z', kit.tone('roofGreen', 'lit')) +
          fill(`M0 -276L${-kit.side * 30} -210H0Z`, kit.tone('roofGreen', 'shade')),
      ),
      placed(
        220,
        0,
        1,
        1,
        wall(kit, 'grey', 0, 100, 120) +
          wall(kit, 'grey', 0, 30, 80, { base: -120 }) +
          circle(0, -178, 10, kit.tone('white', 'lit')) +
          dome(kit, 'roofGreen', 0, -200, 15, 24),
      ),
    );
    return parts.join('') + rectangle(-520, -3, 1040, 12, kit.tone('grey', 'shade'));
  },
  seattle: (kit) =>
    Array.from({ length: 12 }, (_, index) =>
      towerBlock(
        kit,
        -340 + index * 62,
        kit.random.range(48, 62),
        kit.random.range(50, 120),
        kit.random.pick(['redWall', 'paleStone', 'rock']),
      ),
    ).join('') +
    wall(kit, 'whiteWall', 40, 54, 200) +
    windows(kit, 40, -186, 4, 8, 11, 22, 5, 10) +
    fill('M10 -200L40 -284L70 -200Z', kit.tone('whiteWall', 'middle')) +
    crane(kit, -290) +
    placed(270, 0, 0.9, 0.9, crane(kit, 0)) +
    rectangle(-420, -5, 840, 12, kit.tone('wood', 'shade')),
  cone: (kit) => {
    const n = kit.random.range(0.96, 1.04);
    return (
      fill(
        `M-520 0Q-210 -70 ${-62 * n} -300L-30 -306L-6 -300L24 -308L58 -298Q210 -70 520 0Z`,
        kit.tone('blueRock', 'middle'),
      ) +
      fill(
        kit.side === -1
          ? 'M6 -304L24 -308L58 -298Q210 -70 520 0H150Q60 -120 6 -304Z'
          : 'M-10 -302L-30 -306L-62 -300Q-210 -70 -520 0H-150Q-60 -120 -10 -302Z',
        kit.tone('blueRock', 'shade'),
      ) +
      fill(
        'M-62 -300L-30 -306L-6 -300L24 -308L58 -298L112 -206L84 -224L64 -176L38 -226L14 -160L-16 -222L-40 -168L-62 -220L-92 -190L-118 -204Z',
        kit.tone('snow', 'lit'),
      ) +
      fill(
        kit.side === -1
          ? 'M10 -303L24 -308L58 -298L112 -206L84 -224L64 -176L38 -226L26 -200Z'
          : 'M-10 -302L-30 -306L-62 -300L-118 -204L-92 -190L-62 -220L-40 -168L-28 -200Z',
        kit.tone('snow', 'shade'),
      )
    );
  },
} satisfies Record<string, MotifDrawer>;
