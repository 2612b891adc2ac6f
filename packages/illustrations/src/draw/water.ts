import { mix } from '../scene/colour.ts';
import { curve, fill, lens, number, stroke, WIDTH } from '../math/geometry.ts';
import type { RiverLayer, WaterLayer } from '../scene/scene.ts';
import { verticalGradient, type Pen } from './pen.ts';

/** Draws a lake or a sea from its far shore to its near edge; `land` is the drawing that it reflects. */
export function drawWater(pen: Pen, layer: WaterLayer, land: string): string {
  const { palette } = pen.scene;
  const { top, base } = layer;
  const deep = mix(pen.tone('deepWater', 'shade', 0), palette.sky[0], 0.35);
  const pale = mix(palette.sky[4], pen.tone('water', 'lit', 0.2), 0.3);
  const body = verticalGradient(pen, top, base, [
    [0, pale, 1],
    [0.3, mix(pale, palette.sky[2], 0.6), 1],
    [1, mix(deep, palette.sky[1], 0.35), 1],
  ]);
  const veil = verticalGradient(pen, top, base, [
    [0, pale, 0.12],
    [0.5, mix(pale, deep, 0.45), 0.42],
    [1, deep, 0.82],
  ]);
  const rect = `M0 ${number(top)}H${WIDTH}V${number(base)}H0Z`;
  const parts = [fill(rect, body)];
  if (layer.mirror && land !== '') {
    const clip = pen.define((id) => `<clipPath id="${id}"><path d="${rect}"/></clipPath>`);
    const squash = layer.surface === 'ice' ? 0.55 : 0.82;
    parts.push(
      `<g clip-path="${clip}"><g transform="matrix(1 0 0 ${-squash} 0 ${number(top * (1 + squash))})">${land}</g></g>`,
      fill(rect, veil),
    );
  }
  parts.push(
    layer.surface === 'sea' ? drawWaves(pen, layer) : drawRipples(pen, layer),
    drawGlitter(pen, layer),
  );
  return parts.join('');
}

function drawRipples(pen: Pen, layer: WaterLayer): string {
  const random = pen.random.fork('ripples');
  const { palette } = pen.scene;
  const count = layer.surface === 'still' ? 26 : 58;
  const parts: string[] = [];
  const ice = layer.surface === 'ice';
  for (let ripple = 0; ripple < count; ripple += 1) {
    const t = random.next() ** 1.5;
    const y = layer.top + 4 + t * (layer.base - layer.top - 8);
    const colour = ice ? pen.tone('snow', 'lit') : random.chance(0.55) ? palette.sky[4] : palette.sky[1];
    parts.push(
      fill(
        lens(
          random.range(-60, WIDTH + 60),
          y,
          random.range(90, 420) * (0.35 + t),
          (ice ? 9 : 3.4) * (0.35 + t),
        ),
        colour,
        ice ? 0.5 : random.range(0.25, 0.6),
      ),
    );
  }
  return parts.join('');
}

/** Rows of waves. */
function drawWaves(pen: Pen, layer: WaterLayer): string {
  const random = pen.random.fork('waves');
  const { palette } = pen.scene;
  const light = mix(palette.sky[4], palette.cloudLit, 0.5);
  const dark = mix(pen.tone('deepWater', 'shade', 0), palette.shade, 0.4);
  let lightPath = '';
  let darkPath = '';
  let y = layer.top + 8;
  let size = 5;
  while (y < layer.base) {
    for (let x = -random.range(0, 80); x < WIDTH; x += size * random.range(7, 22)) {
      const wide = size * random.range(4, 10);
      const crest = `M${number(x)} ${number(y)}q${number(wide * 0.3)} ${number(-size * 0.75)} ${number(wide * 0.55)} ${number(-size * 0.2)}q${number(wide * 0.25)} ${number(size * 0.3)} ${number(wide * 0.45)} ${number(size * 0.2)}q${number(-wide * 0.4)} ${number(size * 0.35)} ${number(-wide)} 0Z`;
      if (random.chance(0.42)) lightPath += crest;
      else darkPath += crest;
    }
    y += size * 2.1;
    size *= 1.14;
  }
  return fill(darkPath, dark, 0.42) + fill(lightPath, light, 0.5);
}

