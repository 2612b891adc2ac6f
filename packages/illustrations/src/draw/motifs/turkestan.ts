import { fill, number, placed, polygon, rectangle, stroke } from '../../math/geometry.ts';
import { dome, grounded, wall, windows, type Kit, type MotifDrawer } from './kit.ts';

function mudHouse(kit: Kit, x: number, width: number, height: number, base: number): string {
  return (
    wall(kit, 'mud', x, width, height, { base, taper: 0.02 }) +
    rectangle(x - width / 2 - 2, base - height - 3, width + 4, 4, kit.tone('wood', 'shade')) +
    (kit.random.chance(0.6)
      ? rectangle(
          x - 5 + kit.random.range(-0.2, 0.2) * width,
          base - Math.min(22, height * 0.6),
          11,
          Math.min(22, height * 0.6),
          kit.tone('wood', 'shade'),
        )
      : windows(kit, x, base - height * 0.65, 2, 1, width * 0.34, 1, 7, 8))
  );
}

function arch(x: number, base: number, width: number, height: number, colour: string): string {
  const h = width / 2;
  return fill(
    `M${number(x - h)} ${number(base)}V${number(base - height * 0.6)}Q${number(x - h * 0.7)} ${number(base - height * 0.88)} ${number(x)} ${number(base - height)}Q${number(x + h * 0.7)} ${number(base - height * 0.88)} ${number(x + h)} ${number(base - height * 0.6)}V${number(base)}Z`,
    colour,
  );
}

function battlements(kit: Kit, x: number, width: number, y: number): string {
  const count = Math.round(width / 15);
  let path = '';
  for (let tooth = 0; tooth < count; tooth += 1)
    path += `M${number(x - width / 2 + tooth * (width / count))} ${number(y)}v-9h${number((width / count) * 0.55)}v9Z`;
  return fill(path, kit.tone('mud', 'lit'));
}

function minaret(kit: Kit, x: number, height: number): string {
  return (
    wall(kit, 'mud', x, 26, height, { taper: 0.34 }) +
    [0.35, 0.6, 0.82]
      .map((share) => rectangle(x - 11, -height * share, 22, 5, kit.tone('indigo', 'middle')))
      .join('') +
    wall(kit, 'paleStone', x, 24, 12, { base: -height }) +
    dome(kit, 'roofGreen', x, -height - 11, 10, 16)
  );
}

