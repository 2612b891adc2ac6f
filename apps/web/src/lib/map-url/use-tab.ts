import { homeTabCode } from '@cae-map/expedition/hash';
import { useCallback } from 'react';
import { useSelectedPlaceId } from '../selection/selected-place-context.tsx';
import { useMapUrl, useMapUrlState } from './map-url-context.tsx';

/** The code of the tab in the URL (the home tab by default) and a function that changes it. The code may be unknown. */
export function useTab(): [code: string, openTab: (code: string) => void] {
  const mapUrl = useMapUrl();
  const placeId = useSelectedPlaceId();
  const tab = useMapUrlState(({ hash }) => hash.place?.tab ?? homeTabCode);
  const openTab = useCallback(
    (code: string) => mapUrl?.replace({ place: { id: placeId, tab: code } }),
    [mapUrl, placeId],
  );
  return [tab, openTab];
}
