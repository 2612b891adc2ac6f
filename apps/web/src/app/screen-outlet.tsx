import { Suspense, use } from 'react';
import type { ScreenDefinition, ScreenParameters } from '../lib/feature-manifest.ts';
import { LoadingPage } from '../ui/loading-page.tsx';
import { useFeatures } from './features-context.ts';
import { matchScreen } from './match-screen.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { loadedScreen, loadScreen } from './screen-modules.ts';

/** Shows the screen of a path. */
export function ScreenOutlet({ path }: { readonly path: string }) {
  const match = matchScreen(useFeatures().screens, path);
  if (match === null) return <NotFoundScreen />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <LoadedScreen key={match.screen.id} screen={match.screen} parameters={match.parameters} />
    </Suspense>
  );
}

interface LoadedScreenProps {
  readonly screen: ScreenDefinition;
  readonly parameters: ScreenParameters;
}

function LoadedScreen({ screen, parameters }: LoadedScreenProps) {
  const { Screen } = loadedScreen(screen) ?? use(loadScreen(screen));
  return <Screen parameters={parameters} />;
}