export const turkestan = {
  'mud-village': (kit) => {
    const count = kit.random.integer(5, 8);
    const parts = [grounded(kit, 220, 6)];
    const houses = Array.from({ length: count }, (_, index) => ({
      x: (index - (count - 1) / 2) * 66 + kit.random.range(-18, 18),
      base: kit.random.range(-22, 4),
    })).sort((one, two) => one.base - two.base);
    for (const place of houses)
      parts.push(mudHouse(kit, place.x, kit.random.range(56, 98), kit.random.range(26, 50), place.base));
    parts.push(
      wall(kit, 'loess', -60, 330, 15, { base: 12, shade: 0.1 }),
      wall(kit, 'loess', 190, 120, 14, { base: 13, shade: 0.1 }),
    );
    return parts.join('');
  },
  mazar: (kit) =>
    grounded(kit, 110, 6) +
    wall(kit, 'mud', 0, 190, 26, { base: 4, shade: 0.16 }) +
    wall(kit, 'paleStone', 0, 96, 62) +
    arch(kit.side * 12, 0, 40, 50, kit.tone('indigo', 'shade')) +
    dome(kit, 'roofGreen', 0, -60, 40, 46) +
    rectangle(-2, -122, 4, 18, kit.tone('gold', 'lit')) +
    [-74, 74].map((x) => wall(kit, 'paleStone', x, 18, 52) + dome(kit, 'roofGreen', x, -51, 9, 14)).join('') +
    [-130, -112, 118, 138]
      .map(
        (x, index) =>
          stroke(`M${x} 4V${-60 - index * 8}`, kit.tone('wood', 'shade'), 2) +
          fill(
            `M${x} ${-60 - index * 8}l${-kit.side * 22} 6l${kit.side * 22} 8Z`,
            kit.tone(index % 2 === 0 ? 'white' : 'vermilion', 'lit'),
          ),
      )
      .join(''),
  'town-gate': (kit) =>
    grounded(kit, 260, 6) +
    wall(kit, 'mud', 0, 540, 56, { shade: 0.12 }) +
    battlements(kit, 0, 540, -56) +
    [-250, -128, 128, 250].map((x) => wall(kit, 'mud', x, 46, 70, { taper: 0.2 })).join('') +
    wall(kit, 'mud', 0, 128, 96, { taper: 0.06 }) +
    battlements(kit, 0, 120, -96) +
    arch(0, 0, 46, 66, kit.tone('figure', 'shade')) +
    wall(kit, 'wood', 0, 88, 26, { base: -104 }) +
    fill('M-64 -128Q-40 -134 -30 -158H30Q40 -134 64 -128Z', kit.tone('roofTile', 'lit')) +
    fill(
      kit.side === -1 ? 'M8 -158H30Q40 -134 64 -128H20Z' : 'M-8 -158H-30Q-40 -134 -64 -128H-20Z',
      kit.tone('roofTile', 'shade'),
    ),
  minaret: (kit) =>
    placed(0, 0, 1, 1, minaret(kit, -96, 150) + minaret(kit, 96, 150)) +
    wall(kit, 'paleStone', 0, 130, 104) +
    arch(0, 0, 70, 84, kit.tone('indigo', 'middle')) +
    arch(0, 0, 34, 46, kit.tone('figure', 'shade')) +
    wall(kit, 'mud', 0, 300, 34, { shade: 0.15, base: 4 }).replace(/^/, '') +
    dome(kit, 'roofGreen', -44, -103, 18, 24) +
    dome(kit, 'roofGreen', 44, -103, 18, 24),
  watchtower: (kit) =>
    grounded(kit, 60, 6) +
    wall(kit, 'loess', 0, 84, 128, { taper: 0.36, shade: 0.42 }) +
    [0.25, 0.45, 0.65, 0.84]
      .map((share) => rectangle(-30, -128 * share, 60, 2.4, kit.tone('mud', 'shade'), 0.5))
      .join('') +
    fill('M-28 -128l9 -13l8 9l12 -7l10 8l9 -6l8 9Z', kit.tone('loess', 'lit')) +
    wall(kit, 'loess', -120, 120, 16, { taper: 0.2, shade: 0.1 }),
  'mud-fort': (kit) =>
    grounded(kit, 190, 6) +
    wall(kit, 'mud', 0, 330, 52, { shade: 0.14, taper: 0.03 }) +
    battlements(kit, 0, 320, -52) +
    [-160, 160, 0]
      .map((x) => wall(kit, 'mud', x, 54, 78, { taper: 0.14 }) + battlements(kit, x, 46, -78))
      .join('') +
    arch(0, 0, 26, 40, kit.tone('figure', 'shade')) +
    stroke('M0 -78V-122', kit.tone('wood', 'shade'), 2.6) +
    fill(`M0 -122l${-kit.side * 36} 8l${kit.side * 36} 10Z`, kit.tone('vermilion', 'lit')),
  caves: (kit) => {
    const top = [-820, -640, -500, -360, -290, -220, -120, -30, 70, 170, 260, 350, 480, 640, 820].map(
      (x, index) => ({ x, y: -(190 - Math.abs(x) * 0.16) - ((index * 37) % 50) - kit.random.range(0, 34) }),
    );
    const parts = [
      fill(polygon([{ x: -1000, y: 12 }, ...top, { x: 1000, y: 12 }]), kit.tone('loess', 'middle')),
    ];
    for (let fold = 0; fold < 9; fold += 1) {
      const x = (fold < 5 ? -820 + fold * 96 : 420 + (fold - 5) * 110) + kit.random.range(-18, 18);
      parts.push(
        fill(
          polygon([
            { x, y: -90 - kit.random.range(0, 40) },
            { x: x + 30, y: -50 },
            { x: x + 70, y: 10 },
            { x: x - 24, y: 10 },
          ]),
          kit.tone('loess', fold % 2 === 0 ? 'shade' : 'lit'),
          0.6,
        ),
      );
    }
    for (let fold = 0; fold < 11; fold += 1) {
      const x = -350 + fold * 68 + kit.random.range(-18, 18);
      parts.push(
        fill(
          polygon([
            { x, y: -150 - kit.random.range(0, 40) },
            { x: x + 24, y: -60 },
            { x: x + 44, y: 10 },
            { x: x - 14, y: 10 },
          ]),
          kit.tone('loess', fold % 2 === 0 ? 'shade' : 'lit'),
          0.6,
        ),
      );
    }
    for (let row = 0; row < 3; row += 1) {
      for (let cave = 0; cave < 7 - row; cave += 1)
        parts.push(
          arch(
            -230 + cave * 74 + row * 34 + kit.random.range(-9, 9),
            -14 - row * 48,
            24,
            32,
            kit.tone('figure', 'shade'),
          ),
        );
    }
    return parts.join('') + stroke('M-250 -20H250M-210 -66H210', kit.tone('wood', 'shade'), 2.4);
  },
  'arch-ruin': (kit) =>
    grounded(kit, 100, 5) +
    wall(kit, 'loess', -64, 46, 88, { taper: 0.2 }) +
    wall(kit, 'loess', 62, 50, 64, { taper: 0.24 }) +
    fill('M-90 0l8 -52l22 -14l14 10l6 56Z', kit.tone('loess', 'lit')) +
    wall(kit, 'mud', 0, 250, 20, { taper: 0.04, shade: 0.2 }) +
    arch(-2, 0, 34, 46, kit.tone('mud', 'shade')),
} satisfies Record<string, MotifDrawer>;
