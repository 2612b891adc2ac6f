import type { MapPadding } from '../../map/camera.ts';
import type { SheetHeight } from './sidebar.tsx';

/** How much of the map the sheet covers: it can be closed altogether. */
export type CoveredHeight = SheetHeight | 'closed';

/** What the sheets leave free of the map, in CSS pixels; the numbers are those of the style sheets. */
const gap = 16;
const panelWidth = 428;
const widePanelWidth = 720;
const headerHeight = 52;
const listWidth = 320;
const controlsWidth = 48;
const bottomBarHeight = 60;
const phoneHeaderBottom = 70;

/** What lies on the map. */
interface Sheets {
  readonly isPhone: boolean;
  readonly sheetHeight: CoveredHeight;
  /** In CSS pixels. */
  readonly windowHeight: number;
  /** Whether the list of the route lies beside the controls. */
  readonly hasList: boolean;
  /** Whether the sheet shows two languages side by side on a desktop. */
  readonly hasWidePanel: boolean;
}

/** The padding of the map on a desktop, or on a phone with its sheet at some height. */
export function freeArea({ isPhone, sheetHeight, windowHeight, hasList, hasWidePanel }: Sheets): MapPadding {
  if (!isPhone) {
    return {
      top: gap * 2 + headerHeight,
      right: gap * 2 + controlsWidth + (hasList ? gap + listWidth : 0),
      bottom: gap * 2,
      left: sheetHeight === 'closed' ? gap : gap * 2 + (hasWidePanel ? widePanelWidth : panelWidth),
    };
  }
  const sheet = { closed: 0, low: 132, half: windowHeight * 0.54, full: windowHeight * 0.54 }[sheetHeight];
  return { top: phoneHeaderBottom, right: 0, bottom: bottomBarHeight + sheet, left: 0 };
}
