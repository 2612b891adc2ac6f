import type { ApiClient, BrowserApiClient } from '@cae-map/contract/api/client';
import { QueryClientProvider, useQueryErrorResetBoundary, type QueryClient } from '@tanstack/react-query';
import { StrictMode, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { DeclaredSearchProvider } from '../lib/url/url-query.ts';
import { ApiClientProvider, BrowserApiClientProvider } from '../lib/api/api-client-context.tsx';
import { createCachingClient } from '../lib/api/writes/caching-client.ts';
import { CommandsProvider } from '../lib/commands/commands-context.tsx';
import { LanguageProvider } from '../lib/language/language-context.tsx';
import { readPath } from '../lib/language/language-path.ts';
import { declaredQuery, formatSearch } from './screens/declared-query.ts';
import { FeaturesProvider, useFeatures } from './feature-registry/features-context.ts';
import type { Features } from './feature-registry/merge-features.ts';
import { matchScreen } from './screens/match-screen.ts';
import { SessionHost } from './session/session-host.tsx';
import { NoticeHost } from './notices/notice-host.tsx';
import { RegionBoundary } from './shell/region-boundary.tsx';
import { resetFailedScreens } from './screens/screen-modules.ts';
import { ScreenOutlet } from './screens/screen-outlet.tsx';
import { Shell } from './shell/shell.tsx';

export interface AppProps {
  readonly features: Features;
  readonly client: ApiClient;
  /** Absent on the server. */
  readonly browserClient?: BrowserApiClient;
  readonly queryClient: QueryClient;
}

/**
 * The root component. The caller provides the router, the browser router or the static router of the renderer, and loads the
 * messages of the page's language before the first render.
 */
export function App({ features, client, browserClient, queryClient }: AppProps) {
  const cachingClient = useMemo(
    () => browserClient && createCachingClient(browserClient, queryClient),
    [browserClient, queryClient],
  );
  return (
    <StrictMode>
      <FeaturesProvider value={features}>
        <ApiClientProvider value={client}>
          <BrowserApiClientProvider value={cachingClient ?? null}>
            <QueryClientProvider client={queryClient}>
              <LocalizedApp />
            </QueryClientProvider>
          </BrowserApiClientProvider>
        </ApiClientProvider>
      </FeaturesProvider>
    </StrictMode>
  );
}

function LocalizedApp() {
  const { commands, screens } = useFeatures();
  const { pathname, search, hash } = useLocation();
  const { reset: resetFailedQueries } = useQueryErrorResetBoundary();
  const reading = readPath(pathname);
  if (reading.kind === 'redirect') return <Navigate to={{ pathname: reading.to, search, hash }} replace />;
  const screen = matchScreen(screens, reading.path)?.screen ?? null;
  const declared = declaredQuery(screen, new URLSearchParams(search));
  return (
    <LanguageProvider language={reading.language}>
      <DeclaredSearchProvider value={formatSearch(declared)}>
        <CommandsProvider value={commands}>
          <SessionHost />
          <NoticeHost />
          <Shell path={reading.path}>
            <RegionBoundary
              resetKey={pathname}
              onRetry={() => {
                resetFailedScreens();
                resetFailedQueries();
              }}
            >
              <ScreenOutlet path={reading.path} />
            </RegionBoundary>
          </Shell>
        </CommandsProvider>
      </DeclaredSearchProvider>
    </LanguageProvider>
  );
}
