import { mix } from '../scene/colour.ts';
import { curve, fill, HEIGHT, lens, number, polygon, stroke, WIDTH, type Point } from '../math/geometry.ts';
import type { Random } from '../math/random.ts';
import type { FrameLayer } from '../scene/scene.ts';
import type { Pen } from './pen.ts';

const everything = `M-10 -10H${WIDTH + 10}V${HEIGHT + 10}H-10Z`;

/** Draws the frame of the view: a tent, a cave, a gateway or the branches of a tree. */
export function drawFrame(pen: Pen, layer: FrameLayer): string {
  const random = pen.random.fork(layer.what);
  switch (layer.what) {
    case 'tent':
      return drawTentDoor(pen, random);
    case 'cave':
      return drawCave(pen, random);
    case 'gateway':
      return drawGateway(pen);
    case 'boughs':
      return drawBoughs(pen, random);
  }
}

function around(hole: string, colour: string): string {
  return `<path d="${everything}${hole}" fill="${colour}" fill-rule="evenodd"/>`;
}

/** The entrance of a canvas tent with its flaps tied back, lit through the cloth. */
function drawTentDoor(pen: Pen, random: Random): string {
  const apex = random.range(740, 860);
  const cloth = mix(
    mix(pen.tone('ochreRock', 'middle'), pen.tone('ochre', 'shade'), 0.4),
    pen.scene.palette.shade,
    pen.night ? 0.45 : 0.22,
  );
  const deep = mix(cloth, pen.scene.palette.shade, 0.42);
  const bright = mix(cloth, pen.tone('canvas', 'lit'), 0.34);
  const edge = (side: -1 | 1, out: number): string => {
    const x = (reach: number): string => number(apex + side * (reach + out));
    return `M${number(apex + side * out * 0.2)} ${number(-190 - out)}Q${x(330)} 60 ${x(470)} 330Q${x(560)} 480 ${x(540)} 560Q${x(600)} 760 ${x(690)} ${HEIGHT + 20}`;
  };
  const flap = (side: -1 | 1, out: number, colour: string): string =>
    fill(`${edge(side, out)}H${side === -1 ? -20 : WIDTH + 20}V-190Z`, colour);
  const parts: string[] = [];
  for (const side of [-1, 1] as const) {
    parts.push(
      flap(side, 0, bright),
      flap(side, 22, cloth),
      flap(side, 120, mix(cloth, deep, 0.5)),
      flap(side, 210, deep),
    );
    for (const out of [70, 165, 290]) parts.push(stroke(edge(side, out), mix(deep, cloth, 0.3), 4, 0.6));
    parts.push(
      stroke(
        `M${number(apex + side * 536)} 556q${side * 40} -34 ${side * 110} -30M${number(apex + side * 540)} 560q${side * 26} 22 ${side * 96} 44`,
        pen.tone('vermilion', 'middle'),
        7,
      ),
    );
  }
  return parts.join('');
}

