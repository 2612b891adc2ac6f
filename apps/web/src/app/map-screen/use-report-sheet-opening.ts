import { closedTabCode } from '@cae-map/expedition/hash';
import { useEffect } from 'react';
import { useMapUrl } from '../../lib/map-url/map-url-context.tsx';
import { markSheetOpened } from '../../lib/sheet-opened.ts';

/** Reports that the sheet is open. It reads the hash from the store, because `tab` does not include it during hydration. */
export function useReportSheetOpening(tab: string): void {
  const address = useMapUrl();
  useEffect(() => {
    if (address === null || tab === closedTabCode) return;
    if (address.store.getState().hash.place?.tab !== closedTabCode) markSheetOpened();
  }, [address, tab]);
}
