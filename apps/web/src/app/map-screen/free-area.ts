import type { MapPadding } from '../../map/camera.ts';
import type { SheetHeight } from './stop-sheet.tsx';

/** How much of the map the sheet covers: it can be closed altogether. */
export type CoveredHeight = SheetHeight | 'closed';

/** What the sheets leave free of the map, in CSS pixels; the numbers are those of the style sheets. */
const gap = 16;
const headerHeight = 52;
const panelWidth = 428;
const controlsWidth = 48;
const bottomBarHeight = 60;
const phoneHeaderBottom = 70;

/** The padding of the map on a desktop or a phone with its sheet at some height. */
export function freeArea(isPhone: boolean, sheetHeight: CoveredHeight, windowHeight: number): MapPadding {
  if (!isPhone) {
    return {
      top: gap * 2 + headerHeight,
      right: gap * 2 + controlsWidth,
      bottom: gap * 2,
      left: sheetHeight === 'closed' ? gap : gap * 2 + panelWidth,
    };
  }
  const sheet = { closed: 0, low: 132, half: windowHeight * 0.54, full: windowHeight * 0.54 }[sheetHeight];
  return { top: phoneHeaderBottom, right: 0, bottom: bottomBarHeight + sheet, left: 0 };
}
