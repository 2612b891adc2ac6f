import { drawBirds, drawFalling } from './draw/air.ts';
import { drawDunes } from './draw/dunes.ts';
import { drawForeground, drawSlope } from './draw/foreground.ts';
import { drawFrame } from './draw/frame.ts';
import { drawMesa } from './draw/mesa.ts';
import { drawCloudSea, drawMist } from './draw/mist.ts';
import { drawMotif } from './draw/motifs/registry.ts';
import { drawGlacier, drawPeaks } from './draw/peaks.ts';
import { createPen, type Definitions, type Pen } from './draw/pen.ts';
import { drawPlain, drawTrack } from './draw/plain.ts';
import { drawRidge } from './draw/ridge.ts';
import { drawSky } from './draw/sky.ts';
import { drawGrove } from './draw/trees.ts';
import { drawRiver, drawWater } from './draw/water.ts';
import { HEIGHT, WIDTH } from './math/geometry.ts';
import { createRandom } from './math/random.ts';
import type { Layer, Scene } from './scene/scene.ts';

function drawLayer(pen: Pen, layer: Layer, before: string): string {
  switch (layer.kind) {
    case 'peaks':
      return drawPeaks(pen, layer);
    case 'ridge':
      return drawRidge(pen, layer);
    case 'mesa':
      return drawMesa(pen, layer);
    case 'dunes':
      return drawDunes(pen, layer);
    case 'plain':
      return drawPlain(pen, layer);
    case 'water':
      return drawWater(pen, layer, before);
    case 'river':
      return drawRiver(pen, layer);
    case 'track':
      return drawTrack(pen, layer);
    case 'glacier':
      return drawGlacier(pen, layer.x, layer.top, layer.base, layer.width);
    case 'slope':
      return drawSlope(pen, layer);
    case 'foreground':
      return drawForeground(pen, layer);
    case 'frame':
      return drawFrame(pen, layer);
    case 'mist':
      return drawMist(pen, layer);
    case 'cloud-sea':
      return drawCloudSea(pen, layer);
    case 'grove':
      return drawGrove(pen, layer);
    case 'motif':
      return drawMotif(pen, layer);
    case 'falling':
      return drawFalling(pen, layer);
    case 'birds':
      return drawBirds(pen, layer);
  }
}

/** Draws a scene as SVG. Deterministic: the same scene produces the same string. */
export function drawScene(scene: Scene): string {
  const definitions: Definitions = { list: [] };
  const random = createRandom(scene.seed);
  const sky = drawSky(createPen(scene, random.fork('sky'), 1, definitions));
  let land = '';
  scene.layers.forEach((layer, index) => {
    const depth = 'depth' in layer ? layer.depth : 0;
    const pen = createPen(scene, random.fork(`${layer.kind}${index}`), depth, definitions);
    land += drawLayer(pen, layer, land);
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs>${definitions.list.join('')}</defs>${sky}${land}</svg>`
  );
}
