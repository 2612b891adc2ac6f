import { tone, type Material, type Shade } from '../scene/materials.ts';
import type { Random } from '../math/random.ts';
import type { Scene } from '../scene/scene.ts';

/** The input of every drawing function: the light, the colours at a depth, random numbers and definitions. */
export interface Pen {
  readonly scene: Scene;
  readonly random: Random;
  readonly depth: number;
  /** -1 when the light comes from the left of x, 1 from the right. */
  readonly lightFrom: (x: number) => -1 | 1;
  readonly night: boolean;
  readonly tone: (material: Material, shade: Shade, depth?: number) => string;
  /** Registers a definition (gradient, clip path) and returns its reference. */
  readonly define: (make: (id: string) => string) => string;
}

/** Collects the definitions of one illustration. */
export interface Definitions {
  readonly list: string[];
}

/** Creates the pen of one layer. */
export function createPen(scene: Scene, random: Random, depth: number, definitions: Definitions): Pen {
  const { sky, palette } = scene;
  const side = sky.x < 800 ? -1 : 1;
  const inPicture = sky.body !== 'none' && sky.x > 0 && sky.x < 1600;
  return {
    scene,
    random,
    depth,
    lightFrom: (x) => {
      if (!inPicture) return side;
      if (Math.abs(x - sky.x) < 60) return side;
      return sky.x < x ? -1 : 1;
    },
    night: scene.light === 'night',
    tone: (material, shade, at = depth) => tone(palette, material, shade, at),
    define: (make) => {
      const id = `d${definitions.list.length}`;
      definitions.list.push(make(id));
      return `url(#${id})`;
    },
  };
}

/** A vertical gradient in drawing units; each stop is [offset, colour, opacity]. */
export function verticalGradient(
  pen: Pen,
  top: number,
  base: number,
  stops: readonly (readonly [number, string, number])[],
): string {
  return pen.define((id) => {
    const list = stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`,
      )
      .join('');
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${Math.round(top)}" x2="0" y2="${Math.round(base)}">${list}</linearGradient>`;
  });
}
