import { circle, fill, number, placed, rectangle, stroke } from '../../math/geometry.ts';
import type { Material } from '../../scene/materials.ts';
import { grounded, type Kit, type MotifDrawer } from './kit.ts';

const robes: readonly [Material, ...Material[]] = [
  'vermilion',
  'indigo',
  'ochre',
  'green',
  'white',
  'redWall',
];

function camel(kit: Kit, rider: boolean): string {
  const coat = kit.tone('camel', 'shade');
  const load = kit.tone(kit.random.pick(robes), 'lit');
  const walk = kit.random.range(-2, 2);
  return (
    grounded(kit, 26, 3) +
    stroke(
      `M-15 -18L${number(-17 + walk)} 0M-11 -18L${number(-9 - walk)} 0M11 -18L${number(10 + walk)} 0M15 -18L${number(18 - walk)} 0`,
      coat,
      3.4,
    ) +
    fill(
      'M-20 -20Q-19 -33 -12 -31Q-9 -44 -3 -32Q2 -29 5 -31Q9 -45 14 -31Q21 -28 20 -19Q10 -13 0 -14Q-14 -12 -20 -20Z',
      kit.tone('camel', 'middle'),
    ) +
    stroke('M17 -24Q27 -19 28 -34L30 -39', coat, 5) +
    fill('M27 -42q7 -2 11 2q-1 4 -10 3Z', coat) +
    stroke('M-20 -24q-5 4 -4 11', coat, 2) +
    (rider
      ? person(kit, 1, -30)
      : rectangle(-13, -28, 8, 11, load) + rectangle(6, -28, 8, 11, load) + rectangle(-6, -34, 12, 8, load))
  );
}

function person(kit: Kit, x: number, y: number): string {
  const robe = kit.random.pick(robes);
  return (
    fill(
      `M${x - 6} ${y + 12}L${x - 5} ${y - 8}Q${x} ${y - 13} ${x + 5} ${y - 8}L${x + 6} ${y + 12}Z`,
      kit.tone(robe, 'lit'),
    ) +
    fill(
      `M${x - kit.side * 6} ${y + 12}L${x - kit.side * 5} ${y - 8}Q${x - kit.side * 2} ${y - 12} ${x} ${y - 11}L${x} ${y + 12}Z`,
      kit.tone(robe, 'shade'),
    ) +
    circle(x, y - 15, 3.8, kit.tone('figure', 'shade')) +
    fill(`M${x - 6} ${y - 16}Q${x} ${y - 25} ${x + 6} ${y - 16}Z`, kit.tone(kit.random.pick(robes), 'lit'))
  );
}

function horse(kit: Kit, load: 'rider' | 'pack'): string {
  const coat = kit.tone(
    kit.random.pick(['camel', 'figure', 'wood', 'figure']),
    kit.random.chance(0.3) ? 'lit' : 'shade',
  );
  const walk = kit.random.range(-3, 3);
  const pack = kit.tone(kit.random.pick(robes), 'lit');
  return (
    grounded(kit, 24, 3) +
    stroke(
      `M-14 -16L${number(-17 + walk)} 0M-10 -16L${number(-8 - walk)} 0M10 -16L${number(8 + walk)} 0M13 -17L${number(16 - walk)} 0`,
      coat,
      3.2,
    ) +
    fill(
      'M-18 -23Q-8 -27 6 -24L13 -33Q17 -39 21 -36L28 -29Q25 -26 20 -28Q19 -19 13 -15Q0 -13 -14 -15Q-20 -17 -18 -23Z',
      coat,
    ) +
    stroke('M-18 -23q-6 4 -5 14', coat, 2.6) +
    (load === 'rider'
      ? person(kit, -1, -31)
      : rectangle(-11, -29, 17, 12, pack) + rectangle(-8, -33, 11, 5, kit.tone('canvas', 'shade')))
  );
}

function yak(kit: Kit, loaded: boolean): string {
  const coat = kit.tone('yak', 'shade');
  return (
    grounded(kit, 26, 3) +
    stroke('M-13 -10V0M-8 -10V0M11 -10V0M16 -10V0', coat, 3.6) +
    fill(
      'M-22 -20Q-21 -33 -6 -32Q4 -41 13 -34Q23 -32 25 -20L29 -15Q29 -9 24 -10L19 -13L15 -7L-17 -7Q-24 -11 -22 -20Z',
      kit.tone('yak', 'middle'),
    ) +
    fill('M-22 -18L-17 -7H15L19 -13Q0 -17 -22 -18Z', coat) +
    stroke('M23 -25q-2 -8 4 -10M-22 -20q-6 5 -5 12', coat, 2.4) +
    (loaded
      ? rectangle(-10, -38, 17, 13, kit.tone(kit.random.pick(robes), 'lit')) +
        rectangle(-10, -29, 17, 4, kit.tone('canvas', 'shade'))
      : '')
  );
}

