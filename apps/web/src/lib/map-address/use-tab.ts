import type { TabCode } from '@cae-map/expedition/hash';
import { useCallback } from 'react';
import { useSelectedPlaceId } from '../selected-place-context.tsx';
import { useMapAddress, useMapAddressState } from './map-address-context.tsx';

/** The tab that the address names, the home tab when it names none, and what changes it. */
export function useTab(): [tab: TabCode, openTab: (tab: TabCode) => void] {
  const address = useMapAddress();
  const placeId = useSelectedPlaceId();
  const tab = useMapAddressState(({ hash }) => hash.place?.tab ?? 'o');
  const openTab = useCallback(
    (code: TabCode) => address?.replace({ place: { id: placeId, tab: code } }),
    [address, placeId],
  );
  return [tab, openTab];
}
