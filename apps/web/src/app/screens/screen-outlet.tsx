import { Suspense, type ReactNode } from 'react';
import { useFeatures } from '../feature-registry/features-context.ts';
import type { ScreenDefinition } from '../../lib/manifest/feature-manifest.ts';
import type { MapPage } from '../../lib/page/map-page-context.ts';
import type { ScreenParameters } from '../../lib/manifest/screen-module.ts';
import { LoadingPage } from '../../ui/feedback/loading-page.tsx';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { matchScreen } from './match-screen.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ScreenGuard } from './screen-guard.tsx';
import { screenModule } from './screen-modules.ts';

/** Renders the screen of a path. */
export function ScreenOutlet({ path }: { readonly path: string }) {
  const match = matchScreen(useFeatures().screens, path);
  if (match === null) return <NotFoundScreen />;
  const { screen, frame, parameters } = match;
  return (
    <Suspense fallback={<LoadingPage />}>
      <ScreenGuard key={frame?.id ?? screen.id} audience={screen.audience} path={path}>
        {frame === null ? (
          <LoadedScreen screen={screen} parameters={parameters} />
        ) : (
          <LoadedScreen screen={frame} parameters={parameters} mapPage={screen.mapPage ?? 'film'}>
            <LoadedScreen key={screen.id} screen={screen} parameters={parameters} />
          </LoadedScreen>
        )}
      </ScreenGuard>
    </Suspense>
  );
}

interface LoadedScreenProps {
  readonly screen: ScreenDefinition;
  readonly parameters: ScreenParameters;
  readonly mapPage?: MapPage;
  readonly children?: ReactNode;
}

function LoadedScreen({ screen, parameters, mapPage = 'none', children }: LoadedScreenProps) {
  const { language } = useLanguage();
  const loading = screenModule(screen);
  // Both load at the same time: reading suspends.
  screen.messages?.preload(language);
  screen.sharedMessages?.preload(language);
  const { Screen } = loading.read();
  screen.messages?.read(language);
  return (
    <Screen parameters={parameters} mapPage={mapPage}>
      {children}
    </Screen>
  );
}
