import { circle, fill, number, placed, stroke } from '../../math/geometry.ts';
import { grounded, type Kit, type MotifDrawer } from './kit.ts';

function glow(kit: Kit, x: number, y: number, radius: number): string {
  const { light } = kit.pen.scene;
  if (light !== 'night' && light !== 'dusk' && light !== 'dawn') return '';
  return circle(x, y, radius * 1.9, kit.lamp, 0.12) + circle(x, y, radius * 1.2, kit.lamp, 0.16);
}

function tent(kit: Kit): string {
  const warm = kit.pen.scene.light === 'night' || kit.pen.scene.light === 'dusk';
  const lit = warm ? kit.lamp : kit.tone('canvas', 'lit');
  const front = kit.side;
  return (
    glow(kit, 0, -16, 30) +
    grounded(kit, 36, 4) +
    fill(
      `M${-front * 38} 0L${-front * 24} -32H${front * 8}L${front * 2} 0Z`,
      warm ? kit.tone('ochre', 'middle') : kit.tone('canvas', 'shade'),
    ) +
    fill(`M${front * 2} 0L${front * 8} -32L${front * 28} 0Z`, lit) +
    fill(`M${front * 9} 0L${front * 9} -19L${front * 18} 0Z`, kit.tone('figure', 'shade')) +
    stroke(
      `M${-front * 38} 0l${-front * 9} 3M${front * 28} 0l${front * 9} 3M${front * 8} -32v-7`,
      kit.tone('wood', 'shade'),
      1.5,
    )
  );
}

function blackTent(kit: Kit): string {
  const body = kit.tone('blackTent', 'middle');
  return (
    glow(kit, 0, -8, 26) +
    stroke(
      'M-26 -26L-58 2M26 -26L58 2M-10 -30V-38M14 -30V-38M0 -30L-8 4',
      kit.tone('blackTent', 'shade'),
      2,
    ) +
    fill('M-44 0L-26 -24Q-12 -24 -10 -32Q2 -26 14 -32Q18 -24 28 -23L46 0Z', body) +
    fill(
      `M${-kit.side * 44} 0L${-kit.side * 26} -24Q${-kit.side * 12} -24 ${-kit.side * 10} -32L${-kit.side * 2} 0Z`,
      kit.tone('blackTent', 'shade'),
    ) +
    fill('M-5 0L0 -17L7 0Z', kit.lamp)
  );
}

function ger(kit: Kit): string {
  return (
    glow(kit, 0, -10, 24) +
    grounded(kit, 42, 4) +
    fill('M-34 0V-19Q0 -23 34 -19V0Q0 3 -34 0Z', kit.tone('felt', 'lit')) +
    fill('M-37 -18Q-20 -36 -6 -39H6Q20 -36 37 -18Q0 -22 -37 -18Z', kit.tone('felt', 'middle')) +
    fill(
      `M${-kit.side * 8} 1.5V-21L${-kit.side * 34} -19V0Q${-kit.side * 20} 2 ${-kit.side * 8} 1.5Z`,
      kit.tone('felt', 'shade'),
    ) +
    fill(
      `M${-kit.side * 37} -18Q${-kit.side * 20} -36 ${-kit.side * 6} -39L${-kit.side * 2} -39L${-kit.side * 8} -20Z`,
      kit.tone('felt', 'shade'),
    ) +
    fill('M-7 1V-18H6V1Z', kit.tone('vermilion', 'lit')) +
    fill('M-7 -39H7V-43H-7Z', kit.tone('figure', 'shade')) +
    stroke('M4 -41V-52', kit.tone('metal', 'shade'), 2.4) +
    stroke('M-34 -11Q0 -8 34 -11', kit.tone('wood', 'shade'), 1.3) +
    smoke(kit, 4, -54)
  );
}

function smoke(kit: Kit, x: number, y: number): string {
  if (kit.random.chance(0.45)) return '';
  return stroke(`M${x} ${y}q7 -12 0 -24q-8 -14 3 -28q8 -10 4 -22`, kit.tone('white', 'middle'), 4, 0.45);
}

/** Several instances spread over the ground, the distant ones first and smaller. */
function spread(kit: Kit, count: number, gap: number, make: () => string): string {
  const spots = Array.from({ length: count }, (_, index) => ({
    x: (index - (count - 1) / 2) * gap + kit.random.range(-0.25, 0.25) * gap,
    y: kit.random.range(-22, 20),
  })).sort((one, two) => one.y - two.y);
  return spots.map(({ x, y }) => placed(x, y, 1 + y / 110, 1 + y / 110, make())).join('');
}

export const camps = {
  tents: (kit) =>
    spread(kit, kit.random.integer(3, 6), 92, () => tent(kit)) + fire(kit, kit.random.range(-60, 60), 34),
  'black-tents': (kit) => spread(kit, kit.random.integer(2, 4), 130, () => blackTent(kit)),
  gers: (kit) => spread(kit, kit.random.integer(3, 6), 96, () => ger(kit)),
  fire: (kit) => fire(kit, 0, 0),
} satisfies Record<string, MotifDrawer>;

function fire(kit: Kit, x: number, y: number): string {
  return (
    circle(x, y - 8, 46, kit.lamp, 0.12) +
    circle(x, y - 8, 24, kit.lamp, 0.2) +
    fill(
      `M${number(x - 8)} ${number(y)}Q${number(x - 11)} ${number(y - 10)} ${number(x - 2)} ${number(y - 22)}Q${number(x + 1)} ${number(y - 13)} ${number(x + 5)} ${number(y - 16)}Q${number(x + 11)} ${number(y - 6)} ${number(x + 7)} ${number(y)}Z`,
      kit.tone('vermilion', 'lit'),
    ) +
    fill(
      `M${number(x - 4)} ${number(y)}Q${number(x - 4)} ${number(y - 7)} ${number(x + 1)} ${number(y - 12)}Q${number(x + 6)} ${number(y - 4)} ${number(x + 4)} ${number(y)}Z`,
      kit.lamp,
    )
  );
}
