import { createApiClient } from '@cae-map/contract/api/client';
import { act, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { vi } from 'vitest';
import { App } from '../app/app.tsx';
import { features as allFeatures } from '../app/features.ts';
import type { Features } from '../app/feature-registry/merge-features.ts';
import { mapScreenManifest } from '../app/map-screen/manifest.ts';
import { createQueryClient } from '../app/query-client.ts';
import { loadScreen } from '../app/screens/screen-modules.ts';
import { english } from '../lib/language/catalogue-en.ts';
import { russian } from '../lib/language/catalogue-ru.ts';
import { servedRecords, type ServedRecords } from './served-records.ts';

/** Opens an address of the whole application, on a server that has these records. */
export async function openApp(
  address: string,
  served: ServedRecords,
  features: Features = allFeatures,
): Promise<void> {
  await openAppOn(address, servedRecords(served), features);
}

/** The same on a server that answers as `serve` does. A test that draws the map mocks `map/map-view.tsx` by the fake map. */
export async function openAppOn(
  address: string,
  serve: typeof fetch,
  features: Features = allFeatures,
): Promise<void> {
  window.history.replaceState(null, '', address);
  vi.stubGlobal('fetch', vi.fn(serve));
  const [mapScreen] = mapScreenManifest.screens ?? [];
  if (mapScreen) await loadScreen(mapScreen);
  await act(async () => {
    render(
      <BrowserRouter>
        <App
          features={features}
          client={createApiClient()}
          queryClient={createQueryClient()}
          catalogues={{ en: english, ru: russian }}
        />
      </BrowserRouter>,
    );
  });
}
