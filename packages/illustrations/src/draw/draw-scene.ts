import { drawBirds, drawFalling } from './air.ts';
import { drawDunes } from './dunes.ts';
import { drawForeground, drawSlope } from './foreground.ts';
import { drawFrame } from './frame.ts';
import { drawMesa } from './mesa.ts';
import { drawCloudSea, drawMist } from './mist.ts';
import { drawMotif } from './motifs/registry.ts';
import { drawGlacier, drawPeaks } from './peaks.ts';
import { createPen, type Definitions, type Pen } from './pen.ts';
import { drawPlain, drawTrack } from './plain.ts';
import { drawRidge } from './ridge.ts';
import { drawSky } from './sky.ts';
import { drawGrove } from './trees.ts';
import { drawRiver, drawWater } from './water.ts';
import { HEIGHT, WIDTH } from '../geometry.ts';
import { createRandom } from '../random.ts';
import type { Layer, Scene } from '../scene/scene.ts';

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

/** The picture of a scene as SVG: the same scene gives the same text, letter for letter. */
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
