import { closedTabCode, homeTabCode } from '@cae-map/expedition/hash';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { Suspense, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useStopSwipe } from '../../../features/stop-swipe/use-stop-swipe.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { logWarning } from '../../../lib/log.ts';
import { useOffered } from '../../../lib/session/use-offered.ts';
import { useFeatures } from '../../feature-registry/features-context.ts';
import { RegionBoundary } from '../../shell/region-boundary.tsx';
import type { PanelTab } from '../../../lib/manifest/panel-tab.ts';
import { phoneQuery, sidewaysQuery } from '../../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { useOpenPlace } from '../../../ui/links/use-open-place.ts';
import { BackToTop } from './back-to-top.tsx';
import { SheetHead } from './sheet-head.tsx';
import type { SheetHeight } from '../sheet/sheet-heights.ts';
import styles from './sidebar.module.css';
import { useScrollFieldIntoView } from './use-scroll-field-into-view.ts';
import { useRaiseOnFocus } from '../sheet/use-raise-on-focus.ts';
import { useSheetDrag } from '../sheet/use-sheet-drag.ts';

interface SidebarProps {
  /** The tab code of the URL. */
  readonly tab: string;
  readonly onTabChange: (tab: string) => void;
  readonly height: SheetHeight;
  readonly onHeightChange: (height: SheetHeight) => void;
  /** A change scrolls the sheet to its top. */
  readonly placeId: number;
  /** Null until the place is loaded. */
  readonly view: PlaceView | null;
  readonly closeButton: RefObject<HTMLButtonElement | null>;
}

/** The sheet with its tabs: a panel at the left of the map, on a phone a bottom sheet. */
export function Sidebar(properties: SidebarProps) {
  const { tab, onTabChange, height, onHeightChange, placeId, view, closeButton } = properties;
  const { messages } = useLanguage();
  const tabs = useOffered(useFeatures().panelTabs);
  const shown = useShownTab(tabs, tab);
  const sheet = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const isRaisable = useIsRaisable();
  useSheetDrag({ sheet, head, content, isDraggable: isRaisable, height, onHeightChange });
  useRaiseOnFocus(content, isRaisable && height === 'low', () => onHeightChange('half'));
  useScrollFieldIntoView(content);
  const isHome = shown?.code === homeTabCode && tab !== closedTabCode;
  useStopSwipe({
    pane: content,
    stage,
    isSidebarOpen: tab !== closedTabCode,
    isHomeTab: isHome,
    placeId,
    previousId: view?.previous?.id ?? null,
    nextId: view?.next?.id ?? null,
    onOpen: useOpenPlace(),
  });
  const subject = `${shown?.code} ${placeId}`;
  useScrollToTop(content, subject);
  if (shown === undefined) return null;
  const { Tab } = shown;
  const label = shown.code === homeTabCode ? messages.place.label : shown.label(messages);
  return (
    <section ref={sheet} className={styles.sheet} aria-label={label} hidden={tab === closedTabCode}>
      <SheetHead
        head={head}
        closeButton={closeButton}
        tabs={tabs}
        shown={shown}
        onTabChange={onTabChange}
        height={height}
        onHeightChange={onHeightChange}
      />
      <div className={styles.body}>
        <div ref={content} className={styles.content} tabIndex={-1}>
          <RegionBoundary resetKey={subject}>
            <Suspense fallback={<LoadingPage />}>
              <Tab />
            </Suspense>
          </RegionBoundary>
        </div>
        <div ref={stage} className={styles.stage} />
        {isHome && <BackToTop content={content} />}
      </div>
    </section>
  );
}

/** Whether the sheet has several heights: only on a phone in portrait orientation. */
function useIsRaisable(): boolean {
  const isPhone = useMediaQuery(phoneQuery);
  const isSideways = useMediaQuery(sidewaysQuery);
  return isPhone && !isSideways;
}

/** Scrolls to the top when the content changes. */
function useScrollToTop(content: RefObject<HTMLElement | null>, subject: string): void {
  const known = useRef(subject);
  useLayoutEffect(() => {
    if (known.current === subject) return;
    known.current = subject;
    scrollToTop(content.current);
  }, [content, subject]);
}

function scrollToTop(element: HTMLElement | null): void {
  if (element !== null) element.scrollTop = 0;
}

/** Returns the tab of a code; the home tab for a closed sheet, and with a warning for an unavailable tab. */
function useShownTab(tabs: readonly PanelTab[], code: string): PanelTab | undefined {
  const found = tabs.find((tab) => tab.code === code);
  const isUnavailable = found === undefined && code !== closedTabCode;
  useEffect(() => {
    if (isUnavailable) logWarning(`the tab '${code}' of the sheet is unavailable: the stop is shown`);
  }, [isUnavailable, code]);
  return found ?? tabs[0];
}
