import { palette } from '../palette.ts';
import { printEdge, type PrintBox } from '../layout/print-box.ts';

/** The height of the lower edge with a note, in pixels. */
const noteHeight = 32;

/** Draws the white edge and the shadow of a print as SVG without a root. @param hasNote whether there is a note in the lower edge */
export function printSvg({ left, top, width, height }: PrintBox, hasNote: boolean): string {
  const below = hasNote ? noteHeight - printEdge : 0;
  const frame = (spread: number, down: number, fill: string): string =>
    `<rect x="${left - spread}" y="${top - spread + down}" width="${width + 2 * spread}" height="${height + 2 * spread + below}" rx="3" ${fill}/>`;
  const shadow = [9, 6, 3].map((more) => frame(printEdge + more, 5, 'fill="#3c2c14" fill-opacity="0.05"'));
  return `${shadow.join('')}${frame(printEdge, 0, `fill="${palette.paper}"`)}`;
}