/** The mouth of a cave: angular rock faces around the opening, lit on the side facing the sun. */
function drawCave(pen: Pen, random: Random): string {
  const count = 20;
  const own = random.fork('edge');
  const ring = (grow: number, rough: number): Point[] =>
    Array.from({ length: count }, (_, index) => {
      const angle = Math.PI * 0.86 + (index / (count - 1)) * Math.PI * 1.28;
      const reach = grow * own.range(1 - rough, 1 + rough);
      return { x: 800 + Math.cos(angle) * 760 * reach, y: 590 + Math.sin(angle) * 540 * reach };
    });
  const inner = ring(1, 0.07);
  const outer = inner.map((point) => ({
    x: 800 + (point.x - 800) * own.range(1.1, 1.22),
    y: 590 + (point.y - 590) * own.range(1.1, 1.24),
  }));
  const dark = mix(pen.tone('darkRock', 'shade'), pen.scene.palette.shade, 0.5);
  const lit = mix(pen.tone('rustRock', 'lit'), dark, 0.42);
  const side = pen.lightFrom(800);
  const first = inner[0] ?? { x: 0, y: HEIGHT };
  const last = inner.at(-1) ?? first;
  const hole = `${polygon(inner).replace('Z', '')}L${number(last.x)} ${HEIGHT + 20}L${number(first.x)} ${HEIGHT + 20}Z`;
  const parts = [around(hole, dark)];
  for (let index = 0; index + 1 < count; index += 1) {
    const [one, two, three, four] = [inner[index], inner[index + 1], outer[index + 1], outer[index]];
    if (!one || !two || !three || !four) continue;
    const away = (one.x - 800) * side < 0;
    const share = away ? random.range(0.1, 0.55) : random.range(0.6, 0.9);
    parts.push(fill(polygon([one, two, three, four]), mix(lit, dark, share)));
    if (random.chance(0.6))
      parts.push(
        fill(
          polygon([four, three, { x: 800 + (three.x - 800) * 1.16, y: 590 + (three.y - 590) * 1.2 }]),
          mix(lit, dark, share * 0.3 + 0.66),
        ),
      );
  }
  return parts.join('');
}

function drawGateway(pen: Pen): string {
  const dark = mix(pen.tone('mud', 'shade'), pen.scene.palette.shade, 0.5);
  const rim = mix(pen.tone('mud', 'lit'), dark, 0.42);
  const hole = (inset: number): string =>
    `M${250 + inset} ${HEIGHT + 10}V${470 + inset}Q${290 + inset} ${170 + inset} 800 ${40 + inset}Q${1310 - inset} ${170 + inset} ${1350 - inset} ${470 + inset}V${HEIGHT + 10}Z`;
  const tiles = Array.from({ length: 9 }, (_, index) =>
    [110, 1490]
      .map((x) =>
        fill(
          polygon([
            { x, y: 150 + index * 100 },
            { x: x + 38, y: 196 + index * 100 },
            { x, y: 242 + index * 100 },
            { x: x - 38, y: 196 + index * 100 },
          ]),
          pen.tone(index % 2 === 0 ? 'indigo' : 'roofGreen', 'middle'),
          0.75,
        ),
      )
      .join(''),
  ).join('');
  return (
    around(hole(0), dark) +
    `<path d="${hole(0)}${hole(30)}" fill="${rim}" fill-rule="evenodd"/>` +
    `<path d="${hole(30)}${hole(38)}" fill="${pen.tone('indigo', 'middle')}" fill-rule="evenodd"/>` +
    tiles
  );
}

function drawBoughs(pen: Pen, random: Random): string {
  const left = random.chance(0.5);
  const dark = mix(pen.tone('deodar', 'shade'), pen.scene.palette.shade, 0.4);
  const pale = mix(pen.tone('deodar', 'middle'), dark, 0.4);
  const parts: string[] = [];
  for (let bough = 0; bough < 6; bough += 1) {
    const from = { x: left ? -30 : WIDTH + 30, y: -30 + bough * 150 + random.range(-30, 30) };
    const reach = (left ? 1 : -1) * (random.range(430, 760) - bough * 60);
    const points = Array.from({ length: 7 }, (_, index) => ({
      x: from.x + (reach * index) / 6,
      y: from.y + 120 * (index / 6) ** 1.6 + random.range(-8, 8),
    }));
    parts.push(stroke(curve(points), pen.tone('wood', 'shade'), 7));
    for (let spray = 0; spray < 26; spray += 1) {
      const t = random.range(0.1, 1);
      const at = { x: from.x + reach * t, y: from.y + 120 * t ** 1.6 };
      parts.push(
        `<g transform="rotate(${Math.round(random.range(10, 60) * (left ? 1 : -1))} ${Math.round(at.x)} ${Math.round(at.y)})">${fill(lens(at.x, at.y, random.range(70, 150), random.range(9, 17)), spray % 3 === 0 ? pale : dark)}</g>`,
      );
    }
  }
  return parts.join('');
}
