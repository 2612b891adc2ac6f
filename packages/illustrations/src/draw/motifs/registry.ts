import { number, placed } from '../../math/geometry.ts';
import { mix } from '../../scene/colour.ts';
import type { MotifLayer } from '../../scene/scene.ts';
import type { Pen } from '../pen.ts';
import { camps } from './camps.ts';
import { details } from './details.ts';
import { india } from './india.ts';
import type { Kit, MotifDrawer } from './kit.ts';
import type { MotifName } from '../../choice/motif-names.ts';
import { north } from './north.ts';
import { sacred } from './sacred.ts';
import { tibet } from './tibet.ts';
import { travellers } from './travellers.ts';
import { turkestan } from './turkestan.ts';
import { bridges, waterCraft } from './water-craft.ts';
import { world } from './world.ts';

const drawers: Record<MotifName, MotifDrawer> = {
  ...travellers,
  ...camps,
  ...sacred,
  ...tibet,
  ...turkestan,
  ...north,
  ...india,
  ...world,
  ...waterCraft,
  ...bridges,
  ...details,
};

/** Draws a motif at its position, in the light and haze of the scene. */
export function drawMotif(pen: Pen, layer: MotifLayer): string {
  const flip = layer.flip === true;
  const light = pen.lightFrom(layer.x);
  const kit: Kit = {
    pen,
    random: pen.random,
    side: flip ? (light === 1 ? -1 : 1) : light,
    lamp: mix('#ffce6a', pen.scene.palette.sun, 0.2),
    tone: (material, shade) => pen.tone(material, shade),
  };
  const drawing = placed(
    layer.x,
    layer.y,
    flip ? -layer.scale : layer.scale,
    layer.scale,
    drawers[layer.motif](kit),
  );
  return layer.tilt === undefined
    ? drawing
    : `<g transform="rotate(${number(layer.tilt)} ${number(layer.x)} ${number(layer.y)})">${drawing}</g>`;
}
