import type { ApiClient, BrowserApiClient } from '@cae-map/contract/api/client';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, type InitialEntry } from 'react-router';
import { ApiClientProvider, BrowserApiClientProvider } from '../lib/api/api-client-context.tsx';
import { createCachingClient } from '../lib/api/writes/caching-client.ts';
import { LanguageProvider } from '../lib/language/language-context.tsx';
import { offlineClient } from './data/offline-client.ts';

interface RenderOptions {
  readonly language?: ContentLanguage;
  readonly client?: ApiClient;
  readonly browserClient?: BrowserApiClient;
  readonly queryClient?: QueryClient;
  /** The path, or a location with the state of the router. */
  readonly path?: InitialEntry;
}

/** Renders a component with the providers of the application. */
export function renderInApp(element: ReactNode, options: RenderOptions = {}) {
  const { language = 'en', client = offlineClient, browserClient = offlineClient } = options;
  const { queryClient = new QueryClient(), path = '/' } = options;
  return render(
    <MemoryRouter initialEntries={[path]}>
      <ApiClientProvider value={client}>
        <BrowserApiClientProvider value={createCachingClient(browserClient, queryClient)}>
          <QueryClientProvider client={queryClient}>
            <LanguageProvider language={language}>{element}</LanguageProvider>
          </QueryClientProvider>
        </BrowserApiClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
}