/** Animals in single file with irregular spacing. */
function file(kit: Kit, count: number, gap: number, make: (index: number) => string): string {
  const parts: string[] = [];
  let x = (-(count - 1) * gap) / 2;
  for (let index = 0; index < count; index += 1) {
    parts.push(placed(x, kit.random.range(-3, 3), 1, 1, make(index)));
    x += gap * kit.random.range(0.82, 1.25);
  }
  return parts.join('');
}

/** An open touring car of the 1920s with its hood folded back and luggage behind. */
function car(kit: Kit, body: Material): string {
  const dark = kit.tone('figure', 'shade');
  const wheel = (x: number): string =>
    circle(x, -10, 12, dark) +
    circle(x, -10, 8, kit.tone('gravel', 'lit')) +
    stroke(
      `M${x - 8} -10H${x + 8}M${x} -18V-2M${x - 6} -16L${x + 6} -4M${x - 6} -4L${x + 6} -16`,
      dark,
      1.4,
    ) +
    circle(x, -10, 2.4, dark);
  return (
    grounded(kit, 60, 4) +
    person(kit, -24, -30) +
    person(kit, -6, -30) +
    fill(
      'M-52 -14Q-56 -34 -44 -36L-14 -34Q-10 -28 6 -30L14 -34H50Q54 -34 54 -26V-14Z',
      kit.tone(body, 'lit'),
    ) +
    fill('M-54 -14Q-54 -22 -52 -24H54V-14Z', kit.tone(body, 'shade')) +
    fill('M-58 -36Q-52 -46 -38 -42L-36 -36Z', kit.tone('canvas', 'shade')) +
    rectangle(-66, -34, 14, 16, kit.tone('wood', 'lit')) +
    rectangle(-66, -27, 14, 2, dark) +
    stroke('M14 -34L10 -52', dark, 2.4) +
    fill('M10 -52L14 -34L8 -34L5 -51Z', kit.tone('ice', 'lit'), 0.6) +
    stroke('M-56 -8Q-52 -24 -34 -24Q-22 -24 -18 -10H18Q22 -25 38 -25Q54 -25 60 -10', dark, 3.4) +
    wheel(-36) +
    wheel(38) +
    circle(57, -28, 4.2, kit.lamp)
  );
}

function engine(kit: Kit, length: number): string {
  const dark = kit.tone('metal', 'shade');
  const mid = kit.tone('metal', 'middle');
  const parts: string[] = [];
  const smoke = kit.tone('white', 'middle');
  for (let puff = 0; puff < 11; puff += 1)
    parts.push(
      circle(
        88 - puff * 27 - puff * puff * 1.1,
        -64 - puff * 7 - kit.random.range(0, 14),
        9 + puff * 2.5,
        smoke,
        0.82 - puff * 0.055,
      ),
    );
  parts.push(
    fill('M52 -38H96Q102 -38 102 -30V-14H52Z', mid),
    fill('M52 -28H102V-14H52Z', dark),
    fill('M28 -54H58V-14H28Z', dark),
    rectangle(24, -58, 38, 5, kit.tone('redWall', 'lit')),
    fill('M86 -38L84 -60H94L92 -38Z', dark),
    rectangle(68, -44, 8, 8, dark),
    rectangle(36, -46, 14, 13, kit.lamp),
    fill('M100 -14L112 -4H98Z', dark),
  );
  for (const x of [36, 54, 70, 88]) parts.push(circle(x, -8, 8, kit.tone('figure', 'shade')));
  for (let wagon = 0; wagon < length; wagon += 1) {
    const x = 18 - (wagon + 1) * 88;
    const coat: Material = wagon === 0 ? 'metal' : kit.random.pick(['green', 'redWall', 'wood']);
    parts.push(
      rectangle(x, wagon === 0 ? -34 : -46, 82, wagon === 0 ? 26 : 38, kit.tone(coat, 'lit')),
      rectangle(x, -16, 82, 8, kit.tone(coat, 'shade')),
      rectangle(x + 82, -14, 8, 4, dark),
    );
    if (wagon > 0) {
      parts.push(rectangle(x - 2, -50, 86, 6, kit.tone(coat, 'shade')));
      for (let pane = 0; pane < 5; pane += 1) parts.push(rectangle(x + 7 + pane * 15, -38, 9, 11, kit.lamp));
    }
    for (const wheel of [14, 28, 56, 70]) parts.push(circle(x + wheel, -6, 6, kit.tone('figure', 'shade')));
  }
  return (
    rectangle(-1700, -1, 3400, 4, kit.tone('metal', 'shade'), 0.75) +
    rectangle(-1700, 4, 3400, 8, kit.tone('gravel', 'shade'), 0.75) +
    parts.join('')
  );
}

