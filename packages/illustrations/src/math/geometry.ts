/** The width of every illustration in drawing units. */
export const WIDTH = 1600;
/** The height of every illustration in drawing units. */
export const HEIGHT = 1000;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Formats a number with at most one decimal, identically on every machine. */
export function number(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? '0' : String(rounded);
}

/** Linear interpolation between two numbers. */
export function blend(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Clamps a number to a range. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Path data of straight lines through points. */
export function line(points: readonly Point[]): string {
  return points
    .map((point, index) => `${index === 0 ? 'M' : 'L'}${number(point.x)} ${number(point.y)}`)
    .join('');
}

/** Path data of a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `${line(points)}Z`;
}

/** Path data of a smooth curve through points (Catmull-Rom), starting with M, or with L when it continues a path. */
export function curve(points: readonly Point[], start: 'M' | 'L' = 'M'): string {
  const first = points[0];
  if (!first) return '';
  let path = `${start}${number(first.x)} ${number(first.y)}`;
  for (let index = 0; index + 1 < points.length; index += 1) {
    const from = points[index] ?? first;
    const to = points[index + 1] ?? from;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    path += `C${number(from.x + (to.x - before.x) / 6)} ${number(from.y + (to.y - before.y) / 6)} `;
    path += `${number(to.x - (after.x - from.x) / 6)} ${number(to.y - (after.y - from.y) / 6)} `;
    path += `${number(to.x)} ${number(to.y)}`;
  }
  return path;
}

/** A filled path element. */
export function fill(path: string, colour: string, opacity = 1): string {
  return `<path d="${path}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${number2(opacity)}"` : ''}/>`;
}

/** A stroked path element with round ends. */
export function stroke(path: string, colour: string, width: number, opacity = 1): string {
  const veil = opacity < 1 ? ` stroke-opacity="${number2(opacity)}"` : '';
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${number2(width)}" stroke-linecap="round" stroke-linejoin="round"${veil}/>`;
}

/** A filled circle. */
export function circle(x: number, y: number, radius: number, colour: string, opacity = 1): string {
  const veil = opacity < 1 ? ` fill-opacity="${number2(opacity)}"` : '';
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${colour}"${veil}/>`;
}

/** A filled rectangle. */
export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  opacity = 1,
): string {
  const veil = opacity < 1 ? ` fill-opacity="${number2(opacity)}"` : '';
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" fill="${colour}"${veil}/>`;
}

/** A flat lens with pointed ends, used for clouds, ripples and shadows on the ground. */
export function lens(x: number, y: number, width: number, height: number, lean = 0): string {
  const half = width / 2;
  return (
    `M${number(x - half)} ${number(y)}Q${number(x + lean * half)} ${number(y - height)} ${number(x + half)} ${number(y)}` +
    `Q${number(x + lean * half * 0.4)} ${number(y + height * 0.6)} ${number(x - half)} ${number(y)}Z`
  );
}

/** Translates and scales elements. */
export function placed(x: number, y: number, scaleX: number, scaleY: number, content: string): string {
  return `<g transform="translate(${number(x)} ${number(y)}) scale(${number2(scaleX)} ${number2(scaleY)})">${content}</g>`;
}

/** Formats a number with three decimals, for scales and opacities. */
function number2(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
