import { homeTabCode } from '@cae-map/expedition/hash';
import { useTab } from '../../lib/map-url/use-tab.ts';
import { useOptions } from '../../lib/options/options-store.ts';
import { useMediaQuery } from '../../lib/browser/use-media-query.ts';

const roomForWidePanel = '(min-width: 1200px)';

/** Whether the sheet takes more width than else: with two languages side by side, where the screen has it. */
export function useHasWidePanel(): boolean {
  const hasRoom = useMediaQuery(roomForWidePanel);
  const [tab] = useTab();
  const readsBoth = useOptions((options) => options.bilingualsidebar);
  // Only the stop is told in both languages; other tabs would stand lost in so wide a sheet.
  return readsBoth && hasRoom && tab === homeTabCode;
}
