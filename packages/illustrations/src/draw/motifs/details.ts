import { circle, fill, lens, number, placed, polygon, stroke } from '../../math/geometry.ts';
import { gable, grounded, type MotifDrawer } from './kit.ts';

export const details = {
  boulder: (kit) => {
    const shape = (x: number, size: number): string => {
      const top = { x: x + kit.side * size * 0.1, y: -size * kit.random.range(0.7, 1) };
      const l = { x: x - size * 0.7, y: -size * 0.5 };
      const r = { x: x + size * 0.75, y: -size * 0.45 };
      const dark =
        kit.side === -1
          ? [top, r, { x: x + size, y: 2 }, { x: x + size * 0.15, y: 2 }]
          : [top, l, { x: x - size, y: 2 }, { x: x - size * 0.15, y: 2 }];
      return (
        fill(polygon([{ x: x - size, y: 2 }, l, top, r, { x: x + size, y: 2 }]), kit.tone('rock', 'lit')) +
        fill(polygon(dark), kit.tone('rock', 'shade'))
      );
    };
    return grounded(kit, 96, 8) + shape(34, 46) + shape(-44, 66) + shape(78, 26);
  },
  'drawn-rock': (kit) => {
    const ink = kit.tone('whiteWall', 'lit');
    const ibex = (x: number, y: number, size: number): string =>
      placed(
        x,
        y,
        kit.random.chance(0.5) ? -size : size,
        size,
        stroke('M-14 0V-10H8V0M8 -10L12 -16M12 -16Q4 -34 -8 -24M12 -16Q8 -28 0 -24', ink, 2.6, 0.9),
      );
    const archer = stroke('M0 0L3 -10L6 0M3 -10V-22M3 -18L12 -18M12 -26Q18 -18 12 -10', ink, 2.4, 0.9);
    return (
      grounded(kit, 140, 10) +
      fill('M-118 4L-104 -62L-58 -104L18 -112L84 -82L116 4Z', kit.tone('rustRock', 'lit')) +
      fill(
        kit.side === -1 ? 'M18 -112L84 -82L116 4H62L44 -60Z' : 'M-58 -104L-104 -62L-118 4H-72L-56 -54Z',
        kit.tone('rustRock', 'shade'),
      ) +
      ibex(-26, -62, 1) +
      ibex(16, -70, 0.8) +
      ibex(-8, -24, 1.15) +
      placed(22, -18, 1, 1, archer)
    );
  },
  reeds: (kit) =>
    Array.from({ length: 46 }, () => {
      const x = kit.random.range(-190, 190);
      const height = kit.random.range(36, 104);
      const lean = kit.random.range(-14, 18);
      return (
        stroke(
          `M${number(x)} 6q${number(lean * 0.2)} ${number(-height * 0.6)} ${number(lean)} ${number(-height)}`,
          kit.tone('dryGrass', kit.random.chance(0.5) ? 'shade' : 'middle'),
          2.4,
        ) +
        (kit.random.chance(0.3) ? fill(lens(x + lean, -height - 4, 7, 14), kit.tone('earth', 'shade')) : '')
      );
    }).join(''),
  tea: (kit) => {
    const parts: string[] = [];
    for (let row = 0; row < 13; row += 1) {
      const y = row * 24 - 60;
      const size = 13 + row * 3.2;
      let x = -900 - (row % 2) * size;
      while (x < 900) {
        const sway = Math.sin(x / 190 + row * 0.5) * 9;
        parts.push(
          fill(
            `M${number(x - size)} ${number(y + sway)}q0 ${number(-size * 0.95)} ${number(size)} ${number(-size * 0.95)}q${number(size)} 0 ${number(size)} ${number(size * 0.95)}Z`,
            kit.tone('tea', 'shade'),
          ),
          fill(
            `M${number(x - size * 0.7 + kit.side * size * 0.15)} ${number(y + sway - size * 0.2)}q0 ${number(-size * 0.7)} ${number(size * 0.7)} ${number(-size * 0.7)}q${number(size * 0.7)} 0 ${number(size * 0.7)} ${number(size * 0.7)}Z`,
            kit.tone('tea', 'lit'),
          ),
        );
        x += size * 1.85;
      }
    }
    return parts.join('');
  },
  steam: (kit) =>
    Array.from({ length: 5 }, (_, index) => {
      const x = (index - 2) * 54 + kit.random.range(-14, 14);
      return (
        fill(lens(x, 3, 62, 6), kit.tone('water', 'lit'), 0.9) +
        Array.from({ length: 6 }, (_unused, puff) =>
          circle(
            x + Math.sin(puff * 1.3 + index) * 12,
            -12 - puff * 22,
            9 + puff * 4,
            kit.tone('white', 'lit'),
            0.5 - puff * 0.07,
          ),
        ).join('')
      );
    }).join(''),
  haystacks: (kit) =>
    [-110, -20, 84]
      .map((x, index) =>
        placed(
          x,
          index * 7,
          1 + index * 0.1,
          1 + index * 0.1,
          grounded(kit, 40, 5) +
            fill('M-34 0Q-36 -40 0 -60Q36 -40 34 0Z', kit.tone('dryGrass', 'lit')) +
            fill(
              `M0 -60Q${-kit.side * 36} -40 ${-kit.side * 34} 0H${-kit.side * 6}Z`,
              kit.tone('dryGrass', 'shade'),
            ) +
            stroke('M0 -58V-74', kit.tone('wood', 'shade'), 2),
        ),
      )
      .join('') + placed(170, -6, 0.7, 0.7, gable(kit, 'wood', 0, 60, 0, 30)),
} satisfies Record<string, MotifDrawer>;
