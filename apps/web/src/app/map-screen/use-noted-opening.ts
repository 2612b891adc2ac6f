import { closedTabCode } from '@cae-map/expedition/hash';
import { useEffect } from 'react';
import { useMapUrl } from '../../lib/map-url/map-url-context.tsx';
import { markSheetOpened } from '../../lib/place-view/sheet-opened.ts';

/** Notes when the sheet is open. The address itself is asked: a page that is taken over does not know its hash yet. */
export function useNotedOpening(tab: string): void {
  const address = useMapUrl();
  useEffect(() => {
    if (address === null || tab === closedTabCode) return;
    if (address.store.getState().hash.place?.tab !== closedTabCode) markSheetOpened();
  }, [address, tab]);
}
