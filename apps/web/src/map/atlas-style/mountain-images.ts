import type { MapImage } from '../overlays/map-overlay.ts';
import { mountainShapes, smallMountainShapes } from './mountain-shapes.ts';
import type { MountainShape, Point } from './mountain-shapes.ts';
import type { AtlasPalette, ColorScheme } from '../style/tokens.ts';

/** The widths of the images in pixels. There are several because scaling changes the stroke width. */
const mountainWidths = { small: 13, medium: 22, large: 36 } as const;
export type MountainSize = keyof typeof mountainWidths;

/** @param shape `kind-variant`, from the properties of the feature */
function mountainImageId(shape: string, size: MountainSize, scheme: ColorScheme): string {
  return `atlas-mountain-${shape}-${size}-${scheme}`;
}

/** All mountain images of a colour scheme. */
export function mountainImages(
  scheme: ColorScheme,
  palette: AtlasPalette,
): Readonly<Record<string, MapImage>> {
  const images: Record<string, MapImage> = {};
  const shapes = { small: smallMountainShapes, medium: mountainShapes, large: mountainShapes };
  for (const size of ['small', 'medium', 'large'] as const) {
    for (const [name, shape] of Object.entries(shapes[size])) {
      const light =
        name.startsWith('snow') && size === 'small' ? palette.mountain.snow : palette.mountain.light;
      const colours = { ...palette.mountain, light };
      images[mountainImageId(name, size, scheme)] = createMountainImage(shape, size, colours);
    }
  }
  return images;
}

function createMountainImage(
  shape: MountainShape,
  size: MountainSize,
  colours: AtlasPalette['mountain'],
): MapImage {
  const width = mountainWidths[size];
  const height = width * shape.aspect;
  const line = Math.max(0.55, width / 34);
  const edge = 2;
  const scaled = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [edge + x * width, edge + y * height]);
  const skyline = scaled(shape.skyline);
  const summit = shape.skyline.findIndex(([x]) => x >= (shape.crest[0]?.[0] ?? 0.5));
  const shadow = [...skyline.slice(summit), ...scaled(shape.crest).toReversed()];
  return {
    width: width + 2 * edge,
    height: height + 2 * edge,
    draw(context) {
      const foot = height + edge;
      fill(context, skyline, size === 'small' ? colours.light : fadingGradient(context, colours.light, foot));
      fill(
        context,
        shadow,
        size === 'small' ? colours.shadow : fadingGradient(context, colours.shadow, foot),
      );
      if (shape.snow) drawSnow(context, shape, scaled, colours);
      stroke(context, skyline.slice(0, summit + 1), `${colours.outline}99`, line * 0.8);
      stroke(context, skyline.slice(summit), colours.outline, line * 1.2);
    },
  };
}

function drawSnow(
  context: CanvasRenderingContext2D,
  shape: MountainShape,
  scaled: (points: readonly Point[]) => Point[],
  colours: AtlasPalette['mountain'],
): void {
  const edge = shape.snow ?? [];
  const left = edge[0]?.[0] ?? 0;
  const right = edge.at(-1)?.[0] ?? 1;
  const top = shape.skyline.filter(([x]) => x > left && x < right);
  const cap = [...top, ...edge.toReversed()];
  fill(context, scaled(cap), colours.snow);
  // The shaded part of the cap is darkened, so that the edge of the mountain stays visible.
  const ridge = shape.crest[0]?.[0] ?? 0.5;
  const shaded = [...top.filter(([x]) => x >= ridge), ...edge.filter(([x]) => x >= ridge).toReversed()];
  context.globalAlpha = 0.28;
  fill(context, scaled(shaded), colours.shadow);
  context.globalAlpha = 1;
}

/** A gradient that fades out at the foot of the mountain, which has no outline. */
function fadingGradient(context: CanvasRenderingContext2D, colour: string, foot: number): CanvasGradient {
  const gradient = context.createLinearGradient(0, 0, 0, foot);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(0.72, colour);
  gradient.addColorStop(1, `${colour}30`);
  return gradient;
}

function fill(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  style: string | CanvasGradient,
): void {
  context.fillStyle = style;
  trace(context, points);
  context.fill('evenodd');
}

function stroke(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  colour: string,
  width: number,
): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  trace(context, points);
  context.stroke();
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
}