function cartAndHorses(kit: Kit): string {
  const wood = kit.tone('wood', 'shade');
  return (
    placed(34, 0, 1, 1, horse(kit, 'pack').replace(/<rect[^>]*>/g, '')) +
    placed(40, 2, 1, 1, horse(kit, 'pack').replace(/<rect[^>]*>/g, '')) +
    fill('M-46 -30L-40 -14H2L8 -30Z', kit.tone('wood', 'lit')) +
    fill('M-44 -30Q-44 -52 -22 -50Q-10 -48 -12 -30Z', kit.tone('canvas', 'lit')) +
    stroke('M2 -18L26 -20', wood, 3) +
    person(kit, 0, -42) +
    [-34, -2]
      .map(
        (x) =>
          `<circle cx="${x}" cy="-9" r="10" fill="none" stroke="${wood}" stroke-width="3"/>` +
          stroke(`M${x - 9} -9H${x + 9}M${x} -18V0`, wood, 1.6),
      )
      .join('')
  );
}

export const travellers = {
  camels: (kit) => file(kit, kit.random.integer(5, 7), 64, (index) => camel(kit, index % 4 === 0)),
  horses: (kit) =>
    file(kit, kit.random.integer(4, 7), 62, (index) => horse(kit, index % 3 === 2 ? 'pack' : 'rider')),
  riders: (kit) => file(kit, kit.random.integer(2, 3), 62, () => horse(kit, 'rider')),
  yaks: (kit) =>
    file(kit, kit.random.integer(4, 7), 62, (index) =>
      index % 4 === 3 ? horse(kit, 'rider') : yak(kit, true),
    ),
  'wild-yaks': (kit) => file(kit, kit.random.integer(3, 5), 74, () => yak(kit, false)),
  cart: (kit) =>
    cartAndHorses(kit) + (kit.random.chance(0.5) ? placed(-150, -4, 0.95, 0.95, cartAndHorses(kit)) : ''),
  cars: (kit) =>
    file(kit, kit.random.integer(2, 3), 156, (index) => car(kit, index % 2 === 0 ? 'indigo' : 'green')),
  train: (kit) => engine(kit, kit.random.integer(4, 7)),
  sheep: (kit) =>
    Array.from({ length: 13 }, () => {
      const x = kit.random.range(-130, 130);
      const y = kit.random.range(-16, 14);
      return (
        stroke(
          `M${number(x - 4)} ${number(y)}v-6M${number(x + 4)} ${number(y)}v-6`,
          kit.tone('figure', 'shade'),
          2,
        ) +
        fill(
          `M${number(x - 9)} ${number(y - 5)}q0 -9 9 -9q9 0 9 8q-2 5 -9 4q-8 1 -9 -3Z`,
          kit.tone('white', kit.random.chance(0.3) ? 'shade' : 'lit'),
        ) +
        circle(x + 10, y - 10, 3, kit.tone('figure', 'shade'))
      );
    }).join(''),
  antelopes: (kit) =>
    file(
      kit,
      kit.random.integer(4, 6),
      46,
      () =>
        stroke('M-9 -12L-11 0M-6 -12L-5 0M7 -12L6 0M9 -12L12 0', kit.tone('earth', 'shade'), 2) +
        fill(
          'M-12 -17Q0 -20 9 -17L13 -25L19 -26L17 -22L14 -15Q0 -8 -12 -11Z',
          kit.tone('ochreRock', 'middle'),
        ) +
        fill('M-9 -11Q2 -8 12 -13Q2 -11 -9 -14Z', kit.tone('white', 'lit')) +
        stroke('M15 -26q-3 -6 0 -11', kit.tone('figure', 'shade'), 1.5),
    ),
} satisfies Record<string, MotifDrawer>;
