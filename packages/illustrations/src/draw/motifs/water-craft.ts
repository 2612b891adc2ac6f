import { circle, fill, number, placed, rectangle, stroke } from '../../math/geometry.ts';
import type { Kit, MotifDrawer } from './kit.ts';

function wake(kit: Kit, half: number): string {
  return fill(`M${-half} 0Q0 9 ${half} 0Q${half * 0.2} 20 ${-half * 1.5} 12Z`, kit.tone('white', 'lit'), 0.4);
}

function plume(kit: Kit, x: number, y: number, direction: number): string {
  return Array.from({ length: 12 }, (_, puff) =>
    circle(
      x + direction * (puff * 21 + puff * puff * 0.9),
      y - puff * 6 - kit.random.range(0, 12),
      9 + puff * 3,
      kit.tone(puff < 4 ? 'grey' : 'white', 'middle'),
      0.8 - puff * 0.055,
    ),
  ).join('');
}

function liner(kit: Kit): string {
  const funnel = (x: number): string =>
    fill(`M${x - 11} -64L${x - 14} -108H${x + 10}L${x + 13} -64Z`, kit.tone('vermilion', 'lit')) +
    fill(`M${x - 15} -108H${x + 10}V-99H${x - 14}Z`, kit.tone('figure', 'shade'));
  return (
    plume(kit, -18, -112, -1) +
    plume(kit, 40, -112, -1) +
    stroke(
      'M-118 -44V-138M118 -44V-132M-118 -134L-190 -38M118 -130L190 -40M-118 -134L118 -130',
      kit.tone('wood', 'shade'),
      2,
    ) +
    fill('M-190 -40H200L176 2H-172Q-186 -14 -190 -40Z', kit.tone('hull', 'middle')) +
    fill('M-184 -10H182L176 2H-172Z', kit.tone('redWall', 'middle')) +
    rectangle(-190, -43, 391, 4, kit.tone('white', 'lit')) +
    rectangle(-140, -56, 262, 14, kit.tone('whiteWall', 'lit')) +
    rectangle(-112, -68, 200, 13, kit.tone('whiteWall', 'middle')) +
    rectangle(52, -84, 40, 17, kit.tone('whiteWall', 'lit')) +
    Array.from({ length: 20 }, (_, index) => circle(-160 + index * 17, -26, 2.6, kit.lamp)).join('') +
    Array.from({ length: 16 }, (_, index) =>
      rectangle(-132 + index * 16, -52, 7, 6, kit.tone('figure', 'shade')),
    ).join('') +
    funnel(-16) +
    funnel(34) +
    funnel(-66) +
    wake(kit, 190)
  );
}

