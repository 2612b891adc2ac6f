import { sheetBox, textArea } from '../layout/sheet-box.ts';
import { palette } from '../palette.ts';

/** Draws the paper with a soft shadow, the rule above the foot, and the compass of the product, as SVG without a root. */
export function paperSvg(): string {
  const { left, top, width, height, radius } = sheetBox;
  const shadow = [10, 7, 4, 2].map(
    (spread) =>
      `<rect x="${left - spread}" y="${top - spread + 5}" width="${width + 2 * spread}" height="${height + 2 * spread}" rx="${radius + spread}" fill="#3c2c14" fill-opacity="0.045"/>`,
  );
  const bottom = textArea.top + textArea.height;
  const [x, y] = [textArea.left + 14, bottom - 14];
  return (
    `${shadow.join('')}<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}" fill="${palette.paper}"/>` +
    `<path d="M${textArea.left} ${bottom - 44}h${textArea.width}" stroke="${palette.rule}" stroke-width="2"/>` +
    `<circle cx="${x}" cy="${y}" r="14" fill="${palette.indigo}"/>` +
    `<circle cx="${x}" cy="${y}" r="8.5" fill="none" stroke="${palette.paper}" stroke-width="1.6"/>` +
    `<path d="M${x + 4.5} ${y - 4.5}l-2.6 7-6.4 2 2.6-7z" fill="${palette.paper}"/>`
  );
}
