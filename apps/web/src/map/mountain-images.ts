import type { MapImage } from './map-overlay.ts';
import type { AtlasPalette, ColorScheme } from './tokens.ts';

/** The widths of the drawings in pixels: a drawing that is scaled far loses its line. */
export const mountainWidths = { small: 13, medium: 22, large: 36 } as const;
export type MountainSize = keyof typeof mountainWidths;

type Point = readonly [x: number, y: number];

/** One drawing on a field one wide and one high: the skyline from foot to foot and the crest between light and shadow. */
interface MountainShape {
  /** Height over width. */
  readonly aspect: number;
  readonly skyline: readonly Point[];
  /** From the summit down to the foot. */
  readonly crest: readonly Point[];
  /** The lower edge of the snow, from left to right; absent where there is none. */
  readonly snow?: readonly Point[];
}

const shapes: Readonly<Record<string, MountainShape>> = {
  'hill-1': hill([
    [0, 1],
    [0.16, 0.5],
    [0.38, 0.1],
    [0.52, 0.06],
    [0.7, 0.32],
    [0.86, 0.66],
    [1, 1],
  ]),
  'hill-2': hill([
    [0, 1],
    [0.2, 0.62],
    [0.44, 0.18],
    [0.62, 0.06],
    [0.78, 0.3],
    [0.9, 0.64],
    [1, 1],
  ]),
  'hill-3': hill([
    [0, 1],
    [0.14, 0.58],
    [0.32, 0.12],
    [0.46, 0.1],
    [0.62, 0.4],
    [0.74, 0.46],
    [1, 1],
  ]),
  'peak-1': {
    aspect: 0.74,
    skyline: [
      [0, 1],
      [0.2, 0.6],
      [0.3, 0.5],
      [0.48, 0],
      [0.66, 0.36],
      [0.74, 0.46],
      [1, 1],
    ],
    crest: [
      [0.48, 0],
      [0.52, 0.26],
      [0.46, 0.48],
      [0.56, 0.72],
      [0.5, 1],
    ],
  },
  'peak-2': {
    aspect: 0.7,
    skyline: [
      [0, 1],
      [0.12, 0.7],
      [0.24, 0.44],
      [0.34, 0.52],
      [0.56, 0],
      [0.78, 0.5],
      [1, 1],
    ],
    crest: [
      [0.56, 0],
      [0.6, 0.3],
      [0.54, 0.5],
      [0.62, 0.74],
      [0.58, 1],
    ],
  },
  'peak-3': {
    aspect: 0.72,
    skyline: [
      [0, 1],
      [0.22, 0.5],
      [0.42, 0],
      [0.58, 0.34],
      [0.68, 0.3],
      [0.84, 0.62],
      [1, 1],
    ],
    crest: [
      [0.42, 0],
      [0.46, 0.28],
      [0.42, 0.46],
      [0.52, 0.7],
      [0.46, 1],
    ],
  },
  'snow-1': {
    aspect: 0.86,
    skyline: [
      [0, 1],
      [0.2, 0.6],
      [0.32, 0.42],
      [0.48, 0],
      [0.64, 0.34],
      [0.76, 0.5],
      [1, 1],
    ],
    crest: [
      [0.48, 0],
      [0.53, 0.24],
      [0.46, 0.46],
      [0.56, 0.72],
      [0.5, 1],
    ],
    snow: [
      [0.3, 0.46],
      [0.38, 0.4],
      [0.43, 0.52],
      [0.49, 0.42],
      [0.55, 0.56],
      [0.6, 0.42],
      [0.7, 0.43],
    ],
  },
  'snow-2': {
    aspect: 0.82,
    skyline: [
      [0, 1],
      [0.14, 0.66],
      [0.26, 0.4],
      [0.36, 0.46],
      [0.56, 0],
      [0.74, 0.42],
      [1, 1],
    ],
    crest: [
      [0.56, 0],
      [0.6, 0.28],
      [0.54, 0.48],
      [0.64, 0.74],
      [0.58, 1],
    ],
    snow: [
      [0.38, 0.42],
      [0.45, 0.38],
      [0.5, 0.54],
      [0.56, 0.42],
      [0.63, 0.52],
      [0.67, 0.38],
      [0.73, 0.4],
    ],
  },
  'snow-3': {
    aspect: 0.84,
    skyline: [
      [0, 1],
      [0.2, 0.52],
      [0.42, 0],
      [0.56, 0.3],
      [0.66, 0.22],
      [0.84, 0.6],
      [1, 1],
    ],
    crest: [
      [0.42, 0],
      [0.47, 0.26],
      [0.41, 0.46],
      [0.52, 0.72],
      [0.46, 1],
    ],
    snow: [
      [0.24, 0.42],
      [0.33, 0.38],
      [0.38, 0.52],
      [0.45, 0.4],
      [0.52, 0.52],
      [0.6, 0.38],
      [0.74, 0.39],
    ],
  },
};

function hill(skyline: readonly Point[]): MountainShape {
  return {
    aspect: 0.5,
    skyline,
    crest: [
      [0.5, 0.06],
      [0.56, 0.4],
      [0.6, 0.7],
      [0.56, 1],
    ],
  };
}

/** The name of a drawing, without its size and scheme, is `kind-variant` as the tiles have them. */
export function mountainId(shape: string, size: MountainSize, scheme: ColorScheme): string {
  return `atlas-mountain-${shape}-${size}-${scheme}`;
}

/** Every drawing of a mountain that the layers can name. */
export function mountainImages(
  scheme: ColorScheme,
  palette: AtlasPalette,
): Readonly<Record<string, MapImage>> {
  const images: Record<string, MapImage> = {};
  for (const [name, shape] of Object.entries(shapes)) {
    for (const size of ['small', 'medium', 'large'] as const) {
      images[mountainId(name, size, scheme)] = mountainImage(shape, mountainWidths[size], palette.mountain);
    }
  }
  return images;
}

function mountainImage(shape: MountainShape, width: number, colours: AtlasPalette['mountain']): MapImage {
  const height = width * shape.aspect;
  const line = Math.max(0.7, width / 30);
  const edge = 2;
  const scaled = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [edge + x * width, edge + y * height]);
  const skyline = scaled(shape.skyline);
  const crest = scaled(shape.crest);
  return {
    width: width + 2 * edge,
    height: height + 2 * edge,
    draw(context) {
      fill(context, skyline, faded(context, colours.light, height + edge));
      const summit = shape.skyline.findIndex(([x]) => x >= (shape.crest[0]?.[0] ?? 0.5));
      fill(
        context,
        [...skyline.slice(summit), ...crest.toReversed()],
        faded(context, colours.shadow, height + edge),
      );
      if (shape.snow) drawSnow(context, shape, scaled, colours);
      stroke(context, skyline.slice(0, summit + 1), colours.outline, line * 0.8);
      stroke(context, skyline.slice(summit), colours.outline, line * 1.3);
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
  fill(context, scaled([...top, ...edge.toReversed()]), colours.snow);
}

/** A colour that goes over into the ground at the foot, where the drawing has no line. */
function faded(context: CanvasRenderingContext2D, colour: string, foot: number): CanvasGradient {
  const gradient = context.createLinearGradient(0, 0, 0, foot);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(0.6, colour);
  gradient.addColorStop(1, `${colour}00`);
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
