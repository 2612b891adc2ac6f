import { circle, number, stroke, WIDTH } from '../math/geometry.ts';
import type { BirdsLayer, FallingLayer } from '../scene/scene.ts';
import type { Pen } from './pen.ts';

/** Draws snow, rain or dust in front of everything else. */
export function drawFalling(pen: Pen, layer: FallingLayer): string {
  const { random } = pen;
  const { palette } = pen.scene;
  if (layer.what === 'snow') {
    return Array.from({ length: 190 }, () =>
      circle(
        random.range(0, WIDTH),
        random.range(0, 1000),
        random.range(1.4, 5),
        palette.sun,
        random.range(0.45, 0.95),
      ),
    ).join('');
  }
  let path = '';
  const slant = random.sign();
  if (layer.what === 'rain') {
    for (let drop = 0; drop < 150; drop += 1) {
      const long = random.range(40, 120);
      path += `M${number(random.range(-40, WIDTH))} ${number(random.range(-40, 960))}l${number(slant * long * 0.22)} ${number(long)}`;
    }
    return stroke(path, palette.cloudLit, 1.6, 0.42);
  }
  for (let grain = 0; grain < 70; grain += 1) {
    const long = random.range(60, 240);
    path += `M${number(random.range(-200, WIDTH))} ${number(random.range(300, 960))}q${number(long * 0.5)} ${number(random.range(-14, 6))} ${number(long)} ${number(random.range(-8, 8))}`;
  }
  return stroke(path, palette.cloudLit, 2.4, 0.34);
}

/** Draws a few distant birds. */
export function drawBirds(pen: Pen, layer: BirdsLayer): string {
  const { random } = pen;
  let path = '';
  for (let bird = 0; bird < layer.count; bird += 1) {
    const x = layer.x + random.range(-90, 90) * (layer.size / 10);
    const y = layer.y + random.range(-34, 34) * (layer.size / 10);
    const wing = layer.size * random.range(0.7, 1.2);
    const lift = random.range(0.3, 0.7) * wing;
    path += `M${number(x - wing)} ${number(y - lift * 0.4)}Q${number(x - wing * 0.4)} ${number(y - lift)} ${number(x)} ${number(y)}Q${number(x + wing * 0.4)} ${number(y - lift)} ${number(x + wing)} ${number(y - lift * 0.5)}`;
  }
  return stroke(path, pen.tone('figure', 'shade', 0.15), Math.max(1.6, layer.size * 0.16));
}
