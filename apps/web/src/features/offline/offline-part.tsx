import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import { whenIdle } from '../../lib/loading/when-idle.ts';
import { useOfflineState } from './visit/offline-store.ts';

const OfflineCards = lazyOptional(async () => (await import('./visit/offline-cards.tsx')).OfflineCards);

/** How long a page is shown before it is stored as read, in milliseconds. */
const readAfter = 3000;

/**
 * Starts everything that needs no network later: nothing of it is loaded before the page is idle. Offers the installation, and reports a
 * new release.
 */
export function OfflinePart() {
  const { pathname } = useLocation();
  const { offersInstallation, news } = useOfflineState();
  useEffect(
    () =>
      whenIdle(() => {
        void import('./visit/start-offline.ts').then(
          ({ startOffline }) => startOffline(),
          () => undefined,
        );
      }),
    [],
  );
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('./visit/report-read-page.ts').then(
        ({ reportReadPage }) => reportReadPage(pathname),
        () => undefined,
      );
    }, readAfter);
    return () => clearTimeout(timer);
  }, [pathname]);
  return offersInstallation || news !== null ? <OfflineCards /> : null;
}