export const waterCraft = {
  steamer: liner,
  riverboat: (kit) =>
    plume(kit, 10, -96, -1) +
    fill('M-130 -22H140L120 2H-116Z', kit.tone('whiteWall', 'lit')) +
    fill('M-126 -10H132L120 2H-116Z', kit.tone('indigo', 'middle')) +
    rectangle(-104, -42, 200, 20, kit.tone('whiteWall', 'middle')) +
    rectangle(-90, -60, 150, 18, kit.tone('whiteWall', 'lit')) +
    rectangle(-112, -45, 216, 4, kit.tone('wood', 'shade')) +
    rectangle(-98, -63, 170, 4, kit.tone('wood', 'shade')) +
    Array.from({ length: 11 }, (_, index) => rectangle(-96 + index * 17, -37, 9, 10, kit.lamp)).join('') +
    `<circle cx="-20" cy="-16" r="21" fill="${kit.tone('redWall', 'lit')}"/>` +
    stroke('M-41 -16H1M-20 -37V5M-35 -31L-5 -1M-35 -1L-5 -31', kit.tone('figure', 'shade'), 2.4) +
    fill('M4 -63L3 -98H17L18 -63Z', kit.tone('figure', 'shade')) +
    rectangle(3, -92, 14, 7, kit.tone('vermilion', 'lit')) +
    stroke('M96 -42V-88', kit.tone('wood', 'shade'), 2) +
    wake(kit, 128),
  raft: (kit) =>
    fill('M-90 -9H90L80 3H-82Z', kit.tone('wood', 'middle')) +
    stroke('M-88 -4H86', kit.tone('wood', 'shade'), 2) +
    [-50, -18, 40]
      .map(
        (x) =>
          fill(
            `M${x - 7} -9L${x - 5} -33Q${x} -39 ${x + 5} -33L${x + 7} -9Z`,
            kit.tone(x === -18 ? 'vermilion' : 'indigo', 'lit'),
          ) + circle(x, -41, 4.4, kit.tone('figure', 'shade')),
      )
      .join('') +
    stroke('M46 -60L76 12', kit.tone('wood', 'shade'), 3) +
    fill('M-4 -10Q6 -38 20 -34L28 -44L34 -40L30 -26L28 -10Z', kit.tone('figure', 'middle')) +
    wake(kit, 86),
  junk: (kit) =>
    placed(
      0,
      0,
      1,
      1,
      fill('M-100 -34Q-90 -16 -60 -16H60Q96 -20 110 -44L92 2H-78Z', kit.tone('wood', 'middle')) +
        fill('M-88 -10H100L92 2H-78Z', kit.tone('wood', 'shade')) +
        stroke('M-24 -18V-150M54 -18V-112', kit.tone('wood', 'shade'), 3.6) +
        fill('M-24 -146Q30 -130 34 -92L30 -30L-26 -34Z', kit.tone('ochre', 'lit')) +
        fill('M-24 -146L-56 -108L-58 -50L-26 -34Z', kit.tone('ochre', 'shade')) +
        fill('M54 -110Q86 -96 90 -66L86 -28L54 -30Z', kit.tone('roofRed', 'lit')) +
        [-118, -92, -66]
          .map((y) => stroke(`M-56 ${y + 26}L34 ${y + 24}`, kit.tone('wood', 'shade'), 1.6, 0.7))
          .join(''),
    ) + wake(kit, 96),
  shikara: (kit) =>
    [
      [-70, 0, 0.9],
      [80, 16, 1.1],
    ]
      .map(([x = 0, y = 0, size = 1]) =>
        placed(
          x,
          y,
          size,
          size,
          fill('M-72 -16Q0 12 76 -18Q50 6 0 6Q-46 6 -72 -16Z', kit.tone('wood', 'shade')) +
            fill('M-24 -36Q0 -46 26 -36L22 -30H-20Z', kit.tone('vermilion', 'lit')) +
            stroke('M-20 -31V-6M22 -31V-6', kit.tone('wood', 'shade'), 2) +
            fill(`M44 -10L46 -30Q50 -35 54 -30L56 -10Z`, kit.tone('white', 'lit')) +
            circle(50, -37, 4, kit.tone('figure', 'shade')) +
            stroke('M52 -24L74 6', kit.tone('wood', 'shade'), 2) +
            wake(kit, 60),
        ),
      )
      .join(''),
} satisfies Record<string, MotifDrawer>;

export const bridges = {
  'hanging-bridge': (kit) => {
    const planks = Array.from({ length: 27 }, (_, index) => {
      const t = index / 26;
      const x = -300 + t * 600;
      const y = -34 + Math.sin(t * Math.PI) * 30;
      return `M${number(x)} ${number(y)}V${number(y - 52 + Math.sin(t * Math.PI) * 30)}`;
    }).join('');
    const tower = (x: number): string =>
      fill(`M${x - 30} 60L${x - 22} -108H${x + 22}L${x + 30} 60Z`, kit.tone('rock', 'lit')) +
      fill(`M${x - kit.side * 30} 60L${x - kit.side * 22} -108H${x}V60Z`, kit.tone('rock', 'shade')) +
      fill(`M${x - 13} 10V-46Q${x} -66 ${x + 13} -46V10Z`, kit.tone('figure', 'shade')) +
      stroke(`M${x} -108v-30`, kit.tone('wood', 'shade'), 2) +
      fill(`M${x} -138l${-kit.side * 22} 6l${kit.side * 22} 7Z`, kit.tone('vermilion', 'lit'));
    return (
      stroke('M-300 -98Q0 4 300 -98', kit.tone('wood', 'shade'), 3.4) +
      stroke(planks, kit.tone('wood', 'shade'), 1.4) +
      stroke('M-300 -36Q0 24 300 -36', kit.tone('wood', 'lit'), 8) +
      stroke('M-300 -32Q0 28 300 -32', kit.tone('wood', 'shade'), 3) +
      tower(-312) +
      tower(312)
    );
  },
  'wood-bridge': (kit) =>
    stroke('M-240 -22Q0 -62 240 -22', kit.tone('wood', 'shade'), 14) +
    stroke('M-240 -28Q0 -68 240 -28', kit.tone('wood', 'lit'), 6) +
    stroke(
      `M-240 -56Q0 -96 240 -56${[-200, -140, -70, 0, 70, 140, 200].map((x) => `M${x} ${number(-26 - 20 * (1 - (x / 240) ** 2))}v-30`).join('')}`,
      kit.tone('wood', 'shade'),
      3,
    ) +
    [-130, 0, 130]
      .map((x) =>
        stroke(`M${x - 10} 44V-34M${x + 10} 44V-34M${x - 10} 16L${x + 10} -8`, kit.tone('wood', 'shade'), 6),
      )
      .join(''),
} satisfies Record<string, MotifDrawer>;
