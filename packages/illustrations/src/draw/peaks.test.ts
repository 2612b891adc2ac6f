import { expect, test } from 'vitest';
import { createRandom } from '../math/random.ts';
import { unknownTerrain } from '../choice/terrain-facts.ts';
import { makeScene } from '../make-scene.ts';
import type { PeaksLayer } from '../scene/scene.ts';
import { testPlace } from '../testing/test-place.ts';
import { createPen } from './pen.ts';
import { drawPeaks } from './peaks.ts';

const { scene } = makeScene(testPlace(), unknownTerrain, 0, '1925-09-30');

const giant: PeaksLayer = {
  kind: 'peaks',
  base: 700,
  height: 620,
  focus: 0.8,
  peaks: 0,
  breadth: 0.9,
  snow: 0.6,
  material: 'darkRock',
  falloff: 2,
  mist: 0,
  depth: 0.3,
};

/** The areas of the closed polygons of a drawing that have six corners, as the wedges of a mountain do. */
function wedgeAreas(svg: string): number[] {
  return [...svg.matchAll(/M[^MZ]*Z/g)].flatMap(([path]) => {
    const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    if (points.length !== 6) return [];
    const sum = points.reduce((total, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
      return total + x * nextY - nextX * y;
    }, 0);
    return [Math.abs(sum) / 2];
  });
}

test('the wedges on a mountain that fills the picture stay small: no facets', () => {
  const largest = Array.from({ length: 8 }, (_, seed) =>
    Math.max(
      ...wedgeAreas(drawPeaks(createPen(scene, createRandom(`peak${seed}`), 0.3, { list: [] }), giant)),
    ),
  );
  // In square drawing units; on faces of this size, wedges of 20,000 and more cross each other.
  expect(Math.max(...largest)).toBeLessThan(14_000);
});
