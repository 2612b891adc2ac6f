import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useBrowserApiClient } from '../../lib/api/api-client-context.tsx';
import { rememberCountry } from '../../lib/options/country-options.ts';
import { baseLayerStore } from './base-layer-store.ts';

/** Counts as the country after a failed request. */
const unknownCountry = 'US';

/**
 * Requests the country of the visitor, which limits the offered layers and decides the language of the map, once; the US if the request
 * fails.
 */
export function useCountry(isNeeded: boolean): void {
  const client = useBrowserApiClient();
  const isKnown = useStore(baseLayerStore, ({ country }) => country !== null);
  useEffect(() => {
    if (!isNeeded || isKnown || client === null) return undefined;
    const controller = new AbortController();
    client.call('getCountry', {}, { signal: controller.signal }).then(
      ({ country }) => setKnownCountry(country),
      () => {
        if (!controller.signal.aborted) baseLayerStore.setState({ country: unknownCountry });
      },
    );
    return () => controller.abort();
  }, [isNeeded, isKnown, client]);
}

function setKnownCountry(country: string): void {
  baseLayerStore.setState({ country });
  rememberCountry(country);
}
