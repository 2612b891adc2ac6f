import { mix } from '../../scene/colour.ts';
import { fill, number, placed, polygon, rectangle, stroke } from '../../math/geometry.ts';
import { dome, sweptRoof, wall, windows, type Kit, type MotifDrawer } from './kit.ts';
import { chorten } from './sacred.ts';

/** A Tibetan building: inclined white walls, a dark red band below a flat roof, black windows. */
function house(kit: Kit, x: number, width: number, height: number, base: number, red = false): string {
  const body = red ? 'redWall' : 'whiteWall';
  const columns = Math.max(2, Math.round(width / 22));
  const rows = Math.max(1, Math.floor(height / 30));
  return (
    wall(kit, body, x, width, height, { taper: 0.1, shade: 0.3, base }) +
    wall(kit, red ? 'figure' : 'redWall', x, width * 0.92, Math.max(4, height * 0.1), {
      base: base - height + height * 0.08,
      shade: 0.3,
    }) +
    windows(
      kit,
      x,
      base - height * 0.8,
      columns,
      rows,
      (width * 0.8) / columns,
      (height * 0.74) / rows,
      6.5,
      10,
    )
  );
}

/** A crag below a monastery or a fort, with its own light and shade and with scree at its base. */
function crag(kit: Kit, half: number, height: number): string {
  const lit = kit.tone('ochreRock', 'lit');
  const shade = mix(kit.tone('rock', 'shade'), kit.tone('rustRock', 'shade'), 0.4);
  const { random } = kit;
  const edge = (side: number): { x: number; y: number }[] =>
    [0.44, 0.56, 0.6, 0.74, 0.8, 1.02, 1.5].map((share, index) => ({
      x: side * half * share + random.range(-9, 9),
      y: index === 6 ? 6 : -height * (1 - index / 5.6),
    }));
  const left = edge(-1);
  const right = edge(1);
  const sunny = kit.side === -1 ? left : right;
  const dark = kit.side === -1 ? right : left;
  const spine = [0, 0.14, 0.06, 0.24, 0.16, 0.34, 0.5].map((share, index) => ({
    x: -kit.side * half * share * 0.8,
    y: index === 6 ? 6 : -height * (1 - index / 5.6),
  }));
  const parts = [
    fill(polygon([...sunny, ...[...spine].reverse()]), lit),
    fill(polygon([...dark, ...[...spine].reverse()]), shade),
  ];
  for (let face = 0; face < 16; face += 1) {
    const t = random.range(0, 0.7);
    const across = random.range(-0.9, 0.9);
    const x = across * half * (0.46 + t * 0.4);
    const y = -height * (1 - t);
    const drop = -y * random.range(0.4, 0.95);
    const wide = random.range(10, 38) * Math.sign(across);
    const sunlit = across * kit.side > -0.12;
    parts.push(
      fill(
        polygon([
          { x, y },
          { x: x + wide * 0.7, y: y + drop * 0.5 },
          { x: x + wide * 1.4, y: y + drop },
          { x: x + wide * 0.3, y: y + drop * 0.92 },
        ]),
        sunlit ? mix(lit, shade, random.range(0.3, 0.75)) : mix(shade, lit, random.range(0.14, 0.34)),
      ),
    );
  }
  return parts.join('');
}

function crown(kit: Kit, x: number, y: number): string {
  return (
    fill(`M${x - 7} ${y}L${x} ${y - 15}L${x + 7} ${y}Z`, kit.tone('gold', 'lit')) +
    rectangle(x - 14, y - 5, 5, 8, kit.tone('gold', 'lit')) +
    rectangle(x + 9, y - 5, 5, 8, kit.tone('gold', 'lit'))
  );
}

function drawVillage(kit: Kit, count: number): string {
  const parts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const x = (index - (count - 1) / 2) * 58 + kit.random.range(-16, 16);
    const base = kit.random.range(-30, 8);
    const height = kit.random.range(34, 70);
    const width = kit.random.range(52, 96);
    parts.push(
      `${Math.round(base + 100)}|` +
        house(kit, x, width, height, base) +
        rectangle(x - width * 0.46, base - height - 4, width * 0.3, 4, kit.tone('wood', 'shade')) +
        (kit.random.chance(0.4)
          ? stroke(`M${number(x)} ${number(base - height)}v-26`, kit.tone('wood', 'shade'), 2) +
            fill(
              `M${number(x)} ${number(base - height - 26)}l${-kit.side * 16} 5l${kit.side * 16} 5Z`,
              kit.tone(kit.random.pick(['vermilion', 'indigo', 'ochre']), 'lit'),
            )
          : ''),
    );
  }
  return parts
    .sort()
    .map((part) => part.slice(part.indexOf('|') + 1))
    .join('');
}

