import type { ApiClient } from '@cae-map/contract/api/client';
import { QueryClientProvider, useQueryErrorResetBoundary, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { DeclaredSearchProvider } from '../lib/url/url-query.ts';
import { ApiClientProvider } from '../lib/api/api-client-context.tsx';
import { CommandsProvider } from '../lib/commands/commands-context.tsx';
import { LanguageProvider } from '../lib/language/language-context.tsx';
import { readPath } from '../lib/language/language-path.ts';
import { declaredQuery, searchOf } from './declared-query.ts';
import { FeaturesProvider, useFeatures } from './features-context.ts';
import type { Features } from './merge-features.ts';
import { matchScreen } from './match-screen.ts';
import { NoticeHost } from './notices/notice-host.tsx';
import { RegionBoundary } from './region-boundary.tsx';
import { forgetFailedScreens } from './screen-modules.ts';
import { ScreenOutlet } from './screen-outlet.tsx';
import { Shell } from './shell/shell.tsx';

export interface AppProps {
  readonly features: Features;
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
}

/**
 * The whole application, in the router of the browser or of the server. The messages of the page's language must be loaded
 * before the first render.
 */
export function App({ features, client, queryClient }: AppProps) {
  return (
    <StrictMode>
      <FeaturesProvider value={features}>
        <ApiClientProvider value={client}>
          <QueryClientProvider client={queryClient}>
            <LocalizedApp />
          </QueryClientProvider>
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
      <DeclaredSearchProvider value={searchOf(declared)}>
        <CommandsProvider value={commands}>
          <NoticeHost />
          <Shell path={reading.path}>
            <RegionBoundary
              resetKey={pathname}
              onRetry={() => {
                forgetFailedScreens();
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
