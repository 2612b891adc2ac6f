import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router';
import { rememberMapPath } from './last-map-path.ts';
import { serverUrlState, createMapUrl, type MapUrl, type MapUrlState } from './map-url.ts';

const MapUrlContext = createContext<MapUrl | null>(null);

interface MapUrlProviderProps {
  /** Whether the hash of the page is that of the map; otherwise no component reads or writes it. */
  readonly isMap?: boolean;
  readonly children: ReactNode;
}

/** Provides the map URL while the map is shown, and reads it again after each navigation of the router. */
export function MapUrlProvider({ isMap = true, children }: MapUrlProviderProps) {
  const [mapUrl] = useState(() => (typeof window === 'undefined' ? null : createMapUrl(window)));
  const { key } = useLocation();
  const lastKey = useRef(key);
  // A layout effect, so that the previous stop is not painted after the navigation.
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    mapUrl?.read();
  }, [mapUrl, key]);
  useEffect(() => () => mapUrl?.close(), [mapUrl]);
  useEffect(() => {
    if (mapUrl === null || !isMap) return undefined;
    rememberMapPath(window.location);
    return mapUrl.store.subscribe(() => rememberMapPath(window.location));
  }, [mapUrl, isMap]);
  return <MapUrlContext value={isMap ? mapUrl : null}>{children}</MapUrlContext>;
}

/** The map URL, for writing; null on the server. */
export function useMapUrl(): MapUrl | null {
  return use(MapUrlContext);
}

const subscribeToNothing = () => () => {};

/** Selects a value of the map URL; on the server and during hydration that of an empty hash. */
export function useMapUrlState<Value>(selector: (state: MapUrlState) => Value): Value {
  const mapUrl = useMapUrl();
  return useSyncExternalStore(
    mapUrl?.store.subscribe ?? subscribeToNothing,
    () => selector(mapUrl?.store.getState() ?? serverUrlState),
    () => selector(serverUrlState),
  );
}
