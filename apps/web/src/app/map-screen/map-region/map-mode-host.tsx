import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { isDialogOpen } from '../../../lib/browser/is-dialog-open.ts';
import { touchQuery } from '../../../lib/browser/media-queries.ts';
import { useMapPage } from '../../../lib/page/map-page-context.ts';
import { announce } from '../../../lib/notices/announcements.ts';
import { useMapCamera } from '../../../map/map-context.tsx';
import { endMapMode, mapModeStore, type MapModeAnnouncements } from '../../../map/mode/map-mode.ts';
import styles from './map-mode-host.module.css';

/**
 * Makes a mode of the map usable without a mouse: it is announced, the map receives the focus, a cross marks the point that Enter places,
 * and Escape ends the mode.
 */
export function MapModeHost() {
  const isTool = useStore(mapModeStore, ({ session }) => session !== null && session.announcements !== null);
  useEndOnPage();
  useEffect(announceModes, []);
  useEffect(endOnEscape, []);
  useFocusMap(isTool);
  if (!isTool) return null;
  return (
    <div className={styles.centre} data-map-centre data-map-tool aria-hidden="true">
      <svg width="33" height="33" viewBox="0 0 33 33">
        <path d="M16.5 1v12M16.5 20v12M1 16.5h12M20 16.5h12" />
      </svg>
    </div>
  );
}

/** Ends the mode of the map when a page opens over it. The mode that a workspace has started before the map was loaded is kept. */
function useEndOnPage(): void {
  const page = useMapPage();
  const before = useRef(page);
  useEffect(() => {
    if (page !== before.current && page !== 'none') endMapMode();
    before.current = page;
  }, [page]);
}

function announceModes(): () => void {
  return mapModeStore.subscribe(({ session }, { session: before }) => {
    const started = session?.announcements ?? null;
    const announcements = before?.announcements ?? null;
    if (started !== null) announce(startText(started));
    else if (announcements !== null) announce(announcements.ended);
  });
}

function startText(announcements: MapModeAnnouncements): string {
  if (window.matchMedia(touchQuery).matches) return announcements.started;
  return `${announcements.started} ${announcements.byKeyboard}`;
}

/** In the capture phase, so that the key does not also close a panel. */
function endOnEscape(): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { session } = mapModeStore.getState();
    if (event.key !== 'Escape' || (session?.announcements ?? null) === null || isDialogOpen()) return;
    event.preventDefault();
    event.stopPropagation();
    endMapMode();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return () => window.removeEventListener('keydown', onKeyDown, true);
}

/** Focuses the map while a mode is active, and returns the focus to the control that started it. */
function useFocusMap(isActive: boolean): void {
  const camera = useMapCamera();
  useEffect(() => {
    if (!isActive || camera === null) return undefined;
    const before = document.activeElement;
    camera.focus();
    return () => {
      const { activeElement } = document;
      // The visitor may have moved on.
      const isFree =
        activeElement === null ||
        activeElement === document.body ||
        activeElement instanceof HTMLCanvasElement;
      if (isFree && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isActive, camera]);
}