/** The reflection of a low sun or moon. */
function drawGlitter(pen: Pen, layer: WaterLayer): string {
  const { sky, palette } = pen.scene;
  if (sky.body === 'none' || sky.x < 0 || sky.x > WIDTH || layer.surface === 'ice') return '';
  const random = pen.random.fork('glitter');
  const parts: string[] = [];
  for (let spark = 0; spark < 30; spark += 1) {
    const t = (spark / 30) ** 1.2;
    const y = layer.top + 5 + t * (layer.base - layer.top);
    parts.push(
      fill(
        lens(
          sky.x + random.range(-1, 1) * (12 + t * 70),
          y,
          random.range(30, 130) * (0.4 + t),
          2.6 + t * 4.5,
        ),
        palette.sun,
        0.62 - t * 0.3,
      ),
    );
  }
  return parts.join('');
}

/** Draws a river that winds towards the viewer and reflects the sky. */
export function drawRiver(pen: Pen, layer: RiverLayer): string {
  const { random } = pen;
  const { palette } = pen.scene;
  const phase = random.range(0, 6.28);
  const reach = random.range(100, 230);
  const bank = (offset: number, drop: number): { x: number; y: number }[] =>
    Array.from({ length: 19 }, (_, index) => {
      const t = index / 18;
      const near = t ** 1.6;
      const swing =
        Math.sin(phase + (1 - t) ** 1.6 * layer.bends * 6.28) * reach * (0.06 + near) * (1 - t * 0.35);
      const half = layer.width * (0.022 + near) * 0.5;
      return {
        x: layer.from + (layer.to - layer.from) * t + swing + offset * half,
        y: layer.top + (layer.base - layer.top) * (t * 0.45 + 0.55 * t * t) + drop * (0.15 + near),
      };
    });
  const shape = (drop: number, widen: number): string =>
    `${curve(bank(-1 - widen, drop))}${curve(bank(1 + widen, drop).reverse(), 'L')}Z`;
  const water = verticalGradient(pen, layer.top, layer.base, [
    [0, mix(palette.sky[4], palette.sun, 0.3), 1],
    [0.35, mix(palette.sky[3], pen.tone('water', 'lit', 0.1), 0.35), 1],
    [1, mix(palette.sky[1], pen.tone('deepWater', 'shade', 0), 0.45), 1],
  ]);
  const winter = pen.scene.season === 'winter';
  const parts = [
    fill(shape(-9, 0.12), pen.tone(winter ? 'blueRock' : 'earth', 'shade'), 0.5),
    fill(shape(8, 0.1), pen.tone(winter ? 'snow' : 'paleSand', 'lit', 0.1), 0.55),
    fill(shape(0, 0), water),
  ];
  parts.push(
    stroke(curve(bank(-0.42, 0)), palette.sky[4], 3, 0.55),
    stroke(curve(bank(0.25, 0).slice(5)), palette.sky[4], 2.4, 0.4),
  );
  if (layer.bars) {
    for (let bar = 0; bar < 5; bar += 1) {
      const index = random.integer(5, 15);
      const wide = layer.width * (0.022 + (index / 18) ** 1.6) * random.range(0.28, 0.5);
      const spot = bank(random.range(-0.35, 0.35), 0)[index];
      if (spot)
        parts.push(
          fill(
            lens(spot.x, spot.y, wide, wide * 0.08 + 1.5, random.range(-0.5, 0.5)),
            pen.tone(pen.scene.season === 'winter' ? 'snow' : 'gravel', 'lit', 0.1),
            0.85,
          ),
        );
    }
  }
  return parts.join('');
}
