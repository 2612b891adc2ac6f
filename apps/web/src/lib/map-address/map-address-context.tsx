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
import {
  addressWithoutWindow,
  openMapAddress,
  type MapAddress,
  type MapAddressState,
} from './map-address.ts';

const MapAddressContext = createContext<MapAddress | null>(null);

/** Opens the map's address while the map is shown, and reads it anew whenever the router has gone somewhere. */
export function MapAddressProvider({ children }: { readonly children: ReactNode }) {
  const [address] = useState(() => (typeof window === 'undefined' ? null : openMapAddress(window)));
  const { key } = useLocation();
  const lastKey = useRef(key);
  // Before the next drawing, or the stop of the address before would be seen for a moment.
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    address?.read();
  }, [address, key]);
  useEffect(() => () => address?.close(), [address]);
  return <MapAddressContext value={address}>{children}</MapAddressContext>;
}

/** The map's address, to write to; null on the server. */
export function useMapAddress(): MapAddress | null {
  return use(MapAddressContext);
}

const never = () => () => {};

/** A value read from the map's address; while a delivered page is taken over, the value of an empty hash. */
export function useMapAddressState<Value>(selector: (state: MapAddressState) => Value): Value {
  const address = useMapAddress();
  return useSyncExternalStore(
    address?.store.subscribe ?? never,
    () => selector(address?.store.getState() ?? addressWithoutWindow),
    () => selector(addressWithoutWindow),
  );
}
