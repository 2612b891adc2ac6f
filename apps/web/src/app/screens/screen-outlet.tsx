import { Suspense } from 'react';
import { useFeatures } from '../feature-registry/features-context.ts';
import type { ScreenDefinition, ScreenParameters } from '../../lib/manifest/feature-manifest.ts';
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
  const { language } = useLanguage();
  const loading = screenModule(screen);
  // Both load at the same time: reading suspends.
  screen.messages?.preload(language);
  const { Screen } = loading.read();
  screen.messages?.read(language);
  return <Screen parameters={parameters} />;
}