export const tibet = {
  gompa: (kit) => {
    const y = -150;
    return (
      crag(kit, 230, 160) +
      house(kit, -84, 92, 56, y + 34) +
      house(kit, 88, 84, 50, y + 40) +
      house(kit, -40, 104, 92, y + 4) +
      house(kit, 50, 92, 78, y + 6) +
      house(kit, 4, 84, 74, y - 62, true) +
      crown(kit, 4, y - 136) +
      house(kit, -136, 60, 38, y + 84) +
      house(kit, 128, 64, 40, y + 92) +
      placed(-188, -6, 0.6, 0.6, chorten(kit)) +
      placed(196, -4, 0.7, 0.7, chorten(kit))
    );
  },
  dzong: (kit) => {
    const y = -214;
    const parts = [
      crag(kit, 200, 226),
      wall(kit, 'mud', -70, 110, 34, { base: y + 74, taper: 0.06 }),
      wall(kit, 'mud', 78, 90, 30, { base: y + 86, taper: 0.06 }),
    ];
    parts.push(
      house(kit, -26, 92, 84, y + 18),
      house(kit, 46, 74, 62, y + 20),
      house(kit, 8, 54, 58, y - 44, true),
      wall(kit, 'paleStone', -84, 30, 86, { base: y + 34, taper: 0.16 }),
      wall(kit, 'paleStone', 96, 28, 70, { base: y + 46, taper: 0.16 }),
    );
    for (let index = 0; index < 5; index += 1)
      parts.push(
        house(
          kit,
          -160 + index * 80 + kit.random.range(-12, 12),
          kit.random.range(44, 74),
          kit.random.range(26, 44),
          kit.random.range(-8, 10),
        ),
      );
    return parts.join('');
  },
  'ladakh-village': (kit) => drawVillage(kit, kit.random.integer(5, 8)),
  'tibetan-house': (kit) => drawVillage(kit, kit.random.integer(2, 3)),
  'leh-palace': (kit) => {
    const parts = [crag(kit, 330, 150)];
    let base = -120;
    for (const [width, height] of [
      [356, 70],
      [346, 58],
      [328, 54],
      [296, 48],
      [214, 42],
    ] as const) {
      parts.push(
        wall(kit, 'mud', 0, width, height, { base, taper: 0.05, shade: 0.36 }),
        windows(kit, 0, base - height * 0.7, Math.round(width / 30), 1, 27, 10, 8, 14),
        rectangle(-width * 0.47, base - height - 3, width * 0.94, 5, kit.tone('redWall', 'shade')),
      );
      base -= height;
    }
    return parts.join('') + placed(0, 14, 1, 1, drawVillage(kit, 11));
  },
  'mongol-temple': (kit) => {
    const side = house(kit, -150, 92, 46, 0) + house(kit, 150, 92, 46, 0);
    return (
      side +
      wall(kit, 'whiteWall', 0, 190, 62, { taper: 0.06 }) +
      windows(kit, 0, -44, 5, 1, 32, 10, 10, 16) +
      wall(kit, 'redWall', 0, 172, 12, { base: -60 }) +
      sweptRoof(kit, 'roofGreen', 0, 104, -70, 34) +
      wall(kit, 'redWall', 0, 100, 26, { base: -100 }) +
      sweptRoof(kit, 'roofOchre', 0, 66, -122, 34) +
      crown(kit, 0, -156) +
      sweptRoof(kit, 'roofGreen', -150, 48, -44, 20) +
      sweptRoof(kit, 'roofGreen', 150, 48, -44, 20) +
      placed(-236, 2, 0.7, 0.7, chorten(kit)) +
      placed(236, 2, 0.7, 0.7, chorten(kit)) +
      dome(kit, 'gold', 0, -150, 5, 8)
    );
  },
} satisfies Record<string, MotifDrawer>;
