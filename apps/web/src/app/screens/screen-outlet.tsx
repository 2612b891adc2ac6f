import { Suspense } from 'react';
import type { ScreenDefinition, ScreenParameters } from '../../lib/feature-manifest.ts';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { useFeatures } from '../feature-registry/features-context.ts';
import { matchScreen } from './match-screen.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ScreenGuard } from './screen-guard.tsx';
import { screenModule } from './screen-modules.ts';

/** Renders the screen of a path. */
export function ScreenOutlet({ path }: { readonly path: string }) {
  const match = matchScreen(useFeatures().screens, path);
  if (match === null) return <NotFoundScreen />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <ScreenGuard key={match.screen.id} audience={match.screen.audience} path={path}>
        <LoadedScreen screen={match.screen} parameters={match.parameters} />
      </ScreenGuard>
    </Suspense>
  );
}

interface LoadedScreenProps {
  readonly screen: ScreenDefinition;
  readonly parameters: ScreenParameters;
}

function LoadedScreen({ screen, parameters }: LoadedScreenProps) {
  const { Screen } = screenModule(screen).read();
  return <Screen parameters={parameters} />;
}
