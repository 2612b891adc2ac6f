import type { ApiClient } from '@cae-map/contract/api/client';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { QueryClientProvider, useQueryErrorResetBoundary, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { DeclaredSearchProvider } from '../lib/address-search.ts';
import { ApiClientProvider } from '../lib/api/api-client-context.tsx';
import type { Catalogue } from '../lib/language/catalogue-ru.ts';
import { CommandsProvider } from '../lib/commands/commands-context.tsx';
import { LanguageProvider } from '../lib/language/language-context.tsx';
import { readPath } from '../lib/language/language-path.ts';
import { declaredQuery, formatSearch } from './screens/declared-query.ts';
import { FeaturesProvider, useFeatures } from './feature-registry/features-context.ts';
import type { Features } from './feature-registry/merge-features.ts';
import { matchScreen } from './screens/match-screen.ts';
import { NoticeHost } from './notices/notice-host.tsx';
import { RegionBoundary } from './shell/region-boundary.tsx';
import { resetFailedScreens } from './screens/screen-modules.ts';
import { ScreenOutlet } from './screens/screen-outlet.tsx';
import { Shell } from './shell/shell.tsx';

export interface AppProps {
  readonly features: Features;
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  /** The messages of the languages that are loaded; the language of the page is always among them. */
  readonly catalogues: Readonly<Partial<Record<ContentLanguage, Catalogue>>>;
}

/** The root component. The caller provides the router: the browser router, or the static router of the renderer. */
export function App({ features, client, queryClient, catalogues }: AppProps) {
  return (
    <StrictMode>
      <FeaturesProvider value={features}>
        <ApiClientProvider value={client}>
          <QueryClientProvider client={queryClient}>
            <LocalizedApp catalogues={catalogues} />
          </QueryClientProvider>
        </ApiClientProvider>
      </FeaturesProvider>
    </StrictMode>
  );
}

function LocalizedApp({ catalogues }: Pick<AppProps, 'catalogues'>) {
  const { commands, screens } = useFeatures();
  const { pathname, search, hash } = useLocation();
  const { reset: resetFailedQueries } = useQueryErrorResetBoundary();
  const reading = readPath(pathname);
  if (reading.kind === 'redirect') return <Navigate to={{ pathname: reading.to, search, hash }} replace />;
  const messages = catalogues[reading.language];
  if (messages === undefined) throw new Error(`the messages of '${reading.language}' are not loaded`);
  const screen = matchScreen(screens, reading.path)?.screen ?? null;
  const declared = declaredQuery(screen, new URLSearchParams(search));
  return (
    <LanguageProvider language={reading.language} messages={messages}>
      <DeclaredSearchProvider value={formatSearch(declared)}>
        <CommandsProvider value={commands}>
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
