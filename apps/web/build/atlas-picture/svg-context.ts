/** What images of the map style are drawn with; a subset of a canvas context. */
type DrawingContext = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'globalAlpha'
  | 'beginPath'
  | 'lineTo'
  | 'fill'
  | 'stroke'
  | 'createLinearGradient'
>;

/** A vertical or horizontal gradient, and the id of its definition. */
interface SvgGradient {
  readonly id: string;
  addColorStop(offset: number, colour: string): void;
}

/**
 * Draws an image of the map style as SVG. Only the methods of a canvas context that `DrawingContext` lists exist.
 * @param id distinguishes the gradients of the image
 * @returns SVG elements without a root
 */
export function drawAsSvg(id: string, draw: (context: CanvasRenderingContext2D) => void): string {
  const elements: string[] = [];
  const gradients: string[] = [];
  let path = '';
  const paint = (style: unknown): string =>
    typeof style === 'string' ? style : `url(#${(style as SvgGradient).id})`;
  const context: DrawingContext = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    lineCap: 'butt',
    lineJoin: 'miter',
    globalAlpha: 1,
    beginPath() {
      path = '';
    },
    lineTo(x: number, y: number) {
      path += `${path === '' ? 'M' : 'L'}${round(x)} ${round(y)}`;
    },
    fill() {
      elements.push(
        `<path d="${path}Z" fill="${paint(context.fillStyle)}" fill-rule="evenodd" fill-opacity="${context.globalAlpha}"/>`,
      );
    },
    stroke() {
      const { lineWidth, lineCap, lineJoin, globalAlpha } = context;
      elements.push(
        `<path d="${path}" fill="none" stroke="${paint(context.strokeStyle)}" stroke-width="${round(lineWidth)}" ` +
          `stroke-linecap="${lineCap}" stroke-linejoin="${lineJoin}" stroke-opacity="${globalAlpha}"/>`,
      );
    },
    createLinearGradient(x1: number, y1: number, x2: number, y2: number) {
      const index = gradients.length;
      const stops: string[] = [];
      const gradient: SvgGradient = {
        id: `${id}-${index}`,
        addColorStop(offset, colour) {
          stops.push(`<stop offset="${offset}" stop-color="${colour}"/>`);
          gradients[index] =
            `<linearGradient id="${gradient.id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`;
        },
      };
      gradients.push('');
      return gradient;
    },
  };
  // Images of the style use only these methods; another one would fail here, during set-up.
  draw(context as CanvasRenderingContext2D);
  return `${gradients.length > 0 ? `<defs>${gradients.join('')}</defs>` : ''}${elements.join('')}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
