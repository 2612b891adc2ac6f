import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { EdgePanel } from '../../lib/map-edges/map-edges.ts';
import { useEdgePanel } from '../../lib/map-edges/use-edge-panel.ts';
import { paths } from '../../lib/url/paths.ts';
import { useSelectedPlaceId } from '../../lib/selection/selected-place-context.tsx';
import { phoneQuery } from '../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../lib/browser/use-media-query.ts';
import { LocalLink } from '../../ui/links/local-link.tsx';
import { CertainOnlyNotice } from '../../ui/filters/certain-only-notice.tsx';
import { useEscape } from '../../ui/dialog/use-escape.ts';
import { setStopListOpen, useStopListIsOpen } from './stop-list-store.ts';
import { StopList } from './stop-list.tsx';
import { CloseButton } from '../../ui/controls/round-button.tsx';
import styles from './stop-list-sheet.module.css';
import { useListedStops } from './use-listed-stops.ts';
import { useStopsInView } from './use-stops-in-view.ts';

/** The list of stops in a sheet beside the map, synchronized with the map. */
export function StopListSheet() {
  return useStopListIsOpen() ? <OpenSheet /> : null;
}

/** The area of the list; its width is in `tokens.css`. */
const listPanel: EdgePanel = { id: 'stop-list', edge: 'right', size: 'var(--list-width)' };

function OpenSheet() {
  useEdgePanel(listPanel);
  const { messages } = useLanguage();
  const selectedId = useSelectedPlaceId();
  const stops = useListedStops();
  const inView = useStopsInView(stops);
  const [followsMap, setFollowsMap] = useState(false);
  const listed = useMemo(
    () => (followsMap ? stops.filter(({ id }) => inView.has(id)) : stops),
    [followsMap, stops, inView],
  );
  const sheet = useRef<HTMLElement>(null);
  const close = () => setStopListOpen(false);
  useEscape(sheet, close);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhileOpen(heading);
  useCloseOnSelection(selectedId);
  return (
    <section className={styles.sheet} aria-labelledby="stop-list-title" ref={sheet} data-map-tool>
      <header className={styles.header}>
        <h2 ref={heading} id="stop-list-title" tabIndex={-1}>
          {messages.stopList.title}
        </h2>
        <CloseButton label={messages.stopList.close} onClick={close} />
      </header>
      <div className={styles.choices}>
        <label className={styles.filter}>
          <input
            type="checkbox"
            checked={followsMap}
            onChange={(event) => setFollowsMap(event.target.checked)}
          />
          {messages.stopList.onlyInView(inView.size, stops.length)}
        </label>
        <CertainOnlyNotice />
        <LocalLink to={paths.placesList()}>{messages.stopList.allPlaces}</LocalLink>
        <LocalLink to={paths.timeline()}>{messages.menu.timeline}</LocalLink>
      </div>
      <div className={styles.scroll} tabIndex={-1}>
        {listed.length === 0 && <p className={styles.empty}>{messages.stopList.emptyView}</p>}
        <StopList stops={listed} selectedId={selectedId} inView={inView} />
      </div>
    </section>
  );
}

/** Focuses the heading, and restores the previous focus when the list is closed. */
function useFocusWhileOpen(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    // The list has already been scrolled to the open stop.
    heading.current?.focus({ preventScroll: true });
    return () => {
      // A selected stop may have moved the focus already.
      const isFocusLost = document.activeElement === null || document.activeElement === document.body;
      if (isFocusLost && before instanceof HTMLElement) before.focus();
    };
  }, [heading]);
}

/** Closes the list on a phone when a stop is selected, because the list covers the stop. */
function useCloseOnSelection(selectedId: number): void {
  const isPhone = useMediaQuery(phoneQuery);
  const known = useRef(selectedId);
  useEffect(() => {
    if (known.current === selectedId) return;
    known.current = selectedId;
    if (isPhone) setStopListOpen(false);
  }, [isPhone, selectedId]);
}
