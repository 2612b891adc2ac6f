import type { MapImage } from '../overlays/map-overlay.ts';
import type { AtlasPalette, ColorScheme } from '../style/tokens.ts';

/** The kinds of ground in the tiles. */
const textures = ['sand', 'rugged', 'plain'] as const;
type Texture = (typeof textures)[number];

/** Size of a pattern in pixels. Shapes that cross an edge are also drawn at the opposite edge, so the pattern is seamless. */
const width = 216;
const height = 184;
/** No mark extends further than this from its point, in pixels. */
const markReach = 16;

/** The image id of a pattern, by the kind of ground. */
export function textureImageId(kind: string, scheme: ColorScheme): string {
  return `atlas-texture-${kind}-${scheme}`;
}

/** The ground patterns, with low contrast. */
export function textureImages(
  scheme: ColorScheme,
  { texture }: AtlasPalette,
): Readonly<Record<string, MapImage>> {
  const draws: Record<Texture, (context: CanvasRenderingContext2D) => void> = {
    sand: drawSand,
    rugged: drawHills,
    plain: drawGrass,
  };
  const images: Record<string, MapImage> = {};
  for (const kind of textures) {
    images[textureImageId(kind, scheme)] = {
      width,
      height,
      draw(context) {
        context.fillStyle = texture;
        context.strokeStyle = texture;
        context.lineJoin = 'round';
        context.lineCap = 'round';
        draws[kind](context);
      },
    };
  }
  return images;
}

type DrawMark = (context: CanvasRenderingContext2D, size: number) => void;

/**
 * Draws marks on a jittered grid. Marks near an edge are repeated across it; the other copies would be outside the pattern, and
 * recording them would take several times as long as drawing the pattern.
 */
function scatterMarks(
  context: CanvasRenderingContext2D,
  seed: number,
  count: number,
  drawMark: DrawMark,
): void {
  const columns = Math.round(Math.sqrt((count * width) / height));
  const rows = Math.round(count / columns);
  for (let index = 0; index < columns * rows; index++) {
    const column = index % columns;
    const row = Math.floor(index / columns);
    // Every other row is shifted by half a column, and every mark by a pseudo-random offset.
    const x = ((column + (row % 2) / 2 + (pseudoRandom(seed, index) - 0.5) * 0.8) * width) / columns;
    const y = ((row + 0.5 + (pseudoRandom(seed + 1, index) - 0.5) * 0.8) * height) / rows;
    for (const dx of repeats(x, width)) {
      for (const dy of repeats(y, height)) {
        context.save();
        context.translate(x + dx, y + dy);
        drawMark(context, pseudoRandom(seed + 2, index));
        context.restore();
      }
    }
  }
}

/** The shifts that bring a mark at a coordinate into the pattern or to its edge. */
function repeats(coordinate: number, size: number): number[] {
  return [-size, 0, size].filter((shift) => {
    const shifted = coordinate + shift;
    return shifted > -markReach && shifted < size + markReach;
  });
}

function drawSand(context: CanvasRenderingContext2D): void {
  scatterMarks(context, 1, 260, (field, size) => {
    field.globalAlpha = 0.35 + size * 0.25;
    field.beginPath();
    field.arc(0, 0, 0.45 + size * 0.3, 0, 2 * Math.PI);
    field.fill();
  });
  scatterMarks(context, 11, 9, (field, size) => {
    const reach = 5 + size * 5;
    field.globalAlpha = 0.45;
    field.lineWidth = 0.7;
    field.beginPath();
    field.moveTo(-reach, 0);
    field.quadraticCurveTo(-reach * 0.4, -reach * 0.55, 0, -reach * 0.12);
    field.quadraticCurveTo(reach * 0.5, -reach * 0.5, reach, 0.5);
    field.stroke();
  });
}

function drawHills(context: CanvasRenderingContext2D): void {
  scatterMarks(context, 21, 12, drawHill);
  scatterMarks(context, 41, 14, (field, size) => {
    field.globalAlpha = 0.3;
    field.beginPath();
    field.arc(0, 0, 0.4 + size * 0.4, 0, 2 * Math.PI);
    field.fill();
  });
}

/** Draws a ridge with hatching on the shaded side. */
function drawHill(field: CanvasRenderingContext2D, size: number): void {
  const reach = 6 + size * 9;
  const rise = reach * (0.62 + ((size * 5) % 1) * 0.25);
  field.globalAlpha = 0.5;
  field.lineWidth = 0.75;
  field.beginPath();
  field.moveTo(-reach, 0);
  field.bezierCurveTo(-reach * 0.6, -rise * 0.15, -reach * 0.3, -rise, -reach * 0.05, -rise);
  field.bezierCurveTo(reach * 0.2, -rise, reach * 0.45, -rise * 0.2, reach, 0);
  field.stroke();
  field.globalAlpha = 0.38;
  field.lineWidth = 0.6;
  for (const share of [0.02, 0.16, 0.3, 0.46]) {
    const top = -rise * (0.93 - share * 1.35);
    field.beginPath();
    field.moveTo(reach * share, top);
    field.lineTo(reach * (share + 0.05 + share * 0.5), top * 0.3);
    field.stroke();
  }
}

function drawGrass(context: CanvasRenderingContext2D): void {
  scatterMarks(context, 31, 30, (field, size) => {
    field.globalAlpha = 0.3;
    if (size < 0.6) {
      field.beginPath();
      field.arc(0, 0, 0.5 + size * 0.4, 0, 2 * Math.PI);
      field.fill();
      return;
    }
    field.lineWidth = 0.6;
    for (const lean of [-1.6, 0, 1.6]) {
      field.beginPath();
      field.moveTo(lean * 0.5, 0);
      field.lineTo(lean, -2.6);
      field.stroke();
    }
  });
}

/** A deterministic pseudo-random number in [0, 1) for two integers. */
function pseudoRandom(seed: number, index: number): number {
  const value = Math.sin(seed * 127.1 + index * 311.7) * 43_758.545_3;
  return value - Math.floor(value);
}
