import { homeTabCode } from '@cae-map/expedition/hash';
import { useTab } from '../../lib/map-url/use-tab.ts';
import { useOptions } from '../../lib/options/options-store.ts';
import { useMediaQuery } from '../../lib/browser/use-media-query.ts';

const widePanelQuery = '(min-width: 1200px)';

/** Whether the sheet is wide: with two languages side by side on a wide screen. */
export function useHasWidePanel(): boolean {
  const hasRoom = useMediaQuery(widePanelQuery);
  const [tab] = useTab();
  const readsBoth = useOptions((options) => options.bilingualsidebar);
  // Other tabs have one language and need no wide sheet.
  return readsBoth && hasRoom && tab === homeTabCode;
}
