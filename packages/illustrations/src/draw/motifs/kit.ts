import { fill, number, polygon, rectangle, type Point } from '../../math/geometry.ts';
import type { Material, Shade } from '../../scene/materials.ts';
import type { Random } from '../../math/random.ts';
import type { Pen } from '../pen.ts';

/** The input of a motif: random numbers, the direction of the light in its own coordinates, colours. */
export interface Kit {
  readonly pen: Pen;
  readonly random: Random;
  readonly side: -1 | 1;
  readonly lamp: string;
  readonly tone: (material: Material, shade: Shade) => string;
}

/** Draws one motif with its ground at y = 0, about 100 to 300 units wide. */
export type MotifDrawer = (kit: Kit) => string;

export interface WallOptions {
  /** The share of the width lost at the top, both sides together. */
  readonly taper?: number;
  /** The shaded share of the width. */
  readonly shade?: number;
  readonly base?: number;
}

/** A building corner: a lit front and a side shaded from the sun. */
export function wall(
  kit: Kit,
  material: Material,
  x: number,
  width: number,
  height: number,
  options: WallOptions = {},
): string {
  const base = options.base ?? 0;
  const inset = (width * (options.taper ?? 0)) / 2;
  const top = base - height;
  const outline: Point[] = [
    { x: x - width / 2 + inset, y: top },
    { x: x + width / 2 - inset, y: top },
    { x: x + width / 2, y: base },
    { x: x - width / 2, y: base },
  ];
  const share = options.shade ?? 0.34;
  const cut = -kit.side * (0.5 - share);
  const far = -kit.side * 0.5;
  const dark: Point[] = [
    { x: x + cut * (width - inset * 2), y: top },
    { x: x + far * (width - inset * 2), y: top },
    { x: x + far * width, y: base },
    { x: x + cut * width, y: base },
  ];
  return fill(polygon(outline), kit.tone(material, 'lit')) + fill(polygon(dark), kit.tone(material, 'shade'));
}

/** A grid of windows, lit from inside at dusk and at night. */
export function windows(
  kit: Kit,
  x: number,
  y: number,
  columns: number,
  rows: number,
  stepX: number,
  stepY: number,
  width: number,
  height: number,
): string {
  const parts: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const lit =
        kit.pen.scene.light === 'night'
          ? kit.random.chance(0.5)
          : kit.pen.scene.light === 'dusk' && kit.random.chance(0.4);
      parts.push(
        rectangle(
          x + (column - (columns - 1) / 2) * stepX - width / 2,
          y + row * stepY,
          width,
          height,
          lit ? kit.lamp : kit.tone('figure', 'shade'),
        ),
      );
    }
  }
  return parts.join('');
}

/** A pitched roof above a wall. */
export function gable(
  kit: Kit,
  material: Material,
  x: number,
  width: number,
  base: number,
  height: number,
  overhang = 6,
): string {
  const half = width / 2 + overhang;
  const ridge = half * 0.28;
  const near = `M${number(x - half)} ${number(base)}L${number(x - ridge)} ${number(base - height)}H${number(x + ridge)}L${number(x + half)} ${number(base)}Z`;
  const far =
    kit.side === -1
      ? `M${number(x + ridge * 0.4)} ${number(base - height)}H${number(x + ridge)}L${number(x + half)} ${number(base)}H${number(x + half * 0.45)}Z`
      : `M${number(x - ridge * 0.4)} ${number(base - height)}H${number(x - ridge)}L${number(x - half)} ${number(base)}H${number(x - half * 0.45)}Z`;
  return fill(near, kit.tone(material, 'lit')) + fill(far, kit.tone(material, 'shade'));
}

/** A round or pointed dome; `onion` is wider than its base. */
export function dome(
  kit: Kit,
  material: Material,
  x: number,
  base: number,
  half: number,
  height: number,
  onion = false,
): string {
  const swell = onion ? 1.32 : 1;
  const face = (side: number): string =>
    onion
      ? `M${number(x)} ${number(base - height)}C${number(x + side * half * 0.1)} ${number(base - height * 0.72)} ${number(x + side * half * swell)} ${number(base - height * 0.66)} ${number(x + side * half * swell)} ${number(base - height * 0.34)}Q${number(x + side * half * swell)} ${number(base - height * 0.1)} ${number(x + side * half * 0.8)} ${number(base)}H${number(x)}Z`
      : `M${number(x)} ${number(base - height)}C${number(x + side * half * 0.62)} ${number(base - height * 0.96)} ${number(x + side * half)} ${number(base - height * 0.5)} ${number(x + side * half)} ${number(base)}H${number(x)}Z`;
  return fill(face(kit.side), kit.tone(material, 'lit')) + fill(face(-kit.side), kit.tone(material, 'shade'));
}

/** A roof with upturned corners, as in China, Mongolia and Japan. */
export function sweptRoof(
  kit: Kit,
  material: Material,
  x: number,
  half: number,
  base: number,
  height: number,
): string {
  const n = number;
  const whole = `M${n(x - half * 1.12)} ${n(base - height * 0.22)}Q${n(x - half * 0.8)} ${n(base + 1)} ${n(x - half * 0.5)} ${n(base)}H${n(x + half * 0.5)}Q${n(x + half * 0.8)} ${n(base + 1)} ${n(x + half * 1.12)} ${n(base - height * 0.22)}Q${n(x + half * 0.6)} ${n(base - height * 0.4)} ${n(x + half * 0.46)} ${n(base - height)}H${n(x - half * 0.46)}Q${n(x - half * 0.6)} ${n(base - height * 0.4)} ${n(x - half * 1.12)} ${n(base - height * 0.22)}Z`;
  const s = -kit.side;
  const dark = `M${n(x + s * half * 0.12)} ${n(base - height)}H${n(x + s * half * 0.46)}Q${n(x + s * half * 0.6)} ${n(base - height * 0.4)} ${n(x + s * half * 1.12)} ${n(base - height * 0.22)}Q${n(x + s * half * 0.8)} ${n(base + 1)} ${n(x + s * half * 0.5)} ${n(base)}H${n(x + s * half * 0.2)}Z`;
  return fill(whole, kit.tone(material, 'lit')) + fill(dark, kit.tone(material, 'shade'));
}

/** The shadow of a motif on the ground. */
export function grounded(kit: Kit, half: number, thick = 5): string {
  return fill(
    `M${number(-half)} 0Q${number(-kit.side * half * 0.6)} ${number(-thick * 0.4)} ${number(half)} 0Q${number(half * 0.3 - kit.side * half * 0.9)} ${number(thick * 1.6)} ${number(-half)} 0Z`,
    kit.tone('figure', 'shade'),
    0.24,
  );
}
