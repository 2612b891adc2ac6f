import { createApiClient } from '@cae-map/contract/api/client';
import { act, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { vi } from 'vitest';
import { App } from '../app/app.tsx';
import { featureManifests } from '../app/feature-manifests.ts';
import { mergeFeatures, type Features } from '../app/feature-registry/merge-features.ts';
import { mapScreenManifest } from '../app/map-screen/manifest.ts';
import { createQueryClient } from '../app/query-client.ts';
import { loadScreen } from '../app/screens/screen-modules.ts';
import { servedRecords, type ServedRecords } from './data/served-records.ts';

/** All features but the dialogs of a first visit, which open after a second whatever a test does. */
const withoutWelcome = mergeFeatures([
  mapScreenManifest,
  ...featureManifests.filter(({ id }) => id !== 'welcome'),
]);

/** Opens a URL of the application with a fake server that returns the given records. */
export async function openApp(
  url: string,
  served: ServedRecords,
  features: Features = withoutWelcome,
): Promise<void> {
  await openAppOn(url, servedRecords(served), features);
}

/** Opens a URL with a fake `fetch`. Tests that show the map must mock `map/map-view.tsx` with the fake map. */
export async function openAppOn(
  url: string,
  serve: typeof fetch,
  features: Features = withoutWelcome,
): Promise<void> {
  window.history.replaceState(null, '', url);
  vi.stubGlobal('fetch', vi.fn(serve));
  const [mapScreen] = mapScreenManifest.screens ?? [];
  if (mapScreen) await loadScreen({ screen: mapScreen, frame: null }, 'ru');
  const client = createApiClient();
  await act(async () => {
    render(
      <BrowserRouter>
        <App features={features} client={client} browserClient={client} queryClient={createQueryClient()} />
      </BrowserRouter>,
    );
  });
}
