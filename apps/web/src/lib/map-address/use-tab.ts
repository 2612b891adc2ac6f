import { homeTabCode } from '@cae-map/expedition/hash';
import { useCallback } from 'react';
import { useSelectedPlaceId } from '../selection/selected-place-context.tsx';
import { useMapAddress, useMapAddressState } from './map-address-context.tsx';

/**
 * The code of the tab in the URL (the home tab by default) and a function that changes it. The code may be unknown.
 */
export function useTab(): [code: string, openTab: (code: string) => void] {
  const address = useMapAddress();
  const placeId = useSelectedPlaceId();
  const tab = useMapAddressState(({ hash }) => hash.place?.tab ?? homeTabCode);
  const openTab = useCallback(
    (code: string) => address?.replace({ place: { id: placeId, tab: code } }),
    [address, placeId],
  );
  return [tab, openTab];
}
