import type { TabCode } from '@cae-map/expedition/hash';
import { IconX } from '@tabler/icons-react';
import { Suspense, useEffect } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { logWarning } from '../../lib/log.ts';
import type { PanelTab } from '../../lib/panel-tab.ts';
import { useIsResearcher } from '../../lib/role/role.ts';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { RegionBoundary } from '../region-boundary.tsx';
import { panelTabs } from './panel-contents.ts';
import { SidebarTabs } from './sidebar-tabs.tsx';
import styles from './sidebar.module.css';

/** How much of a phone's screen the sheet covers; a desktop's panel has one height. */
export type SheetHeight = 'low' | 'half' | 'full';

const nextHeight: Record<SheetHeight, SheetHeight> = { low: 'half', half: 'full', full: 'low' };

interface SidebarProps {
  /** The tab that the address names. */
  readonly tab: TabCode;
  readonly onTabChange: (tab: TabCode) => void;
  readonly height: SheetHeight;
  readonly onHeightChange: (height: SheetHeight) => void;
  /** Another stop begins at the top of the sheet. */
  readonly placeId: number;
}

/** The sheet of paper beside the map with its tabs: a panel at the left, on a phone a sheet from below. */
export function Sidebar({ tab, onTabChange, height, onHeightChange, placeId }: SidebarProps) {
  const { words } = useLanguage();
  const tabs = useOfferedTabs();
  const shown = useShownTab(tabs, tab);
  if (shown === undefined) return null;
  const { Tab } = shown;
  const label = shown.code === 'o' ? words.place.label : shown.label(words);
  return (
    <section className={styles.sheet} data-height={height} aria-label={label} hidden={tab === 'c'}>
      <button
        type="button"
        className={styles.handle}
        aria-label={height === 'full' ? words.place.collapse : words.place.expand}
        aria-expanded={height !== 'low'}
        onClick={() => onHeightChange(nextHeight[height])}
      >
        <span aria-hidden="true" />
      </button>
      <SidebarTabs tabs={tabs} shown={shown} onTabChange={onTabChange} />
      <button
        type="button"
        className={styles.close}
        aria-label={shown.code === 'o' ? words.place.close : words.map.sheets.backToStop}
        title={shown.code === 'o' ? words.place.close : words.map.sheets.backToStop}
        onClick={() => onTabChange(shown.code === 'o' ? 'c' : 'o')}
      >
        <IconX size={18} stroke={1.8} aria-hidden="true" />
      </button>
      <div key={`${shown.code} ${placeId}`} className={styles.content}>
        <RegionBoundary resetKey={shown.code}>
          <Suspense fallback={<LoadingPage />}>
            <Tab />
          </Suspense>
        </RegionBoundary>
      </div>
    </section>
  );
}

function useOfferedTabs(): readonly PanelTab[] {
  const isResearcher = useIsResearcher();
  return panelTabs.filter(({ audience }) => isResearcher || audience !== 'researchers');
}

/** The tab of a code; the home tab for a closed sheet, and, with a word to the console, for a tab that cannot open. */
function useShownTab(tabs: readonly PanelTab[], code: TabCode): PanelTab | undefined {
  const found = tabs.find((tab) => tab.code === code);
  const cannotOpen = found === undefined && code !== 'c';
  useEffect(() => {
    if (cannotOpen) logWarning(`the tab '${code}' of the sheet cannot open: the stop is shown`);
  }, [cannotOpen, code]);
  return found ?? tabs[0];
}
