import { cardSize } from '@cae-map/contract/api/page-card';
import { sheetBox } from './sheet-box.ts';

/** A rectangle of the card in whole pixels. */
export interface PrintBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The area in which a picture is printed. */
const area = { top: 40, width: 472, height: 328 } as const;

/** The width of the white edge of a print, in pixels. */
export const printEdge = 10;

/**
 * The rectangle of a picture, beside the sheet.
 * @param aspect the proportions of a picture that is shown as a whole, width by height; null for one that fills the area
 */
export function placePrint(aspect: number | null): PrintBox {
  const middle = (sheetBox.left + sheetBox.width + cardSize.width) / 2;
  const width = aspect === null ? area.width : Math.min(area.width, Math.round(area.height * aspect));
  const height = aspect === null ? area.height : Math.min(area.height, Math.round(area.width / aspect));
  return {
    left: Math.round(middle - width / 2),
    top: area.top,
    width: Math.max(1, width),
    height: Math.max(1, height),
  };
}
