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
import { serverAddressState, openMapAddress, type MapAddress, type MapAddressState } from './map-address.ts';

const MapAddressContext = createContext<MapAddress | null>(null);

/** Provides the map URL while the map is shown, and reads it again after each navigation of the router. */
export function MapAddressProvider({ children }: { readonly children: ReactNode }) {
  const [address] = useState(() => (typeof window === 'undefined' ? null : openMapAddress(window)));
  const { key } = useLocation();
  const lastKey = useRef(key);
  // A layout effect, so that the previous stop is not painted after the navigation.
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    address?.read();
  }, [address, key]);
  useEffect(() => () => address?.close(), [address]);
  return <MapAddressContext value={address}>{children}</MapAddressContext>;
}

/** The map URL, for writing; null on the server. */
export function useMapAddress(): MapAddress | null {
  return use(MapAddressContext);
}

const subscribeToNothing = () => () => {};

/** Selects a value of the map URL; on the server and during hydration that of an empty hash. */
export function useMapAddressState<Value>(selector: (state: MapAddressState) => Value): Value {
  const address = useMapAddress();
  return useSyncExternalStore(
    address?.store.subscribe ?? subscribeToNothing,
    () => selector(address?.store.getState() ?? serverAddressState),
    () => selector(serverAddressState),
  );
}
