import type { ApiClient } from '@cae-map/contract/api/client';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { ApiClientProvider } from '../lib/api/api-client-context.tsx';
import { LanguageProvider } from '../lib/language/language-context.tsx';
import { offlineClient } from './offline-client.ts';

interface Surroundings {
  readonly language?: ContentLanguage;
  readonly client?: ApiClient;
  readonly queryClient?: QueryClient;
  readonly path?: string;
}

/** Renders a part of the application with all that it stands in. */
export function renderInApp(element: ReactNode, surroundings: Surroundings = {}) {
  const {
    language = 'en',
    client = offlineClient,
    queryClient = new QueryClient(),
    path = '/',
  } = surroundings;
  return render(
    <MemoryRouter initialEntries={[path]}>
      <ApiClientProvider value={client}>
        <QueryClientProvider client={queryClient}>
          <LanguageProvider language={language}>{element}</LanguageProvider>
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
}
